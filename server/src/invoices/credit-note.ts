import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { createCreditNote as creditCall } from '@fairway/contract/invoices.ts';
import { money, roundMoney } from '@fairway/domain/money/money.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { chargesOfInvoice } from '../charges/billed-charges.ts';
import { partOf } from '../charges/part-of-charge.ts';
import { newId } from '../database/new-id.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { refuseCredit } from './credit-balance.ts';
import { changeDisputes, findOpenDisputes } from './dispute-store.ts';
import { noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { invoiceSearchText } from './invoice-facts.ts';
import { totalsOf } from './invoice-lines.ts';
import { heldInvoices, readerOf } from './reader.ts';
import { findInvoiceLines, insertInvoice } from './store.ts';
import { type StoredInvoice, type StoredInvoiceLine, untaxed } from './stored-invoice.ts';
import { refuseTaxedCredit, type TaxInvoicesOf } from './tax-invoices-of.ts';

/** Makes the draft of a credit note for lines of an issued invoice; it counts when it is issued. */
export async function createCreditNote(
  ctx: Context,
  taxInvoicesOf: TaxInvoicesOf,
  id: string,
  { version, reason, lines: asked, disputeIds, acceptsTaxed }: Received<typeof creditCall>['body'],
): Promise<Reply<typeof creditCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  if (!reader.isStaff) throw new AppError('NOT_FOUND');
  const [invoice] = await heldInvoices(ctx, [{ id, version }], reader);
  if (!invoice) throw new AppError('NOT_FOUND');
  refuseInvoiceAct(ctx, 'credit', invoice);
  const noteId = newId(now.getTime());
  const lines = await creditedLines(ctx, invoice, noteId, asked);
  await refuseCredit(ctx, invoice, lines);
  if (!acceptsTaxed) await refuseTaxedCredit(ctx, invoice, lines, taxInvoicesOf);
  const totals = totalsOf(lines);
  const today = companyDay(now);
  const note: StoredInvoice = {
    ...{ ...invoice, ...totals, id: noteId, version: 1, kind: 'credit', creditOfId: id, remark: reason },
    ...{ invoiceNo: await takeBillNumber(db, 'CreditNoteNumber', session.userId, now), supplierNo: '' },
    ...{ settled: '0', credited: '0', ...untaxed, balance: totals.total, bookBalance: totals.bookTotal },
    ...{ billOn: today, baseOn: today, dueOn: today, dueReason: '', status: 'draft', answer: 'none' },
    ...{ answeredBy: null, answeredAt: null, remindedLevel: null, remindedAt: null, promisedOn: null },
    ...{ stateRemark: '', createdBy: session.userId, creatorTime: now, lastModifyTime: now },
    ...{ confirmedAt: null, issuedAt: null, closedAt: null },
  };
  note.searchText = await invoiceSearchText(
    db,
    note,
    lines.map(({ shipmentId }) => shipmentId),
  );
  await insertInvoice(db, note, lines);
  await noteDisputes(ctx, invoice, noteId, disputeIds);
  await noteInvoiceActs(ctx, [note], 'create', reason);
  ctx.auditTarget(`${note.invoiceNo} ${invoice.invoiceNo}`);
  return { id: noteId, version: 1, invoiceNo: note.invoiceNo, status: 'draft' };
}

async function creditedLines(
  { db, now }: Context,
  { id }: StoredInvoice,
  invoiceId: string,
  asked: readonly { lineId: string; amount: string }[],
): Promise<StoredInvoiceLine[]> {
  const before = new Map((await findInvoiceLines(db, [id])).map((line) => [line.id, line]));
  const charges = await chargesOfInvoice(
    db,
    [...before.values()].map(({ chargeId }) => chargeId),
  );
  const chargeOf = new Map(charges.map((charge) => [charge.id, charge]));
  const wanted = [...new Map(asked.map((one) => [one.lineId, one])).values()];
  return wanted.map(({ lineId, amount }, seq) => {
    const line = before.get(lineId);
    const charge = chargeOf.get(line?.chargeId ?? '');
    if (!line || !charge) throw new AppError('NOT_FOUND');
    return {
      ...{ id: newId(now.getTime()), invoiceId, seq, chargeId: line.chargeId, shipmentId: line.shipmentId },
      ...partOf(charge, roundMoney(money(charge.currency, amount)).amount),
      ...{
        onBehalf: line.onBehalf,
        settled: '0',
        credited: '0',
        ...untaxed,
        creditOfId: line.id,
        memo: line.memo,
      },
    };
  });
}

/** The disputes it answers: they end when it is issued. */
async function noteDisputes(
  { db }: Context,
  invoice: StoredInvoice,
  creditId: string,
  disputeIds: readonly string[],
): Promise<void> {
  if (disputeIds.length === 0) return;
  const open = new Set((await findOpenDisputes(db, [invoice.id])).map(({ id }) => id));
  if (disputeIds.some((disputeId) => !open.has(disputeId))) throw new AppError('NOT_FOUND');
  await changeDisputes(db, disputeIds, { creditId, status: 'accepted' });
}
