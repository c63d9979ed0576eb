import { profitOf } from '@fairway/domain/charges/profit.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { money } from '@fairway/domain/money/money.ts';
import type { StoredCharge } from './stored-charge.ts';

/** The least part of the revenue that should be left, in percent. */
export const leastMargin = '5';

/** What charges earn; those without a rate are not among them. */
export const profitOfCharges = (charges: readonly StoredCharge[]) =>
  profitOf(
    charges.flatMap(({ side, onBehalf, bookAmount, bookNet }) =>
      bookAmount === null || bookNet === null
        ? []
        : [{ side, onBehalf, gross: money(bookCurrency, bookAmount), net: money(bookCurrency, bookNet) }],
    ),
    bookCurrency,
  );
