import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment, pageOf, paging, pagingSortedBy } from './envelope.ts';
import { transportModes } from './freight-rates.ts';
import { money } from './freight-search.ts';
import { day } from './kept-fields.ts';
import { lineNote } from './line-news.ts';
import { lostReasons } from './quotes.ts';

const base = '/api/erpcargo/Dashboard';

/** The screens. */
export const businessPortalPath = '/pages/shipment/dashboard/index';
export const salesCockpitPath = '/pages/shipment/dashboard/sales';
/** What a number of the cockpit counts. */
export const salesStepPath = '/pages/shipment/dashboard/step';

const cockpit = { modelId: 'salesCockpit' } as const;
const refusals = ['BOARD_DAYS_WRONG', 'FORBIDDEN'] as const;

/**
 * What a salesperson sells by: inquiries of their customers or their own, quotes they sent, orders of their customers,
 * shipments of theirs that left, bills that were paid in full.
 */
export const salesSteps = ['inquiry', 'quote', 'order', 'sailing', 'payment'] as const;
export type SalesStep = (typeof salesSteps)[number];

/** Both days with it, by the calendar of the company. */
const period = { from: day, to: day };

export const getSalesCockpit = endpoint({
  ...{ name: 'getSalesCockpit', method: 'POST', path: `${base}/Sales`, command: false },
  summary: 'How far what somebody sells came in a period, why quotes were lost, and whom to call',
  body: z.object(period),
  response: z.object({
    asOf: moment,
    /** Customers they answer for as salesperson. */
    customers: z.number(),
    steps: z.array(
      z.object({
        step: z.enum(salesSteps),
        count: z.number(),
        /** How many of these went on to the next step, whenever that was; null for the last. */
        wentOn: z.nullable(z.number()),
      }),
    ),
    /** Quotes given up in the period, the most usual reason first. */
    lost: z.array(z.object({ reason: z.enum(lostReasons), count: z.number() })),
  }),
  errors: [...refusals],
  needs: cockpit,
});

export const salesStepColumns = ['at', 'no'] as const;

const stepRow = z.object({
  ...{ id: z.string(), step: z.enum(salesSteps), no: z.string(), at: moment },
  /** The customer, or whom somebody wrote down; nothing where nobody did. */
  ...{ customerId: z.nullable(z.string()), customerName: z.string() },
  ...{ polName: z.string(), podName: z.string() },
  wentOn: z.nullable(z.boolean()),
  /** Of a quote that was given up. */
  lostReason: z.nullable(z.enum(lostReasons)),
  /** Of a bill. */
  total: z.nullable(z.object({ currency: z.string(), amount: z.string() })),
});
export type SalesStepRow = z.infer<typeof stepRow>;

export const listSalesStep = endpoint({
  ...{ name: 'listSalesStep', method: 'POST', path: `${base}/Sales/Step`, command: false },
  summary: 'What a number of the sales cockpit counts',
  body: z.object({
    ...pagingSortedBy(salesStepColumns),
    ...period,
    step: z.enum(salesSteps),
    /** Only those that went on, or only those that did not. */
    wentOn: z.optional(z.boolean()),
    /** Of quotes: those given up in the period, for this reason or for any. */
    lost: z.optional(z.enum([...lostReasons, 'any'])),
  }),
  response: pageOf(stepRow),
  errors: [...refusals],
  needs: cockpit,
});

/** `quiet45` contains none of `quiet30`: it is the worse one. `rate`: a price agreed with them ends. `terms`: their credit. */
export const callReasons = ['quiet30', 'quiet45', 'rate', 'terms'] as const;
export type CallReason = (typeof callReasons)[number];

const callRow = z.object({
  ...{ id: z.string(), name: z.string(), shortName: z.string() },
  reasons: z.array(z.enum(callReasons)),
  /** The day something of theirs left last; null where nothing ever did. */
  lastOn: z.nullable(z.string()),
  daysQuiet: z.nullable(z.number()),
  /** The price agreed with them that ends first, and their credit terms. */
  rate: z.nullable(z.object({ id: z.string(), rateNo: z.string(), lane: z.string(), endsOn: z.string() })),
  termsEndOn: z.nullable(z.string()),
  /** Whom to call, and the account to write to. */
  ...{ contactName: z.string(), mobile: z.string() },
  chatWith: z.nullable(z.object({ userId: z.string(), name: z.string() })),
});
export type CustomerToCall = z.infer<typeof callRow>;

export const listCustomersToCall = endpoint({
  ...{ name: 'listCustomersToCall', method: 'POST', path: `${base}/Sales/Calls`, command: false },
  summary: 'My customers that ship nothing any more or whose agreement ends, the most urgent first',
  body: z.object({ ...paging, reason: z.optional(z.enum(callReasons)) }),
  response: z.extend(pageOf(callRow), {
    /** How many the list has for each reason. */
    counts: z.record(z.enum(callReasons), z.number()),
  }),
  errors: ['FORBIDDEN'],
  needs: cockpit,
});

const rateChange = z.object({
  ...{ rateId: z.string(), rateNo: z.string(), mode: z.enum(transportModes), publishedAt: moment },
  ...{ polId: z.string(), podId: z.string(), polName: z.string(), podName: z.string() },
  ...{ carrierName: z.string(), validFrom: z.string(), validTo: z.string(), currency: z.string() },
  /** A type of box, a weight, or nothing where there is one price; what it was and what it is. */
  prices: z.array(z.object({ place: z.string(), before: z.string(), now: z.string(), change: z.string() })),
  /** Mine that ship on the lane and are offered the rate, those with most shipments first; three are named. */
  ...{ customerNames: z.array(z.string()), customers: z.number() },
});
export type RateChange = z.infer<typeof rateChange>;

/** So many days back. */
export const rateChangeDays = 7;

export const listRateChanges = endpoint({
  ...{ name: 'listRateChanges', method: 'POST', path: `${base}/Sales/RateChanges`, command: false },
  summary: 'Prices that changed in the last days on lanes my customers ship on, the latest first',
  body: z.object(paging),
  response: pageOf(rateChange),
  errors: ['FORBIDDEN'],
  needs: cockpit,
});

const laneTrend = z.object({
  ...{ polId: z.string(), podId: z.string(), polName: z.string(), podName: z.string() },
  /** The type of box, and what the cheapest offer cost in each week; null for a week without one. */
  ...{ boxType: z.string(), currency: z.string() },
  points: z.array(z.object({ on: z.string(), price: z.nullable(z.string()) })),
  /** Today, and how much dearer than four weeks ago. */
  ...{ now: z.nullable(z.string()), change: z.nullable(z.string()) },
});
export type LaneTrend = z.infer<typeof laneTrend>;

export const getBusinessPortal = endpoint({
  ...{ name: 'getBusinessPortal', method: 'GET', path: `${base}/Portal` },
  summary: 'What the market does on the lanes the caller ships on, and what was noted of trade lines',
  response: z.object({
    asOf: moment,
    /** Only to who may look at rates; the lanes with most shipments first. */
    lanes: z.array(laneTrend),
    /** Of the last weeks, as far as the caller reads them. */
    notes: z.array(lineNote),
    /** What was agreed with the customer who asks, and what of it is used; null for staff, and where nothing was. */
    credit: z.nullable(
      z.object({
        ...{ limit: money, used: money, available: money, isExceeded: z.boolean() },
        /** What is used cannot be told without this rate. */
        missingRate: z.nullable(z.object({ pair: z.string(), date: z.string() })),
      }),
    ),
  }),
  needs: { modelId: 'businessPortal' },
});
export type BusinessPortal = z.infer<typeof getBusinessPortal.response>;
