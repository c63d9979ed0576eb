import { exact, roundMoney, sumByCurrency, write } from '../money/money.ts';
import { addDays } from '../time/calendar-day.ts';
import { enteredOn, type InvoiceHistory, type StatementPeriod } from './statement-figures.ts';

/** Money of a customer: on which days it came, below nothing it went again, and on which an invoice used some of it. */
export interface FundsHistory {
  paymentId: string;
  currency: string;
  valueOn: string;
  /** It came to another company of ours: what is left of it is told there. */
  isElsewhere: boolean;
  moves: readonly { on: string; amount: string; isUse: boolean }[];
}

export interface ReceiptUse {
  invoiceId: string;
  /** In the currency of the payment, and what the invoice fell by; taken back below nothing. */
  paid: string;
  settled: { currency: string; amount: string };
  isLater: boolean;
}

export interface StatementReceiptFigures {
  paymentId: string;
  currency: string;
  on: string;
  amount: string;
  unapplied: string;
  uses: ReceiptUse[];
}

type Exact = ReturnType<typeof exact>;
const nothing = exact('0');

/**
 * The receipts a statement speaks of: those that came within the period, those that were used in it, and those of which
 * something is still left. What is counted as received is what their uses come to, those for later invoices apart.
 */
export function statementReceipts(
  funds: readonly FundsHistory[],
  invoices: readonly InvoiceHistory[],
  period: StatementPeriod,
): StatementReceiptFigures[] {
  const uses = Map.groupBy(
    invoices.flatMap((invoice) => usesOf(invoice, period)),
    ({ paymentId }) => paymentId,
  );
  const receipts = funds.flatMap((one): StatementReceiptFigures[] => {
    const own = (uses.get(one.paymentId) ?? []).map(({ paymentId: _, ...use }) => use);
    const until = one.moves.filter(({ on }) => on <= period.to);
    const unapplied = one.isElsewhere ? nothing : sumOf(until);
    const theirs = sumOf(until.filter(({ isUse }) => !isUse));
    const came = !one.isElsewhere && until.some(({ on, isUse }) => !isUse && on >= period.from);
    if (own.length === 0 && unapplied.isZero() && !(came && !theirs.isZero())) return [];
    const amount = (value: Exact) => roundMoney({ currency: one.currency, amount: write(value) }).amount;
    return [
      {
        ...{ paymentId: one.paymentId, currency: one.currency, on: one.valueOn, uses: own },
        ...{ amount: amount(theirs), unapplied: amount(unapplied) },
      },
    ];
  });
  return receipts.sort((one, other) => (one.on === other.on ? 0 : one.on < other.on ? -1 : 1));
}

/** Money that no invoice had used at the end, by currency; nothing of a currency is left out. */
export const unappliedOf = (receipts: readonly StatementReceiptFigures[]) =>
  sumByCurrency(receipts.map(({ currency, unapplied }) => ({ currency, amount: unapplied }))).filter(
    ({ amount }) => !exact(amount).isZero(),
  );

const sumOf = (moves: FundsHistory['moves']): Exact =>
  moves.reduce((sum, { amount }) => sum.plus(exact(amount)), nothing);

/** What payments did to an invoice within the period; one that belongs to a later period is named, and not counted. */
function usesOf(
  invoice: InvoiceHistory,
  { from, to }: StatementPeriod,
): (ReceiptUse & { paymentId: string })[] {
  const entered = enteredOn(invoice);
  const isLater = entered > to;
  const before = addDays(from, -1);
  const counts = (on: string, reversedOn: string | null, day: string) =>
    (isLater || entered <= day) && on <= day && (reversedOn === null || reversedOn > day);
  return invoice.settlements.flatMap(({ paymentId, payCurrency, paid, settled, on, reversedOn }) => {
    const [was, is] = [counts(on, reversedOn, before), counts(on, reversedOn, to)];
    if (was === is) return [];
    const signed = (currency: string, amount: string) =>
      roundMoney({ currency, amount: write(is ? exact(amount) : exact(amount).negated()) }).amount;
    return [
      {
        ...{ paymentId, invoiceId: invoice.id, isLater, paid: signed(payCurrency, paid) },
        settled: { currency: invoice.currency, amount: signed(invoice.currency, settled) },
      },
    ];
  });
}
