import type { Context } from '../http/context.ts';
import { readerOf } from './reader.ts';
import { findOpenBills, findSeenInvoices, takeInvoices, takeInvoicesById } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';

export type InvoiceToPay = StoredInvoice;

/** A bill of a supplier that is agreed on and not paid. */
export const isToPay = ({ kind, status }: InvoiceToPay): boolean =>
  kind === 'supplier' && (status === 'confirmed' || status === 'issued' || status === 'partlyPaid');

/** Invoices the caller may see. */
export const seenBills = async (ctx: Context, ids: readonly string[]): Promise<InvoiceToPay[]> =>
  findSeenInvoices(ctx.db, ids, (await readerOf(ctx)).sight);

/** The same, held until the commit. */
export const heldBills = async (ctx: Context, ids: readonly string[]): Promise<InvoiceToPay[]> =>
  takeInvoices(ctx.db, ids, (await readerOf(ctx)).sight);

/** What we owe a party by bills the caller may see, what is due first. */
export const openBillsOf = async (ctx: Context, partyId: string): Promise<InvoiceToPay[]> =>
  findOpenBills(ctx.db, partyId, (await readerOf(ctx)).sight);

/** Bills by id, held until the commit, whoever asks. */
export const billsById = async (
  db: Context['db'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceToPay>> =>
  new Map((await takeInvoicesById(db, ids)).map((invoice) => [invoice.id, invoice]));
