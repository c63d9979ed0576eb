import * as z from 'zod/mini';
import { boxType, chargeTerms, paidAt, price } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import {
  codeOf,
  currencyCode,
  day,
  decimal,
  optionalCode,
  optionalText,
  positiveDecimal,
} from './kept-fields.ts';

const base = '/api/erpcargo/Rate';

export const transportModes = ['FCL', 'LCL', 'AIR', 'RAIL'] as const;
export type TransportMode = (typeof transportModes)[number];
export const rateTypes = ['FAK', 'NAC', 'SPOT', 'PROMO', 'CONTRACT'] as const;
export type RateType = (typeof rateTypes)[number];
/** Which day decides whether a rate holds. */
export const validityBases = [
  'soEtd',
  'scheduledEtd',
  'vesselAtd',
  'lastEtd',
  'onBoard',
  'feederEtd',
  'feederAtd',
] as const;
export type ValidityBasis = (typeof validityBases)[number];
export const rateStates = ['draft', 'published', 'suspended', 'expired'] as const;
export type RateState = (typeof rateStates)[number];
export const spaceStates = ['ok', 'tight', 'full', 'unknown'] as const;
export type SpaceState = (typeof spaceStates)[number];

/** What it costs the company, below what nobody may sell, and what is asked. The first two need a right. */
const layers = {
  cost: z.optional(z.nullable(price)),
  floor: z.optional(z.nullable(price)),
  sell: price,
};
const boxPrices = z.object({
  by: z.literal('box'),
  boxes: z.array(z.object({ type: boxType, ...layers })).check(z.minLength(1), z.maxLength(20)),
});
const quantityPrices = z.object({
  ...{ by: z.literal('quantity'), ...layers },
  unit: z.enum(['RT', 'CBM', 'TON']),
  /** How much a ton counts against a cubic metre. */
  ratio: z._default(positiveDecimal(2, 3), '1'),
  minimumQuantity: z._default(decimal(6, 3), '1'),
  minimumCharge: z._default(z.nullable(price), null),
  cfsPortId: z._default(z.nullable(id), null),
});
const weightPrices = z.object({
  by: z.literal('weight'),
  breaks: z.array(z.object({ fromKg: decimal(6, 1), ...layers })).check(z.minLength(1), z.maxLength(12)),
  minimum: z._default(z.nullable(z.object(layers)), null),
  divisor: z._default(z.int().check(z.minimum(1_000), z.maximum(9_000)), 6_000),
  mayUseNextBreak: z._default(z.boolean(), true),
  /** By the kilogram, in the currency of the rate. */
  fuel: z._default(z.nullable(price), null),
  security: z._default(z.nullable(price), null),
  densityBand: optionalText(12),
  flight: optionalCode(20),
});
/** By how it is sold: boxes on sea and rail, revenue tons, weight by air. */
export const ratePrices = z.discriminatedUnion('by', [boxPrices, quantityPrices, weightPrices]);
export type RatePrices = z.infer<typeof ratePrices>;

/** To which customers it is offered; staff with the right to rates see all. */
export const audience = z.object({
  isForEveryCustomer: z._default(z.boolean(), true),
  levels: z._default(z.array(z.enum(['A', 'B', 'C', 'D'])).check(z.maxLength(4)), []),
  customerIds: z._default(z.array(id).check(z.maxLength(500)), []),
});
export type Audience = z.infer<typeof audience>;

/** A surcharge of this rate alone. */
const rateSurcharge = z.object({
  ...chargeTerms,
  paidAt: z._default(paidAt, 'PP'),
  isMandatory: z._default(z.boolean(), true),
});
export type RateSurcharge = z.infer<typeof rateSurcharge>;

const few = (most: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(most)));

/** What people keep of a rate. */
export const keptRate = {
  mode: z.enum(transportModes),
  lineId: z._default(z.nullable(id), null),
  polId: id,
  podId: id,
  /** Where it is received and delivered, where that is not the port. */
  porId: z._default(z.nullable(id), null),
  delId: z._default(z.nullable(id), null),
  viaId: z._default(z.nullable(id), null),
  isDirect: z._default(z.boolean(), true),
  carrierId: id,
  serviceCode: optionalCode(20),
  /** Needs a right. */
  contractNo: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  rateType: z.enum(rateTypes),
  /** Goods it is restricted to; empty for all kinds. */
  commodity: optionalText(80),
  currency: currencyCode,
  validFrom: day,
  validTo: day,
  validityBasis: z.enum(validityBases),
  /** In words: on which days it closes and sails. */
  frequency: optionalText(40),
  transitDays: z._default(few(200), null),
  freeDemurrage: z._default(few(90), null),
  freeDetention: z._default(few(90), null),
  weightLimit: optionalText(60),
  space: z._default(z.enum(spaceStates), 'unknown'),
  isFeatured: z._default(z.boolean(), false),
  audience: z.prefault(audience, {}),
  /** The sailing a spot price is for. */
  sailingId: z._default(z.nullable(id), null),
  prices: ratePrices,
  surcharges: z._default(z.array(rateSurcharge).check(z.maxLength(40)), []),
  /** Charge codes the price contains already. */
  included: z._default(z.array(codeOf(12)).check(z.maxLength(40)), []),
  remark: optionalText(500),
  /** For the company alone. */
  remarkInternal: z.optional(z.string().check(z.trim(), z.maxLength(500))),
};
const writtenRate = z.object(keptRate);
export type WrittenRate = z.infer<typeof writtenRate>;

/** What a rate says of itself in a list. */
export const rateRow = z.object({
  ...{ id: z.string(), version: z.number(), rateNo: z.string(), status: z.enum(rateStates) },
  ...keptRate,
  ...{ polName: z.string(), podName: z.string(), viaName: z.string(), porName: z.string() },
  ...{ delName: z.string(), carrierName: z.string(), carrierCode: z.string(), lineName: z.string() },
  /** Who published it, and when. */
  publisherId: z.nullable(z.string()),
  publisherName: z.string(),
  publishedAt: z.nullable(moment),
  lastModifyTime: moment,
  source: z.enum(['manual', 'excel', 'copy']),
  /** The version before it on the same lane. */
  previousId: z.nullable(z.string()),
  /** The request that asks for its publication; null while there is none. */
  flowId: z.nullable(z.string()),
});
export type RateRow = z.infer<typeof rateRow>;

export const rateColumns = [
  'rateNo',
  'polName',
  'podName',
  'carrierName',
  'validFrom',
  'validTo',
  'transitDays',
  'publishedAt',
  'lastModifyTime',
] as const;
const chosen = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)));

export const listRates = endpoint({
  ...{ name: 'listRates', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Rates the caller may see; who keeps them sees drafts, suspended and expired ones too',
  body: z.object({
    ...pagingSortedBy(rateColumns),
    filters: filteredBy({
      mode: chosen(transportModes),
      status: chosen(rateStates),
      rateType: chosen(rateTypes),
      ...{ lineId: z.optional(id), polId: z.optional(id), podId: z.optional(id) },
      carrierId: z.optional(z.array(id).check(z.maxLength(50))),
      /** Holds on this day. */
      on: z.optional(day),
      isFeatured: z.optional(z.boolean()),
      /** Holds until this day at least. */
      holdsUntil: z.optional(day),
      /** Restricted to these goods. */
      commodity: z.optional(optionalText(80)),
      /** Of the next three only who keeps rates finds anything: what came of an import, what a request is about. */
      importId: z.optional(id),
      flowId: z.optional(id),
      /** Its publication is asked for, and not decided yet. */
      isAsked: z.optional(z.boolean()),
    }),
  }),
  response: pageOf(
    z.extend(rateRow, {
      /** Who changed it last, for who keeps rates; empty where the system did. */
      changerName: z.optional(z.string()),
    }),
  ),
  needs: { modelId: 'freight' },
});
/** A rate in a list. */
export type ListedRate = z.infer<typeof listRates.response>['list'][number];

const params = z.object({ id });

export const getRate = endpoint({
  ...{ name: 'getRate', method: 'GET', path: `${base}/:id` },
  summary: 'One rate; one that is not for the caller is not there',
  params,
  response: rateRow,
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight' },
});

const saved = z.object({ id: z.string(), version: z.number() });
const keepErrors = [
  ...['ENTITY_REFERENCE_MISSING', 'PERIOD_ENDS_EARLY', 'RATE_PRICES_OF_OTHER_MODE'],
  ...['RATE_PRICE_DOUBLE', 'RATE_BELOW_FLOOR'],
] as const;

export const addRate = endpoint({
  ...{ name: 'addRate', method: 'POST', path: base },
  summary: 'Begin a rate',
  success: 'created',
  body: writtenRate,
  response: z.object({ ...saved.shape, rateNo: z.string() }),
  errors: keepErrors,
  needs: { modelId: 'freight', button: 'btn_publish' },
});

export const changeRate = endpoint({
  ...{ name: 'changeRate', method: 'PUT', path: `${base}/:id` },
  summary: 'Change a draft; a published one is followed by a draft of its next version',
  success: 'saved',
  params,
  body: z.object({ ...keptRate, version: z.number() }),
  response: saved,
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'RATE_UNDER_APPROVAL', ...keepErrors],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

export const deleteRate = endpoint({
  ...{ name: 'deleteRate', method: 'DELETE', path: `${base}/:id` },
  summary: 'Delete a draft',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND', 'RATE_NOT_DRAFT', 'RATE_UNDER_APPROVAL'],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

/** What is done with a rate beside writing it. */
export const rateEvents = ['publish', 'suspend', 'resume', 'copy'] as const;
export type RateEvent = (typeof rateEvents)[number];

export const actOnRate = endpoint({
  ...{ name: 'actOnRate', method: 'POST', path: `${base}/:id/Actions/:event` },
  summary: 'Ask for publication (through its approval), suspend, resume, or copy to a new draft',
  success: 'done',
  params: z.object({ id, event: z.enum(rateEvents) }),
  body: z.object({
    version: z.number(),
    /** Of a copy: the period of the new one. */
    validFrom: z.optional(day),
    validTo: z.optional(day),
  }),
  response: z.object({
    ...saved.shape,
    status: z.enum(rateStates),
    /** The request that was started, where there is one. */
    flowId: z.nullable(z.string()),
  }),
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'RATE_NOT_DRAFT', 'RATE_UNDER_APPROVAL'] as const),
    ...(['RATE_OVERLAPS', 'RATE_EXPIRED', 'PERIOD_ENDS_EARLY', 'RATE_NOT_PUBLISHED'] as const),
    ...(['RATE_NOT_SUSPENDED', 'FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

/** So many are published with one request. */
export const mostPublishedTogether = 300;

export const publishRates = endpoint({
  ...{ name: 'publishRates', method: 'POST', path: `${base}/Publications` },
  summary:
    'Ask for the publication of many drafts with one request, or of none; a refusal names each that cannot be published',
  success: 'done',
  body: z.object({
    rates: z
      .array(z.object({ id, version: z.number() }))
      .check(z.minLength(1), z.maxLength(mostPublishedTogether)),
  }),
  response: z.object({ flowId: z.string(), count: z.number() }),
  errors: [
    ...(['RATES_NOT_PUBLISHABLE', 'RATE_OVERLAPS_IN_BATCH'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: { modelId: 'freight', button: 'btn_publish' },
});

export const listRateHistory = endpoint({
  ...{ name: 'listRateHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what in a rate, the newest first',
  params,
  query: z.object({ ...paging }),
  response: pageOf(
    z.object({
      version: z.number(),
      act: z.enum(['create', 'update', 'import', 'undo']),
      creatorUserName: z.string(),
      creatorTime: moment,
      differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs: { modelId: 'freight', button: 'btn_publish' },
});
