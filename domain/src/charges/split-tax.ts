import type { VatKind } from '@fairway/contract/charge-codes.ts';
import { exact, type Money, roundMoney, subtractMoney, write } from '../money/money.ts';

export interface Vat {
  kind: VatKind;
  /** In percent. */
  rate: string;
}

export interface TaxSplit {
  net: Money;
  tax: Money;
}

/** Only a taxable line has tax; exempt, zero-rated and untaxed ones are all net. */
export const taxedRate = ({ kind, rate }: Vat): string => (kind === 'taxable' ? rate : '0');

/** An amount that contains its tax, taken apart. The tax is what is left: the two always add up to the amount. */
export function splitTax(gross: Money, vat: Vat): TaxSplit {
  const factor = exact(taxedRate(vat)).div(100).plus(1);
  const net = roundMoney({
    currency: gross.currency,
    amount: write(exact(gross.amount).div(factor).toDecimalPlaces(20)),
  });
  return { net, tax: roundMoney(subtractMoney(gross, net)) };
}
