import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { settleInvoices as settleCall } from '@fairway/contract/payments.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { amountToSettle, type Settlement, settle } from '@fairway/domain/payments/settle.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import { applySettlement, type InvoiceToSettle, invoicesToSettle } from '../invoices/settle-invoice.ts';
import { crossRateOf } from './cross-rate.ts';
import { paymentActOf } from './payment-acts.ts';
import { heldPayment, readerOf } from './reader.ts';
import { findParts, type StoredPart, type StoredPayment, usePart } from './store.ts';

type Asked = Received<typeof settleCall>['body']['invoices'][number];

export interface Step {
  invoice: InvoiceToSettle;
  crossRate: string | null;
  settlement: Settlement;
  /** What is left of the part then. */
  rest: StoredPart;
}

/** Uses a payment for invoices of its party, with all of them or with none. */
export async function settleInvoices(
  ctx: Context,
  id: string,
  { partyId, invoices: asked }: Received<typeof settleCall>['body'],
): Promise<Reply<typeof settleCall>> {
  const { db, now, session } = ctx;
  const payment = await heldPayment(ctx, id, await readerOf(ctx));
  const part = await partOf(ctx, payment, partyId);
  const invoices = await invoicesToSettle(
    ctx,
    asked.map(({ invoiceId }) => invoiceId),
  );
  const { steps, rest } = await stepsOf(ctx, payment, part, { asked, invoices });
  const ids: string[] = [];
  for (const { invoice, crossRate, settlement } of steps) {
    const settlementId = newId(now.getTime());
    await applySettlement(ctx, invoice, {
      ...{ id: settlementId, payment, partyId, settlement, crossRate, byId: session.userId },
    });
    ids.push(settlementId);
  }
  const version = payment.version + 1;
  const numbers = steps.map(({ invoice }) => invoice.invoiceNo).join('、');
  const act = paymentActOf(ctx, { id, version }, 'settle', numbers);
  await usePart(db, rest, { version, lastModifyTime: now }, act);
  return { ids, unapplied: inCurrency(payment.currency, rest.unapplied) };
}

export async function partOf(
  { db }: Pick<Context, 'db'>,
  payment: StoredPayment,
  partyId: string,
): Promise<StoredPart> {
  const part = (await findParts(db, [payment.id])).find((one) => one.partyId === partyId);
  if (!part) throw new AppError('NOT_FOUND');
  return part;
}

/** Invoice by invoice: what one uses the next one cannot. */
async function stepsOf(
  ctx: Context,
  payment: StoredPayment,
  part: StoredPart,
  { asked, invoices }: { asked: readonly Asked[]; invoices: ReadonlyMap<string, InvoiceToSettle> },
): Promise<{ steps: Step[]; rest: StoredPart }> {
  const steps: Step[] = [];
  let rest = part;
  for (const one of eachOnce(asked)) {
    const invoice = invoices.get(one.invoiceId);
    if (!invoice) throw new AppError('NOT_FOUND');
    const crossRate = await crossRateOf(ctx, payment, invoice, one.crossRate);
    const step = stepOf(payment, rest, invoice, { ...one, crossRate });
    steps.push(step);
    rest = step.rest;
  }
  return { steps, rest };
}

/** The last one said of an invoice counts. */
export const eachOnce = <T extends { invoiceId: string }>(asked: readonly T[]): Iterable<T> =>
  new Map(asked.map((each) => [each.invoiceId, each])).values();

/** What an invoice uses of what is left of a payment, and what is left then. */
export function stepOf(
  payment: StoredPayment,
  part: StoredPart,
  invoice: InvoiceToSettle,
  asked: { amount?: string | undefined; crossRate: string | null; closes: boolean },
): Step {
  refuseOther(payment, part, invoice);
  const { crossRate, closes } = asked;
  const funds = { currency: payment.currency, amount: part.unapplied, bookAmount: part.bookUnapplied };
  const rate = crossRate === null ? {} : { crossRate };
  if (payment.currency !== invoice.currency && crossRate === null) throw new AppError('PAYMENT_RATE_NEEDED');
  const wanted = asked.amount ?? amountToSettle(funds, invoice, crossRate ?? undefined);
  const { amount } = roundMoney(money(payment.currency, wanted));
  const tolerance = closes ? toleranceIn(invoice.currency) : '0';
  const settlement = settle(funds, invoice, { amount, tolerance, ...rate });
  refuseProblem(settlement, { payment, invoice, rest: part });
  if (closes) refuseOpen(settlement, invoice, tolerance);
  const rest = {
    ...part,
    unapplied: write(exact(part.unapplied).minus(exact(settlement.paid))),
    bookUnapplied: write(exact(part.bookUnapplied).minus(exact(settlement.paidBook))),
  };
  return { invoice, crossRate, settlement, rest };
}

/**
 * Receipts are for what customers owe, payments for what we owe, each of the same party. They are of one company of
 * ours: the money of one in the books of another would be missing in both.
 */
function refuseOther(payment: StoredPayment, part: StoredPart, invoice: InvoiceToSettle): void {
  const side = payment.direction === 'in' ? 'receivable' : 'payable';
  if (invoice.partyId !== part.partyId || invoice.side !== side)
    throw new AppError('PAYMENT_OTHER_PARTY', { no: invoice.invoiceNo });
  if (invoice.companyId !== payment.companyId)
    throw new AppError('PAYMENT_OTHER_COMPANY', { no: invoice.invoiceNo });
}

function refuseProblem(
  settlement: ReturnType<typeof settle>,
  { payment, invoice, rest }: { payment: StoredPayment; invoice: InvoiceToSettle; rest: StoredPart },
): asserts settlement is Settlement {
  if (typeof settlement !== 'string') return;
  if (settlement === 'crossRateMissing') throw new AppError('PAYMENT_RATE_NEEDED');
  if (settlement === 'moreThanBalance')
    throw new AppError('INVOICE_BEYOND_BALANCE', {
      ...{
        no: invoice.invoiceNo,
        balance: `${invoice.currency} ${inCurrency(invoice.currency, invoice.balance)}`,
      },
    });
  throw new AppError('PAYMENT_TOO_LITTLE_LEFT', {
    ...{ no: payment.paymentNo, left: `${payment.currency} ${inCurrency(payment.currency, rest.unapplied)}` },
  });
}

/** Closing an invoice gives up a small rest, never a large one. */
function refuseOpen(settlement: Settlement, invoice: InvoiceToSettle, tolerance: string): void {
  const left = exact(invoice.balance).minus(exact(settlement.settled));
  if (left.isZero()) return;
  throw new AppError('PAYMENT_TOLERANCE', {
    ...{ left: `${invoice.currency} ${inCurrency(invoice.currency, write(left))}` },
    most: `${invoice.currency} ${tolerance}`,
  });
}
