import * as z from 'zod/mini';
import { price } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment, pageOf, paging } from './envelope.ts';
import { rateStates, transportModes } from './freight-rates.ts';
import { money } from './freight-search.ts';
import { currencyCode } from './kept-fields.ts';

const base = '/api/erpcargo/RateWatch';

/** A rate with the versions that follow it, the price of a lane, or everything new on a trade line. */
export const watchKinds = ['favourite', 'priceAlert', 'line'] as const;
export type WatchKind = (typeof watchKinds)[number];
/** Of one person, of all kinds together. */
export const mostWatches = 200;

/** Which price of a rate: a type of box, `+45` of air freight, empty where a rate has one only. */
export const pricePlace = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.maxLength(12), z.regex(/^[\w./+-]*$/));

const lane = { mode: z.enum(transportModes), polId: id, podId: id };

export const watched = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('favourite'), rateId: id }),
  z.object({
    ...{ kind: z.literal('priceAlert'), ...lane, place: pricePlace, currency: currencyCode },
    /** At or below which somebody wants to hear of it; null for every drop. */
    target: z._default(z.nullable(price), null),
  }),
  z.object({ kind: z.literal('line'), lineId: id }),
]);
export type Watched = z.infer<typeof watched>;

/** The rate that counts now, as far as the caller may see it. */
const currentRate = z.object({
  ...{ id: z.string(), rateNo: z.string(), status: z.enum(rateStates) },
  ...{ carrierName: z.string(), carrierCode: z.string() },
  ...{ validFrom: z.string(), validTo: z.string() },
  /** Of an alert: to the base port of the port; what lies between is not in the price. */
  isToBasePort: z.boolean(),
  prices: z.array(
    z.object({
      place: z.string(),
      price: money,
      /** Against the version before: above zero is dearer; null where that is not known. */
      change: z.nullable(money),
    }),
  ),
});
export type CurrentRate = z.infer<typeof currentRate>;

export const watchRow = z.object({
  id: z.string(),
  kind: z.enum(watchKinds),
  key: z.string(),
  /** What makes the same watch again, for who removed it by mistake. */
  watched,
  mode: z.nullable(z.enum(transportModes)),
  ...{ polName: z.string(), podName: z.string(), polCode: z.string(), podCode: z.string() },
  ...{ carrierName: z.string(), carrierCode: z.string(), lineName: z.string() },
  /** Of a favourite the version in force, of an alert the cheapest rate of the lane; null where there is none. */
  current: z.nullable(currentRate),
  /** Of a line: how many rates it has today that the caller may see, and when the newest came. */
  line: z.nullable(z.object({ rates: z.number(), newestAt: z.nullable(moment) })),
  creatorTime: moment,
});
export type WatchRow = z.infer<typeof watchRow>;

export const listWatches = endpoint({
  ...{ name: 'listWatches', method: 'GET', path: base },
  summary: 'What the caller watches of one kind, the newest first, with the price of now and what changed',
  query: z.object({ ...paging, kind: z.enum(watchKinds) }),
  response: pageOf(watchRow),
  needs: { modelId: 'rateWatch' },
});

export const listWatchMarks = endpoint({
  ...{ name: 'listWatchMarks', method: 'GET', path: `${base}/Marks` },
  summary: 'Everything the caller watches, by its key only: what marks rates in other lists',
  response: listOf(
    z.object({
      ...{ id: z.string(), kind: z.enum(watchKinds), key: z.string() },
      target: z.nullable(z.string()),
    }),
  ),
  needs: { modelId: 'rateWatch' },
});

export const addWatch = endpoint({
  ...{ name: 'addWatch', method: 'POST', path: base },
  summary: 'Watch a rate, the price of a lane, or a trade line; the same one twice is one',
  success: 'done',
  body: watched,
  response: z.object({ id: z.string(), key: z.string() }),
  errors: ['NOT_FOUND', 'TOO_MANY_WATCHES', 'RATE_PRICES_OF_OTHER_MODE'],
  needs: { modelId: 'rateWatch' },
  audited: false,
});

export const removeWatch = endpoint({
  ...{ name: 'removeWatch', method: 'DELETE', path: `${base}/:id` },
  summary: 'Watch it no longer',
  success: 'done',
  params: z.object({ id }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'rateWatch' },
  audited: false,
});
