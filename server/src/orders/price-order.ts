import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { QuotedSailing } from '@fairway/contract/quotes.ts';
import { chosenCharges } from '@fairway/domain/orders/chosen-charges.ts';
import { freightCosts } from '@fairway/domain/orders/order-costs.ts';
import { lockedUntil, type PriceStanding, priceStanding } from '@fairway/domain/orders/price-lock.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { companyDay } from '../freight/company-day.ts';
import { isInForce } from '../freight/rate-in-force.ts';
import type { Context } from '../http/context.ts';
import { pricesOf, type QuotedPrices } from '../quotes/price-quote.ts';
import { readSettings } from '../system/settings.ts';
import { cargoOf, isSameCargo } from './order-cargo.ts';
import { asSeenBy, type OrderQuote, type OrderRate } from './order-rate.ts';
import type { StoredOrder, StoredPrice } from './store.ts';

/** What an order keeps of a price. */
export type PricedOrder = Pick<StoredOrder, 'price' | 'costs' | 'priceLockUntil'>;

export const unpriced: PricedOrder = { price: null, costs: null, priceLockUntil: null };

/** The day of a departure, where it leaves. */
export const dayOf = ({ etd, timeZone }: Pick<QuotedSailing, 'etd' | 'timeZone'>): string =>
  formatDate(etd, 'yyyy-MM-dd', timeZone);

/** A snapshot of what an order comes to for its customer, held from now on for the hours the company promises. */
export async function priceOrder(
  ctx: Pick<Context, 'db' | 'now' | 'language'>,
  { rate, quote, customer }: OrderRate,
  fields: OrderFields,
  sailing: QuotedSailing | null,
): Promise<PricedOrder> {
  const { db, now } = ctx;
  const isQuoted = quote !== undefined && isSameCargo(cargoOf(fields), quote.cargo);
  if (!rate) throw new AppError('ORDER_WITHOUT_PRICE');
  const prices = isQuoted ? quote : await pricesByRate();
  const price = snapshotOf(prices, isQuoted ? 'quote' : 'rate', now);
  const { priceLockHours } = await readSettings(db);
  const until = lockedUntil(now.getTime(), priceLockHours, price.rate.validTo, defaultZone);
  return { price, costs: freightCosts(price.lines, rate), priceLockUntil: new Date(until) };

  async function pricesByRate(): Promise<QuotedPrices> {
    if (!rate || !isInForce(rate, companyDay(now)))
      throw new AppError('ORDER_RATE_NOT_IN_FORCE', { rateNo: rate?.rateNo ?? '' });
    const etd = (sailing && dayOf(sailing)) ?? fields.etdFrom ?? undefined;
    return pricesOf(ctx, asSeenBy(customer), rate, {
      ...{ etd, cargo: cargoOf(fields), sailingId: null, currency: 'CNY' },
      ...{ chosen: chosenCharges(fields), withCollect: false },
    });
  }
}

/** Field by field: a quote has more than its prices. */
export function snapshotOf(
  prices: QuotedPrices | OrderQuote,
  source: StoredPrice['source'],
  now: Date,
): StoredPrice {
  const { rate, lines, excluded, totals, teu, currency, converted, missingRate } = prices;
  return {
    ...{ source, rate, lines, excluded, totals, teu, currency, converted, missingRate },
    pricedAt: now.getTime(),
  };
}

/** Whether the price of an order holds by the days that are known of it. */
export function standingOf({
  price,
  sailing,
  fields,
}: Pick<StoredOrder, 'price' | 'sailing' | 'fields'>): PriceStanding | null {
  if (!price) return null;
  const sails = sailing === null ? null : dayOf(sailing);
  const requestedEtd = sails ?? fields.etdFrom ?? price.rate.validTo;
  return priceStanding(price.rate, { requestedEtd, soEtd: sails, scheduledEtd: sails });
}
