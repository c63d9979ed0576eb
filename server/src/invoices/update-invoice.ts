import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { updateInvoice as updateCall } from '@fairway/contract/invoices.ts';
import { invoiceTitlesOf } from '../customers/invoice-titles-of.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { bankAccountsById } from './bank-accounts.ts';
import { billsOf, chosenCharges, refuseUnbillable } from './bill-charges.ts';
import { dueDayOf } from './due-day-of.ts';
import { noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { invoiceSearchText } from './invoice-facts.ts';
import { linesOf, totalsOf } from './invoice-lines.ts';
import { heldInvoices, readerOf } from './reader.ts';
import {
  changeInvoice,
  changeLine,
  deleteLines,
  findInvoiceLines,
  hasSupplierNo,
  insertLines,
} from './store.ts';
import type { StoredInvoice, StoredInvoiceLine } from './stored-invoice.ts';

type Sent = Received<typeof updateCall>['body'];

/** Changes a draft; who made it may, and who may change all of them. */
export async function updateInvoice(ctx: Context, id: string, sent: Sent): Promise<Reply<typeof updateCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  const [invoice] = await heldInvoices(ctx, [{ id, version: sent.version }], reader);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (!reader.has('btn_edit') && !(reader.has('btn_add') && invoice.createdBy === session.userId))
    throw new AppError('FORBIDDEN');
  refuseInvoiceAct(ctx, 'edit', invoice);
  await refuseReferences(ctx, invoice, sent);
  const lines = await linesAfter(ctx, invoice, sent);
  const shipmentIds = [...new Set(lines.map(({ shipmentId }) => shipmentId))];
  const billOn = sent.billOn ?? invoice.billOn;
  const due = await dueDayOf(db, { partyId: invoice.partyId, shipmentIds, billOn });
  const totals = totalsOf(lines);
  const changed: StoredInvoice = {
    ...{ ...invoice, ...totals, balance: totals.total, bookBalance: totals.bookTotal, billOn },
    ...{ baseOn: due.baseOn, dueOn: sent.dueOn ?? due.dueOn },
    ...(sent.bankAccountId !== undefined && { bankAccountId: sent.bankAccountId }),
    ...(sent.titleIndex !== undefined && { title: await titleOf(ctx, invoice.partyId, sent.titleIndex) }),
    ...(sent.supplierNo !== undefined && { supplierNo: sent.supplierNo }),
    ...(sent.remark !== undefined && { remark: sent.remark }),
    ...{ version: invoice.version + 1, lastModifyTime: now },
  };
  changed.searchText = await invoiceSearchText(db, changed, shipmentIds);
  await changeInvoice(db, id, changed);
  for (const line of lines) {
    const memo = sent.memos?.[line.id];
    if (memo !== undefined && memo !== line.memo) await changeLine(db, line.id, { memo });
  }
  await noteInvoiceActs(ctx, [changed], 'update');
  const { version, invoiceNo, status } = changed;
  return { id, version, invoiceNo, status };
}

async function refuseReferences({ db }: Context, invoice: StoredInvoice, sent: Sent): Promise<void> {
  if (sent.bankAccountId) {
    const account = (await bankAccountsById(db, [sent.bankAccountId])).get(sent.bankAccountId);
    if (!account || account.currency !== invoice.currency) throw new AppError('NOT_FOUND');
  }
  if (sent.supplierNo && (await hasSupplierNo(db, invoice, sent.supplierNo)))
    throw new AppError('INVOICE_SUPPLIER_TWICE', { no: sent.supplierNo });
}

/** The lines of the charges that were chosen; those of a credit note stay. */
async function linesAfter(ctx: Context, invoice: StoredInvoice, sent: Sent): Promise<StoredInvoiceLine[]> {
  const { db, now } = ctx;
  const before = await findInvoiceLines(db, [invoice.id]);
  if (sent.chargeIds === undefined || invoice.kind === 'credit') return before;
  const charges = await chosenCharges(ctx, sent.chargeIds, invoice.id);
  await refuseUnbillable(ctx, charges);
  const [group, ...others] = billsOf(charges).groups;
  const isSame =
    group !== undefined &&
    others.length === 0 &&
    (['kind', 'companyId', 'partyId', 'currency'] as const).every((key) => group[key] === invoice[key]);
  if (!isSame) throw new AppError('INVOICE_ONE_PARTY');
  const memos = new Map(before.map(({ chargeId, memo }) => [chargeId, memo]));
  const lines = linesOf(invoice.id, group.charges, () => newId(now.getTime())).map((line) => ({
    ...line,
    memo: memos.get(line.chargeId) ?? '',
  }));
  await deleteLines(db, invoice.id);
  await insertLines(db, lines);
  return lines;
}

/** One of the titles the customer gave, as it is now. */
async function titleOf(
  { db }: Context,
  partyId: string,
  index: number | null,
): Promise<StoredInvoice['title']> {
  if (index === null) return null;
  const title = (await invoiceTitlesOf(db, partyId))[index];
  if (!title) throw new AppError('NOT_FOUND');
  return { title: title.title, taxNo: title.taxNo };
}
