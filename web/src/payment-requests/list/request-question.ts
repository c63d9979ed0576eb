import type { Input } from '@fairway/contract/endpoint.ts';
import {
  type listPaymentRequests as ListRequests,
  type PaymentRequestTab,
  paymentRequestColumns,
  paymentRequestTabs,
} from '@fairway/contract/payment-requests.ts';
import { orderOf } from '../../ui/table/column.ts';
import { rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof ListRequests>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const currencyForm = /^[A-Z]{3}$/;

/** What waits for somebody comes first. */
export const tabOf = (address: URLSearchParams): PaymentRequestTab =>
  paymentRequestTabs.find((one) => one === address.get('tab')) ?? 'running';

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(tab: PaymentRequestTab, { values, keyword, sorting }: TableFilters): Conditions {
  const wanted = rangeOf(values.wanted ?? '');
  const currency = (values.currency ?? '').trim().toUpperCase();
  return {
    ...{ tab, keyword, ...orderOf(sorting, paymentRequestColumns) },
    filters: {
      ...(values.party && { partyId: values.party }),
      ...(currencyForm.test(currency) && { currency }),
      ...(dayForm.test(wanted.from) && { wantedFrom: wanted.from }),
      ...(dayForm.test(wanted.to) && { wantedTo: wanted.to }),
    },
  };
}
