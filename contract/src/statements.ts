import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { day, optionalText } from './kept-fields.ts';
import { statementBases, statementStates } from './money-fields.ts';

const base = '/api/erpcargo/Statement';

/** The screens, which the specification has as a part of the invoices: the list and one statement (`?id=`). */
export const statementsPath = '/pages/shipment/statement/index';
export const statementPath = '/pages/shipment/statement/detail';

export const statementTabs = {
  all: statementStates,
  draft: ['draft'],
  sent: ['sent'],
  disputed: ['disputed'],
  confirmed: ['confirmed'],
  closed: ['closed'],
} as const;
export type StatementTab = keyof typeof statementTabs;

export const statementActNames = ['recompute', 'send', 'drop', 'noteConfirmed', 'close'] as const;
export type StatementActName = (typeof statementActNames)[number];
export const statementCans = [...statementActNames, 'confirm', 'dispute', 'print'] as const;
export type StatementCan = (typeof statementCans)[number];

/** Opening and billed, less credited and received, is closing; each currency by itself. */
const figures = {
  ...{ opening: z.string(), billed: z.string(), credited: z.string() },
  ...{ received: z.string(), closing: z.string() },
};

const statementSum = z.object({ currency: z.string(), ...figures });
export type StatementSum = z.infer<typeof statementSum>;

export const statementInvoice = z.object({
  ...{ invoiceId: z.string(), invoiceNo: z.string(), currency: z.string() },
  /** The day it belongs to the period by, and the day it is due. */
  ...{ on: z.string(), dueOn: z.nullable(z.string()) },
  ...{ shipmentNos: z.array(z.string()), billNos: z.array(z.string()) },
  /** What it came to, what of it was paid and credited until the end of the period, and what was open then. */
  ...{ total: z.string(), paid: z.string(), allCredited: z.string() },
  ...figures,
  credits: z.array(z.object({ invoiceId: z.string(), invoiceNo: z.string(), amount: z.string() })),
});
export type StatementInvoice = z.infer<typeof statementInvoice>;

const statementReceipt = z.object({
  ...{ paymentId: z.string(), paymentNo: z.string(), on: z.string(), currency: z.string() },
  /** What of it is the customer's, and what of that no invoice had used at the end; given back it is below nothing. */
  ...{ amount: z.string(), unapplied: z.string() },
  uses: z.array(
    z.object({
      ...{ invoiceId: z.string(), invoiceNo: z.string(), paid: z.string(), settled: money },
      /** It was used for an invoice of a later period, and is counted there. */
      isLater: z.boolean(),
    }),
  ),
});
export type StatementReceipt = z.infer<typeof statementReceipt>;

/** What a statement says; kept as it was when it was sent. */
const content = {
  sums: z.array(statementSum),
  /** Money of the customer that no invoice had used at the end, by currency; no part of what they owe. */
  unapplied: z.array(money),
};
const lines = { invoices: z.array(statementInvoice), receipts: z.array(statementReceipt) };

const whose = {
  ...{ companyId: z.string(), companyName: z.string(), partyId: z.string(), partyName: z.string() },
  ...{ from: z.string(), to: z.string(), basis: z.enum(statementBases) },
};

/** What a list says of a statement; names in the reader's language. */
export const statementHead = z.object({
  ...{ id: z.string(), version: z.number(), statementNo: z.string(), status: z.enum(statementStates) },
  ...{ ...whose, ...content },
  ...{ invoiceCount: z.number(), creatorTime: moment },
  ...{ sentAt: z.nullable(moment), answeredAt: z.nullable(moment), answer: z.string() },
  can: z.array(z.enum(statementCans)),
});
export type StatementHead = z.infer<typeof statementHead>;

export const statementDetail = z.object({
  ...statementHead.shape,
  invoices: z.array(
    z.extend(statementInvoice, {
      /** How many of its lines wait for our answer now; the statement itself stays as it is. */
      openDisputes: z.number(),
      /** The customer named it when they disagreed with the statement. */
      isNamed: z.boolean(),
    }),
  ),
  receipts: z.array(statementReceipt),
  remark: z.string(),
  answeredByName: z.string(),
  /** To staff, of a draft: it would come to something else now. */
  isStale: z.optional(z.boolean()),
  computedAt: z.optional(moment),
  prints: z.array(z.object({ no: z.number(), at: moment, sha256: z.string(), language: z.string() })),
  history: z.array(z.object({ at: moment, byName: z.string(), act: z.string(), remark: z.string() })),
});
export type StatementDetail = z.infer<typeof statementDetail>;

export const statementPreview = z.object({ ...whose, ...content, ...lines });
export type StatementPreview = z.infer<typeof statementPreview>;

const module = { modelId: 'invoice' } as const;
const needs = (button: string) => ({ modelId: 'invoice', button }) as const;
const params = z.object({ id });
const version = z.number();
const language = z._default(z.enum(['zh', 'en']), 'zh');
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'STATEMENT_STATE_WRONG'] as const;
const saved = z.object({ id: z.string(), version, statementNo: z.string(), status: z.enum(statementStates) });

/** Long enough for a year that is looked at as a whole, short enough to be written. */
export const longestStatement = 3_700;

const asked = {
  /** Left out: the company of who asks. */
  companyId: z.optional(id),
  partyId: id,
  ...{ from: day, to: day, basis: z._default(z.enum(statementBases), 'billDate') },
};

export const statementColumns = [
  'statementNo',
  'partyName',
  'from',
  'to',
  'status',
  'sentAt',
  'creatorTime',
] as const;

export const listStatements = endpoint({
  ...{ name: 'listStatements', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Statements I may see; customers see those that were sent to them',
  body: z.object({
    ...pagingSortedBy(statementColumns),
    tab: z._default(z.enum(Object.keys(statementTabs) as [StatementTab, ...StatementTab[]]), 'all'),
    filters: filteredBy({
      ...{ partyId: z.optional(id), companyId: z.optional(id) },
      basis: z.optional(z.array(z.enum(statementBases)).check(z.maxLength(3))),
      /** Those whose period touches these days. */
      ...{ from: z.optional(day), to: z.optional(day) },
    }),
  }),
  response: pageOf(statementHead),
  needs: module,
});

export const getStatement = endpoint({
  ...{ name: 'getStatement', method: 'GET', path: `${base}/:id` },
  summary: 'One statement with its sums by currency, its invoices and its receipts',
  params,
  response: statementDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const previewStatement = endpoint({
  ...{ name: 'previewStatement', method: 'POST', path: `${base}/Preview`, command: false },
  summary: 'What a statement of a customer and a period would say; nothing is written',
  body: z.object(asked),
  response: statementPreview,
  errors: ['NOT_FOUND', 'STATEMENT_PERIOD_WRONG', 'STATEMENT_TOO_LONG'],
  needs: needs('btn_add'),
});

export const createStatement = endpoint({
  ...{ name: 'createStatement', method: 'POST', path: base },
  summary: 'Make a draft of a statement of one company of ours, one customer and a period',
  body: z.object({ ...asked, remark: optionalText(500) }),
  response: saved,
  success: 'created',
  errors: [
    ...(['NOT_FOUND', 'STATEMENT_PERIOD_WRONG', 'STATEMENT_TOO_LONG'] as const),
    ...(['STATEMENT_TWICE', 'STATEMENT_EMPTY'] as const),
  ],
  needs: needs('btn_add'),
});

export const createMonthlyStatements = endpoint({
  ...{ name: 'createMonthlyStatements', method: 'POST', path: `${base}/Monthly` },
  summary: 'Make the drafts of a month of all customers that pay by the month',
  body: z.object({
    month: z.string().check(z.regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/)),
    basis: z._default(z.enum(statementBases), 'billDate'),
    companyId: z.optional(id),
  }),
  response: z.object({
    made: z.number(),
    /** Why there is none of the others: they have one, or there is nothing to say. */
    ...{ twice: z.number(), empty: z.number(), tooLong: z.number() },
    /** Customers that were too many for one time: the same call again makes theirs. */
    left: z.number(),
  }),
  success: 'created',
  errors: ['NOT_FOUND'],
  needs: needs('btn_add'),
});

export const actOnStatements = endpoint({
  ...{ name: 'actOnStatements', method: 'POST', path: `${base}/Actions/:act` },
  summary:
    'Work drafts out anew, send or drop them; note that a customer agreed, or close what was sent; all or none',
  params: z.object({ act: z.enum(statementActNames) }),
  body: z.object({
    statements: z.array(z.object({ id, version })).check(z.minLength(1), z.maxLength(100)),
    reason: optionalText(500),
    /** Of `send`: the language of the paper. */
    language,
  }),
  /** `told`: to how many people of customers a message went. */
  response: z.object({ count: z.number(), told: z.number() }),
  success: 'done',
  errors: [
    ...held,
    ...(['REASON_NEEDED', 'FORBIDDEN', 'STATEMENT_PERIOD_NOT_OVER'] as const),
    ...(['STATEMENT_CHANGED', 'STATEMENT_EMPTY', 'STATEMENT_TOO_LONG'] as const),
  ],
  needs: module,
});

export const answerStatement = endpoint({
  ...{ name: 'answerStatement', method: 'POST', path: `${base}/:id/Answer` },
  summary: 'A customer confirms a statement, or says what they disagree with',
  params,
  body: z.object({
    version,
    answer: z.enum(['confirm', 'dispute']),
    words: optionalText(500),
    /** Invoices of the statement it is about; their lines are disputed on the invoices themselves. */
    invoiceIds: z._default(z.array(id).check(z.maxLength(200)), []),
  }),
  response: saved,
  success: 'submitted',
  errors: [...held, 'STATEMENT_WORDS_NEEDED', 'FORBIDDEN'],
  needs: module,
});

export const getStatementPaper = endpoint({
  ...{ name: 'getStatementPaper', method: 'GET', path: `${base}/:id/Paper` },
  summary: 'The paper of a statement as PDF; that of a sent one is kept and checked against its hash',
  params,
  query: z.object({ language }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
  needs: module,
});

export const getStatementSheet = endpoint({
  ...{ name: 'getStatementSheet', method: 'GET', path: `${base}/:id/Sheet` },
  summary: 'The invoices and receipts of a statement as Excel',
  params,
  query: z.object({ language }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
  needs: module,
});
