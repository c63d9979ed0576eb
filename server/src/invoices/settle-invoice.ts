import { AppError } from '@fairway/contract/app-error.ts';
import type { PaymentDirection, PaymentKind } from '@fairway/contract/money-fields.ts';
import { settledStatus } from '@fairway/domain/invoices/invoice-state.ts';
import { fundsAccount, settlementEntry } from '@fairway/domain/ledger/post-payment.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { exchangeGain, type Settlement } from '@fairway/domain/payments/settle.ts';
import { batchByGroup } from '../database/batch-by-group.ts';
import type { Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import type { Posting } from '../ledger/post-entry.ts';
import { reverseEntries } from '../ledger/reverse-entries.ts';
import { invoiceActOf, noteInvoiceActs, refuseInvoiceAct } from './invoice-acts.ts';
import { readerOf } from './reader.ts';
import {
  findSettlement,
  findSettlementsOfPayment,
  markReversed,
  type SettledInvoice,
  type StoredSettlement,
  settlementParts,
  unchangedInvoices,
} from './settlement-store.ts';
import { shareParts, shareSettled } from './share-settled.ts';
import {
  changeInvoice,
  findInvoices,
  findInvoicesToPay,
  findLinesToPay,
  findSeenInvoices,
  type InvoiceSight,
  type LineToPay,
  takeInvoices,
  takeInvoicesById,
} from './store.ts';
import type { PayableInvoice, StoredInvoice } from './stored-invoice.ts';

export interface InvoiceToSettle extends PayableInvoice {
  lines: readonly LineToPay[];
}

/** Invoices the caller may see that can be paid, held until the commit where there is a transaction. */
export async function invoicesToSettle(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceToSettle>> {
  const { db } = ctx;
  const { sight } = await readerOf(ctx);
  const invoices = db.isTransaction
    ? await heldWithLines(db, ids, sight)
    : await lookUpInvoices(db, ofCompany(sight), ids);
  for (const invoice of invoices) refuseUnpayable(ctx, invoice);
  return byId(invoices);
}

/** Invoices to pay, looked up with those that others of the same companies pay in this moment. */
const lookUpInvoices = batchByGroup(1, async (db, sight: InvoiceSight, asked: (readonly string[])[]) => {
  const found = byId(await findInvoicesToPay(db, [...new Set(asked.flat())], sight));
  return asked.map((ids) => ids.flatMap((id) => found.get(id) ?? []));
});

/** Without what is seen only because of who answers for it or made it: that is found in a transaction. */
const ofCompany = (sight: InvoiceSight): InvoiceSight => ({ ...sight, userIds: [] });

async function heldWithLines(
  db: Db,
  ids: readonly string[],
  sight: InvoiceSight,
): Promise<InvoiceToSettle[]> {
  const invoices = await takeInvoices(db, ids, sight);
  // Asked when the invoices are held: those who hold them change the lines.
  const lines = Map.groupBy(await findLinesToPay(db, ids), ({ invoiceId }) => invoiceId);
  return invoices.map((invoice) => ({ ...invoice, lines: lines.get(invoice.id) ?? [] }));
}

/** The same, only to be looked at; some of them may not be paid. */
export async function invoicesToShow(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredInvoice>> {
  return byId(await findSeenInvoices(ctx.db, ids, (await readerOf(ctx)).sight));
}

export const refuseUnpayable = (ctx: Pick<Context, 'language'>, invoice: PayableInvoice): void =>
  refuseInvoiceAct(ctx, 'settle', invoice);

const byId = <T extends PayableInvoice>(invoices: readonly T[]): ReadonlyMap<string, T> =>
  new Map(invoices.map((invoice) => [invoice.id, invoice]));

interface Applied {
  id: string;
  payment: {
    id: string;
    paymentNo: string;
    valueOn: string;
    direction: PaymentDirection;
    kind: PaymentKind;
    currency: string;
  };
  partyId: string;
  settlement: Settlement;
  crossRate: string | null;
  byId: string;
}

/** An invoice uses money: what is owed falls, line by line, and the books say so. What of it is written is said, not done. */
export function applySettlement(
  ctx: Pick<Context, 'now' | 'session'>,
  { lines, ...invoice }: InvoiceToSettle,
  { id, payment, partyId, settlement, crossRate, byId }: Applied,
): { parts: Part[]; posting: Posting } {
  const { now } = ctx;
  const ofSupplier = invoice.side === 'payable';
  const after = afterSettling(invoice, settlement.settled, settlement.settledBook, now);
  const written = settlementParts(
    {
      ...{ id, invoiceId: invoice.id, paymentId: payment.id, paymentNo: payment.paymentNo },
      ...{ valueOn: payment.valueOn, partyId, payCurrency: payment.currency, crossRate, at: now, byId },
      ...{ paid: settlement.paid, paidBook: settlement.paidBook, covered: settlement.covered },
      ...{ rounding: settlement.rounding, settledBook: settlement.settledBook },
      exchangeGain: exchangeGain(settlement, ofSupplier),
      ...{ reversedAt: null, reversedBy: null, reverseReason: '' },
    },
    after,
    invoiceActOf(ctx, { id: invoice.id, version: after.version }, 'settle', payment.paymentNo),
  );
  const posting: Posting = {
    ...{ kind: 'settlement', sourceId: id, sourceNo: `${payment.paymentNo} ${invoice.invoiceNo}` },
    ...{ companyId: invoice.companyId, on: companyDay(now), byId },
    lines: settlementEntry({
      ...{ paymentId: payment.id, invoiceId: invoice.id, partyId, ofSupplier, settlement },
      ...{ payCurrency: payment.currency, invoiceCurrency: invoice.currency, from: fundsAccount(payment) },
    }),
  };
  return { parts: [...written, ...shareParts({ ...invoice, ...after }, lines)], posting };
}

/** More of an invoice is paid, or less again where both are below nothing. */
function afterSettling(
  invoice: PayableInvoice,
  settled: string,
  settledBook: string,
  now: Date,
): Pick<StoredInvoice, keyof SettledInvoice> {
  const after = {
    settled: write(exact(invoice.settled).plus(exact(settled))),
    balance: write(exact(invoice.balance).minus(exact(settled))),
    bookBalance: write(exact(invoice.bookBalance).minus(exact(settledBook))),
  };
  const status = settledStatus({ balance: after.balance, paid: after.settled });
  return {
    ...{ ...after, status, closedAt: status === 'paid' ? now : null },
    ...{ version: invoice.version + 1, lastModifyTime: now },
  };
}

export type { StoredSettlement };
export { unchangedInvoices };
export const settlementById = findSettlement;
export const settlementsOfPayment = findSettlementsOfPayment;

/** What invoices are called, for who may see the payment that they used. */
export const invoiceNumbers = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredInvoice>> =>
  new Map((await findInvoices(db, ids)).map((invoice) => [invoice.id, invoice]));

/** Once: whoever comes second is told. The books get the opposite entry. */
export async function takeSettlementBack(
  ctx: Context,
  settlement: StoredSettlement,
  reason: string,
): Promise<StoredInvoice> {
  const { db, now, session } = ctx;
  const [invoice] = await takeInvoicesById(db, [settlement.invoiceId]);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (!(await markReversed(db, settlement.id, { at: now, byId: session.userId, reason })))
    throw new AppError('SETTLEMENT_REVERSED');
  const settled = exact(settlement.covered).plus(exact(settlement.rounding));
  const book = write(exact(settlement.settledBook).negated());
  const after = afterSettling(invoice, write(settled.negated()), book, now);
  await changeInvoice(db, invoice.id, after);
  await shareSettled(db, { ...invoice, ...after });
  await noteInvoiceActs(ctx, [{ id: invoice.id, version: invoice.version + 1 }], 'reverseSettlement', reason);
  await reverseEntries(ctx, { sourceId: settlement.id, on: companyDay(now), byId: session.userId });
  return { ...invoice, ...after };
}
