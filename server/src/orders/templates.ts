import { AppError } from '@fairway/contract/app-error.ts';
import type { SavedOrder } from '@fairway/contract/orders.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { composeOrder } from './compose-order.ts';
import { addDraft, orderedAgain } from './save-order.ts';
import { readerOf, visibleOrder } from './sight.ts';
import {
  deleteTemplateRow,
  deleteTemplatesOf,
  findTemplate,
  findTemplates,
  putTemplate,
} from './template-store.ts';

const mostTemplates = 100;

export async function saveOrderTemplate(
  ctx: Context,
  { orderId, name }: { orderId: string; name: string },
): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const { customerId, mode, fields } = await visibleOrder(db, orderId, await readerOf(ctx));
  const mine = await findTemplates(db, session.userId);
  if (mine.length >= mostTemplates && !mine.some((one) => one.name === name))
    throw new AppError('ORDER_TOO_MANY_TEMPLATES');
  ctx.auditTarget(name);
  const id = await putTemplate(db, {
    ...{ id: newId(now.getTime()), ownerId: session.userId, name, customerId, mode },
    ...{ fields: orderedAgain(fields), creatorTime: now },
  });
  return { id };
}

export async function listOrderTemplates({ db, session, language }: Context) {
  const mine = await findTemplates(db, session.userId);
  const ports = await portsById(
    db,
    mine.flatMap(({ fields }) => [fields.polId, fields.podId].flatMap((id) => id ?? [])),
    language,
  );
  const portName = (id: string | null) => (id === null ? '' : (ports.get(id)?.fullName ?? ''));
  const list = [];
  for (const { id, name, customerId, mode, fields, creatorTime } of mine) {
    const customer = customerId === null ? undefined : await customerById(db, customerId);
    list.push({
      ...{ id, name, mode, customerId, customerName: customer?.shortName ?? '' },
      ...{ polName: portName(fields.polId), podName: portName(fields.podId), boxes: fields.boxes },
      ...{ commodity: fields.commodity, creatorTime: creatorTime.getTime() },
    });
  }
  return { list };
}

export async function orderFromTemplate(ctx: Context, id: string): Promise<SavedOrder> {
  const template = await findTemplate(ctx.db, ctx.session.userId, id);
  if (!template) throw new AppError('NOT_FOUND');
  const { order } = await composeOrder(ctx, template.fields, { isTakenOver: true });
  return addDraft(ctx, order);
}

export async function deleteOrderTemplate({ db, session }: Context, id: string): Promise<null> {
  if (!(await deleteTemplateRow(db, session.userId, id))) throw new AppError('NOT_FOUND');
  return null;
}

/** Somebody deletes their account. */
export const forgetTemplates = (db: Db, userId: string): Promise<void> => deleteTemplatesOf(db, userId);
