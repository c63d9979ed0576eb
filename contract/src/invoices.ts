import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { currencyCode, day, nameOf, optionalCode, optionalText } from './kept-fields.ts';
import {
  chargeSides,
  disputeReasons,
  disputeStates,
  invoiceAnswers,
  invoiceKinds,
  invoiceScopes,
  invoiceStates,
  settledStates,
} from './money-fields.ts';

const base = '/api/erpcargo/Invoice';
const disputeBase = '/api/erpcargo/Dispute';

/** The screens: the list and one invoice (`?id=`). */
export const invoicesPath = '/pages/shipment/cargoshipment_invoice';
export const invoicePath = '/pages/shipment/detail/invoicedetail';

/** The tabs of the list; `overdue` cuts across `issued` and `partlyPaid`. */
export const invoiceTabs = {
  all: invoiceStates,
  draft: ['draft'],
  confirmed: ['confirmed'],
  issued: ['issued'],
  partlyPaid: ['partlyPaid'],
  paid: ['paid'],
  overdue: ['issued', 'partlyPaid'],
  void: ['void'],
} as const;
export type InvoiceTab = keyof typeof invoiceTabs;

export const invoiceCans = [
  ...([
    'edit',
    'confirm',
    'reopen',
    'issue',
    'drop',
    'void',
    'credit',
    'moveDueDay',
    'remind',
    'settle',
  ] as const),
  ...(['answer', 'dispute', 'print', 'promise'] as const),
] as const;
export type InvoiceCan = (typeof invoiceCans)[number];

const lineAmounts = { amount: z.string(), net: z.string(), tax: z.string() };

/** What a list says of an invoice; names in the reader's language. */
export const invoiceHead = z.object({
  ...{ id: z.string(), version: z.number(), invoiceNo: z.string(), kind: z.enum(invoiceKinds) },
  ...{ scope: z.enum(invoiceScopes), status: z.enum(invoiceStates), answer: z.enum(invoiceAnswers) },
  ...{ partyId: z.string(), partyName: z.string(), salesName: z.string() },
  ...{ companyId: z.string(), companyName: z.string() },
  ...{ currency: z.string(), total: z.string(), net: z.string(), tax: z.string() },
  ...{ settled: z.string(), credited: z.string(), balance: z.string() },
  ...{ billOn: z.string(), dueOn: z.nullable(z.string()), overdueDays: z.number() },
  /** What it is for, as far as a list has room: numbers of bills, ship, boxes. */
  ...{ shipmentNos: z.array(z.string()), billNos: z.string(), vessels: z.string() },
  ...{ supplierNo: z.string(), creditOfId: z.nullable(z.string()), creditOfNo: z.string() },
  ...{
    issuedAt: z.nullable(moment),
    remindedLevel: z.nullable(z.number()),
    promisedOn: z.nullable(z.string()),
  },
  /** How much of it is on tax invoices that were issued. */
  ...{ taxInvoiced: z.string(), taxed: z.enum(settledStates) },
  ...{ openDisputes: z.number(), creatorTime: moment },
  can: z.array(z.enum(invoiceCans)),
});
export type InvoiceHead = z.infer<typeof invoiceHead>;

const dispute = z.object({
  ...{ id: z.string(), lineId: z.string(), reason: z.enum(disputeReasons), claimed: z.string() },
  ...{ remark: z.string(), status: z.enum(disputeStates), byName: z.string(), at: moment },
  /** Until when it is to be answered. */
  ...{
    answerBy: moment,
    answer: z.string(),
    answeredAt: z.nullable(moment),
    creditId: z.nullable(z.string()),
  },
});
export type Dispute = z.infer<typeof dispute>;

export const invoiceLine = z.object({
  ...{ id: z.string(), chargeId: z.string(), shipmentId: z.string(), shipmentNo: z.string() },
  ...{ chargeCode: z.string(), chargeName: z.string(), unit: z.string(), quantity: z.string() },
  ...{ price: z.string(), ...lineAmounts, vatRate: z.string(), vatKind: z.string(), memo: z.string() },
  ...{ settled: z.string(), credited: z.string(), taxInvoiced: z.string(), dispute: z.nullable(dispute) },
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

const bankAccountShown = z.object({
  ...{ id: z.string(), accountName: z.string(), bankName: z.string(), accountNo: z.string() },
  ...{ swift: z.string(), currency: z.string() },
});

export const invoiceDetail = z.object({
  ...invoiceHead.shape,
  title: z.nullable(z.object({ title: z.string(), taxNo: z.string() })),
  bankAccount: z.nullable(bankAccountShown),
  /** The total as cheques write it. */
  capitals: z.string(),
  /** To staff. */
  bookTotal: z.optional(z.string()),
  remark: z.string(),
  lines: z.array(invoiceLine),
  /** By shipment, in the order of the lines. */
  shipments: z.array(
    z.object({
      ...{ id: z.string(), shipmentNo: z.string(), mblNo: z.string(), hblNo: z.string() },
      ...{
        vessel: z.string(),
        route: z.string(),
        boxes: z.string(),
        etdOn: z.nullable(z.string()),
        total: z.string(),
      },
    }),
  ),
  settlements: z.array(
    z.object({
      ...{ id: z.string(), paymentId: z.string(), paymentNo: z.string(), at: moment, valueOn: z.string() },
      ...{ paid: money, settled: z.string(), rounding: z.string(), crossRate: z.nullable(z.string()) },
      /** To staff. */
      exchangeGain: z.optional(z.string()),
      isReversed: z.boolean(),
    }),
  ),
  credits: z.array(
    z.object({ id: z.string(), invoiceNo: z.string(), total: z.string(), status: z.string() }),
  ),
  /** The papers that were made of it; none is ever replaced. */
  prints: z.array(
    z.object({ ...{ id: z.string(), no: z.number(), at: moment, sha256: z.string(), language: z.string() } }),
  ),
  sendings: z.array(
    z.object({ ...{ at: moment, byName: z.string(), via: z.enum(['app', 'mail', 'file']), to: z.string() } }),
  ),
  history: z.array(z.object({ ...{ at: moment, byName: z.string(), act: z.string(), remark: z.string() } })),
});
export type InvoiceDetail = z.infer<typeof invoiceDetail>;

const module = { modelId: 'invoice' } as const;
const needs = (button: string) => ({ modelId: 'invoice', button }) as const;
const params = z.object({ id });
const version = z.number();
const reason = nameOf(500);
const found = ['NOT_FOUND'] as const;
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'INVOICE_STATE_WRONG'] as const;
const saved = z.object({ id: z.string(), version, invoiceNo: z.string(), status: z.enum(invoiceStates) });

export const invoiceColumns = [
  ...([
    'invoiceNo',
    'partyName',
    'currency',
    'total',
    'balance',
    'billOn',
    'dueOn',
    'status',
    'creatorTime',
  ] as const),
] as const;

export const invoiceFilters = {
  kinds: z.optional(z.array(z.enum(invoiceKinds)).check(z.maxLength(3))),
  partyId: z.optional(id),
  companyId: z.optional(id),
  salesId: z.optional(id),
  departmentId: z.optional(id),
  shipmentId: z.optional(id),
  currency: z.optional(currencyCode),
  ...{ billFrom: z.optional(day), billTo: z.optional(day), dueFrom: z.optional(day), dueTo: z.optional(day) },
  /** Open ones whose days past the due day lie between these today, as the ageing counts them. */
  ...{ pastFrom: z.optional(z.int()), pastTo: z.optional(z.int()) },
  isOpen: z.optional(z.boolean()),
  answer: z.optional(z.array(z.enum(invoiceAnswers)).check(z.maxLength(3))),
  taxed: z.optional(z.array(z.enum(settledStates)).check(z.maxLength(3))),
};

/** What is owed to us is never added to what we owe. */
const sums = z.array(
  z.object({
    ...{
      side: z.enum(chargeSides),
      currency: z.string(),
      total: z.string(),
      settled: z.string(),
      balance: z.string(),
      overdue: z.string(),
    },
  }),
);

export const listInvoices = endpoint({
  ...{ name: 'listInvoices', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Invoices I may see, with sums by currency; customers see those that were issued to them',
  body: z.object({
    ...pagingSortedBy(invoiceColumns),
    tab: z._default(z.enum(Object.keys(invoiceTabs) as [InvoiceTab, ...InvoiceTab[]]), 'all'),
    filters: filteredBy(invoiceFilters),
  }),
  /** Sums of everything the filters let through; null where that is more than a list counts. */
  response: z.extend(pageOf(invoiceHead), { sums: z.nullable(sums) }),
  needs: module,
});

export const getInvoice = endpoint({
  ...{ name: 'getInvoice', method: 'GET', path: `${base}/:id` },
  summary: 'One invoice with its lines by shipment, its payments, credits, papers and disputes',
  params,
  response: invoiceDetail,
  errors: found,
  needs: module,
});

const chargeList = z.array(id).check(z.minLength(1), z.maxLength(500));

export const previewInvoices = endpoint({
  ...{ name: 'previewInvoices', method: 'POST', path: `${base}/Preview`, command: false },
  summary:
    'Which invoices charges would make: one for each party and currency, with its due day; nothing is written',
  body: z.object({ chargeIds: chargeList }),
  response: z.extend(
    listOf(
      z.object({
        ...{ kind: z.enum(invoiceKinds), partyId: z.string(), partyName: z.string(), currency: z.string() },
        ...{ total: z.string(), net: z.string(), tax: z.string(), dueOn: z.nullable(z.string()) },
        ...{ chargeIds: z.array(z.string()), shipmentNos: z.array(z.string()) },
      }),
    ),
    {
      /** Why some cannot be billed. */
      problems: z.array(
        z.object({ chargeId: z.string(), why: z.enum(['notApproved', 'billed', 'held', 'noInvoice']) }),
      ),
    },
  ),
  errors: found,
  needs: needs('btn_add'),
});

export const createInvoices = endpoint({
  ...{ name: 'createInvoices', method: 'POST', path: base },
  summary: 'Make drafts of charges of one or many shipments: one for each party and currency, all or none',
  body: z.object({ chargeIds: chargeList, billOn: z.optional(day), remark: optionalText(500) }),
  response: z.object({ invoices: z.array(saved) }),
  success: 'created',
  errors: [...found, 'INVOICE_CHARGE_NOT_OPEN', 'PERIOD_CLOSED'],
  needs: needs('btn_add'),
});

export const updateInvoice = endpoint({
  ...{ name: 'updateInvoice', method: 'PUT', path: `${base}/:id` },
  summary: 'Change a draft: which charges, day, due day, account, title, words beside lines',
  params,
  body: z.object({
    version,
    chargeIds: z.optional(chargeList),
    billOn: z.optional(day),
    /** Left out: by the terms of the customer. */
    dueOn: z.optional(z.nullable(day)),
    bankAccountId: z.optional(z.nullable(id)),
    titleIndex: z.optional(z.nullable(z.int())),
    supplierNo: z.optional(optionalCode(60)),
    memos: z.optional(z.record(id, z.string().check(z.maxLength(200)))),
    remark: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  response: saved,
  success: 'saved',
  errors: [...held, 'INVOICE_CHARGE_NOT_OPEN', 'INVOICE_ONE_PARTY', 'INVOICE_SUPPLIER_TWICE', 'FORBIDDEN'],
  needs: module,
});

export const invoiceActNames = [
  'confirm',
  'reopen',
  'issue',
  'drop',
  'void',
  'moveDueDay',
  'promise',
] as const;
export const actOnInvoices = endpoint({
  ...{ name: 'actOnInvoices', method: 'POST', path: `${base}/Actions/:act` },
  summary: 'Confirm, reopen, issue, drop or void invoices, or move the day they are due; all or none',
  params: z.object({ act: z.enum(invoiceActNames) }),
  body: z.object({
    invoices: z.array(z.object({ id, version })).check(z.minLength(1), z.maxLength(200)),
    reason: optionalText(500),
    /** Of `moveDueDay` and `promise`. */
    on: z.optional(day),
    /** Of `issue`: the language of the paper. */
    language: z._default(z.enum(['zh', 'en']), 'zh'),
  }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: [
    ...held,
    ...(['REASON_NEEDED', 'PERIOD_CLOSED', 'INVOICE_TOTALS_CHANGED', 'INVOICE_PAID', 'FORBIDDEN'] as const),
    ...([
      'INVOICE_BEYOND_BALANCE',
      'INVOICE_SUPPLIER_NUMBER',
      'INVOICE_WITHOUT_ACCOUNT',
      'INVOICE_NOTHING_OWED',
      'INVOICE_TAXED',
    ] as const),
  ],
  needs: module,
});

export const createCreditNote = endpoint({
  ...{ name: 'createCreditNote', method: 'POST', path: `${base}/:id/Credit` },
  summary: 'Make a draft that credits lines of an issued invoice, in full or in part',
  params,
  body: z.object({
    version,
    reason,
    lines: z
      .array(z.object({ lineId: id, amount: z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)) }))
      .check(z.minLength(1), z.maxLength(200)),
    /** The disputes it answers. */
    disputeIds: z._default(z.array(id).check(z.maxLength(50)), []),
    /** Yes, although tax invoices have more of the lines than is left of them. */
    acceptsTaxed: z._default(z.boolean(), false),
  }),
  response: saved,
  success: 'created',
  errors: [...held, 'INVOICE_BEYOND_BALANCE', 'INVOICE_CREDIT_TAXED'],
  needs: needs('btn_add'),
});

export const answerInvoice = endpoint({
  ...{ name: 'answerInvoice', method: 'POST', path: `${base}/:id/Answer` },
  summary: 'A customer confirms an invoice, or disputes lines of it',
  params,
  body: z.object({
    answer: z.enum(['confirm', 'dispute']),
    lines: z._default(
      z
        .array(
          z.object({
            ...{ lineId: id, reason: z.enum(disputeReasons), remark: optionalText(500) },
            /** What they think it should be less. */
            claimed: z.string().check(z.regex(/^\d{1,12}(\.\d{1,3})?$/)),
          }),
        )
        .check(z.maxLength(200)),
      [],
    ),
  }),
  response: saved,
  success: 'submitted',
  errors: [...held, 'INVOICE_NOTHING_DISPUTED', 'INVOICE_BEYOND_BALANCE'],
  needs: module,
});

export const answerDispute = endpoint({
  ...{ name: 'answerDispute', method: 'POST', path: `${disputeBase}/:id/Answer` },
  summary: 'Agree with a dispute or not; an agreement leads to a credit note',
  params,
  body: z.object({ isAccepted: z.boolean(), answer: reason }),
  response: z.object({ id: z.string(), status: z.enum(disputeStates) }),
  success: 'done',
  errors: [...found, 'DISPUTE_ANSWERED'],
  needs: needs('btn_confirm'),
});

export const sendInvoice = endpoint({
  ...{ name: 'sendInvoice', method: 'POST', path: `${base}/:id/Send` },
  summary:
    'Send an issued invoice to the people of its customer in the app, or note that it went another way',
  params,
  body: z.object({ via: z.enum(['app', 'mail', 'file']), to: optionalText(200) }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: [...held, 'INVOICE_NOBODY_TO_TELL'],
  needs: needs('btn_edit'),
});

export const remindOfInvoices = endpoint({
  ...{ name: 'remindOfInvoices', method: 'POST', path: `${base}/Remind` },
  summary: 'Remind a customer of overdue invoices in one message by their level; disputed lines are left out',
  body: z.object({
    invoiceIds: z.array(id).check(z.minLength(1), z.maxLength(200)),
    words: optionalText(500),
  }),
  response: z.object({ count: z.number(), left: z.number() }),
  success: 'done',
  errors: [...found, 'INVOICE_NOTHING_DUE', 'INVOICE_NOBODY_TO_TELL'],
  needs: { modelId: 'accountsAnalysis', button: 'btn_dun' },
});

export const getInvoicePaper = endpoint({
  ...{ name: 'getInvoicePaper', method: 'GET', path: `${base}/:id/Paper` },
  summary:
    'The paper of an invoice as PDF; that of an issued one is the kept version, checked against its hash',
  params,
  query: z.object({
    language: z._default(z.enum(['zh', 'en']), 'zh'),
    /** A kept version; left out: the newest, or a draft that is not kept. */
    printId: z.optional(id),
  }),
  reply: 'bytes',
  errors: found,
  needs: module,
});
