import { splitTax } from '@fairway/domain/charges/split-tax.ts';
import { exact, money, write } from '@fairway/domain/money/money.ts';
import type { StoredCharge } from './stored-charge.ts';

/** A part of a charge, with its tax and its worth in the books; the whole of it is exactly what the charge says. */
export function partOf(charge: StoredCharge, amount: string) {
  if (exact(amount).equals(exact(charge.amount)))
    return {
      ...{ amount: charge.amount, net: charge.net, tax: charge.tax },
      bookAmount: charge.bookAmount ?? '0',
      bookNet: charge.bookNet ?? '0',
      bookTax: charge.bookTax ?? '0',
    };
  const { currency, vatKind, vatRate } = charge;
  const { net, tax } = splitTax(money(currency, amount), { kind: vatKind, rate: vatRate });
  const inBooks = (value: string) =>
    exact(value)
      .times(exact(charge.bookRate ?? '1'))
      .toDecimalPlaces(2);
  const [gross, bookNet] = [inBooks(amount), inBooks(net.amount)];
  return {
    ...{ amount, net: net.amount, tax: tax.amount, bookAmount: write(gross), bookNet: write(bookNet) },
    bookTax: write(gross.minus(bookNet)),
  };
}

/** What of a charge no invoice has yet and no change order took back. */
export const openPartOf = (charge: StoredCharge) =>
  partOf(charge, write(exact(charge.amount).minus(exact(charge.corrected)).minus(exact(charge.invoiced))));
