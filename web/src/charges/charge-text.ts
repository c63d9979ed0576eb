import type { VatKind } from '@fairway/contract/charge-codes.ts';
import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { type Money, roundMoney, subtractMoney } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { figureText } from '../entities/field-text.ts';
import { moneyText, priceText } from '../freight/money-text.ts';
import { unitWords } from '../freight/rate-words.ts';
import type { Say } from '../language/words.ts';
import { rateKindWords } from '../master-data/exchange-rates.ts';
import { vatWords } from './charge-words.ts';

export const nameText = ({ chargeCode, chargeName }: Pick<ChargeRow, 'chargeCode' | 'chargeName'>): string =>
  chargeName && chargeName !== chargeCode ? `${chargeName} ${chargeCode}` : chargeCode;

/** The code first, for where there may be no room for the whole name. */
export const codeText = ({ chargeCode, chargeName }: Pick<ChargeRow, 'chargeCode' | 'chargeName'>): string =>
  [chargeCode, chargeName !== chargeCode && chargeName].filter(Boolean).join(' ');

/** How an amount came about: how many of what at which price. */
export const countText = (
  { quantity, price, currency, unit }: Pick<ChargeRow, 'quantity' | 'price' | 'currency' | 'unit'>,
  words: Say,
): string => `${figureText(quantity)} ${words(unitWords[unit])} × ${priceText({ currency, amount: price })}`;

export const amountText = ({ currency, amount }: Pick<ChargeRow, 'currency' | 'amount'>): string =>
  moneyText({ currency, amount });

/** `6%`, or why there is none. */
export const vatText = (kind: VatKind, rate: string, words: Say): string =>
  kind === 'taxable' ? `${figureText(rate)}%` : words(vatWords[kind]);

/** What of a receivable is on tax invoices, and what is applied for beyond that; nothing where nothing is asked for. */
export function taxedText({ taxed, currency }: Pick<ChargeRow, 'taxed' | 'currency'>, words: Say): string {
  if (!taxed) return '';
  const { amount: waiting } = roundMoney(
    subtractMoney({ currency, amount: taxed.applied }, { currency, amount: taxed.invoiced }),
  );
  return [
    Number(taxed.invoiced) !== 0 && words('chargeTaxedIssued', { sum: thousandsFormat(taxed.invoiced) }),
    Number(waiting) !== 0 && words('chargeTaxedAsked', { sum: thousandsFormat(waiting) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The rate a charge is worth something by, of which kind and since when. */
export const rateText = (
  { currency, bookRate }: Pick<ChargeRow, 'currency' | 'bookRate'>,
  words: Say,
): string =>
  bookRate === null
    ? words('chargeNoRate', { pair: `${currency}→${bookCurrency}` })
    : words('chargeRateLine', {
        ...{ from: currency, to: bookCurrency, rate: figureText(bookRate.rate) },
        ...{ kind: words(rateKindWords[bookRate.kind]), date: bookRate.on },
      });

export const bookText = ({ bookAmount }: Pick<ChargeRow, 'bookAmount'>): string =>
  bookAmount === null ? '' : moneyText({ currency: bookCurrency, amount: bookAmount });

/** Charged less promised; undefined where nothing was promised or it was in another currency. */
export function overPromise({
  promised,
  currency,
  amount,
}: Pick<ChargeRow, 'promised' | 'currency' | 'amount'>): Money | undefined {
  if (!promised || promised.currency !== currency) return undefined;
  return roundMoney(subtractMoney({ currency, amount }, promised));
}

/** With its sign, so that more and less are told apart without their colours. */
export const signedText = (sum: Money): string =>
  Number(sum.amount) > 0 ? `+${moneyText(sum)}` : moneyText(sum);

export const differenceTone = ({ amount }: Money): 'more' | 'less' | 'same' =>
  Number(amount) > 0 ? 'more' : Number(amount) < 0 ? 'less' : 'same';
