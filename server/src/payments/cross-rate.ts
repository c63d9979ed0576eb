import { exact, write } from '@fairway/domain/money/money.ts';
import { bookRates } from '../charges/charge-values.ts';
import type { Context } from '../http/context.ts';
import type { UsablePayment } from './store.ts';

/** How many of the currency of an invoice one of a payment is worth: as somebody says, or by the list of the day. */
export async function crossRateOf(
  { db }: Pick<Context, 'db'>,
  { currency, valueOn }: UsablePayment,
  invoice: { currency: string },
  said: string | undefined,
): Promise<string | null> {
  if (currency === invoice.currency) return null;
  if (said !== undefined) return said;
  const rateOf = await bookRates(db, [currency, invoice.currency], valueOn);
  const [one, other] = [rateOf(currency).bookRate, rateOf(invoice.currency).bookRate];
  return one === null || other === null ? null : write(exact(one).div(exact(other)).toDecimalPlaces(8));
}
