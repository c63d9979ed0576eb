import { AppError } from '@fairway/contract/app-error.ts';
import type { WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import { chargeAmounts } from '@fairway/domain/charges/charge-amounts.ts';
import { taxedRate } from '@fairway/domain/charges/split-tax.ts';
import { bookCurrency, bookRateKind } from '@fairway/domain/money/book-currency.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { customerIdsAmong } from '../customers/customers-by-id.ts';
import type { Db } from '../database/open.ts';
import { exchangeRateOn } from '../master-data/exchange-rate-rules.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import type { StoredCharge } from './stored-charge.ts';

/** What one of a currency is worth in the books; null where nobody entered a rate for the day. */
export type BookRate = Pick<StoredCharge, 'bookRate' | 'rateKind' | 'rateOn'>;

const noRate: BookRate = { bookRate: null, rateKind: null, rateOn: null };

/** The rates of some currencies on a day. */
export async function bookRates(
  db: Db,
  currencies: readonly string[],
  on: string,
): Promise<(currency: string) => BookRate> {
  const known = new Map<string, BookRate>();
  for (const currency of new Set(currencies)) known.set(currency, await bookRateOf(db, currency, on));
  return (currency) => known.get(currency) ?? noRate;
}

async function bookRateOf(db: Db, currency: string, on: string): Promise<BookRate> {
  if (currency === bookCurrency) return { bookRate: '1', rateKind: bookRateKind, rateOn: on };
  try {
    const asked = { from: currency, to: bookCurrency, kind: bookRateKind, date: on };
    const { rate, from, date } = await exchangeRateOn(db, asked);
    const worth = from === currency ? exact(rate) : exact(1).div(exact(rate)).toSignificantDigits(8);
    return { bookRate: write(worth), rateKind: bookRateKind, rateOn: date };
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'EXCHANGE_RATE_MISSING') return noRate;
    throw error;
  }
}

export type Priced = Pick<StoredCharge, 'quantity' | 'price' | 'currency' | 'vatKind' | 'vatRate'>;

/** What a line comes to; in the books as well where there is a rate. */
export function amountsOf({ quantity, price, currency, vatKind, vatRate }: Priced, rate: BookRate) {
  const vat = { kind: vatKind, rate: vatRate };
  const { gross, net, tax, book } = chargeAmounts(
    { quantity, price, currency, vat, bookRate: rate.bookRate ?? '1' },
    bookCurrency,
  );
  const isKnown = rate.bookRate !== null;
  return {
    ...{ amount: gross.amount, net: net.amount, tax: tax.amount, ...rate },
    bookAmount: isKnown ? book.gross.amount : null,
    bookNet: isKnown ? book.net.amount : null,
    bookTax: isKnown ? book.tax.amount : null,
  };
}

/** The tax a line has: as it says, or as its charge code does. An untaxed one has no rate. */
export async function vatOf(db: Db) {
  const codes = await chargeCodesOf(db, 'zh');
  return ({ chargeCodeId, vatKind, vatRate }: WrittenCharge): Pick<Priced, 'vatKind' | 'vatRate'> => {
    const code = codes.byId.get(chargeCodeId);
    if (!code) throw new AppError('CHARGE_CODE_WRONG');
    const kind = vatKind ?? (code.vatKind as Priced['vatKind']);
    return { vatKind: kind, vatRate: taxedRate({ kind, rate: vatRate ?? code.vatRate }) };
  };
}

export async function refuseWrongParties(db: Db, charges: readonly WrittenCharge[]): Promise<void> {
  const asked = [...new Set(charges.map(({ partyId }) => partyId))];
  const there = await customerIdsAmong(db, asked);
  if (asked.some((id) => !there.has(id))) throw new AppError('CHARGE_PARTY_WRONG');
}
