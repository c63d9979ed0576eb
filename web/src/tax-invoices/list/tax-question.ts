import type { Input } from '@fairway/contract/endpoint.ts';
import { taxInvoiceKinds } from '@fairway/contract/money-fields.ts';
import {
  type listTaxableLines as ListLines,
  type listTaxInvoices as ListTax,
  type TaxInvoiceTab,
  taxableColumns,
  taxInvoiceColumns,
  taxInvoiceTabs,
} from '@fairway/contract/tax-invoices.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof ListTax>['body']>, 'currentPage' | 'pageSize'>;
type LineConditions = Omit<NonNullable<Input<typeof ListLines>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const currencyForm = /^[A-Z]{3}$/;
const amountForm = /^-?\d{1,12}(\.\d{1,2})?$/;
const rateForm = /^(exempt|\d{1,2})$/;

/** Lines that wait to be applied for stand before the tax invoices. */
export type ListTab = 'billable' | TaxInvoiceTab;
export const listTabs: readonly ListTab[] = [
  'billable',
  ...(['applied', 'toIssue', 'issued', 'redPending', 'red', 'ended', 'all'] as const),
];

export const tabOf = (address: URLSearchParams): ListTab =>
  listTabs.find((one) => one === address.get('tab')) ?? 'billable';
export const isTaxTab = (tab: ListTab): tab is TaxInvoiceTab => Object.hasOwn(taxInvoiceTabs, tab);

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(
  tab: TaxInvoiceTab,
  { values, keyword, sorting }: TableFilters,
  invoiceId: string | null,
): Conditions {
  const issued = rangeOf(values.issued ?? '');
  const gross = rangeOf(values.gross ?? '');
  const kinds = choicesOf(values.kind ?? '').flatMap((one) => taxInvoiceKinds.filter((kind) => kind === one));
  const [applicantId] = choicesOf(values.by ?? '');
  const [rate] = choicesOf(values.rate ?? '');
  return {
    ...{ tab, keyword, ...orderOf(sorting, taxInvoiceColumns) },
    filters: {
      ...(invoiceId && { invoiceId }),
      ...(values.party && { partyId: values.party }),
      ...(values.company && { companyId: values.company }),
      ...(values.title && { title: values.title }),
      ...(values.taxNo && { taxNo: values.taxNo }),
      ...(kinds.length > 0 && { kinds }),
      ...(rate && rateForm.test(rate) && { vatRate: rate }),
      ...(applicantId && { applicantId }),
      ...(dayForm.test(issued.from) && { issuedFrom: issued.from }),
      ...(dayForm.test(issued.to) && { issuedTo: issued.to }),
      ...(amountForm.test(gross.from) && { grossFrom: gross.from }),
      ...(amountForm.test(gross.to) && { grossTo: gross.to }),
    },
  };
}

/** The same of lines that wait. */
export function lineConditionsOf({ values, keyword, sorting }: TableFilters): LineConditions {
  const bill = rangeOf(values.bill ?? '');
  const currency = (values.currency ?? '').trim().toUpperCase();
  const [rate] = choicesOf(values.rate ?? '');
  return {
    ...{ keyword, ...orderOf(sorting, taxableColumns) },
    filters: {
      ...(values.party && { partyId: values.party }),
      ...(values.company && { companyId: values.company }),
      ...(currencyForm.test(currency) && { currency }),
      ...(rate && rateForm.test(rate) && { vatRate: rate }),
      ...(dayForm.test(bill.from) && { billFrom: bill.from }),
      ...(dayForm.test(bill.to) && { billTo: bill.to }),
    },
  };
}
