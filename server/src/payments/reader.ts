import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import type { Context } from '../http/context.ts';
import { companiesAround, seenCompanies } from '../permission/seen-companies.ts';
import { findPayment, type PaymentSight, type StoredPayment, takePayment } from './store.ts';

/** Who looks at payments: which of them, and what they may do with those. */
export interface PaymentReader {
  userId: string;
  sight: PaymentSight;
  /** The companies whose accounts they use. */
  companyIds: readonly string[];
  has: (button: string) => boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Staff see what their scope has: of companies all of it; otherwise what is nobody's yet in theirs, what is of customers
 * that they or people they see answer for, and what these registered. Customers see none: they see what their invoices used.
 */
export async function readerOf({ db, session, permissions }: Asking): Promise<PaymentReader> {
  if (session.kind === 'customer') throw new AppError('NOT_FOUND');
  const granted = await permissions();
  const has = (button: string) => can(granted, 'payment', 'button', button);
  const { userId } = session;
  const seen = await seenCompanies({ db, session }, 'payment');
  const around = await companiesAround({ db, session }, seen);
  const registers = has('btn_add') || has('btn_settle');
  const beside = seen.isCovered
    ? null
    : {
        companyIds: around,
        partyIds: await customersAnsweredBy(db, seen.userIds),
        userIds: seen.userIds.filter((id) => registers || id !== userId),
      };
  const companyIds = [...new Set([...around, ...seen.companyIds])];
  return { userId, has, companyIds, sight: { companyIds: seen.companyIds, beside } };
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
