import type { EntityField } from '../entities/entity-description.ts';

/** How a customer's invoices are made out. */
export const titleColumns: readonly EntityField[] = [
  { field: 'title', label: 'customerTitle', kind: 'text', most: 120, required: true },
  { field: 'taxNo', label: 'customerTaxNo', kind: 'code', most: 20 },
  {
    ...{ field: 'kind', label: 'customerInvoiceKind', kind: 'choice', required: true },
    startsWith: 'special',
    options: { special: 'customerInvoiceSpecial', normal: 'customerInvoiceNormal' },
  },
  { field: 'addressPhone', label: 'customerAddressPhone', kind: 'text', most: 160 },
  { field: 'bankAccount', label: 'customerBank', kind: 'text', most: 160 },
  { field: 'email', label: 'customerInvoiceEmail', kind: 'text', most: 100, format: 'email' },
  { field: 'isDefault', label: 'customerDefaultTitle', kind: 'switch' },
];

/** When a customer pays, and how much they may owe. */
export const termColumns: readonly EntityField[] = [
  {
    ...{ field: 'settle', label: 'customerSettle', kind: 'choice', required: true, startsWith: 'monthly' },
    options: {
      perJob: 'customerSettlePerJob',
      monthly: 'customerSettleMonthly',
      days: 'customerSettleDays',
      prepaid: 'customerSettlePrepaid',
    },
  },
  {
    ...{ field: 'status', label: 'customerTermState', kind: 'choice', required: true, startsWith: 'draft' },
    options: {
      draft: 'customerTermDraft',
      active: 'customerTermActive',
      suspended: 'customerTermSuspended',
    },
  },
  { field: 'limit', label: 'customerLimit', kind: 'decimal', required: true },
  {
    ...{ field: 'limitCurrency', label: 'customerLimitCurrency', kind: 'currency', required: true },
    startsWith: 'CNY',
  },
  {
    ...{ field: 'baseDate', label: 'customerBaseDate', kind: 'choice', required: true, startsWith: 'etd' },
    options: {
      etd: 'customerBaseEtd',
      atd: 'customerBaseAtd',
      invoiceDate: 'customerBaseInvoice',
      onBoard: 'customerBaseOnBoard',
      jobDate: 'customerBaseJob',
    },
  },
  { field: 'months', label: 'customerMonths', kind: 'number', least: 0, most: 12, startsWith: 0 },
  { field: 'settleDay', label: 'customerSettleDay', kind: 'number', least: 0, most: 31, startsWith: 0 },
  { field: 'days', label: 'customerDays', kind: 'number', least: 0, most: 365, startsWith: 0 },
  { field: 'graceDays', label: 'customerGraceDays', kind: 'number', least: 0, most: 90, startsWith: 0 },
  {
    field: 'maxOverdueDays',
    label: 'customerMaxOverdue',
    kind: 'number',
    least: 0,
    most: 365,
    startsWith: 0,
  },
  {
    ...{ field: 'bizTypes', label: 'customerBizTypes', kind: 'choices' },
    options: {
      SE: 'customerBizSe',
      SI: 'customerBizSi',
      AE: 'customerBizAe',
      AI: 'customerBizAi',
      RE: 'customerBizRe',
      LT: 'customerBizLt',
    },
  },
  { field: 'validFrom', label: 'customerValidFrom', kind: 'day', required: true },
  { field: 'validTo', label: 'customerValidTo', kind: 'day' },
];
