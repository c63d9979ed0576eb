import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { optionalText } from './kept-fields.ts';
import { entryKinds, ledgerAccounts, periodStates } from './money-fields.ts';

const periodBase = '/api/erpcargo/Period';
const base = '/api/erpcargo/Ledger';

/** The screen of periods, trial balance and vouchers, which the specification does not have. */
export const ledgerPath = '/pages/shipment/ledger/index';

/** A month, YYYY-MM. */
const month = z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/));
const module = { modelId: 'ledger' } as const;
const needs = (button: string) => ({ modelId: 'ledger', button }) as const;

const accountSum = z.object({
  ...{ account: z.enum(ledgerAccounts), code: z.string(), name: z.string(), currency: z.string() },
  /** In its currency, a credit below nothing; what moved is above nothing on both sides. */
  ...{ opening: z.string(), debit: z.string(), credit: z.string(), closing: z.string() },
  ...{ bookOpening: z.string(), bookDebit: z.string(), bookCredit: z.string(), bookClosing: z.string() },
});
export type AccountSum = z.infer<typeof accountSum>;

export const periodActNames = ['close', 'reopen', 'lock', 'unlock'] as const;
export type PeriodActName = (typeof periodActNames)[number];

export const periodRow = z.object({
  ...{ code: z.string(), status: z.enum(periodStates) },
  /** Everybody who did something last, and when. */
  ...{ closedByName: z.string(), closedAt: z.nullable(moment) },
  ...{ lockedByName: z.string(), lockedAt: z.nullable(moment), reason: z.string() },
  /** What still waits in an open month: charges nobody approved, of the companies whose books I read. */
  waitingCharges: z.number(),
  /** The same by company, those of others too: a month is closed for all of them at once. */
  waitingOf: z.array(z.object({ companyName: z.string(), count: z.number(), isRead: z.boolean() })),
  /** What it came to for the companies whose books I read, in the currency of the books. */
  ...{ revenue: z.string(), cost: z.string(), entries: z.number() },
  /** Its vouchers that no accounting system got yet. */
  newVouchers: z.number(),
  can: z.array(z.enum(periodActNames)),
});
export type PeriodRow = z.infer<typeof periodRow>;

export const listPeriods = endpoint({
  ...{ name: 'listPeriods', method: 'GET', path: `${periodBase}/List` },
  summary: 'Accounting months, the newest first, two years, with what they came to for the companies I read',
  response: listOf(periodRow),
  needs: module,
});

export const actOnPeriod = endpoint({
  ...{ name: 'actOnPeriod', method: 'POST', path: `${periodBase}/:code/Actions/:act` },
  summary: 'Close a month, lock it for good, or open it again',
  params: z.object({ code: month, act: z.enum(periodActNames) }),
  body: z.object({
    reason: optionalText(500),
    /** Closing: charges nobody approved count in the month after it. */
    carriesOver: z._default(z.boolean(), false),
  }),
  response: z.object({ code: z.string(), status: z.enum(periodStates) }),
  success: 'done',
  errors: [
    ...(['PERIOD_STATE_WRONG', 'PERIOD_NOT_OVER', 'PERIOD_EARLIER_OPEN', 'PERIOD_LATER_CLOSED'] as const),
    ...(['PERIOD_NOT_READY', 'REASON_NEEDED', 'FORBIDDEN'] as const),
  ],
  needs: module,
});

export const getTrialBalance = endpoint({
  ...{ name: 'getTrialBalance', method: 'GET', path: `${base}/TrialBalance` },
  summary: 'What stood on every account before some months, what moved on it, and what stands on it after',
  query: z.object({ from: month, to: month, companyId: z.optional(id) }),
  response: z.object({
    bookCurrency: z.string(),
    list: z.array(accountSum),
    /** Of everything in the currency of the books: debits less credits, which is nothing. */
    difference: z.string(),
  }),
  errors: ['NOT_FOUND'],
  needs: module,
});

export const ledgerLine = z.object({
  ...{ account: z.enum(ledgerAccounts), code: z.string(), name: z.string(), partyName: z.string() },
  ...{ currency: z.string(), amount: z.string(), bookAmount: z.string(), shipmentNo: z.string() },
});
export const ledgerEntry = z.object({
  ...{
    id: z.string(),
    kind: z.enum(entryKinds),
    sourceId: z.string(),
    sourceNo: z.string(),
    companyName: z.string(),
  },
  ...{ bookedOn: z.string(), period: z.string(), at: moment, byName: z.string(), isReversal: z.boolean() },
  /** What it is about: a settlement is about both. */
  ...{ invoiceId: z.nullable(z.string()), paymentId: z.nullable(z.string()) },
  lines: z.array(ledgerLine),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const listLedgerEntries = endpoint({
  ...{ name: 'listLedgerEntries', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Entries of the books with their lines, the newest first',
  body: z.object({
    ...pagingSortedBy(['at']),
    filters: filteredBy({
      ...{ from: z.optional(month), to: z.optional(month), companyId: z.optional(id) },
      ...{ account: z.optional(z.enum(ledgerAccounts)), currency: z.optional(z.string()) },
      ...{ partyId: z.optional(id), sourceId: z.optional(id) },
    }),
  }),
  response: pageOf(ledgerEntry),
  needs: module,
});

const batch = z.object({
  ...{ id: z.string(), period: z.string(), count: z.number(), at: moment, byName: z.string() },
});

export const exportVouchers = endpoint({
  ...{ name: 'exportVouchers', method: 'POST', path: `${base}/Vouchers` },
  summary: 'Put the entries of a month that no batch has into the next batch, each once',
  body: z.object({ period: month }),
  response: batch,
  success: 'done',
  errors: ['VOUCHERS_NONE'],
  needs: needs('btn_download'),
});

export const listVoucherBatches = endpoint({
  ...{ name: 'listVoucherBatches', method: 'GET', path: `${base}/Vouchers` },
  summary: 'Batches of vouchers that were exported, the newest first',
  response: listOf(batch),
  needs: module,
});

export const getVoucherFile = endpoint({
  ...{ name: 'getVoucherFile', method: 'GET', path: `${base}/Vouchers/:id/File` },
  summary: 'The vouchers of a batch as CSV or Excel, the same every time',
  params: z.object({ id }),
  query: z.object({ as: z._default(z.enum(['csv', 'xlsx']), 'xlsx') }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
  needs: needs('btn_download'),
});
