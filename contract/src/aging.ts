import * as z from 'zod/mini';
import { creditBases, customerLevels, customerStates, settlements } from './customers.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { currencyCode, day, nameOf } from './kept-fields.ts';
import { agingBuckets, chargeSides } from './money-fields.ts';

const base = '/api/erpcargo/Aging';

/** The screen. */
export const agingPath = '/pages/shipment/accounts_analysis';

export const agingGroups = ['customer', 'sales', 'department', 'currency', 'company'] as const;
export type AgingGroup = (typeof agingGroups)[number];

/** Stands for the key of what has none: an invoice without a salesperson or department. */
export const noKey = 'none';

/** What is owed in one currency, by the days it is past. */
const sum = z.object({
  currency: z.string(),
  ...{ notDue: z.string(), to30: z.string(), to60: z.string(), to90: z.string(), over90: z.string() },
  /** All of these together, and what of it is late by a day or more. */
  ...{ balance: z.string(), overdue: z.string() },
  /** Money that no invoice has used yet: never taken off the others. */
  unapplied: z.string(),
});
export type AgingSum = z.infer<typeof sum>;

const missingRate = z.object({ pair: z.string(), date: z.string() });
export type MissingRate = z.infer<typeof missingRate>;

const summed = {
  /** One for each currency. */
  sums: z.array(sum),
  /** All of them in the currency of the books, by the rates of the day; null where one is missing. */
  converted: z.nullable(sum),
  /** How many invoices, and how many days the latest of them is past. */
  ...{ count: z.number(), longestDays: z.number() },
};

export const creditParts = ['receivable', 'unbilled', 'orders'] as const;
export type CreditPart = (typeof creditParts)[number];

const credit = z.object({
  ...{ limit: money, used: money, available: money, isExceeded: z.boolean() },
  /** What uses it: open invoices, approved charges on none, accepted orders. Null where a rate is missing. */
  parts: z.record(z.enum(creditParts), z.nullable(money)),
  missingRate: z.nullable(missingRate),
});
export type AgingCredit = z.infer<typeof credit>;

export const agingRisks = ['overLimit', 'overdue', 'frozen'] as const;
export type AgingRisk = (typeof agingRisks)[number];

const row = z.object({
  ...{ key: z.string(), name: z.string(), ...summed },
  /** Of a group that is one customer, to staff. */
  customer: z.nullable(
    z.object({
      ...{ level: z.enum(customerLevels), status: z.enum(customerStates), salesName: z.string() },
      /** Only to who may see what was agreed. */
      term: z.nullable(
        z.object({
          ...{ settle: z.enum(settlements), baseDate: z.enum(creditBases), months: z.number() },
          ...{ settleDay: z.number(), days: z.number(), maxOverdueDays: z.number() },
        }),
      ),
      credit: z.nullable(credit),
      risks: z.array(z.enum(agingRisks)),
      /** What was asked for and not decided yet. */
      asked: z.nullable(z.object({ wants: z.enum(['freeze', 'unfreeze']), flowId: z.string() })),
    }),
  ),
});
export type AgingRow = z.infer<typeof row>;

const filters = {
  partyId: z.optional(id),
  companyId: z.optional(id),
  /** `none` for those without. */
  ...{ salesId: z.optional(id), departmentId: z.optional(id) },
  currency: z.optional(currencyCode),
};

const asked = {
  side: z._default(z.enum(chargeSides), 'receivable'),
  /** What was known at the end of this day; left out: now. */
  asOf: z.optional(day),
  filters: filteredBy(filters),
};

const module = { modelId: 'accountsAnalysis' } as const;

export const agingColumns = [
  ...(['balance', 'overdue', 'unapplied', 'longestDays'] as const),
  ...agingBuckets,
] as const;

export const getAging = endpoint({
  ...{ name: 'getAging', method: 'POST', path: base, command: false },
  summary:
    'What is owed to us or by us as of a day, by how long it is past, group by group with the sums of all',
  body: z.object({
    ...pagingSortedBy(agingColumns),
    ...asked,
    groupBy: z._default(z.enum(agingGroups), 'customer'),
  }),
  response: z.extend(pageOf(row), {
    ...{ asOf: z.string(), isToday: z.boolean(), sides: z.array(z.enum(chargeSides)) },
    /** The list of invoices shows its reader the same ones: a number of today can lead there. */
    isAsInvoices: z.boolean(),
    ...{ groupBy: z.enum(agingGroups), bookCurrency: z.string() },
    total: z.object({
      ...summed,
      /** Percent of the balance that is late; null without a balance or a rate. */
      overdueRate: z.nullable(z.string()),
      /** The balance in days of what was billed in the ninety days before. */
      daysOutstanding: z.nullable(z.string()),
    }),
    rates: z.array(z.object({ ...{ from: z.string(), to: z.string(), rate: z.string(), date: z.string() } })),
    missingRates: z.array(missingRate),
  }),
  errors: ['AGING_DAY_AHEAD', 'FORBIDDEN'],
  needs: module,
});

/** A cell of the table: a bucket, all that is late, or all. */
export const agingCells = [...agingBuckets, 'overdue', 'all'] as const;
export type AgingCell = (typeof agingCells)[number];

const item = z.object({
  /** Of the invoice or the payment. */
  ...{ id: z.string(), no: z.string(), version: z.number() },
  ...{ partyId: z.string(), partyName: z.string(), companyName: z.string(), salesName: z.string() },
  /** The whole, and what was left of it then. */
  ...{ currency: z.string(), total: z.string(), balance: z.string() },
  /** The day of the bill, or the day the money counted. */
  on: z.string(),
  ...{ dueOn: z.nullable(z.string()), daysPast: z.nullable(z.number()) },
  /** As they are now. */
  ...{ promisedOn: z.nullable(z.string()), remindedAt: z.nullable(moment) },
});
export type AgingItem = z.infer<typeof item>;

export const agingItemColumns = ['balance', 'dueOn', 'currency'] as const;

export const listAgingItems = endpoint({
  ...{ name: 'listAgingItems', method: 'POST', path: `${base}/Items`, command: false },
  summary:
    'The invoices, or the unused money, that a number of the ageing is the sum of, with what was left then',
  body: z.object({
    ...pagingSortedBy(agingItemColumns),
    ...asked,
    what: z._default(z.enum(['invoice', 'money']), 'invoice'),
    cell: z._default(z.enum(agingCells), 'all'),
  }),
  response: z.extend(pageOf(item), {
    ...{ asOf: z.string(), isToday: z.boolean() },
    sums: z.array(z.object({ currency: z.string(), balance: z.string(), count: z.number() })),
  }),
  errors: ['AGING_DAY_AHEAD', 'FORBIDDEN'],
  needs: module,
});

export const askFreeze = endpoint({
  ...{ name: 'askFreeze', method: 'POST', path: `${base}/Freeze` },
  summary: 'Ask that a customer be frozen, so that they cannot order, or that it be lifted; a flow decides',
  body: z.object({ customerId: id, wants: z.enum(['freeze', 'unfreeze']), reason: nameOf(500) }),
  response: z.object({ id: z.string(), flowId: z.string() }),
  success: 'submitted',
  errors: [
    ...(['NOT_FOUND', 'FREEZE_ASKED', 'FREEZE_STATE_WRONG'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: { modelId: 'accountsAnalysis', button: 'btn_freeze' },
});
