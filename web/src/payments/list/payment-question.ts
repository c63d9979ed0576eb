import type { Input } from '@fairway/contract/endpoint.ts';
import { paymentDirections, paymentKinds } from '@fairway/contract/money-fields.ts';
import { type listPayments as ListPayments, paymentColumns } from '@fairway/contract/payments.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import { type PaymentTab, paymentTabs } from '../payment-words.ts';

type Conditions = Omit<NonNullable<Input<typeof ListPayments>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const currencyForm = /^[A-Z]{3}$/;

export const tabOf = (address: URLSearchParams): PaymentTab =>
  paymentTabs.find((one) => one === address.get('tab')) ?? 'all';

const narrowedBy: Readonly<Record<PaymentTab, NonNullable<Conditions['filters']>>> = {
  ...{ all: {}, in: { direction: 'in' }, out: { direction: 'out' }, unapplied: { isUnapplied: true } },
  unclaimed: { claim: ['unclaimed'], status: ['confirmed'] },
  reversed: { status: ['reversed'] },
};

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(tab: PaymentTab, { values, keyword, sorting }: TableFilters): Conditions {
  const known = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((each) => each === choicesOf(values[name] ?? '')[0]);
  const [direction, kind] = [known('direction', paymentDirections), known('kind', paymentKinds)];
  const { from, to } = rangeOf(values.value ?? '');
  const currency = (values.currency ?? '').trim().toUpperCase();
  return {
    ...{ keyword, ...orderOf(sorting, paymentColumns) },
    filters: {
      ...(direction && { direction }),
      ...(kind && { kind }),
      ...(values.party && { partyId: values.party }),
      ...(values.company && { companyId: values.company }),
      ...(currencyForm.test(currency) && { currency }),
      ...(dayForm.test(from) && { valueFrom: from }),
      ...(dayForm.test(to) && { valueTo: to }),
      ...narrowedBy[tab],
    },
  };
}
