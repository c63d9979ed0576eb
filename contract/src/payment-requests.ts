import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import { currencyCode, day, nameOf, optionalCode, positiveDecimal, remark } from './kept-fields.ts';
import { invoiceStates, paymentRequestStates, paymentStates } from './money-fields.ts';

const base = '/api/erpcargo/PaymentRequest';

/** The screens, which the specification does not have: the list, one (`?id=`), a new one (`?invoiceIds=`, `?partyId=`). */
export const paymentRequestsPath = '/pages/shipment/payment/requests';
export const paymentRequestPath = '/pages/shipment/payment/request';
export const makePaymentRequestPath = '/pages/shipment/payment/ask';

export const paymentRequestTabs = ['running', 'toPay', 'paid', 'refused', 'all'] as const;
export type PaymentRequestTab = (typeof paymentRequestTabs)[number];

/** Bills that are due, or money ahead of any. */
export const paymentRequestKinds = ['invoices', 'prepaid'] as const;
export type PaymentRequestKind = (typeof paymentRequestKinds)[number];
export const paymentRequestCans = ['pay', 'cancel'] as const;
export type PaymentRequestCan = (typeof paymentRequestCans)[number];

export const paymentRequestRow = z.object({
  ...{ id: z.string(), version: z.number(), requestNo: z.string(), kind: z.enum(paymentRequestKinds) },
  ...{ status: z.enum(paymentRequestStates), stateRemark: z.string() },
  ...{ partyId: z.string(), partyName: z.string(), companyName: z.string() },
  ...{ bankAccountId: z.string(), bankAccountName: z.string(), currency: z.string(), amount: z.string() },
  ...{ wantedOn: z.string(), reason: z.string(), invoiceCount: z.number() },
  flowId: z.nullable(z.string()),
  /** The payment that was made of it; reversed later it is still the one. */
  payment: z.nullable(
    z.object({ id: z.string(), paymentNo: z.string(), status: z.enum(paymentStates), valueOn: z.string() }),
  ),
  ...{ createdByName: z.string(), creatorTime: moment, settledAt: z.nullable(moment) },
  ...{ paidByName: z.string(), paidAt: z.nullable(moment) },
  can: z.array(z.enum(paymentRequestCans)),
});
export type PaymentRequestRow = z.infer<typeof paymentRequestRow>;

/** A bill of a supplier, with what of it can still be asked for. */
const payableInvoice = z.object({
  ...{ invoiceId: z.string(), invoiceNo: z.string(), supplierNo: z.string(), status: z.enum(invoiceStates) },
  ...{ partyId: z.string(), partyName: z.string(), currency: z.string(), dueOn: z.nullable(z.string()) },
  /** What is owed, what running requests ask for, and what is left of it for another one. */
  ...{ total: z.string(), balance: z.string(), asked: z.string(), open: z.string() },
});
export type PayableInvoice = z.infer<typeof payableInvoice>;

const module = { modelId: 'payment' } as const;
const needs = (button: string) => ({ modelId: 'payment', button }) as const;
const params = z.object({ id });
const version = z.number();
const amount = positiveDecimal(12, 3);
const saved = z.object({
  ...{ id: z.string(), version, requestNo: z.string(), status: z.enum(paymentRequestStates) },
});
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'REQUEST_STATE_WRONG'] as const;

export const paymentRequestColumns = [
  ...(['requestNo', 'currency', 'amount', 'wantedOn', 'status', 'creatorTime'] as const),
] as const;

export const listPaymentRequests = endpoint({
  ...{ name: 'listPaymentRequests', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Requests to pay suppliers, with sums by currency',
  body: z.object({
    ...pagingSortedBy(paymentRequestColumns),
    tab: z._default(z.enum(paymentRequestTabs), 'all'),
    filters: filteredBy({
      partyId: z.optional(id),
      currency: z.optional(currencyCode),
      ...{ wantedFrom: z.optional(day), wantedTo: z.optional(day) },
    }),
  }),
  /** Null where there are more than a list adds up. */
  response: z.extend(pageOf(paymentRequestRow), { sums: z.nullable(z.array(money)) }),
  needs: module,
});

export const getPaymentRequest = endpoint({
  ...{ name: 'getPaymentRequest', method: 'GET', path: `${base}/:id` },
  summary: 'One request for a payment, with the bills it is for',
  params,
  response: z.extend(paymentRequestRow, {
    lines: z.array(z.extend(payableInvoice, { amount: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  needs: module,
});
export type PaymentRequestDetail = z.infer<(typeof getPaymentRequest)['response']>;

export const listPayableInvoices = endpoint({
  ...{ name: 'listPayableInvoices', method: 'POST', path: `${base}/Payable`, command: false },
  summary: 'Bills of a supplier that can be asked for: those named, or what of a party is open',
  body: z.object({
    invoiceIds: z._default(z.array(id).check(z.maxLength(200)), []),
    partyId: z.optional(id),
  }),
  response: listOf(payableInvoice),
  needs: needs('btn_request'),
});

export const createPaymentRequest = endpoint({
  ...{ name: 'createPaymentRequest', method: 'POST', path: base },
  summary: 'Ask for a payment: bills of one supplier and currency, or money ahead of any',
  body: z.object({
    partyId: id,
    bankAccountId: id,
    wantedOn: day,
    reason: nameOf(500),
    lines: z._default(z.array(z.object({ invoiceId: id, amount })).check(z.maxLength(200)), []),
    /** Without bills. */
    prepaid: z._default(z.nullable(amount), null),
  }),
  response: z.extend(saved, { flowId: z.string() }),
  success: 'created',
  errors: [
    ...(['NOT_FOUND', 'REQUEST_EMPTY', 'REQUEST_SEVERAL', 'REQUEST_NOT_PAYABLE'] as const),
    ...(['REQUEST_BEYOND_OPEN', 'REQUEST_ACCOUNT_CURRENCY'] as const),
    ...(['FLOW_OF_RECORD_MISSING', 'FLOW_OF_RECORD_WITHOUT_PEOPLE'] as const),
  ],
  needs: needs('btn_request'),
});

export const payPaymentRequest = endpoint({
  ...{ name: 'payPaymentRequest', method: 'POST', path: `${base}/:id/Pay` },
  summary: 'Register the payment of an approved request; it settles its bills with it',
  params,
  body: z.object({
    version,
    valueOn: day,
    /** What the bank took on top. */
    fee: z._default(z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/)), '0'),
    bankRef: optionalCode(60),
    remark,
  }),
  response: z.extend(saved, { paymentId: z.string(), paymentNo: z.string() }),
  success: 'done',
  errors: [
    ...held,
    ...(['EXCHANGE_RATE_MISSING', 'PAYMENT_TWICE', 'PERIOD_CLOSED', 'INVOICE_STATE_WRONG'] as const),
    ...(['INVOICE_BEYOND_BALANCE', 'PAYMENT_OTHER_PARTY'] as const),
  ],
  needs: needs('btn_pay'),
});

export const cancelPaymentRequest = endpoint({
  ...{ name: 'cancelPaymentRequest', method: 'POST', path: `${base}/:id/Cancel` },
  summary: 'Say that an approved request is not to be paid after all',
  params,
  body: z.object({ version, reason: nameOf(500) }),
  response: saved,
  success: 'done',
  errors: [...held],
  needs: needs('btn_pay'),
});
