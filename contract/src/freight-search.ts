import * as z from 'zod/mini';
import { chargeUnits } from './charge-codes.ts';
import { boxType, chargeCondition, paidAt } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment } from './envelope.ts';
import { exchangeRateKinds } from './exchange-rates.ts';
import { rateRow, rateTypes, transportModes } from './freight-rates.ts';
import { currencyCode, day, measure, optionalText, positiveDecimal } from './kept-fields.ts';

const base = '/api/erpcargo/Rate';
const quantity = (before: number, after: number) => z._default(measure(before, after), '0');

/** What is to be carried, as far as a price depends on it. */
export const cargo = z.object({
  boxes: z._default(
    z
      .array(z.object({ type: boxType, count: z.int().check(z.minimum(1), z.maximum(999)) }))
      .check(z.maxLength(12)),
    [],
  ),
  /** Bills of lading or air waybills. */
  bills: z._default(z.int().check(z.minimum(1), z.maximum(99)), 1),
  grossKg: quantity(9, 3),
  cbm: quantity(7, 3),
  /** Centimetres. */
  pieces: z._default(
    z
      .array(
        z.object({
          ...{ length: measure(5, 1), width: measure(5, 1), height: measure(5, 1) },
          count: z.int().check(z.minimum(1), z.maximum(99_999)),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  /** What percentages are taken of, such as the premium of an insurance. */
  goodsValue: z.optional(z.object({ currency: currencyCode, amount: positiveDecimal(12, 2) })),
  isDangerous: z._default(z.boolean(), false),
  isOversize: z._default(z.boolean(), false),
  isRefrigerated: z._default(z.boolean(), false),
  commodity: optionalText(80),
});
export type AskedCargo = z.infer<typeof cargo>;

export const money = z.object({ currency: z.string(), amount: z.string() });
/** Where a line comes from: the rate, its own surcharges, those of the lane, the tariff of the port. */
export const chargeSources = [
  'freight',
  'rateSurcharge',
  'laneSurcharge',
  'localCharge',
  'customerCharge',
] as const;

const lineHead = {
  ruleId: z.string(),
  source: z.enum(chargeSources),
  chargeCode: z.string(),
  chargeName: z.string(),
  unit: z.enum(chargeUnits),
  paidAt,
  /** At the start, at the end, or neither: freight and surcharges. */
  place: z.enum(['freight', 'origin', 'destination']),
};
/** One line of a price: how much of what, and by whose rule. */
export const priceLine = z.object({
  ...lineHead,
  ...{ boxType: z.string(), quantity: z.string(), price: money, amount: money },
  /** The least or the most was charged in place of quantity times price. */
  bound: z.nullable(z.enum(['minimum', 'maximum'])),
  /** Since when and until when its rule holds. */
  ...{ validFrom: z.string(), validTo: z.nullable(z.string()) },
  /** No rule is there for this carrier or terminal: the general one was taken. */
  isGeneral: z.boolean(),
});
export type ShownPriceLine = z.infer<typeof priceLine>;

/** What is not in the price, and why. */
export const excludedCharge = z.object({
  ...lineHead,
  /** What it would cost: for each type of box that is asked for, or for one of its unit; of `pct` the percentage. */
  prices: z.array(z.object({ boxType: z.string(), price: money })),
  reason: z.discriminatedUnion('why', [
    z.object({
      why: z.enum(['included', 'optional', 'collect', 'expired', 'notYetValid', 'noDays', 'noValue']),
    }),
    z.object({ why: z.literal('condition'), unmet: z.array(chargeCondition) }),
    z.object({ why: z.literal('noPrice'), boxTypes: z.array(z.string()) }),
  ]),
});
export type ShownExclusion = z.infer<typeof excludedCharge>;

const exchangeRate = z.object({
  ...{ from: z.string(), to: z.string(), rate: z.string(), date: z.string() },
  kind: z.enum(exchangeRateKinds),
  /** Worked out from the rates of both with this currency, where the pair itself has none. */
  via: z.optional(z.string()),
});

/** Everything a price is made of. */
export const allInPrice = z.object({
  lines: z.array(priceLine),
  excluded: z.array(excludedCharge),
  /** One sum for each currency: of the freight alone, and of everything. */
  freight: z.array(money),
  totals: z.array(money),
  teu: z.string(),
  /** All of it in one currency; null where an exchange rate is missing, which `missingRate` names. */
  converted: z.nullable(z.object({ total: money, perTeu: z.nullable(money), rates: z.array(exchangeRate) })),
  missingRate: z.nullable(z.object({ pair: z.string(), date: z.string() })),
});
export type ShownPrice = z.infer<typeof allInPrice>;

/** When it is to sail, and for whom the price is. */
const asked = {
  /** The day somebody wants to sail; today where it is left out. */
  etd: z.optional(day),
  cargo: z.prefault(cargo, {}),
  /** Staff ask for a customer; customers always for themselves. */
  customerId: z.optional(id),
  /** What everything is converted to. */
  currency: z._default(currencyCode, 'CNY'),
  /** Optional charges that are wanted. */
  chosen: z._default(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(40)), []),
  /** With what is paid on arrival. */
  withCollect: z._default(z.boolean(), false),
};

const nextSailing = z.object({
  ...{ id: z.string(), vesselName: z.string(), carrierVoyage: z.string() },
  ...{ etd: moment, eta: moment, timeZone: z.string() },
  ...{ cutSi: z.nullable(moment), cutVgm: z.nullable(moment), cutPort: z.nullable(moment) },
  ...{ cutCustoms: z.nullable(moment), cutManifest: z.nullable(moment), transitDays: z.number() },
  status: z.string(),
});

/**
 * A rate that answers the question, with what it comes to. What is not in its price is told when one rate is asked for:
 * for sixty of them it would be half of the reply.
 */
const foundRate = z.object({
  rate: rateRow,
  /** 0 a contract of the customer, 1 for named customers, 2 for this sailing, 3 for everybody, 4 agreed with others. */
  rank: z.number(),
  pricing: z.object({ date: z.string(), isKnown: z.boolean() }),
  /** To the base port: what lies between is not in the price. */
  isToBasePort: z.boolean(),
  price: z.nullable(z.omit(allInPrice, { excluded: true })),
  /** Types of box it has no price for. */
  missing: z.array(z.string()),
  nextSailing: z.nullable(nextSailing),
  /** What changed against the version before, for each box: above zero is dearer. */
  changes: z.array(z.object({ type: z.string(), change: money })),
});
export type FoundRate = z.infer<typeof foundRate>;

const calculatedRate = z.extend(foundRate, { price: z.nullable(allInPrice) });
export type CalculatedRate = z.infer<typeof calculatedRate>;

export const searchOrders = ['allIn', 'transitDays', 'nextSailing', 'validTo'] as const;

export const searchRates = endpoint({
  ...{ name: 'searchRates', method: 'POST', path: `${base}/Search`, command: false },
  summary: 'Rates of a lane that hold on a day, with everything that is charged, the one to take first',
  body: z.object({
    ...{ mode: z.enum(transportModes), polId: id, podId: id, ...asked },
    filters: filteredBy({
      carrierIds: z.optional(z.array(id).check(z.maxLength(50))),
      isDirect: z.optional(z.boolean()),
      mostTransitDays: z.optional(z.int().check(z.minimum(0), z.maximum(200))),
      leastFreeDetention: z.optional(z.int().check(z.minimum(0), z.maximum(90))),
      hasSpace: z.optional(z.boolean()),
      isFeatured: z.optional(z.boolean()),
      rateTypes: z.optional(z.array(z.enum(rateTypes)).check(z.maxLength(5))),
      /** With the lines below it. */
      lineId: z.optional(id),
      /** Holds until this day at least. */
      holdsUntil: z.optional(day),
      /** Only those restricted to these goods. */
      commodity: z.optional(optionalText(80)),
    }),
    order: z.optional(z.enum(searchOrders)),
  }),
  response: z.object({
    list: z.array(foundRate),
    /** How many there are; only the first of them are priced. */
    total: z.number(),
    date: z.string(),
  }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight' },
});

export const priceRate = endpoint({
  ...{ name: 'priceRate', method: 'POST', path: `${base}/:id/Price`, command: false },
  summary: 'What a cargo costs with one rate, line by line, what is not in it and why',
  params: z.object({ id }),
  body: z.object(asked),
  response: calculatedRate,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight' },
});

export const listRateSailings = endpoint({
  ...{ name: 'listRateSailings', method: 'GET', path: `${base}/:id/Sailings` },
  summary: 'The next departures of the lane and carrier of a rate',
  params: z.object({ id }),
  response: listOf(nextSailing),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight' },
});

export const listRateTrend = endpoint({
  ...{ name: 'listRateTrend', method: 'GET', path: `${base}/:id/Trend` },
  summary: 'What the same lane and carrier cost over time, by type of box, as far as the caller may see',
  params: z.object({ id }),
  response: listOf(
    z.object({
      ...{ rateId: z.string(), rateNo: z.string(), validFrom: z.string(), validTo: z.string() },
      currency: z.string(),
      prices: z.array(z.object({ type: z.string(), sell: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight' },
});

const cell = z.object({
  ...{ podId: z.string(), carrierId: z.string(), rateId: z.string() },
  ...{ sell: money, transitDays: z.nullable(z.number()), validTo: z.string(), space: z.string() },
});

const named = z.object({ id: z.string(), fullName: z.string(), enCode: z.string() });

/** A type of box, a weight such as `+100`, or nothing where there is one price only. */
export const pricePlace = z.string().check(z.maxLength(12), z.regex(/^[\w+./-]*$/));

export const getLineBoard = endpoint({
  ...{ name: 'getLineBoard', method: 'GET', path: `${base}/Line` },
  summary: 'Rates of a trade line as a table of ports by carriers, for a day and a type of box or a weight',
  query: z.object({
    ...{ lineId: id, polId: z.optional(id), boxType: z.optional(pricePlace), on: z.optional(day) },
    /** How it is carried; left out, as most of the line is. */
    mode: z.optional(z.enum(transportModes)),
  }),
  response: z.object({
    line: z.object({
      ...{ id: z.string(), fullName: z.string(), enCode: z.string(), currency: z.string() },
      ...{ ownerId: z.nullable(z.string()), ownerName: z.string() },
    }),
    ports: z.array(named),
    pols: z.array(named),
    carriers: z.array(named),
    /** Ways the line is carried on this day. */
    modes: z.array(z.enum(transportModes)),
    mode: z.enum(transportModes),
    /** What there are prices for: types of box, weights. */
    boxTypes: z.array(z.string()),
    /** The port of loading and the type of box the cells are of. */
    polId: z.nullable(z.string()),
    boxType: z.string(),
    date: z.string(),
    cells: z.array(cell),
    /** The line has more rates from this port than a board reads: some cells are missing or dearer than need be. */
    isCut: z.boolean(),
    /** The mean of the cells and of those of the week before. */
    average: z.nullable(money),
    averageBefore: z.nullable(money),
    /** How much dearer the offers became on average, of those that both weeks have. */
    change: z.nullable(money),
  }),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'lineBoard' },
});
export type LineBoard = z.infer<typeof getLineBoard.response>;
export type LineCell = z.infer<typeof cell>;

export const listRateLines = endpoint({
  ...{ name: 'listRateLines', method: 'GET', path: `${base}/Lines` },
  summary:
    'Trade lines for which something is offered to the caller now or soon, each below the line it is a part of',
  response: listOf(z.object({ ...named.shape, parentId: z.nullable(z.string()), rates: z.number() })),
  needs: { modelId: 'lineBoard' },
});
export type RateLine = NonNullable<z.infer<typeof listRateLines.response>['list']>[number];
