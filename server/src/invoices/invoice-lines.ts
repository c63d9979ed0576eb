import { splitTax } from '@fairway/domain/charges/split-tax.ts';
import { decimalsOf } from '@fairway/domain/money/currency.ts';
import { exact, money, write } from '@fairway/domain/money/money.ts';
import type { StoredCharge } from '../charges/stored-charge.ts';
import type { StoredInvoiceLine } from './stored-invoice.ts';

/** A line for what of each charge is not billed yet, in the order of the charges. */
export function linesOf(
  invoiceId: string,
  charges: readonly StoredCharge[],
  newLineId: () => string,
): StoredInvoiceLine[] {
  return charges.map((charge, seq) => ({
    ...{ id: newLineId(), invoiceId, seq, chargeId: charge.id, shipmentId: charge.shipmentId },
    ...partOf(charge, write(exact(charge.amount).minus(exact(charge.invoiced)))),
    ...{ onBehalf: charge.onBehalf, settled: '0', credited: '0', creditOfId: null, memo: '' },
  }));
}

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

/** Lines win over headers: what an invoice comes to is what its lines add up to. */
export function totalsOf(lines: readonly StoredInvoiceLine[]) {
  const sum = (of: 'amount' | 'net' | 'tax' | 'bookAmount') =>
    write(lines.reduce((all, line) => all.plus(exact(line[of])), exact('0')));
  return { total: sum('amount'), net: sum('net'), tax: sum('tax'), bookTotal: sum('bookAmount') };
}

export const inCurrency = (currency: string, amount: string): string =>
  exact(amount).toFixed(decimalsOf(currency));
