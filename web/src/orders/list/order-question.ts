import type { Input } from '@fairway/contract/endpoint.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import {
  type listOrders as ListOrders,
  type OrderScope,
  type OrderTab,
  orderColumns,
  orderTabs,
} from '@fairway/contract/orders.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

export const tabNames = Object.keys(orderTabs) as OrderTab[];
export const tabOf = (address: URLSearchParams): OrderTab =>
  tabNames.find((one) => one === address.get('tab')) ?? 'all';

type Conditions = Omit<NonNullable<Input<typeof ListOrders>['body']>, 'currentPage' | 'pageSize'>;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the lists are narrowed by; the counts of the tabs take the same. */
function filtersOf({ values }: TableFilters) {
  const mode = choicesOf(values.mode ?? '').flatMap((one) => transportModes.filter((each) => each === one));
  const { from, to } = rangeOf(values.etd ?? '');
  const [placedById] = choicesOf(values.placedBy ?? '');
  const [salesId] = choicesOf(values.sales ?? '');
  return {
    ...(mode.length > 0 && { mode }),
    ...(values.customer && { customerId: values.customer }),
    ...(values.pol && { polId: values.pol }),
    ...(values.pod && { podId: values.pod }),
    ...(values.carrier && { carrierId: values.carrier }),
    ...(day.test(from) && { etdFrom: from }),
    ...(day.test(to) && { etdTo: to }),
    ...(placedById && { placedById }),
    ...(salesId && { salesId }),
    ...(values.slaDue === 'late' && { isOverdue: true }),
    ...(values.request === 'open' && { hasRequest: true }),
  };
}

export const conditionsOf = (scope: OrderScope, tab: OrderTab, filters: TableFilters): Conditions => ({
  ...{ scope, keyword: filters.keyword, ...orderOf(filters.sorting, orderColumns) },
  filters: { ...filtersOf(filters), ...(tab !== 'all' && { states: [...orderTabs[tab]] }) },
});

export const countedOf = (scope: OrderScope, filters: TableFilters) => ({
  ...{ scope, keyword: filters.keyword },
  filters: filtersOf(filters),
});
