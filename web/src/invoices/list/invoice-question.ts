import type { Input } from '@fairway/contract/endpoint.ts';
import {
  type InvoiceTab,
  invoiceColumns,
  invoiceTabs,
  type listInvoices as ListInvoices,
} from '@fairway/contract/invoices.ts';
import { invoiceAnswers, invoiceKinds, settledStates } from '@fairway/contract/money-fields.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, numberOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof ListInvoices>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const currencyForm = /^[A-Z]{3}$/;

const allTabs = Object.keys(invoiceTabs) as InvoiceTab[];
/** What is not issued yet is not for customers. */
const ofStaff: readonly InvoiceTab[] = ['draft', 'confirmed'];

export const tabsFor = (isStaff: boolean): InvoiceTab[] =>
  allTabs.filter((tab) => isStaff || !ofStaff.includes(tab));

export const tabOf = (address: URLSearchParams, isStaff: boolean): InvoiceTab =>
  tabsFor(isStaff).find((one) => one === address.get('tab')) ?? 'all';

/** What other screens open the list with. */
interface Narrowed {
  shipmentId: string | null;
  departmentId: string | null;
  isOpen: boolean;
}

export const narrowedBy = (address: URLSearchParams): Narrowed => ({
  ...{ shipmentId: address.get('shipmentId'), departmentId: address.get('departmentId') },
  isOpen: address.get('open') === '1',
});

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(
  tab: InvoiceTab,
  filters: TableFilters,
  { shipmentId, departmentId, isOpen }: Narrowed,
): Conditions {
  const { values, keyword, sorting } = filters;
  const known = <T extends string>(name: string, all: readonly T[]): T[] =>
    choicesOf(values[name] ?? '').flatMap((one) => all.filter((each) => each === one));
  const [kinds, answer] = [known('kind', invoiceKinds), known('answer', invoiceAnswers)];
  const taxed = known('taxed', settledStates);
  const [bill, due, past] = [
    rangeOf(values.bill ?? ''),
    rangeOf(values.due ?? ''),
    rangeOf(values.past ?? ''),
  ];
  const [pastFrom, pastTo] = [daysOf(past.from), daysOf(past.to)];
  const [salesId] = choicesOf(values.sales ?? '');
  const currency = (values.currency ?? '').trim().toUpperCase();
  return {
    ...{ tab, keyword, ...orderOf(sorting, invoiceColumns) },
    filters: {
      ...(shipmentId && { shipmentId }),
      ...(departmentId && { departmentId }),
      ...(isOpen && { isOpen }),
      ...(values.party && { partyId: values.party }),
      ...(values.company && { companyId: values.company }),
      ...(salesId && { salesId }),
      ...(currencyForm.test(currency) && { currency }),
      ...(kinds.length > 0 && { kinds }),
      ...(answer.length > 0 && { answer }),
      ...(taxed.length > 0 && { taxed }),
      ...(dayForm.test(bill.from) && { billFrom: bill.from }),
      ...(dayForm.test(bill.to) && { billTo: bill.to }),
      ...(dayForm.test(due.from) && { dueFrom: due.from }),
      ...(dayForm.test(due.to) && { dueTo: due.to }),
      ...(pastFrom !== undefined && { pastFrom }),
      ...(pastTo !== undefined && { pastTo }),
    },
  };
}

const daysOf = (text: string): number | undefined => {
  const days = numberOf(text);
  return days === undefined ? undefined : Math.trunc(days);
};
