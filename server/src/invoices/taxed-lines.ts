import type { Context } from '../http/context.ts';
import { readerOf } from './reader.ts';
import { findInvoiceLines, findInvoices, findSeenInvoices, takeInvoices, takeInvoicesById } from './store.ts';
import type { StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';
import { addTaxed, findLinesById, listTaxableRows, sumTaxable, type TaxableQuestion } from './taxed-store.ts';

export type InvoiceToTax = StoredInvoice;
export type LineToTax = StoredInvoiceLine;

/** Invoices the caller may see, to look at what could be put on a tax invoice. */
export const seenToTax = async (ctx: Context, ids: readonly string[]): Promise<InvoiceToTax[]> =>
  findSeenInvoices(ctx.db, ids, (await readerOf(ctx)).sight);

/** The same, held until the commit: two who apply at once never ask for more than is billed. */
export const heldToTax = async (ctx: Context, ids: readonly string[]): Promise<InvoiceToTax[]> =>
  takeInvoices(ctx.db, ids, (await readerOf(ctx)).sight);

/** Whoever asks, for what becomes of a tax invoice later. */
export const holdTaxed = takeInvoicesById;

export const taxedInvoices = findInvoices;
export const linesOfInvoices = findInvoiceLines;
export const linesToTax = findLinesById;

/** More, or less, of some lines is asked for by tax invoices or stands on issued ones. Their invoices are held. */
export const addTaxedLines = addTaxed;

type Page = Parameters<typeof listTaxableRows>[2];

/** Lines the caller may see of which something is on no tax invoice, with what is left by currency. */
export async function taxableLines(
  ctx: Context,
  question: Omit<TaxableQuestion, 'sight'>,
  page: Page,
  summedAtMost: number,
) {
  const { db } = ctx;
  const asked = { ...question, sight: (await readerOf(ctx)).sight };
  const { ids, total } = await listTaxableRows(db, asked, page);
  const found = new Map((await findLinesById(db, ids)).map((line) => [line.id, line]));
  return {
    lines: ids.flatMap((id) => found.get(id) ?? []),
    total,
    sums: total < summedAtMost ? await sumTaxable(db, asked) : null,
  };
}
