import { bookCurrency } from '../money/book-currency.ts';
import { exact, write } from '../money/money.ts';

/** Which two currencies a rate is between, as people say it: one of the first is so many of the second. */
export interface QuotedPair {
  one: string;
  inTerms: string;
}

/** A rate is said for one of the foreign currency, whichever of the two was paid. */
export const quotedPair = (paid: string, owed: string): QuotedPair =>
  paid === bookCurrency ? { one: owed, inTerms: paid } : { one: paid, inTerms: owed };

const decimals = 8;

/** How people say the rate of a settlement, which is how many of what is owed one of what was paid is worth. */
export const quotedRate = (paid: string, crossRate: string): string =>
  // One part in a million is more than any list of rates has, and less than turning it around twice loses.
  write(paid === bookCurrency ? turned(crossRate, 6) : exact(crossRate).toDecimalPlaces(decimals));

/** The rate of a settlement from the one that people say. */
export const crossRateOf = (paid: string, quoted: string): string =>
  write(paid === bookCurrency ? turned(quoted, decimals) : exact(quoted));

const turned = (rate: string, places: number) => exact(1).div(exact(rate)).toDecimalPlaces(places);
