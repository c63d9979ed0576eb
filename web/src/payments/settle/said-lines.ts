import type { Input } from '@fairway/contract/endpoint.ts';
import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import type { PreviewedLine, previewSettlement } from '@fairway/contract/payments.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { crossRateOf, quotedRate } from '@fairway/domain/payments/quoted-rate.ts';
import { toleranceIn } from '@fairway/domain/payments/tolerance.ts';
import { isAmount, isRate } from '../amount-form.ts';

/** What somebody said of an invoice that a payment is to be used for; what they left out is proposed. */
export interface SaidLine {
  amount?: string;
  /** As people say it, see `quotedPair`. */
  rate?: string;
  closes: boolean;
}

/** By invoice, in the order they were chosen: who came first has its money first. */
export type SaidLines = Readonly<Record<string, SaidLine>>;

export type OpenInvoice = Pick<
  InvoiceHead,
  | 'id'
  | 'invoiceNo'
  | 'kind'
  | 'currency'
  | 'balance'
  | 'total'
  | 'dueOn'
  | 'overdueDays'
  | 'billNos'
  | 'vessels'
  | 'shipmentNos'
>;

/** What is written into a field in place of a number. */
export const saidProblem = ({ amount, rate }: SaidLine): 'amount' | 'rate' | undefined => {
  if (amount !== undefined && !isAmount(amount)) return 'amount';
  return rate !== undefined && !isRate(rate) ? 'rate' : undefined;
};

type AskedLine = NonNullable<Input<typeof previewSettlement>['body']>['invoices'][number];

/** What is asked of the server; lines that are not written yet wait. */
export const askedLines = (said: SaidLines, currency: string): AskedLine[] =>
  Object.entries(said)
    .filter(([, line]) => saidProblem(line) === undefined)
    .map(([invoiceId, { amount, rate, closes }]) => ({
      ...{ invoiceId, closes },
      ...(amount !== undefined && { amount: amount.trim() }),
      ...(rate !== undefined && { crossRate: crossRateOf(currency, rate.trim()) }),
    }));

/** What is done, as it was shown: the rate of the list may be another one a moment later. */
export const settledLines = (said: SaidLines, lines: readonly PreviewedLine[]) =>
  lines.map(({ invoiceId, paid, crossRate }) => ({
    ...{ invoiceId, amount: paid.amount, closes: said[invoiceId]?.closes ?? false },
    ...(crossRate !== null && { crossRate }),
  }));

/** What the fields of a line show: what somebody wrote, otherwise what is proposed. */
export const shownAmount = (said: SaidLine | undefined, line: PreviewedLine | undefined): string =>
  said?.amount ?? (said && line?.problem === null ? line.paid.amount : '');

export const shownRate = (
  said: SaidLine | undefined,
  line: PreviewedLine | undefined,
  currency: string,
): string => said?.rate ?? (said && line?.crossRate ? quotedRate(currency, line.crossRate) : '');

/** Whether so little is left of an invoice that it may be given up. */
export function mayClose(line: PreviewedLine | undefined): boolean {
  if (!line || line.problem !== null) return false;
  const left = exact(line.left);
  return left.greaterThan(0) && left.lessThanOrEqualTo(exact(toleranceIn(line.covered.currency)));
}

/** The oldest invoices in the currency of a payment, as far as it reaches; nothing is exchanged unasked. */
export function filledLines(
  invoices: readonly OpenInvoice[],
  { currency, unapplied }: { currency: string; unapplied: string },
): SaidLines {
  const said: Record<string, SaidLine> = {};
  let left = exact(unapplied);
  for (const invoice of invoices) {
    if (!left.greaterThan(0)) break;
    if (invoice.currency !== currency) continue;
    said[invoice.id] = { closes: false };
    left = left.minus(exact(invoice.balance));
  }
  return said;
}
