import { type ChargeUnit, chargeUnits, type VatKind, vatKinds } from '@fairway/contract/charge-codes.ts';
import type { InvoiceLine } from '@fairway/contract/invoices.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { figureText } from '../../entities/field-text.ts';
import { unitWords } from '../../freight/rate-words.ts';
import type { PlainKey, Say } from '../../language/words.ts';

const vatWords = {
  taxable: 'mdVatTaxable',
  exempt: 'mdVatExempt',
  zero: 'mdVatZero',
  none: 'mdVatNone',
} as const satisfies Record<VatKind, PlainKey>;

export const lineName = ({
  chargeCode,
  chargeName,
}: Pick<InvoiceLine, 'chargeCode' | 'chargeName'>): string =>
  chargeName && chargeName !== chargeCode ? `${chargeName} ${chargeCode}` : chargeCode;

/** How many of what at which price. */
export function countText({ quantity, price, unit }: InvoiceLine, words: Say): string {
  const known = chargeUnits.find((one): one is ChargeUnit => one === unit);
  return `${figureText(price)} × ${figureText(quantity)}${known ? ` ${words(unitWords[known])}` : ''}`;
}

/** `6%`, or why there is none. */
export function vatText({ vatKind, vatRate }: Pick<InvoiceLine, 'vatKind' | 'vatRate'>, words: Say): string {
  const known = vatKinds.find((one) => one === vatKind);
  return known === undefined || known === 'taxable' ? `${figureText(vatRate)}%` : words(vatWords[known]);
}

/** As many as an amount has: the server writes it in the decimals of its currency. */
const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** What of a line can still be credited or disputed. */
export const openOf = ({ amount, credited }: Pick<InvoiceLine, 'amount' | 'credited'>): string =>
  exact(amount).minus(exact(credited)).toFixed(decimalsOf(amount));

export interface TaxPart {
  vat: string;
  net: string;
  tax: string;
  amount: string;
}

/** The lines added up by their rate of tax; together they are the invoice. */
export function taxParts(lines: readonly InvoiceLine[], words: Say): TaxPart[] {
  const sum = (own: readonly InvoiceLine[], of: 'net' | 'tax' | 'amount') =>
    own
      .reduce((total, line) => total.plus(exact(line[of])), exact('0'))
      .toFixed(decimalsOf(own[0]?.amount ?? ''));
  return [...Map.groupBy(lines, (line) => vatText(line, words))].map(([vat, own]) => ({
    ...{ vat, net: sum(own, 'net'), tax: sum(own, 'tax'), amount: sum(own, 'amount') },
  }));
}
