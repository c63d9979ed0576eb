import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import type { Context } from '../http/context.ts';
import { companiesOfCaller } from '../organisation/company-of.ts';
import { findPayment, type PaymentSight, type StoredPayment, takePayment } from './store.ts';

/** Who looks at payments: which of them, and what they may do with those. */
export interface PaymentReader {
  userId: string;
  sight: PaymentSight;
  has: (button: string) => boolean;
}

/**
 * Who registers or applies money sees that of their company and the ones below it; others, who may claim it, what is
 * nobody's yet and what is of customers they answer for. Customers see none: they see what their invoices used.
 */
export async function readerOf({
  db,
  session,
  permissions,
}: Pick<Context, 'db' | 'session' | 'permissions'>): Promise<PaymentReader> {
  if (session.kind === 'customer') throw new AppError('NOT_FOUND');
  const granted = await permissions();
  const has = (button: string) => can(granted, 'payment', 'button', button);
  const { userId } = session;
  const companyIds = await companiesOfCaller(db, session);
  const seesAll = has('btn_add') || has('btn_settle');
  const partyIds = seesAll ? null : await customersAnsweredBy(db, [userId]);
  return { userId, has, sight: { companyIds, partyIds } };
}

/** Not there and not for the caller look the same. */
export async function visiblePayment(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight }: PaymentReader,
): Promise<StoredPayment> {
  const payment = await findPayment(db, id, sight);
  if (!payment) throw new AppError('NOT_FOUND');
  return payment;
}

/** To change it, in the version its writer knows. */
export async function heldPayment(
  ctx: Pick<Context, 'db' | 'auditTarget'>,
  id: string,
  { sight }: PaymentReader,
  version?: number,
): Promise<StoredPayment> {
  const payment = await takePayment(ctx.db, id, sight);
  if (!payment) throw new AppError('NOT_FOUND');
  if (version !== undefined && version !== payment.version) throw new AppError('RECORD_CHANGED');
  ctx.auditTarget(payment.paymentNo);
  if (payment.status !== 'confirmed') throw new AppError('PAYMENT_STATE_WRONG', { no: payment.paymentNo });
  return payment;
}
