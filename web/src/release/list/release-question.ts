import type { Input } from '@fairway/contract/endpoint.ts';
import { releaseKinds } from '@fairway/contract/release-fields.ts';
import {
  type listReleases as ListReleases,
  type ReleaseTab,
  releaseColumns,
  releaseTabs,
} from '@fairway/contract/releases.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import type { ListTab } from '../paths.ts';

type Conditions = Omit<NonNullable<Input<typeof ListReleases>['body']>, 'currentPage' | 'pageSize'>;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

export const listTabs = ['awaiting', ...(Object.keys(releaseTabs) as ReleaseTab[])] as const;

/** The one of the address, or `usual`. */
export const tabOf = (address: URLSearchParams, usual: ListTab): ListTab =>
  listTabs.find((one) => one === address.get('tab')) ?? usual;

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(
  tab: ReleaseTab,
  { values, keyword, sorting }: TableFilters,
  shipmentId: string | null,
): Conditions {
  const kinds = choicesOf(values.kind ?? '').flatMap((one) => releaseKinds.filter((kind) => kind === one));
  const eta = rangeOf(values.eta ?? '');
  const [applicantId] = choicesOf(values.applicant ?? '');
  return {
    ...{ tab, keyword, ...orderOf(sorting, releaseColumns) },
    filters: {
      ...(shipmentId && { shipmentId }),
      ...(values.customer && { customerId: values.customer }),
      ...(values.port && { portId: values.port }),
      ...(applicantId && { applicantId }),
      ...(kinds.length > 0 && { kinds }),
      ...(dayForm.test(eta.from) && { etaFrom: eta.from }),
      ...(dayForm.test(eta.to) && { etaTo: eta.to }),
      ...(values.promise === 'open' && { isPromised: true }),
    },
  };
}
