import { AppError } from '@fairway/contract/app-error.ts';
import { can } from '@fairway/domain/permission/can.ts';
import {
  isPaper,
  type TaxAct,
  type TaxColour,
  taxActFits,
  taxTransitions,
} from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { customerOfUser } from '../customers/customer-of-user.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import type { Context } from '../http/context.ts';
import { taxStateWords } from '../language/tax-invoice-words.ts';
import { companiesOfCaller } from '../organisation/company-of.ts';
import { findTaxInvoice, type StoredTaxInvoice, type TaxSight, takeTaxInvoice } from './store.ts';

/** Who looks at tax invoices: which of them, and what they may do with those. */
export interface TaxReader {
  userId: string;
  isStaff: boolean;
  sight: TaxSight;
  has: (button: string) => boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/**
 * Customers see their own; staff those of customers they answer for and what they applied for; who approves or issues
 * sees those of their company and the ones below it.
 */
export async function readerOf({ db, session, permissions }: Asking): Promise<TaxReader> {
  const granted = await permissions();
  const has = (button: string) => can(granted, 'taxInvoice', 'button', button);
  const { userId } = session;
  if (session.kind === 'customer') {
    const partyId = (await customerOfUser(db, session))?.id ?? '';
    return { userId, isStaff: false, has, sight: { partyId, companyIds: [], customerIds: [], userId } };
  }
  const seesAll = has('btn_audit') || has('btn_issue');
  const companyIds = seesAll ? await companiesOfCaller(db, session) : [];
  const customerIds = seesAll ? [] : await customersAnsweredBy(db, [userId]);
  return { userId, isStaff: true, has, sight: { partyId: null, companyIds, customerIds, userId } };
}

/** Not there and not for the caller look the same. */
export async function visibleTaxInvoice(
  { db }: Pick<Context, 'db'>,
  id: string,
  { sight }: TaxReader,
): Promise<StoredTaxInvoice> {
  const found = await findTaxInvoice(db, id, sight);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** To do something with it, in the version its writer knows. Customers do nothing with it but read. */
export async function heldTaxInvoice(
  ctx: Context,
  id: string,
  act: TaxAct,
  version: number,
): Promise<StoredTaxInvoice> {
  const { isStaff, sight } = await readerOf(ctx);
  const held = isStaff ? await takeTaxInvoice(ctx.db, id, sight) : undefined;
  if (!held) throw new AppError('NOT_FOUND');
  ctx.auditTarget(held.applyNo);
  refuseTaxAct(ctx, act, held);
  if (held.version !== version) throw new AppError('RECORD_CHANGED');
  return held;
}

export const colourOf = ({ redOfId }: Pick<StoredTaxInvoice, 'redOfId'>): TaxColour =>
  redOfId === null ? 'blue' : 'red';
export const nowOf = (invoice: StoredTaxInvoice) => ({ ...invoice, colour: colourOf(invoice) });

function refuseTaxAct({ language }: Pick<Context, 'language'>, act: TaxAct, invoice: StoredTaxInvoice): void {
  if (taxActFits(act, nowOf(invoice))) return;
  const { from, kinds } = taxTransitions[act];
  const isOfState = (from as readonly string[]).includes(invoice.status);
  if (isOfState && act === 'void' && !isPaper(invoice.kind)) throw new AppError('TAX_VOID_LATE');
  if (isOfState && !(kinds as readonly string[]).includes(invoice.kind))
    throw new AppError('TAX_KIND_WRONG', { no: invoice.applyNo });
  throw new AppError('TAX_STATE_WRONG', {
    ...{ no: invoice.applyNo, state: taxStateWords[invoice.status][language] },
  });
}
