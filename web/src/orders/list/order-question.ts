import type { Input } from '@fairway/contract/endpoint.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import { type OrderState, orderStates } from '@fairway/contract/order-fields.ts';
import {
  type listOrders as ListOrders,
  type OrderScope,
  type OrderTab,
  orderColumns,
  orderTabs,
} from '@fairway/contract/orders.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, momentsOf, rangeOf } from '../../ui/table/filter.ts';
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
  const [departmentId] = choicesOf(values.department ?? '');
  const [lineOwnerId] = choicesOf(values.lineOwner ?? '');
  const created = momentsOf(values.creatorTime ?? '');
  const states = choicesOf(values.status ?? '').flatMap((one) => orderStates.filter((each) => each === one));
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
    ...(values.company && { companyId: values.company }),
    ...(departmentId && { departmentId }),
    ...(values.line && { lineId: values.line }),
    ...(lineOwnerId && { lineOwnerId }),
    ...(created.from !== undefined && { createdFrom: created.from }),
    ...(created.to !== undefined && { createdTo: created.to }),
    ...(states.length > 0 && { states }),
    ...(values.slaDue === 'late' && { isOverdue: true }),
    ...(values.request === 'open' && { hasRequest: true }),
  };
}

export const conditionsOf = (scope: OrderScope, tab: OrderTab, filters: TableFilters): Conditions => ({
  ...{ scope, keyword: filters.keyword, ...sortedIn(tab, filters) },
  filters: inTab(tab, filtersOf(filters)),
});

/** What waits for an answer begins with what waits longest, unless somebody sorts it otherwise. */
const sortedIn = (tab: OrderTab, { sorting }: TableFilters) =>
  sorting.key === '' && tab === 'submitted'
    ? ({ sidx: 'slaDue', sort: 'asc' } as const)
    : orderOf(sorting, orderColumns);

/** What is below a tab and in one of the chosen states. */
function inTab(tab: OrderTab, filters: ReturnType<typeof filtersOf>) {
  if (tab === 'all') return filters;
  const below: readonly OrderState[] = orderTabs[tab];
  return { ...filters, states: below.filter((one) => filters.states?.includes(one) ?? true) };
}

export const countedOf = (scope: OrderScope, filters: TableFilters) => ({
  ...{ scope, keyword: filters.keyword },
  filters: filtersOf(filters),
});
