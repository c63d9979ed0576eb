import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { createOrder, getOrder, type OrderDetail, updateOrder } from '@fairway/contract/orders.ts';
import { call } from '../../wire/api.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { differencesOf, mergedFields, typedFields, writtenFields } from './form-values.ts';

export interface ToSave {
  clientId: string;
  saved: { id: string; version: number; base: OrderFields } | undefined;
  fields: OrderFields;
}

/** Kept, or changed meanwhile by somebody else: then what it is now. */
export type SaveResult = { is: 'kept'; id: string; version: number } | { is: 'changed'; newest: OrderDetail };

/**
 * Keeps an order, however often it was tried before. One that is there already, because an earlier answer was lost on
 * its way, is changed to what is written now; what somebody else changed besides stays.
 */
export async function saveOrder({ clientId, saved, fields }: ToSave): Promise<SaveResult> {
  const written = writtenFields(fields);
  if (saved) return change(saved.id, saved.version, written);
  const body = { ...written, clientId };
  const made = await call(createOrder, { body }, { commandId: newCommandId() });
  if (!made.isKnown) return { is: 'kept', id: made.id, version: made.version };
  const there = await call(getOrder, { params: { id: made.id } });
  if (differencesOf(there.fields, written).length === 0)
    return { is: 'kept', id: there.id, version: there.version };
  return change(there.id, there.version, written);
}

async function change(id: string, version: number, fields: OrderFields): Promise<SaveResult> {
  try {
    const done = await call(
      updateOrder,
      { params: { id }, body: { ...fields, version } },
      { commandId: newCommandId() },
    );
    return { is: 'kept', id: done.id, version: done.version };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== refusals.RECORD_CHANGED.code) throw error;
    return { is: 'changed', newest: await call(getOrder, { params: { id } }) };
  }
}

/** The same once more on top of what somebody else made of it, where both did not change the same. */
export async function saveOnTop(order: ToSave): Promise<SaveResult> {
  const first = await saveOrder(order);
  if (first.is === 'kept' || !order.saved) return first;
  const { newest } = first;
  const { fields, both } = mergedFields(order.saved.base, order.fields, typedFields(newest.fields));
  if (both.length > 0 || !newest.can.includes('edit')) return first;
  const saved = { id: newest.id, version: newest.version, base: typedFields(newest.fields) };
  return saveOrder({ ...order, saved, fields });
}
