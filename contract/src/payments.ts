import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { entity } from './entity.ts';
import { filteredBy, id, listOf, moment, pageOf, pagingSortedBy } from './envelope.ts';
import { money } from './freight-search.ts';
import {
  currencyCode,
  day,
  nameOf,
  optionalCode,
  optionalText,
  positiveDecimal,
  remark,
} from './kept-fields.ts';
import { paymentClaims, paymentDirections, paymentKinds, paymentStates } from './money-fields.ts';

const base = '/api/erpcargo/Payment';

/** The screens, which the specification does not have: the list and one payment (`?id=`). */
export const paymentsPath = '/pages/shipment/payment/index';
export const paymentPath = '/pages/shipment/payment/detail';

/** Accounts of the company, printed on invoices and chosen for money that came or went. */
export const bankAccounts = entity({
  ...{ entity: 'BankAccount', plural: 'BankAccounts', modelId: 'bankAccounts' },
  kept: {
    companyId: id,
    accountName: nameOf(120),
    bankName: nameOf(120),
    accountNo: nameOf(60),
    currency: currencyCode,
    swift: optionalCode(11),
    address: optionalText(200),
    /** The one that invoices of its company and currency carry. */
    isDefault: z._default(z.boolean(), false),
    remark,
  },
  shown: { companyName: z.string() },
  filters: { companyId: z.optional(id), currency: z.optional(currencyCode) },
  sortedBy: ['accountName', 'bankName', 'currency', 'companyName'],
  errors: ['NOT_FOUND'],
});

const amount = positiveDecimal(12, 3);

export const paymentCans = ['claim', 'settle', 'reverse'] as const;
export type PaymentCan = (typeof paymentCans)[number];
export const paymentRow = z.object({
  ...{ id: z.string(), version: z.number(), paymentNo: z.string(), direction: z.enum(paymentDirections) },
  ...{ kind: z.enum(paymentKinds), status: z.enum(paymentStates), claim: z.enum(paymentClaims) },
  ...{
    payerName: z.string(),
    bankAccountId: z.string(),
    bankAccountName: z.string(),
    ...{ companyId: z.string(), companyName: z.string() },
  },
  ...{ currency: z.string(), amount: z.string(), fee: z.string(), unapplied: z.string() },
  ...{ bookRate: z.string(), bookAmount: z.string(), valueOn: z.string(), bankRef: z.string() },
  parties: z.array(
    z.object({
      ...{ partyId: z.string(), partyName: z.string(), amount: z.string(), unapplied: z.string() },
    }),
  ),
  ...{ remark: z.string(), createdByName: z.string(), creatorTime: moment },
  can: z.array(z.enum(paymentCans)),
});
export type PaymentRow = z.infer<typeof paymentRow>;

const module = { modelId: 'payment' } as const;
const needs = (button: string) => ({ modelId: 'payment', button }) as const;
const params = z.object({ id });
const version = z.number();
const found = ['NOT_FOUND'] as const;
const held = ['NOT_FOUND', 'RECORD_CHANGED', 'PAYMENT_STATE_WRONG'] as const;
const saved = z.object({ id: z.string(), version, paymentNo: z.string(), status: z.enum(paymentStates) });

export const paymentColumns = [
  ...(['paymentNo', 'valueOn', 'currency', 'amount', 'unapplied', 'payerName', 'creatorTime'] as const),
] as const;

export const listPayments = endpoint({
  ...{ name: 'listPayments', method: 'POST', path: `${base}/List`, command: false },
  summary: 'Money that came and went, with sums by currency',
  body: z.object({
    ...pagingSortedBy(paymentColumns),
    filters: filteredBy({
      direction: z.optional(z.enum(paymentDirections)),
      kind: z.optional(z.enum(paymentKinds)),
      status: z.optional(z.array(z.enum(paymentStates)).check(z.maxLength(3))),
      claim: z.optional(z.array(z.enum(paymentClaims)).check(z.maxLength(3))),
      partyId: z.optional(id),
      companyId: z.optional(id),
      currency: z.optional(currencyCode),
      ...{ valueFrom: z.optional(day), valueTo: z.optional(day) },
      /** Something of it is not used yet. */
      isUnapplied: z.optional(z.boolean()),
    }),
  }),
  response: z.extend(pageOf(paymentRow), {
    sums: z.nullable(
      z.array(
        z.object({
          ...{ direction: z.enum(paymentDirections), currency: z.string() },
          ...{ amount: z.string(), unapplied: z.string() },
        }),
      ),
    ),
  }),
  needs: module,
});

const settlementRow = z.object({
  ...{ id: z.string(), invoiceId: z.string(), invoiceNo: z.string(), partyName: z.string() },
  ...{ paid: money, covered: money, rounding: z.string(), crossRate: z.nullable(z.string()) },
  ...{ exchangeGain: z.string(), at: moment, byName: z.string(), isReversed: z.boolean() },
});

export const getPayment = endpoint({
  ...{ name: 'getPayment', method: 'GET', path: `${base}/:id` },
  summary: 'One payment: whose it is, which invoices used it, what was done',
  params,
  response: z.object({
    payment: paymentRow,
    settlements: z.array(settlementRow),
    history: z.array(
      z.object({ ...{ at: moment, byName: z.string(), act: z.string(), remark: z.string() } }),
    ),
  }),
  errors: found,
  needs: module,
});

/** What is registered by hand. */
export const registeredKinds = ['normal', 'prepaid', 'deposit'] as const;

const written = {
  direction: z.enum(paymentDirections),
  kind: z._default(z.enum(registeredKinds), 'normal'),
  bankAccountId: id,
  amount,
  /** What the bank kept back of a receipt, or took on top of a payment. */
  fee: z._default(z.string().check(z.regex(/^\d{1,9}(\.\d{1,3})?$/)), '0'),
  valueOn: day,
  payerName: optionalText(120),
  bankRef: optionalCode(60),
  remark,
};

export const registerPayment = endpoint({
  ...{ name: 'registerPayment', method: 'POST', path: base },
  summary: 'Register money that came or went; without a party it waits to be claimed',
  body: z.object({
    ...written,
    partyId: z._default(z.nullable(id), null),
  }),
  response: saved,
  success: 'created',
  errors: [...found, 'EXCHANGE_RATE_MISSING', 'PAYMENT_TWICE', 'PERIOD_CLOSED'],
  needs: needs('btn_add'),
});

export const claimPayment = endpoint({
  ...{ name: 'claimPayment', method: 'POST', path: `${base}/:id/Claim` },
  summary: 'Say whose money it is: one party or several with their parts',
  params,
  body: z.object({
    version,
    /** All of them: who is left out has no part any more, as far as nothing of it was used. */
    parties: z.array(z.object({ partyId: id, amount })).check(z.maxLength(50)),
  }),
  response: saved,
  success: 'done',
  errors: [...held, 'PAYMENT_CLAIMED_MORE', 'PAYMENT_APPLIED', 'PERIOD_CLOSED'],
  needs: needs('btn_claim'),
});

const settledInvoice = z.object({
  invoiceId: id,
  /** Of the payment, in its currency. */
  amount,
  /** How many of the currency of the invoice one of the payment is worth; left out: by the list of the day. */
  crossRate: z.optional(positiveDecimal(8, 8)),
  /** Give up what is left of the invoice, as far as it may be. */
  closes: z._default(z.boolean(), false),
});

const previewedLine = z.object({
  ...{ invoiceId: z.string(), paid: money, covered: money, left: z.string(), rounding: z.string() },
  ...{ crossRate: z.nullable(z.string()), exchangeGain: z.string() },
  /** Why it would be refused, in words; the others are worked out without it. */
  problem: z.nullable(z.string()),
});
export type PreviewedLine = z.infer<typeof previewedLine>;

export const previewSettlement = endpoint({
  ...{ name: 'previewSettlement', method: 'POST', path: `${base}/:id/Preview`, command: false },
  summary:
    'What a payment would cover of some invoices, with rates, rests and exchange differences; nothing is written',
  params,
  body: z.object({
    partyId: id,
    invoices: z
      .array(
        z.object({
          ...settledInvoice.shape,
          /** Left out: what covers the invoice, or as much as there is. */
          amount: z.optional(amount),
        }),
      )
      .check(z.maxLength(200)),
  }),
  response: z.extend(listOf(previewedLine), {
    /** What is left of the part of the party after all of them. */
    unapplied: z.string(),
  }),
  errors: found,
  needs: module,
});

export const settleInvoices = endpoint({
  ...{ name: 'settleInvoices', method: 'POST', path: `${base}/:id/Settle` },
  summary: 'Use a payment for invoices of its party, also across currencies; all or none',
  params,
  body: z.object({
    partyId: id,
    invoices: z.array(settledInvoice).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ ids: z.array(z.string()), unapplied: z.string() }),
  success: 'done',
  errors: [
    ...held,
    ...([
      'PAYMENT_TOO_LITTLE_LEFT',
      'PAYMENT_OTHER_PARTY',
      'PAYMENT_OTHER_COMPANY',
      'PAYMENT_RATE_NEEDED',
      'PAYMENT_TOLERANCE',
    ] as const),
    ...(['INVOICE_BEYOND_BALANCE', 'INVOICE_STATE_WRONG', 'PERIOD_CLOSED'] as const),
  ],
  needs: needs('btn_settle'),
});

export const reverseSettlement = endpoint({
  ...{ name: 'reverseSettlement', method: 'POST', path: '/api/erpcargo/Settlement/:id/Reverse' },
  summary: 'Take a settlement back: the invoice is owed again, the payment free again',
  params,
  body: z.object({ reason: nameOf(500) }),
  response: z.object({ id: z.string() }),
  success: 'done',
  errors: [...found, 'SETTLEMENT_REVERSED', 'PERIOD_CLOSED'],
  needs: needs('btn_settle'),
});

export const reversePayment = endpoint({
  ...{ name: 'reversePayment', method: 'POST', path: `${base}/:id/Reverse` },
  summary: 'Take back a payment that no invoice uses',
  params,
  body: z.object({ version, reason: nameOf(500) }),
  response: saved,
  success: 'done',
  errors: [...held, 'PAYMENT_APPLIED', 'PERIOD_CLOSED'],
  needs: needs('btn_reverse'),
});
