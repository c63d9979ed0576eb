import { AppError } from '@fairway/contract/app-error.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import { amountToSettle, type Settlement, settle } from '@fairway/domain/payments/settle.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import type { PayableInvoice } from '../invoices/stored-invoice.ts';
import type { StoredPart, UsablePayment } from './store.ts';

export interface Step<Invoice extends PayableInvoice = PayableInvoice> {
  invoice: Invoice;
  crossRate: string | null;
  settlement: Settlement;
  /** What is left of the part then. */
  rest: StoredPart;
}

/** The last one said of an invoice counts. */
export const eachOnce = <T extends { invoiceId: string }>(asked: readonly T[]): Iterable<T> =>
  new Map(asked.map((each) => [each.invoiceId, each])).values();

/** What an invoice uses of what is left of a payment, and what is left then. */
export function stepOf<Invoice extends PayableInvoice>(
  payment: UsablePayment,
  part: StoredPart,
  invoice: Invoice,
  asked: { amount?: string | undefined; crossRate: string | null; closes: boolean },
): Step<Invoice> {
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
function refuseOther(payment: UsablePayment, part: StoredPart, invoice: PayableInvoice): void {
  const side = payment.direction === 'in' ? 'receivable' : 'payable';
  if (invoice.partyId !== part.partyId || invoice.side !== side)
    throw new AppError('PAYMENT_OTHER_PARTY', { no: invoice.invoiceNo });
  if (invoice.companyId !== payment.companyId)
    throw new AppError('PAYMENT_OTHER_COMPANY', { no: invoice.invoiceNo });
}

function refuseProblem(
  settlement: ReturnType<typeof settle>,
  { payment, invoice, rest }: { payment: UsablePayment; invoice: PayableInvoice; rest: StoredPart },
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
function refuseOpen(settlement: Settlement, invoice: PayableInvoice, tolerance: string): void {
  const left = exact(invoice.balance).minus(exact(settlement.settled));
  if (left.isZero()) return;
  throw new AppError('PAYMENT_TOLERANCE', {
    ...{ left: `${invoice.currency} ${inCurrency(invoice.currency, write(left))}` },
    most: `${invoice.currency} ${tolerance}`,
  });
}
