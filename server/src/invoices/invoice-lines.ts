import { decimalsOf } from '@fairway/domain/money/currency.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { openPartOf } from '../charges/part-of-charge.ts';
import type { StoredCharge } from '../charges/stored-charge.ts';
import { type StoredInvoiceLine, untaxed } from './stored-invoice.ts';

/** A line for what of each charge is not billed yet, in the order of the charges. */
export function linesOf(
  invoiceId: string,
  charges: readonly StoredCharge[],
  newLineId: () => string,
): StoredInvoiceLine[] {
  return charges.map((charge, seq) => ({
    ...{ id: newLineId(), invoiceId, seq, chargeId: charge.id, shipmentId: charge.shipmentId },
    ...openPartOf(charge),
    ...{ onBehalf: charge.onBehalf, settled: '0', credited: '0', ...untaxed, creditOfId: null, memo: '' },
  }));
}

/** Lines win over headers: what an invoice comes to is what its lines add up to. */
export function totalsOf(lines: readonly StoredInvoiceLine[]) {
  const sum = (of: 'amount' | 'net' | 'tax' | 'bookAmount') =>
    write(lines.reduce((all, line) => all.plus(exact(line[of])), exact('0')));
  return { total: sum('amount'), net: sum('net'), tax: sum('tax'), bookTotal: sum('bookAmount') };
}

export const inCurrency = (currency: string, amount: string): string =>
  exact(amount).toFixed(decimalsOf(currency));
