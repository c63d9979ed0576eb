import * as z from 'zod/mini';
import { chargeUnits } from './charge-codes.ts';
import { boxType, chargeCondition, paidAt, price } from './charges.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { rateTypes, transportModes, validityBases } from './freight-rates.ts';
import { allInPrice, cargo, chargeSources, money } from './freight-search.ts';
import { codeOf, currencyCode, day, decimal, optionalText } from './kept-fields.ts';

const base = '/api/erpcargo/Quote';
const shared = '/api/erpcargo/SharedQuote';

/** The screen of one quote (`?id=`): messages about it open it. */
export const quotePath = '/pages/freight/quote/detail';
/** The screen that opens without a session; the token stands behind a # and so reaches no log of a server. */
export const sharedQuotePath = '/pages/freight/quote/shared';

/** `expired` is never stored: a sent one is that as soon as `validUntil` is over. */
export const quoteStates = ['draft', 'sent', 'viewed', 'accepted', 'lost', 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];
/** Those a change of their rate concerns. */
export const openQuoteStates = ['draft', 'sent', 'viewed'] as const satisfies readonly QuoteState[];
export const lostReasons = [
  'price',
  'transit',
  'space',
  'service',
  'competitor',
  'cancelled',
  'noAnswer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
export const quoteLanguages = ['zh', 'en'] as const;
export type QuoteLanguage = (typeof quoteLanguages)[number];
/** The parts of the table: freight, surcharges, charges where it starts and where it ends. */
export const quoteGroups = ['freight', 'surcharge', 'origin', 'destination'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

const language = z.enum(quoteLanguages);
/** A name as it was when the quote was made, in both languages. */
const named = z.object({ id: z.string(), code: z.string(), zh: z.string(), en: z.string() });

/** What stays of the rate, whatever becomes of it. */
export const quotedRate = z.object({
  ...{ rateId: z.string(), rateNo: z.string(), mode: z.enum(transportModes), rateType: z.enum(rateTypes) },
  ...{ pol: named, pod: named, carrier: named },
  ...{ por: z.nullable(named), del: z.nullable(named), via: z.nullable(named) },
  ...{ isDirect: z.boolean(), serviceCode: z.string(), frequency: z.string(), commodity: z.string() },
  ...{ transitDays: z.nullable(z.number()), weightLimit: z.string() },
  ...{ freeDemurrage: z.nullable(z.number()), freeDetention: z.nullable(z.number()) },
  ...{ validFrom: z.string(), validTo: z.string(), validityBasis: z.enum(validityBases) },
  /** To the customer; that for the company is never here. */
  remark: z.string(),
});
export type QuotedRate = z.infer<typeof quotedRate>;

export const quotedSailing = z.object({
  ...{ id: z.string(), vesselName: z.string(), carrierVoyage: z.string(), timeZone: z.string() },
  ...{ etd: moment, eta: moment, transitDays: z.number() },
  ...{ cutSi: z.nullable(moment), cutVgm: z.nullable(moment), cutPort: z.nullable(moment) },
  ...{ cutCustoms: z.nullable(moment), cutManifest: z.nullable(moment) },
});
export type QuotedSailing = z.infer<typeof quotedSailing>;

/** `manual`: somebody added it. */
export const quoteLineSources = [...chargeSources, 'manual'] as const;
export type QuoteLineSource = (typeof quoteLineSources)[number];

export const quoteLine = z.object({
  /** Within its quote. */
  id: z.string(),
  group: z.enum(quoteGroups),
  source: z.enum(quoteLineSources),
  chargeCode: z.string(),
  ...{ nameZh: z.string(), nameEn: z.string() },
  unit: z.enum(chargeUnits),
  /** The type of box where the price is for one; empty otherwise. */
  boxType: z.string(),
  ...{ quantity: z.string(), currency: z.string(), price: z.string(), amount: z.string() },
  paidAt,
  /** The least or the most was charged in place of quantity times price. */
  bound: z.nullable(z.enum(['minimum', 'maximum'])),
  /** The freight contains it already: it is named and costs nothing more. */
  isIncluded: z.boolean(),
  /** To staff: what the rate asked for; null for a line somebody added. */
  listPrice: z.optional(z.nullable(z.string())),
  /** To staff who may see floors; null where there is none. */
  floor: z.optional(z.nullable(z.string())),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** What is not in the price, and why. */
export const quoteExclusion = z.object({
  ...{ chargeCode: z.string(), nameZh: z.string(), nameEn: z.string() },
  ...{ group: z.enum(quoteGroups), unit: z.enum(chargeUnits), paidAt },
  why: z.enum([
    'included',
    'optional',
    'collect',
    'expired',
    'notYetValid',
    'noDays',
    'noValue',
    'condition',
    'noPrice',
  ]),
  /** Of a condition: those that the cargo does not meet. */
  unmet: z.optional(z.array(chargeCondition)),
});
export type QuoteExclusion = z.infer<typeof quoteExclusion>;

/** What a list says of a quote; names in the reader's language. */
const quoteRow = {
  ...{ id: z.string(), version: z.number(), quoteNo: z.string(), status: z.enum(quoteStates) },
  customerId: z.nullable(z.string()),
  /** The customer, or whom somebody wrote down. */
  customerName: z.string(),
  ...{ ownerId: z.string(), ownerName: z.string() },
  ...{ rateId: z.string(), rateNo: z.string(), mode: z.enum(transportModes) },
  ...{ polName: z.string(), podName: z.string(), carrierName: z.string(), carrierCode: z.string() },
  cargo,
  totals: z.array(money),
  convertedTotal: z.nullable(money),
  validUntil: moment,
  ...{ creatorTime: moment, lastModifyTime: moment },
  ...{ sentAt: z.nullable(moment), viewedAt: z.nullable(moment), acceptedAt: z.nullable(moment) },
  /** Who accepted: an account, or a name typed behind the link. */
  acceptedName: z.string(),
  lostAt: z.nullable(moment),
  /** To staff. */
  lostReason: z.optional(z.nullable(z.enum(lostReasons))),
  lostRemark: z.optional(z.string()),
};
export const quoteHead = z.object(quoteRow);
export type QuoteHead = z.infer<typeof quoteHead>;

/** What whoever it is for may see: the same in the app, behind the link and on paper. */
const offer = {
  /** Whom it is for where that is no customer of the company; and the person there. */
  ...{ addressee: z.string(), contactName: z.string() },
  language,
  rate: quotedRate,
  sailing: z.nullable(quotedSailing),
  lines: z.array(quoteLine),
  excluded: z.array(quoteExclusion),
  /** In one currency by the exchange rates of that day; null where one was missing, which `missingRate` names. */
  converted: allInPrice.shape.converted,
  missingRate: allInPrice.shape.missingRate,
  remark: z.string(),
  ...{ companyName: z.string(), ownerPhone: z.string(), ownerEmail: z.string() },
};

export const quoteDetail = z.object({
  ...quoteRow,
  ...offer,
  /** What the caller may do with it now. */
  can: z.object({
    ...{ edit: z.boolean(), send: z.boolean(), share: z.boolean(), accept: z.boolean() },
    ...{ lose: z.boolean(), copy: z.boolean(), delete: z.boolean() },
  }),
  /** To staff: the link that opens it now; its token is told once only, to who made it. */
  link: z.optional(z.nullable(z.object({ createdAt: moment, expiresAt: moment }))),
  /** To staff who may see floors: one of its lines is below its floor. */
  isBelowFloor: z.optional(z.boolean()),
  /** To staff: what its prices were computed by, to ask for others. */
  asked: z.optional(
    z.object({
      ...{ etd: z.nullable(z.string()), currency: z.string() },
      ...{ chosen: z.array(z.string()), withCollect: z.boolean() },
    }),
  ),
  /** To staff: its rate is not in force any more: it is over, suspended, or was followed by another version. */
  isRateChanged: z.optional(z.boolean()),
});
export type QuoteDetail = z.infer<typeof quoteDetail>;

/** Behind the link: no ids of people, nothing of staff. */
export const sharedQuote = z.object({
  ...{ quoteNo: z.string(), status: z.enum(quoteStates), customerName: z.string(), ownerName: z.string() },
  ...{ cargo, totals: z.array(money), validUntil: moment },
  ...{ sentAt: z.nullable(moment), acceptedAt: z.nullable(moment), acceptedName: z.string() },
  ...offer,
  canAccept: z.boolean(),
  /** When the link stops. */
  expiresAt: moment,
});
export type SharedQuote = z.infer<typeof sharedQuote>;

/** What prices are computed by. */
const asked = {
  /** The day it is to sail; that of the sailing, or the last one of the rate, where it is left out. */
  etd: z.optional(day),
  cargo: z.prefault(cargo, {}),
  /** One of the next departures of the rate. */
  sailingId: z._default(z.nullable(id), null),
  currency: z._default(currencyCode, 'CNY'),
  chosen: z._default(z.array(z.string().check(z.maxLength(12))).check(z.maxLength(40)), []),
  withCollect: z._default(z.boolean(), false),
};
/** Whom it is for, and what is said to them. */
const written = {
  customerId: z._default(z.nullable(id), null),
  addressee: optionalText(120),
  contactName: optionalText(60),
  language: z._default(language, 'zh'),
  remark: optionalText(1_000),
};
/** A moment of this century. */
const until = z.int().check(z.minimum(946_684_800_000), z.maximum(4_102_444_800_000));
const staff = { modelId: 'freight', button: 'btn_quote' } as const;
const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });

export const createQuote = endpoint({
  ...{ name: 'createQuote', method: 'POST', path: base },
  summary: 'Make a draft from a rate, a cargo and a customer, with the prices they have today',
  success: 'created',
  body: z.object({ rateId: id, ...asked, ...written, validUntil: z.optional(until) }),
  response: z.object({ ...saved.shape, quoteNo: z.string() }),
  errors: [
    ...(['NOT_FOUND', 'QUOTE_RATE_NOT_IN_FORCE', 'QUOTE_RATE_WITHOUT_PRICE'] as const),
    ...(['QUOTE_RATE_OF_OTHERS', 'QUOTE_DAY_OUTSIDE'] as const),
    ...(['QUOTE_ENDS_IN_THE_PAST', 'QUOTE_OUTLIVES_RATE'] as const),
  ],
  needs: staff,
});

/** Of a percentage or of tons it has more decimals than what is weighed, and below zero where the freight is. */
const quantity = decimal(9, 6);
/** A line that is there keeps what it charges for. */
const writtenLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('kept'), id, quantity, price, isIncluded: z._default(z.boolean(), false) }),
  z.object({
    is: z.literal('new'),
    group: z.enum(quoteGroups),
    chargeCode: codeOf(12),
    unit: z.enum(chargeUnits),
    boxType: z._default(z.union([z.literal(''), boxType]), ''),
    ...{ quantity, price, currency: currencyCode },
    paidAt: z._default(paidAt, 'PP'),
    isIncluded: z._default(z.boolean(), false),
  }),
]);
export type WrittenQuoteLine = z.infer<typeof writtenLine>;

export const updateQuote = endpoint({
  ...{ name: 'updateQuote', method: 'PUT', path: `${base}/:id` },
  summary:
    'Change a draft: whom it is for, its lines, until when it is valid; prices stay as they are written',
  success: 'saved',
  params,
  body: z.object({
    ...written,
    version: z.number(),
    /** In the order they are shown; those left out are taken out. */
    lines: z.array(writtenLine).check(z.minLength(1), z.maxLength(200)),
    validUntil: until,
  }),
  response: saved,
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'QUOTE_NOT_DRAFT', 'QUOTE_LINE_UNKNOWN'] as const),
    ...(['QUOTE_AMOUNT_TOO_LARGE', 'QUOTE_ENDS_IN_THE_PAST', 'QUOTE_OUTLIVES_RATE'] as const),
    'QUOTE_RATE_OF_OTHERS',
  ],
  needs: staff,
});

export const repriceQuote = endpoint({
  ...{ name: 'repriceQuote', method: 'POST', path: `${base}/:id/Actions/Reprice` },
  summary: 'Compute the lines of a draft anew for its customer, from its rate as it is today and this cargo',
  success: 'saved',
  params,
  body: z.object({ ...asked, version: z.number() }),
  response: saved,
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'QUOTE_NOT_DRAFT'] as const),
    ...(['QUOTE_RATE_NOT_IN_FORCE', 'QUOTE_RATE_WITHOUT_PRICE', 'QUOTE_DAY_OUTSIDE'] as const),
    'QUOTE_RATE_OF_OTHERS',
  ],
  needs: staff,
});

export const quoteColumns = [
  'quoteNo',
  'customerName',
  'ownerName',
  'validUntil',
  'sentAt',
  'creatorTime',
  'lastModifyTime',
] as const;

export const listQuotes = endpoint({
  ...{ name: 'listQuotes', method: 'POST', path: `${base}/List`, command: false },
  summary: 'My quotes; all of them for who keeps rates; for customers those sent to them, never drafts',
  body: z.object({
    /** `keyword`: number, customer, addressee, ports, carrier, number of the rate. */
    ...pagingSortedBy(quoteColumns),
    filters: filteredBy({
      status: z.optional(z.array(z.enum(quoteStates)).check(z.maxLength(quoteStates.length))),
      ...{ customerId: z.optional(id), ownerId: z.optional(id) },
      /** Those a change of this rate concerns, with `openQuoteStates`; the pagination has their number. */
      rateId: z.optional(id),
      mode: z.optional(z.array(z.enum(transportModes)).check(z.maxLength(4))),
    }),
  }),
  response: pageOf(quoteHead),
  needs: { modelId: 'quote' },
});

export const getQuote = endpoint({
  ...{ name: 'getQuote', method: 'GET', path: `${base}/:id` },
  summary: 'One quote as its reader may see it; when the customer reads it first, it is viewed by that',
  params,
  response: quoteDetail,
  errors: ['NOT_FOUND'],
  command: true,
  audited: false,
  needs: { modelId: 'quote' },
});

export const getQuotePdf = endpoint({
  ...{ name: 'getQuotePdf', method: 'GET', path: `${base}/:id/Pdf` },
  summary: 'The quote on paper, in one of two languages; the same for staff and customer',
  params,
  query: z.object({ language: z.optional(language) }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
  needs: { modelId: 'quote' },
});

/** How long a link opens; with none it is a week longer than the quote is valid, ninety days at most. */
const hours = z.optional(z.int().check(z.minimum(1), z.maximum(24 * 90)));
const newLink = z.object({
  /** Random; the server keeps its hash only. The address is `sharedQuotePath`, # and this. */
  token: z.string(),
  expiresAt: moment,
});

export const sendQuote = endpoint({
  ...{ name: 'sendQuote', method: 'POST', path: `${base}/:id/Actions/Send` },
  summary: 'Send a draft: it is not changed any more, gets a link, and the people of the customer are told',
  success: 'done',
  params,
  body: z.object({
    version: z.number(),
    hours,
    /** Somebody who may see floors was warned and sends it nevertheless. */
    isBelowFloorConfirmed: z._default(z.boolean(), false),
  }),
  response: z.object({ ...saved.shape, link: newLink, toldPeople: z.number() }),
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'QUOTE_NOT_DRAFT', 'QUOTE_WITHOUT_ADDRESSEE'] as const),
    ...(['QUOTE_EMPTY', 'QUOTE_ENDS_IN_THE_PAST', 'QUOTE_BELOW_FLOOR', 'QUOTE_RATE_OF_OTHERS'] as const),
  ],
  keepsReply: false,
  needs: staff,
});

export const shareQuote = endpoint({
  ...{ name: 'shareQuote', method: 'POST', path: `${base}/:id/Actions/Share` },
  summary: 'A new link to a quote that was sent; the one before it opens nothing any more',
  success: 'done',
  params,
  body: z.object({ hours }),
  response: newLink,
  errors: ['NOT_FOUND', 'QUOTE_NOT_SENT'],
  keepsReply: false,
  needs: staff,
});

export const revokeQuoteLink = endpoint({
  ...{ name: 'revokeQuoteLink', method: 'POST', path: `${base}/:id/Actions/RevokeLink` },
  summary: 'End the link of a quote',
  success: 'done',
  params,
  errors: ['NOT_FOUND'],
  needs: staff,
});

const closed = z.object({ ...saved.shape, status: z.enum(quoteStates) });

export const acceptQuote = endpoint({
  ...{ name: 'acceptQuote', method: 'POST', path: `${base}/:id/Actions/Accept` },
  summary: 'Accept a quote: its customer, or its owner on their behalf',
  success: 'done',
  params,
  /** Staff: who said so; customers accept in their own name. */
  body: z.object({ name: optionalText(60) }),
  response: closed,
  errors: ['NOT_FOUND', 'QUOTE_NOT_SENT', 'QUOTE_NOT_OPEN', 'QUOTE_EXPIRED'],
  needs: { modelId: 'quote' },
});

export const loseQuote = endpoint({
  ...{ name: 'loseQuote', method: 'POST', path: `${base}/:id/Actions/Lose` },
  summary: 'Note that nothing came of a quote, and why',
  success: 'done',
  params,
  body: z.object({ reason: z.enum(lostReasons), remark: optionalText(500) }),
  response: closed,
  errors: ['NOT_FOUND', 'QUOTE_NOT_SENT', 'QUOTE_NOT_OPEN'],
  needs: staff,
});

export const copyQuote = endpoint({
  ...{ name: 'copyQuote', method: 'POST', path: `${base}/:id/Actions/Copy` },
  summary: 'A draft with the same lines and prices, valid from now',
  success: 'created',
  params,
  response: createQuote.response,
  errors: ['NOT_FOUND'],
  needs: staff,
});

export const deleteQuote = endpoint({
  ...{ name: 'deleteQuote', method: 'DELETE', path: `${base}/:id` },
  summary: 'Delete a draft',
  success: 'deleted',
  params,
  errors: ['NOT_FOUND', 'QUOTE_NOT_DRAFT'],
  needs: staff,
});

// Without a session: whoever has the token. Unknown, revoked and over are the same refusal. The token travels in the
// body, so that it stands in no log.
const token = z.string().check(z.regex(/^[\w-]{43}$/));

export const openSharedQuote = endpoint({
  ...{ name: 'openSharedQuote', method: 'POST', path: `${shared}/Open` },
  summary:
    'The quote behind a link, and nothing else; by that it is viewed, unless the maker only looks at it',
  access: 'open',
  body: z.object({
    token,
    /** The device has a session of staff: their look does not count. */
    isPreview: z._default(z.boolean(), false),
  }),
  response: sharedQuote,
  errors: ['QUOTE_LINK_INVALID'],
  audited: false,
});

export const getSharedQuotePdf = endpoint({
  ...{ name: 'getSharedQuotePdf', method: 'POST', path: `${shared}/Pdf`, command: false },
  summary: 'The quote behind a link on paper',
  access: 'open',
  body: z.object({ token, language: z.optional(language) }),
  reply: 'bytes',
  errors: ['QUOTE_LINK_INVALID'],
});

export const acceptSharedQuote = endpoint({
  ...{ name: 'acceptSharedQuote', method: 'POST', path: `${shared}/Accept` },
  summary: 'Accept the quote behind a link in a name that is typed',
  success: 'done',
  access: 'open',
  body: z.object({ token, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: z.object({ status: z.enum(quoteStates), acceptedAt: moment }),
  errors: ['QUOTE_LINK_INVALID', 'QUOTE_NOT_OPEN', 'QUOTE_EXPIRED'],
});
