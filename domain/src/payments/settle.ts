import { decimalsOf } from '../money/currency.ts';
import { exact, roundMoney, write } from '../money/money.ts';

/** What is left of a payment that a party may use, and what it is worth in the books. */
export interface OpenFunds {
  currency: string;
  amount: string;
  /** The part of the book value of the payment that was not used yet. */
  bookAmount: string;
}

/** What is left of an invoice. */
export interface OpenBalance {
  currency: string;
  balance: string;
  bookBalance: string;
}

export interface SettlementAsked {
  /** Of the payment, in its currency. */
  amount: string;
  /** How many of the currency of the invoice one of the payment is worth; left out in one currency. */
  crossRate?: string;
  /** What may be left open and given up, in the currency of the invoice; '0' gives up nothing. */
  tolerance: string;
}

export interface Settlement {
  /** In the currency of the payment. */
  paid: string;
  paidBook: string;
  /** What of the invoice the payment covers, in its currency. */
  covered: string;
  /** A small rest that is given up. */
  rounding: string;
  /** Covered and given up: what the balance falls by. */
  settled: string;
  settledBook: string;
  roundingBook: string;
  /** What the payment was worth in the books beyond what it covers: by the exchange rate, never part of the margin. */
  bookDifference: string;
}

export type SettlementProblem = 'nothing' | 'moreThanFunds' | 'moreThanBalance' | 'crossRateMissing';

/**
 * An amount of a payment used for an invoice. It covers its worth in the currency of the invoice, rounded down to what
 * is owed where only rounding separates them. The value in the books leaves both sides in proportion, so that after
 * the last part nothing is left over.
 */
export function settle(
  funds: OpenFunds,
  owed: OpenBalance,
  asked: SettlementAsked,
): Settlement | SettlementProblem {
  const paid = exact(asked.amount);
  const [available, balance] = [exact(funds.amount), exact(owed.balance)];
  if (!paid.greaterThan(0)) return 'nothing';
  if (paid.greaterThan(available)) return 'moreThanFunds';
  const isSame = funds.currency === owed.currency;
  if (!isSame && !asked.crossRate) return 'crossRateMissing';
  const worth = isSame ? asked.amount : roundedIn(owed.currency, paid.times(exact(asked.crossRate ?? '0')));
  const covered = exact(worth);
  if (!covered.greaterThan(0)) return 'nothing';
  if (covered.greaterThan(balance)) return 'moreThanBalance';
  const left = balance.minus(covered);
  const rounding = left.greaterThan(0) && left.lessThanOrEqualTo(exact(asked.tolerance)) ? left : exact('0');
  const settled = covered.plus(rounding);
  const paidBook = shareOf(funds.bookAmount, paid, available);
  const settledBook = shareOf(owed.bookBalance, settled, balance);
  const roundingBook = shareOf(settledBook, rounding, settled);
  const difference = exact(paidBook).minus(exact(settledBook).minus(exact(roundingBook)));
  return {
    ...{ paid: write(paid), paidBook, covered: write(covered), rounding: write(rounding) },
    ...{ settled: write(settled), settledBook, roundingBook, bookDifference: write(difference) },
  };
}

/** What the books gain by the exchange rate, a loss below nothing: more was received than billed, or less was paid. */
export const exchangeGain = (settlement: Pick<Settlement, 'bookDifference'>, ofSupplier: boolean): string =>
  write(ofSupplier ? exact(settlement.bookDifference).negated() : exact(settlement.bookDifference));

/** What of a payment covers the whole balance; as much as there is where it is less. */
export function amountToSettle(funds: OpenFunds, owed: OpenBalance, crossRate?: string): string {
  if (funds.currency === owed.currency) return lesser(funds.amount, owed.balance);
  const needed = exact(owed.balance)
    .div(exact(crossRate ?? '1'))
    .toDecimalPlaces(20);
  const amount = roundedIn(funds.currency, needed);
  // Rounded up it could cover more than is owed; rounded down it leaves less than a cent.
  const covers = exact(roundedIn(owed.currency, exact(amount).times(exact(crossRate ?? '1'))));
  const least = exact(1).div(exact(10).pow(decimalsOf(funds.currency)));
  const fitting = covers.greaterThan(exact(owed.balance)) ? write(exact(amount).minus(least)) : amount;
  return lesser(funds.amount, fitting);
}

const lesser = (one: string, other: string): string => (exact(one).lessThan(exact(other)) ? one : other);

const roundedIn = (currency: string, value: ReturnType<typeof exact>): string =>
  roundMoney({ currency, amount: write(value) }).amount;

/** A part of a value in the books: all of it with the last part. */
function shareOf(
  bookAmount: string,
  part: ReturnType<typeof exact>,
  whole: ReturnType<typeof exact>,
): string {
  if (whole.isZero() || part.isZero()) return '0';
  if (part.equals(whole)) return bookAmount;
  return write(exact(bookAmount).times(part).div(whole).toDecimalPlaces(2));
}
