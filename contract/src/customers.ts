import * as z from 'zod/mini';
import { entity } from './entity.ts';
import { id } from './envelope.ts';
import {
  currencyCode,
  day,
  nameOf,
  optionalCode,
  optionalEmail,
  optionalText,
  remark,
} from './kept-fields.ts';

export const customerRoles = [
  'customer',
  'shipper',
  'consignee',
  'agent',
  'carrier',
  'trucker',
  'broker',
  'warehouse',
] as const;
export type CustomerRole = (typeof customerRoles)[number];
export const customerKinds = ['direct', 'coload', 'overseas'] as const;
export type CustomerKind = (typeof customerKinds)[number];
export const customerLevels = ['A', 'B', 'C', 'D'] as const;
export type CustomerLevel = (typeof customerLevels)[number];
export const customerStates = ['lead', 'active', 'frozen', 'black'] as const;
export type CustomerState = (typeof customerStates)[number];

const contact = z.object({
  name: nameOf(40),
  mobile: optionalText(30),
  email: optionalEmail,
  role: optionalText(30),
  /** The account they sign in with as a customer. */
  userId: z._default(z.nullable(id), null),
});
export type CustomerContact = z.infer<typeof contact>;

const invoiceTitle = z.object({
  title: nameOf(120),
  taxNo: optionalCode(20),
  addressPhone: optionalText(160),
  bankAccount: optionalText(160),
  kind: z.enum(['special', 'normal']),
  email: optionalText(100),
  isDefault: z._default(z.boolean(), false),
});
export type InvoiceTitle = z.infer<typeof invoiceTitle>;

const amount = z.string().check(z.trim(), z.regex(/^\d{1,14}(\.\d{1,2})?$/));
const few = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const settlements = ['perJob', 'monthly', 'days', 'prepaid'] as const;
export const creditBases = ['etd', 'atd', 'invoiceDate', 'onBoard', 'jobDate'] as const;
/** When a customer pays, and how much they may owe. */
const creditTerm = z.object({
  bizTypes: z._default(z.array(z.enum(['SE', 'SI', 'AE', 'AI', 'RE', 'LT'])).check(z.maxLength(6)), []),
  settle: z.enum(settlements),
  baseDate: z.enum(creditBases),
  months: z._default(few(12), 0),
  settleDay: z._default(few(31), 0),
  days: z._default(few(365), 0),
  limit: amount,
  limitCurrency: currencyCode,
  graceDays: z._default(few(90), 0),
  maxOverdueDays: z._default(few(365), 0),
  validFrom: day,
  validTo: z._default(z.nullable(day), null),
  status: z._default(z.enum(['draft', 'active', 'suspended']), 'draft'),
});
export type CreditTerm = z.infer<typeof creditTerm>;

export const customers = entity({
  ...{ entity: 'Customer', plural: 'Customers', modelId: 'customers' },
  kept: {
    /** Left empty for the next number. */
    enCode: optionalCode(20),
    nameCn: nameOf(120),
    nameEn: optionalText(160),
    shortName: nameOf(40),
    roles: z.array(z.enum(customerRoles)).check(z.minLength(1), z.maxLength(8)),
    kind: z.enum(customerKinds),
    level: z.enum(customerLevels),
    /** Eighteen letters and figures; the last one checks the others. */
    creditCode: optionalCode(18),
    salesId: z.nullable(id),
    serviceId: z.nullable(id),
    status: z.enum(customerStates),
    portalEnabled: z._default(z.boolean(), false),
    contacts: z._default(z.array(contact).check(z.maxLength(50)), []),
    invoiceTitles: z._default(z.array(invoiceTitle).check(z.maxLength(20)), []),
    /** Needs a right; left out by who has not got it. */
    creditTerms: z.optional(z.array(creditTerm).check(z.maxLength(20))),
    remark,
  },
  shown: { salesName: z.string(), serviceName: z.string() },
  filters: {
    kind: z.optional(z.array(z.enum(customerKinds)).check(z.maxLength(3))),
    level: z.optional(z.array(z.enum(customerLevels)).check(z.maxLength(4))),
    status: z.optional(z.array(z.enum(customerStates)).check(z.maxLength(4))),
    role: z.optional(z.enum(customerRoles)),
    salesId: z.optional(id),
  },
  sortedBy: ['enCode', 'nameCn', 'shortName', 'level', 'status', 'salesName'],
  errors: ['CHECK_DIGIT_WRONG', 'CUSTOMER_USER_TAKEN', 'PERIOD_ENDS_EARLY', 'PERIODS_OVERLAP'],
});
export type Customer = z.infer<typeof customers.row>;
