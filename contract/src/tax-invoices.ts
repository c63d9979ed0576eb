import * as z from 'zod/mini';
import { chargeGroups, vatKinds } from './charge-codes.ts';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { currencyCode, day, decimal, nameOf, optionalCode, optionalText } from './kept-fields.ts';
import {
  invoiceStates,
  redConfirmations,
  redReasons,
  type TaxInvoiceState,
  taxInvoiceKinds,
  taxInvoiceStates,
} from './money-fields.ts';

const base = '/api/erpcargo/TaxInvoice';

/** The screens: the list; one (`?id=`) and a new one (`?invoiceIds=`), which the specification does not have. */
export const taxInvoicesPath = '/pages/shipment/cargoshipment_taxinvoice';
export const taxInvoicePath = '/pages/shipment/taxinvoice/detail';
export const applyForTaxInvoicePath = '/pages/shipment/taxinvoice/apply';

/** The tabs of the list, beside the one of lines that wait to be applied for. */
export const taxInvoiceTabs = {
  all: taxInvoiceStates,
  applied: ['applied'],
  toIssue: ['approved'],
  issued: ['issued', 'delivered'],
  redPending: ['redPending'],
  red: ['partRed', 'redDone'],
  ended: ['failed', 'rejected', 'cancelled', 'voided'],
} as const satisfies Record<string, readonly TaxInvoiceState[]>;
export type TaxInvoiceTab = keyof typeof taxInvoiceTabs;
const tabs = Object.keys(taxInvoiceTabs) as [TaxInvoiceTab, ...TaxInvoiceTab[]];

export const taxInvoiceCans = [
  ...(['withdraw', 'issue', 'fail', 'cancel', 'attach', 'deliver', 'red', 'void'] as const),
  ...(['askBuyer', 'answerBuyer', 'download'] as const),
] as const;
export type TaxInvoiceCan = (typeof taxInvoiceCans)[number];

const module = { modelId: 'taxInvoice' } as const;
const needs = (button: string) => ({ modelId: 'taxInvoice', button }) as const;
const params = z.object({ id });
const version = z.number();
const reason = nameOf(500);
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'TAX_STATE_WRONG'] as const;
const saved = z.object({
  ...{ id: z.string(), version, applyNo: z.string(), status: z.enum(taxInvoiceStates) },
});

/** A line of an invoice of which something is on no tax invoice yet. */
const taxableLine = z.object({
  ...{
    invoiceLineId: z.string(),
    invoiceId: z.string(),
    invoiceNo: z.string(),
    status: z.enum(invoiceStates),
  },
  ...{ partyId: z.string(), partyName: z.string(), companyId: z.string(), companyName: z.string() },
  ...{ shipmentId: z.string(), shipmentNo: z.string(), billNos: z.string(), billOn: z.string() },
  ...{ chargeName: z.string(), group: z.enum(chargeGroups), currency: z.string() },
  ...{ vatKind: z.enum(vatKinds), vatRate: z.string() },
  /** What is billed, what tax invoices ask for already, and what is left. */
  ...{ amount: z.string(), applied: z.string(), open: z.string() },
});
export type TaxableLine = z.infer<typeof taxableLine>;

export const taxableColumns = ['invoiceNo', 'partyName', 'billOn', 'currency', 'amount'] as const;

export const listTaxableLines = endpoint({
  ...{ name: 'listTaxableLines', method: 'POST', path: `${base}/Billable`, command: false },
  summary: 'Lines of invoices to customers that are not on tax invoices yet, with what is left of each',
  body: z.object({
    ...pagingSortedBy(taxableColumns),
    filters: filteredBy({
      ...{ partyId: z.optional(id), companyId: z.optional(id), currency: z.optional(currencyCode) },
      ...{ billFrom: z.optional(day), billTo: z.optional(day) },
      vatRate: z.optional(z.string().check(z.regex(/^(exempt|\d{1,2}(\.\d{1,2})?)$/))),
      invoiceIds: z.optional(z.array(id).check(z.maxLength(50))),
    }),
  }),
  /** What is left by currency; null where there are more than a list adds up. */
  response: z.extend(pageOf(taxableLine), { sums: z.nullable(z.array(money)) }),
  needs: module,
});

const transport = z.object({
  ...{ from: optionalText(80), to: optionalText(80), vehicle: optionalText(40) },
  ...{ plate: optionalText(40), goods: optionalText(80) },
});
export type TaxTransport = z.infer<typeof transport>;

const asked = {
  kind: z.enum(taxInvoiceKinds),
  lines: z
    .array(
      z.object({
        invoiceLineId: id,
        amount: decimal(12, 3),
        /** What the line is called there; left out: by its charge. */
        itemName: z.optional(nameOf(90)),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
  /** Which of the titles of the customer, from nought on. */
  titleIndex: z._default(z.nullable(z.int().check(z.minimum(0))), null),
  /** With tokens, such as {提单号}, in place of what they stand for. */
  remark: optionalText(2_000),
  transport: z._default(z.nullable(transport), null),
};

const shownLine = {
  ...{ invoiceLineId: z.string(), invoiceId: z.string(), invoiceNo: z.string(), shipmentNo: z.string() },
  ...{ chargeName: z.string(), itemName: z.string(), currency: z.string(), amount: z.string() },
  /** The rate into yuan of the day it was applied for. */
  rate: z.string(),
  ...{ gross: z.string(), net: z.string(), tax: z.string() },
  ...{ vatKind: z.enum(vatKinds), vatRate: z.string() },
};
const group = z.object({
  ...{ vatKind: z.enum(vatKinds), vatRate: z.string(), count: z.number() },
  ...{ gross: z.string(), net: z.string(), tax: z.string() },
});
export type TaxGroup = z.infer<typeof group>;
const totals = { gross: z.string(), net: z.string(), tax: z.string() };

const title = z.object({
  ...{ title: z.string(), taxNo: z.string(), addressPhone: z.string(), bankAccount: z.string() },
  email: z.string(),
});

const quota = z.object({
  ...{ companyId: z.string(), companyName: z.string(), month: z.string() },
  /** Null for no limit. In yuan without tax. */
  ...{ limit: z.nullable(z.string()), used: z.string(), left: z.nullable(z.string()) },
});
export type TaxQuota = z.infer<typeof quota>;

export const taxProblems = [
  ...(['titleMissing', 'titleNumber', 'specialExempt', 'transportNeeded', 'remarkTooLong'] as const),
  ...(['remarkToken', 'beyondQuota', 'nothing', 'rateMissing'] as const),
] as const;
export type TaxProblem = (typeof taxProblems)[number];

export const previewTaxInvoice = endpoint({
  ...{ name: 'previewTaxInvoice', method: 'POST', path: `${base}/Preview`, command: false },
  summary: 'What a tax invoice of these lines would say; nothing is written',
  body: z.object(asked),
  response: z.object({
    ...{ partyId: z.string(), partyName: z.string(), companyId: z.string(), companyName: z.string() },
    lines: z.array(z.object(shownLine)),
    groups: z.array(group),
    ...totals,
    /** The total as the tax administration writes it. */
    capitals: z.string(),
    rates: z.array(z.object({ currency: z.string(), rate: z.string(), on: z.string() })),
    titles: z.array(
      z.extend(title, { kind: z.enum(['special', 'normal']), isDefault: z.boolean(), isValid: z.boolean() }),
    ),
    remark: z.string(),
    /** What each token stands for. */
    tokens: z.array(z.object({ token: z.string(), text: z.string() })),
    needsTransport: z.boolean(),
    quota,
    /** What keeps it from being applied for; `beyondQuota` is only told, it counts when it is approved. */
    problems: z.array(z.enum(taxProblems)),
  }),
  errors: ['NOT_FOUND', 'TAX_SEVERAL', 'TAX_NOT_BILLABLE', 'TAX_BEYOND_OPEN'],
  needs: needs('btn_apply'),
});
export type TaxPreview = z.infer<(typeof previewTaxInvoice)['response']>;

export const applyForTaxInvoice = endpoint({
  ...{ name: 'applyForTaxInvoice', method: 'POST', path: base },
  summary: 'Apply for a tax invoice of lines of invoices to one customer, several together, whole or part',
  body: z.object(asked),
  response: z.extend(saved, { flowId: z.string() }),
  success: 'created',
  errors: [
    ...(['NOT_FOUND', 'TAX_SEVERAL', 'TAX_NOT_BILLABLE', 'TAX_BEYOND_OPEN', 'TAX_NOTHING'] as const),
    ...(['TAX_SPECIAL_EXEMPT', 'TAX_TITLE_MISSING', 'TAX_TITLE_NUMBER', 'TAX_REMARK_TOO_LONG'] as const),
    ...(['TAX_REMARK_TOKEN', 'TAX_TRANSPORT_NEEDED', 'EXCHANGE_RATE_MISSING'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: needs('btn_apply'),
});

export const taxInvoiceRow = z.object({
  ...{ id: z.string(), version, applyNo: z.string(), kind: z.enum(taxInvoiceKinds) },
  ...{ status: z.enum(taxInvoiceStates), stateRemark: z.string() },
  ...{ partyId: z.string(), partyName: z.string(), companyId: z.string(), companyName: z.string() },
  ...{ title: z.string(), taxNo: z.string(), ...totals },
  /** What of the total was turned red; below nothing of a red one is its own total. */
  redGross: z.string(),
  ...{ code: z.string(), number: z.string(), issuedOn: z.nullable(z.string()) },
  ...{ invoiceCount: z.number(), invoiceNos: z.array(z.string()) },
  /** The rates of its lines, the highest first. */
  rates: z.array(z.object({ vatKind: z.enum(vatKinds), vatRate: z.string() })),
  ...{ redOfId: z.nullable(z.string()), redOfNo: z.string(), redReason: z.nullable(z.enum(redReasons)) },
  ...{ confirmation: z.enum(redConfirmations), confirmNo: z.string(), confirmUntil: z.nullable(moment) },
  ...{ createdByName: z.string(), creatorTime: moment, deliveredAt: z.nullable(moment) },
  can: z.array(z.enum(taxInvoiceCans)),
});
export type TaxInvoiceRow = z.infer<typeof taxInvoiceRow>;

export const taxInvoiceColumns = [
  ...(['applyNo', 'number', 'title', 'taxNo', 'kind', 'gross', 'tax', 'issuedOn', 'status'] as const),
  'creatorTime',
] as const;

const amountFilter = z.optional(decimal(12, 2));
export const listTaxInvoices = endpoint({
  ...{ name: 'listTaxInvoices', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Tax invoices I may see, blue and red, with their sums; customers see their own',
  body: z.object({
    ...pagingSortedBy(taxInvoiceColumns),
    tab: z._default(z.enum(tabs), 'all'),
    filters: filteredBy({
      ...{ partyId: z.optional(id), companyId: z.optional(id), invoiceId: z.optional(id) },
      kinds: z.optional(z.array(z.enum(taxInvoiceKinds)).check(z.maxLength(5))),
      title: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      taxNo: z.optional(optionalCode(20)),
      vatRate: z.optional(z.string().check(z.regex(/^(exempt|\d{1,2}(\.\d{1,2})?)$/))),
      ...{ issuedFrom: z.optional(day), issuedTo: z.optional(day) },
      ...{ grossFrom: amountFilter, grossTo: amountFilter },
      applicantId: z.optional(id),
    }),
  }),
  /** Red ones count against blue ones. Null where there are more than a list adds up. */
  response: z.extend(pageOf(taxInvoiceRow), { sums: z.nullable(z.object(totals)) }),
  needs: module,
});

const file = z.object({
  ...{ fileId: z.string(), type: z.string(), name: z.string(), extension: z.string(), size: z.number() },
});
export const taxInvoiceDetail = z.extend(taxInvoiceRow, {
  ...title.shape,
  sellerName: z.string(),
  capitals: z.string(),
  remark: z.string(),
  transport: z.nullable(transport),
  lines: z.array(
    z.extend(z.object(shownLine), {
      id: z.string(),
      /** In yuan: what of it was turned red, and what is left to be. */
      ...{ redGross: z.string(), redOpen: z.string() },
    }),
  ),
  groups: z.array(group),
  /** The invoices it is for, in the order of its lines. */
  invoices: z.array(
    z.object({ id: z.string(), invoiceNo: z.string(), currency: z.string(), total: z.string() }),
  ),
  reds: z.array(
    z.object({
      ...{ id: z.string(), applyNo: z.string(), number: z.string(), status: z.enum(taxInvoiceStates) },
      ...{ gross: z.string(), redReason: z.nullable(z.enum(redReasons)) },
    }),
  ),
  files: z.array(file),
  /** To staff and who applied for it. */
  flowId: z.nullable(z.string()),
  /** With which words the request came back to whoever applied, while it waits for them. */
  returnedWith: z.nullable(z.string()),
  deliveries: z.array(
    z.object({ ...{ at: moment, byName: z.string(), via: z.enum(['app', 'mail', 'file']), to: z.string() } }),
  ),
  history: z.array(z.object({ ...{ at: moment, byName: z.string(), act: z.string(), remark: z.string() } })),
});
export type TaxInvoiceDetail = z.infer<typeof taxInvoiceDetail>;

export const getTaxInvoice = endpoint({
  ...{ name: 'getTaxInvoice', method: 'GET', path: `${base}/:id` },
  summary: 'One tax invoice with its lines, the invoices behind it, its red ones, files and history',
  params,
  response: taxInvoiceDetail,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const getTaxQuota = endpoint({
  ...{ name: 'getTaxQuota', method: 'GET', path: `${base}/Quota` },
  summary: 'What each company of mine may issue this month, and what of it is used',
  response: listOf(quota),
  needs: needs('btn_audit'),
});

export const exportTaxInvoices = endpoint({
  ...{ name: 'exportTaxInvoices', method: 'GET', path: `${base}/ToIssue/Sheet` },
  summary: 'Approved ones of a company as a sheet that the platform of the tax administration reads',
  query: z.object({ companyId: z.optional(id) }),
  reply: 'bytes',
  audited: true,
  needs: needs('btn_download'),
});

const files = z._default(z.array(id).check(z.maxLength(6)), []);
const number = z.string().check(z.trim(), z.regex(/^\d{0,20}$/));

export const issueTaxInvoice = endpoint({
  ...{ name: 'issueTaxInvoice', method: 'POST', path: `${base}/:id/Issue` },
  summary: 'Register that it was issued: number and day, and the files of the platform',
  params,
  body: z.object({
    version,
    number: z._default(number, ''),
    /** Of one on paper. */
    code: z._default(number, ''),
    issuedOn: day,
    fileIds: files,
  }),
  response: saved,
  success: 'done',
  errors: [
    ...held,
    ...(['TAX_NUMBER_WRONG', 'TAX_NUMBER_TWICE', 'TAX_DATE_WRONG', 'TAX_RED_UNCONFIRMED'] as const),
    'TAX_FILE_TYPE',
  ],
  needs: needs('btn_issue'),
});

export const failTaxInvoice = endpoint({
  ...{ name: 'failTaxInvoice', method: 'POST', path: `${base}/:id/Fail` },
  summary: 'Keep what the platform said why it was not issued; it can be tried again',
  params,
  body: z.object({ version, reason }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: needs('btn_issue'),
});

export const cancelTaxInvoice = endpoint({
  ...{ name: 'cancelTaxInvoice', method: 'POST', path: `${base}/:id/Cancel` },
  summary: 'Say that an approved one is not to be issued after all; its lines can be applied for again',
  params,
  body: z.object({ version, reason }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: needs('btn_issue'),
});

export const attachTaxInvoiceFiles = endpoint({
  ...{ name: 'attachTaxInvoiceFiles', method: 'PUT', path: `${base}/:id/Files` },
  summary: 'Which files an issued one has',
  params,
  body: z.object({ version, fileIds: files }),
  response: saved,
  success: 'saved',
  errors: [...held, 'TAX_FILE_TYPE'],
  needs: needs('btn_issue'),
});

export const deliverTaxInvoice = endpoint({
  ...{ name: 'deliverTaxInvoice', method: 'POST', path: `${base}/:id/Deliver` },
  summary: 'Send it to the people of its customer in the app, or note that it went another way',
  params,
  body: z.object({ version, via: z.enum(['app', 'mail', 'file']), to: optionalText(200) }),
  response: z.extend(saved, { count: z.number() }),
  success: 'done',
  errors: [...held, 'TAX_NOBODY_TO_TELL'],
  needs: needs('btn_issue'),
});

export const voidTaxInvoice = endpoint({
  ...{ name: 'voidTaxInvoice', method: 'POST', path: `${base}/:id/Void` },
  summary: 'Void one on paper in the month it was issued; electronic ones are turned red',
  params,
  body: z.object({ version, reason }),
  response: saved,
  success: 'done',
  errors: [...held, 'TAX_KIND_WRONG', 'TAX_VOID_LATE'],
  needs: needs('btn_issue'),
});

export const redTaxInvoice = endpoint({
  ...{ name: 'redTaxInvoice', method: 'POST', path: `${base}/:id/Red` },
  summary: 'Apply for a red one, of all that is left or of a part',
  params,
  body: z.object({
    version,
    reason: z.enum(redReasons),
    remark: optionalText(450),
    /** The buyer has used it: they have to confirm. */
    isUsed: z._default(z.boolean(), false),
    /** In yuan with tax; left out: all that is left. */
    lines: z._default(
      z.nullable(
        z.array(z.object({ lineId: id, gross: decimal(12, 2) })).check(z.minLength(1), z.maxLength(200)),
      ),
      null,
    ),
  }),
  response: z.extend(saved, { redId: z.string(), flowId: z.string() }),
  success: 'created',
  errors: [
    ...held,
    ...(['TAX_KIND_WRONG', 'TAX_RED_BEYOND', 'TAX_NOTHING'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: needs('btn_red'),
});

export const confirmRedTaxInvoice = endpoint({
  ...{ name: 'confirmRedTaxInvoice', method: 'POST', path: `${base}/:id/Confirmation` },
  summary: 'Note that the buyer was asked to confirm a red one, and what they said; they have 72 hours',
  params,
  body: z.object({
    version,
    state: z.enum(['asked', 'confirmed', 'refused']),
    /** 红字确认单. */
    confirmNo: optionalCode(40),
  }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: needs('btn_red'),
});
