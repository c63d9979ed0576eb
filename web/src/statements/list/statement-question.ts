import type { Input } from '@fairway/contract/endpoint.ts';
import { statementBases } from '@fairway/contract/money-fields.ts';
import {
  type listStatements as ListStatements,
  type StatementTab,
  statementColumns,
  statementTabs,
} from '@fairway/contract/statements.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof ListStatements>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Drafts are not for customers. */
export const tabsFor = (isStaff: boolean): StatementTab[] =>
  (Object.keys(statementTabs) as StatementTab[]).filter((tab) => isStaff || tab !== 'draft');

export const tabOf = (address: URLSearchParams, isStaff: boolean): StatementTab =>
  tabsFor(isStaff).find((one) => one === address.get('tab')) ?? 'all';

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(tab: StatementTab, { values, keyword, sorting }: TableFilters): Conditions {
  const basis = choicesOf(values.basis ?? '').flatMap((one) => statementBases.filter((each) => each === one));
  const period = rangeOf(values.period ?? '');
  return {
    ...{ tab, keyword, ...orderOf(sorting, statementColumns) },
    filters: {
      ...(values.party && { partyId: values.party }),
      ...(values.company && { companyId: values.company }),
      ...(basis.length > 0 && { basis }),
      ...(dayForm.test(period.from) && { from: period.from }),
      ...(dayForm.test(period.to) && { to: period.to }),
    },
  };
}
