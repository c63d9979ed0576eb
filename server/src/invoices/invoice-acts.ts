import { AppError } from '@fairway/contract/app-error.ts';
import { type InvoiceAct, invoiceActFits } from '@fairway/domain/invoices/invoice-state.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { invoiceStateWords } from '../language/invoice-words.ts';
import { insertInvoiceActs } from './store.ts';
import type { StoredInvoice } from './stored-invoice.ts';
import type { InvoiceTables } from './tables.ts';

type Acting = Pick<Context, 'db' | 'now'> & { session: { userId: string | null } };

/** Writes down what was done with invoices, in their versions of now. */
export async function noteInvoiceActs(
  acting: Acting,
  invoices: readonly Pick<StoredInvoice, 'id' | 'version'>[],
  act: string,
  remark = '',
): Promise<void> {
  await insertInvoiceActs(
    acting.db,
    invoices.map((invoice) => invoiceActOf(acting, invoice, act, remark)),
  );
}

export const invoiceActOf = (
  { now, session }: Omit<Acting, 'db'>,
  { id, version }: Pick<StoredInvoice, 'id' | 'version'>,
  act: string,
  remark = '',
): InvoiceTables['invoice_act'] => ({
  ...{ id: newId(now.getTime()), invoiceId: id, version, at: now, act, byId: session.userId, remark },
});

export function refuseInvoiceAct(
  { language }: Pick<Context, 'language'>,
  act: InvoiceAct,
  invoice: Pick<StoredInvoice, 'invoiceNo' | 'status' | 'kind'>,
): void {
  if (!invoiceActFits(act, invoice))
    throw new AppError('INVOICE_STATE_WRONG', {
      ...{ no: invoice.invoiceNo, state: invoiceStateWords[invoice.status][language] },
    });
}
