import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { insertPaymentAct, type StoredPayment } from './store.ts';

/** Writes down what was done with a payment, in its version of now. */
export async function notePaymentAct(
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
  { id, version }: Pick<StoredPayment, 'id' | 'version'>,
  act: string,
  remark = '',
): Promise<void> {
  await insertPaymentAct(db, {
    ...{ id: newId(now.getTime()), paymentId: id, version, at: now, act, byId: session.userId, remark },
  });
}
