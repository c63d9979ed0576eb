import type { Input } from '@fairway/contract/endpoint.ts';
import { type listManagedUsers, userColumns, userStates } from '@fairway/contract/users.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof listManagedUsers>['body']>, 'currentPage' | 'pageSize'>;

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf({ values, keyword, sorting }: TableFilters): Conditions {
  const state = choicesOf(values.state ?? '').flatMap((one) => userStates.filter((each) => each === one));
  const kinds = choicesOf(values.kind ?? '');
  const one = (name: string) => choicesOf(values[name] ?? '')[0];
  const [organisationId, positionId] = [one('organisation'), one('position')];
  const [roleId, managerId] = [one('role'), one('manager')];
  return {
    ...{ keyword, ...orderOf(sorting, userColumns) },
    filters: {
      ...(state.length > 0 && { state }),
      ...(kinds.length === 1 && { isExternal: kinds[0] === 'customer' }),
      ...(organisationId && { organisationId }),
      ...(positionId && { positionId }),
      ...(roleId && { roleId }),
      ...(managerId && { managerId }),
    },
  };
}
