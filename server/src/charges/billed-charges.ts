import type { Context } from '../http/context.ts';
import { readerOf } from './reader.ts';
import {
  addInvoiced as addInvoicedCharges,
  findChargesById,
  setDisputedCharges,
  settledChargesPart,
  takeCharges,
  takeChargesById,
} from './store.ts';
import type { StoredCharge } from './stored-charge.ts';

/** The charges with these ids that the caller may see, held until the commit. */
export async function chargesToBill(
  ctx: Pick<Context, 'db' | 'session' | 'permissions'>,
  ids: readonly string[],
): Promise<StoredCharge[]> {
  return takeCharges(ctx.db, ids, (await readerOf(ctx)).sight);
}

/** Whoever asks, for what an invoice that somebody may see does to its charges. */
export const chargesOfInvoice = takeChargesById;

/** The same, only to be shown. */
export const chargesById = findChargesById;

/** More, or less, of some charges is on invoices. */
export const addInvoiced = addInvoicedCharges;

/** More, or less, of some charges was paid. */
export const settledCharges = settledChargesPart;

export const markDisputed = setDisputedCharges;
