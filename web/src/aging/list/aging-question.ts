import {
  type AgingGroup,
  agingColumns,
  agingGroups,
  type getAging as GetAging,
} from '@fairway/contract/aging.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { type ChargeSide, chargeSides } from '@fairway/contract/money-fields.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import type { FilterName } from '../paths.ts';

type Conditions = Omit<NonNullable<Input<typeof GetAging>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const currencyForm = /^[A-Z]{3}$/;

/** What the whole screen is asked by, as it stands in the address. */
export interface AgingView {
  side: ChargeSide;
  /** Empty for today. */
  asOf: string;
  groupBy: AgingGroup;
}

export function viewOf(address: URLSearchParams): AgingView {
  const asOf = address.get('asOf') ?? '';
  return {
    side: chargeSides.find((side) => side === address.get('side')) ?? 'receivable',
    asOf: dayForm.test(asOf) ? asOf : '',
    groupBy: agingGroups.find((group) => group === address.get('by')) ?? 'customer',
  };
}

/** Which columns a grouping has that narrow it; a filter of another grouping would be out of sight. */
export const filteredBy: Record<AgingGroup, readonly ('party' | 'sales' | 'company' | 'currency')[]> = {
  ...{ customer: ['party', 'currency'], sales: ['sales', 'currency'], department: ['currency'] },
  ...{ currency: ['currency'], company: ['company', 'currency'] },
};

export function filtersOf(
  groupBy: AgingGroup,
  { values }: Pick<TableFilters, 'values'>,
): Partial<Record<FilterName, string>> {
  const given = (name: 'party' | 'sales' | 'company' | 'currency') =>
    filteredBy[groupBy].includes(name) ? (values[name] ?? '') : '';
  const [salesId] = choicesOf(given('sales'));
  const currency = given('currency').trim().toUpperCase();
  return {
    ...(given('party') && { partyId: given('party') }),
    ...(given('company') && { companyId: given('company') }),
    ...(salesId && { salesId }),
    ...(currencyForm.test(currency) && { currency }),
  };
}

export function conditionsOf({ side, asOf, groupBy }: AgingView, filters: TableFilters): Conditions {
  return {
    ...{ side, groupBy, filters: filtersOf(groupBy, filters), ...orderOf(filters.sorting, agingColumns) },
    ...(asOf && { asOf }),
  };
}
