import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { QuotedSailing } from '@fairway/contract/quotes.ts';
import type { customerById } from '../customers/customers-by-id.ts';
import type { Db } from '../database/open.ts';
import { rateOfOthers } from '../freight/rate-of-others.ts';
import { rateById, rateSeenBy, type StoredRate } from '../freight/rates-by-id.ts';
import type { Viewer } from '../freight/viewer.ts';
import type { Context } from '../http/context.ts';
import { type Departure, nextSailings, portsById } from '../master-data/lookups.ts';
import { stateOf } from '../quotes/shown-quote.ts';
import { readerOf as quoteReaderOf, visibleQuote } from '../quotes/sight.ts';

export type OrderQuote = Awaited<ReturnType<typeof visibleQuote>>;
export type OrderCustomer = NonNullable<Awaited<ReturnType<typeof customerById>>>;

/** What an order is priced by. */
export interface OrderRate {
  customer: OrderCustomer | undefined;
  rate: StoredRate | undefined;
  quote: OrderQuote | undefined;
}

/** Whoever places an order, its price is the one its customer is offered. */
export const asSeenBy = (customer: OrderCustomer | undefined): Viewer => ({
  ...{ isStaff: false, customerId: customer?.id ?? '', customerLevel: customer?.level ?? null },
  ...{ isKeeper: false, seesCost: false, seesFloor: false, seesContract: false },
});

/** The rate an order names, as far as its customer is offered it, and the quote it is ordered by. */
export async function rateFor(
  ctx: Context,
  fields: OrderFields,
  customer: OrderCustomer | undefined,
): Promise<OrderRate> {
  const quote = fields.quoteId === null ? undefined : await quoteFor(ctx, fields.quoteId, customer);
  const rateId = fields.rateId ?? quote?.rateId ?? null;
  if (rateId === null) return { customer, rate: undefined, quote };
  if (quote && quote.rateId !== rateId) throw new AppError('ORDER_RATE_OTHER_LANE');
  const rate = quote ? await rateById(ctx.db, rateId) : await offered(ctx, rateId, customer);
  if (!rate) throw new AppError('NOT_FOUND');
  await refuseOtherLane(ctx.db, rate, fields);
  return { customer, rate, quote };
}

/** A quote the caller sees that was sent to this customer and is not over. */
async function quoteFor(ctx: Context, quoteId: string, customer: OrderCustomer | undefined) {
  const quote = await visibleQuote(ctx, quoteId, await quoteReaderOf(ctx));
  if (quote.customerId === null || quote.customerId !== customer?.id) throw new AppError('NOT_FOUND');
  if (!['sent', 'viewed', 'accepted'].includes(stateOf(quote, ctx.now)))
    throw new AppError('ORDER_QUOTE_NOT_OPEN', { quoteNo: quote.quoteNo });
  return quote;
}

async function offered({ db, session }: Context, rateId: string, customer: OrderCustomer | undefined) {
  const rate = await rateSeenBy(db, rateId, asSeenBy(customer));
  if (rate || session.kind === 'customer') return rate;
  const rateNo = await rateOfOthers(db, rateId, customer?.id ?? null);
  if (rateNo !== undefined) throw new AppError('ORDER_RATE_OF_OTHERS', { rateNo });
  return undefined;
}

/** A rate to a port serves the ports that have it as their base port too. */
async function refuseOtherLane(db: Db, rate: StoredRate, fields: OrderFields): Promise<void> {
  const { mode, polId, podId } = fields;
  const isSameStart = polId === null || polId === rate.polId || polId === rate.porId;
  if (rate.mode !== mode || !isSameStart) throw new AppError('ORDER_RATE_OTHER_LANE');
  if (podId === null || podId === rate.podId || podId === rate.delId) return;
  const pod = (await portsById(db, [podId], 'zh')).get(podId);
  if (pod?.basePortId !== rate.podId) throw new AppError('ORDER_RATE_OTHER_LANE');
}

/** So many departures of a lane can be chosen from. */
const mostSailings = 40;

export const sailingsOf = (db: Db, rate: Lane, now: Date): Promise<Departure[]> =>
  nextSailings(db, [rate], { from: now, most: mostSailings });

interface Lane {
  polId: string;
  podId: string;
  carrierId: string;
}

/** Field by field, as an order keeps it. */
export function keptSailing(sailing: Departure): QuotedSailing {
  const { id, vesselName, carrierVoyage, timeZone, etd, eta, transitDays } = sailing;
  const { cutSi, cutVgm, cutPort, cutCustoms, cutManifest } = sailing;
  return {
    ...{ id, vesselName, carrierVoyage, timeZone, etd, eta, transitDays },
    ...{ cutSi, cutVgm, cutPort, cutCustoms, cutManifest },
  };
}

/** A departure of the lane of a rate that is still to come. */
export async function sailingFor(
  db: Db,
  rate: Lane | undefined,
  id: string,
  now: Date,
): Promise<QuotedSailing> {
  const sailing = rate && (await sailingsOf(db, rate, now)).find((one) => one.id === id);
  if (!sailing) throw new AppError('ORDER_SAILING_OTHER_LANE');
  return keptSailing(sailing);
}
