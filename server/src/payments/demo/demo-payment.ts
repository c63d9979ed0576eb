import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { settledStatus } from '@fairway/domain/invoices/invoice-state.ts';
import {
  claimEntry,
  fundsAccount,
  paymentEntry,
  settlementEntry,
} from '@fairway/domain/ledger/post-payment.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { claimParts } from '@fairway/domain/payments/claim.ts';
import { amountToSettle, exchangeGain, settle } from '@fairway/domain/payments/settle.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { companyDay } from '../../freight/company-day.ts';
import { demoAccountOf } from '../../invoices/demo/demo-bank-accounts.ts';
import { financeOf } from '../../invoices/demo/demo-bills.ts';
import {
  changeDemoInvoice,
  type DemoInvoice,
  type DemoSettlement,
} from '../../invoices/demo/demo-invoice.ts';
import type { DemoParty } from '../../invoices/demo/demo-parties.ts';
import type { DemoBooks } from '../../ledger/demo/demo-books.ts';
import { day } from '../../organisation/demo/office-days.ts';
import type { StoredPart, StoredPayment } from '../store.ts';
import type { PaymentTables } from '../tables.ts';
import type { PlannedPayment, PlannedUse } from './plan-payments.ts';

const hour = 3_600_000;

/** What payments are worked out with, and where what comes of them is collected. */
export interface DemoTill {
  books: DemoBooks;
  parties: ReadonlyMap<string, DemoParty>;
  bookRate: (currency: string, on: string) => string;
  payments: StoredPayment[];
  parts: StoredPart[];
  settlements: DemoSettlement[];
  acts: Omit<PaymentTables['payment_act'], 'id'>[];
}

interface Use extends PlannedUse {
  amount: string;
  crossRate: string | null;
}

/** A payment from the day it was registered until it was used, as the app would have written it. */
export function payDemo(till: DemoTill, plan: PlannedPayment, id: string, paymentNo: string): void {
  const { direction, kind, companyId, currency, claim } = plan;
  const valueOn = companyDay(new Date(plan.at));
  const bookRate = till.bookRate(currency, valueOn);
  const uses = plan.uses.map((use) => usedOf(till, plan, use, valueOn));
  const whole = uses.reduce((sum, { amount }) => sum.plus(exact(amount)), exact(plan.amount ?? '0'));
  // Who pays in advance pays a round sum.
  const rounded = kind === 'prepaid' && uses.length > 0 ? whole.div(1_000).ceil().times(1_000) : whole;
  const amount = rounded.toFixed(2);
  const fee = direction === 'out' && currency !== 'CNY' ? '20.00' : '0.00';
  const partyIds = [...new Set(uses.map(({ invoice }) => invoice.row.partyId))];
  const payerId = plan.partyId ?? partyIds[0];
  const party = payerId === undefined ? undefined : till.parties.get(payerId);
  const atOnce = claim === 'atOnce' ? party : undefined;
  const inBooks = (value: string): string => exact(value).times(exact(bookRate)).toFixed(2);
  const payerName = plan.payerName ?? party?.nameCn ?? '';
  const bankRef = `${direction === 'in' ? 'CR' : 'DR'}${valueOn.replaceAll('-', '')}${paymentNo.slice(-4)}`;
  const byId = financeOf(companyId);
  const payment: StoredPayment = {
    ...{ id, version: 1, paymentNo, direction, kind, status: 'confirmed', companyId, currency, amount, fee },
    ...{ bankAccountId: demoAccountOf(companyId, currency), bookRate, bookAmount: inBooks(amount) },
    bookFee: inBooks(fee),
    ...{ unclaimed: atOnce ? '0' : amount, bookUnclaimed: atOnce ? '0' : inBooks(amount) },
    ...{ valueOn, payerName, bankRef, remark: '', createdBy: byId, creatorTime: new Date(plan.at) },
    ...{ lastModifyTime: new Date(plan.at), reversedAt: null, reverseReason: '' },
    searchText: searchTextOf(
      [paymentNo, payerName, bankRef, atOnce?.nameCn ?? '', atOnce?.nameEn ?? ''].filter(Boolean),
      1_000,
    ),
  };
  const parts: StoredPart[] = atOnce
    ? [{ paymentId: id, partyId: atOnce.id, amount, unapplied: amount, bookUnapplied: payment.bookAmount }]
    : [];
  till.books.post(plan.at, {
    ...{ kind: 'payment', sourceId: id, sourceNo: paymentNo, companyId, on: valueOn, byId },
    lines: paymentEntry(payment, atOnce?.id ?? null),
  });
  note(till, payment, 'register', plan.at, byId);
  if (claim === 'later') claimDemo(till, payment, parts, { uses, at: plan.at + hour, byId });
  if (plan.reversed === 'payment') reverseDemo(till, payment, parts, { at: plan.at + day, byId });
  if (uses.length > 0) {
    settleDemo(till, payment, parts, { uses, at: plan.settleAt, byId });
    if (plan.reversed === 'settlement') settleAgain(till, payment, parts, { uses, at: plan.settleAt, byId });
  }
  till.payments.push(payment);
  till.parts.push(...parts);
}

/** How much of a payment an invoice takes: of another currency by the rates of the day. */
function usedOf(till: DemoTill, { currency }: PlannedPayment, use: PlannedUse, on: string): Use {
  const { row } = use.invoice;
  if (currency === row.currency) {
    const wanted =
      use.part === 1 ? exact(row.balance) : exact(row.balance).times(use.part).toDecimalPlaces(2);
    return { ...use, amount: wanted.minus(use.short ?? 0).toFixed(2), crossRate: null };
  }
  const [one, other] = [till.bookRate(currency, on), till.bookRate(row.currency, on)];
  const crossRate = write(exact(one).div(exact(other)).toDecimalPlaces(8));
  const plenty = { currency, amount: '999999999', bookAmount: '0' };
  return { ...use, amount: amountToSettle(plenty, row, crossRate), crossRate };
}

function note(
  { acts }: DemoTill,
  payment: StoredPayment,
  act: string,
  at: number,
  byId: string,
  remark = '',
): void {
  acts.push({ paymentId: payment.id, version: payment.version, at: new Date(at), act, byId, remark });
}

interface Using {
  uses: readonly Use[];
  at: number;
  byId: string;
}

function change(payment: StoredPayment, at: number, changes: Partial<StoredPayment> = {}): void {
  Object.assign(payment, changes, { version: payment.version + 1, lastModifyTime: new Date(at) });
}

/** Somebody says whose it is: by what each of them owes. */
function claimDemo(
  till: DemoTill,
  payment: StoredPayment,
  parts: StoredPart[],
  { uses, at, byId }: Using,
): void {
  const { id, paymentNo, companyId } = payment;
  const wanted = [...Map.groupBy(uses, ({ invoice }) => invoice.row.partyId)].map(([partyId, own]) => ({
    ...{ partyId, amount: own.reduce((sum, { amount }) => sum.plus(exact(amount)), exact('0')).toFixed(2) },
  }));
  const claimed = claimParts(payment, [], wanted);
  if (typeof claimed === 'string') throw new Error(`${paymentNo} cannot be claimed: ${claimed}`);
  parts.push(...claimed.parts.map((part) => ({ paymentId: id, ...part })));
  change(payment, at, { unclaimed: claimed.unclaimed, bookUnclaimed: claimed.bookUnclaimed });
  till.books.post(at, {
    ...{ kind: 'claim', sourceId: id, sourceNo: paymentNo, companyId, on: companyDay(new Date(at)), byId },
    lines: claimed.moves.flatMap((move) => claimEntry(payment, move)),
  });
  note(till, payment, 'claim', at, byId);
}

function reverseDemo(
  till: DemoTill,
  payment: StoredPayment,
  parts: StoredPart[],
  { at, byId }: Omit<Using, 'uses'>,
): void {
  const reason = '银行退汇';
  till.books.reverse(at, payment.id, companyDay(new Date(at)), byId);
  for (const part of parts) Object.assign(part, { unapplied: '0', bookUnapplied: '0' });
  const end = { status: 'reversed', reversedAt: new Date(at), reverseReason: reason } as const;
  change(payment, at, { ...end, unclaimed: '0', bookUnclaimed: '0' });
  note(till, payment, 'reverse', at, byId, reason);
}

/** Party by party, as somebody does it. */
function settleDemo(
  till: DemoTill,
  payment: StoredPayment,
  parts: StoredPart[],
  { uses, at, byId }: Using,
): void {
  for (const [partyId, own] of Map.groupBy(uses, ({ invoice }) => invoice.row.partyId)) {
    const part = parts.find((one) => one.partyId === partyId);
    if (!part) throw new Error(`${payment.paymentNo} has no part of ${partyId}`);
    for (const use of own) settleOne(till, payment, part, use, { at, byId });
    change(payment, at);
    note(till, payment, 'settle', at, byId, own.map(({ invoice }) => invoice.row.invoiceNo).join('、'));
  }
}

function settleOne(
  till: DemoTill,
  payment: StoredPayment,
  part: StoredPart,
  { invoice, amount, crossRate, short }: Use,
  { at, byId }: Omit<Using, 'uses'>,
): void {
  const { row } = invoice;
  const { partyId } = part;
  const funds = { currency: payment.currency, amount: part.unapplied, bookAmount: part.bookUnapplied };
  const closes = short !== undefined || crossRate !== null;
  const settlement = settle(funds, row, {
    ...{
      amount,
      tolerance: closes ? toleranceIn(row.currency) : '0',
      ...(crossRate !== null && { crossRate }),
    },
  });
  if (typeof settlement === 'string')
    throw new Error(`${payment.paymentNo} for ${row.invoiceNo}: ${settlement}`);
  const ofSupplier = row.side === 'payable';
  const id = `settlement-demo-${String(till.settlements.length + 1).padStart(4, '0')}`;
  till.settlements.push({
    ...{ id, invoiceId: row.id, paymentId: payment.id, paymentNo: payment.paymentNo },
    ...{
      valueOn: payment.valueOn,
      partyId,
      payCurrency: payment.currency,
      crossRate,
      at: new Date(at),
      byId,
    },
    ...{ paid: settlement.paid, paidBook: settlement.paidBook, covered: settlement.covered },
    ...{ rounding: settlement.rounding, settledBook: settlement.settledBook },
    exchangeGain: exchangeGain(settlement, ofSupplier),
    ...{ reversedAt: null, reversedBy: null, reverseReason: '' },
  });
  moveSettled(invoice, settlement.settled, settlement.settledBook, {
    act: 'settle',
    at,
    byId,
    remark: payment.paymentNo,
  });
  part.unapplied = write(exact(part.unapplied).minus(exact(settlement.paid)));
  part.bookUnapplied = write(exact(part.bookUnapplied).minus(exact(settlement.paidBook)));
  till.books.post(at, {
    ...{ kind: 'settlement', sourceId: id, sourceNo: `${payment.paymentNo} ${row.invoiceNo}` },
    ...{ companyId: row.companyId, on: companyDay(new Date(at)), byId },
    lines: settlementEntry({
      ...{ paymentId: payment.id, invoiceId: row.id, partyId, ofSupplier, settlement },
      ...{ payCurrency: payment.currency, invoiceCurrency: row.currency, from: fundsAccount(payment) },
    }),
  });
}

function moveSettled(
  invoice: DemoInvoice,
  settled: string,
  settledBook: string,
  { act, at, byId, remark }: { act: string; at: number; byId: string; remark: string },
): void {
  const { row } = invoice;
  const after = {
    settled: write(exact(row.settled).plus(exact(settled))),
    balance: write(exact(row.balance).minus(exact(settled))),
    bookBalance: write(exact(row.bookBalance).minus(exact(settledBook))),
  };
  const status = settledStatus({ balance: after.balance, paid: after.settled });
  const changes = { ...after, status, closedAt: status === 'paid' ? new Date(at) : null };
  changeDemoInvoice(invoice, act, { at, byId }, changes, remark);
}

/** Used for the wrong bill, it was said; the day after the same was done again. */
function settleAgain(
  till: DemoTill,
  payment: StoredPayment,
  parts: StoredPart[],
  { uses, at, byId }: Using,
): void {
  const reason = '核销有误';
  const back = at + day;
  for (const { invoice } of uses) {
    const { row } = invoice;
    const one = till.settlements.findLast(({ invoiceId }) => invoiceId === row.id);
    const part = parts.find(({ partyId }) => partyId === row.partyId);
    if (!one || !part) continue;
    Object.assign(one, { reversedAt: new Date(back), reversedBy: byId, reverseReason: reason });
    const settled = write(exact(one.covered).plus(exact(one.rounding)).negated());
    const book = write(exact(one.settledBook).negated());
    moveSettled(invoice, settled, book, { act: 'reverseSettlement', at: back, byId, remark: reason });
    till.books.reverse(back, one.id, companyDay(new Date(back)), byId);
    part.unapplied = write(exact(part.unapplied).plus(exact(one.paid)));
    part.bookUnapplied = write(exact(part.bookUnapplied).plus(exact(one.paidBook)));
    change(payment, back);
    note(till, payment, 'reverseSettlement', back, byId, `${row.invoiceNo} ${reason}`);
  }
  settleDemo(till, payment, parts, { uses, at: back + hour, byId });
}
