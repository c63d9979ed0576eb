import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { insertPaymentAct, type StoredPayment } from './store.ts';
import type { PaymentTables } from './tables.ts';

/** Writes down what was done with a payment, in its version of now. */
export async function notePaymentAct(
  acting: Pick<Context, 'db' | 'now' | 'session'>,
  payment: Pick<StoredPayment, 'id' | 'version'>,
  act: string,
  remark = '',
): Promise<void> {
  await insertPaymentAct(acting.db, paymentActOf(acting, payment, act, remark));
}

export const paymentActOf = (
  { now, session }: Pick<Context, 'now' | 'session'>,
  { id, version }: Pick<StoredPayment, 'id' | 'version'>,
  act: string,
  remark = '',
): PaymentTables['payment_act'] => ({
  ...{ id: newId(now.getTime()), paymentId: id, version, at: now, act, byId: session.userId, remark },
});
