import type { LedgerAccount } from '@fairway/contract/money-fields.ts';
import { exact, write } from '../money/money.ts';

/** One line of a ledger entry: a debit is above nothing, a credit below it. */
export interface LedgerLine {
  account: LedgerAccount;
  /** Whose money: the customer or supplier. Null while nobody knows. */
  partyId: string | null;
  currency: string;
  amount: string;
  /** The same in the currency of the books. */
  bookAmount: string;
  invoiceId?: string | null;
  paymentId?: string | null;
  shipmentId?: string | null;
  bankAccountId?: string | null;
}

/**
 * An entry that does not balance is a fault of ours and is never written: in each currency, and in the currency of the
 * books, debits equal credits.
 */
export function refuseUnbalanced(lines: readonly LedgerLine[]): void {
  const sums = new Map<string, ReturnType<typeof exact>>();
  const add = (key: string, amount: string) => {
    const sum = sums.get(key);
    sums.set(key, sum ? sum.plus(exact(amount)) : exact(amount));
  };
  for (const { currency, amount, bookAmount } of lines) {
    add(currency, amount);
    add('books', bookAmount);
  }
  for (const [key, sum] of sums)
    if (!sum.isZero()) throw new RangeError(`The entry is out of balance by ${write(sum)} in ${key}`);
}

/** The entry that takes another one back: nothing is edited, it is reversed. */
export const reversedLines = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({
    ...line,
    amount: negated(line.amount),
    bookAmount: negated(line.bookAmount),
  }));

export const negated = (amount: string): string => {
  const value = exact(amount);
  return value.isZero() ? amount.replace('-', '') : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
};

/** Lines of no amount say nothing; one that only corrects the books stays. */
export const withoutEmpty = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.filter(({ amount, bookAmount }) => !(exact(amount).isZero() && exact(bookAmount).isZero()));

export interface TrialBalanceRow {
  account: LedgerAccount;
  debit: string;
  credit: string;
}

/** What stands on each account in the currency of the books; the debits of all of them equal the credits. */
export function trialBalance(
  lines: readonly Pick<LedgerLine, 'account' | 'bookAmount'>[],
): TrialBalanceRow[] {
  const sums = new Map<LedgerAccount, ReturnType<typeof exact>>();
  for (const { account, bookAmount } of lines)
    sums.set(account, sums.get(account)?.plus(exact(bookAmount)) ?? exact(bookAmount));
  return [...sums].map(([account, sum]) => ({
    account,
    debit: sum.isPositive() ? sum.toFixed(2) : '0.00',
    credit: sum.isNegative() ? sum.negated().toFixed(2) : '0.00',
  }));
}
