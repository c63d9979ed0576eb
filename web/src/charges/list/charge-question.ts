import type { Input } from '@fairway/contract/endpoint.ts';
import { chargeStates, settledStates } from '@fairway/contract/money-fields.ts';
import {
  type ChargeTab,
  chargeColumns,
  chargeTabs,
  type listCharges as ListCharges,
} from '@fairway/contract/shipment-charges.ts';
import { orderOf } from '../../ui/table/column.ts';
import { choicesOf, rangeOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';

type Conditions = Omit<NonNullable<Input<typeof ListCharges>['body']>, 'currentPage' | 'pageSize'>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const month = /^\d{4}-\d{2}$/;
const currency = /^[A-Z]{3}$/;

export const tabOf = (address: URLSearchParams): ChargeTab =>
  chargeTabs.find((one) => one === address.get('tab')) ?? 'all';

/** What the list is asked by, as it stands in the address; what a call would not take is left out. */
export function conditionsOf(tab: ChargeTab, filters: TableFilters, shipmentId: string | null): Conditions {
  const { values, keyword, sorting } = filters;
  const known = <T extends string>(name: string, all: readonly T[]): T[] =>
    choicesOf(values[name] ?? '').flatMap((one) => all.filter((each) => each === one));
  const [status, settle] = [known('status', chargeStates), known('settle', settledStates)];
  const { from, to } = rangeOf(values.etd ?? '');
  const [salesId] = choicesOf(values.sales ?? '');
  const named = (values.currency ?? '').trim().toUpperCase();
  const period = (values.period ?? '').trim();
  return {
    ...{ tab, keyword, ...orderOf(sorting, chargeColumns) },
    filters: {
      ...(shipmentId && { shipmentId }),
      ...(values.party && { partyId: values.party }),
      ...(values.charge && { chargeCodeId: values.charge }),
      ...(currency.test(named) && { currency: named }),
      ...(status.length > 0 && { status }),
      ...(settle.length > 0 && { settle }),
      ...(values.billed === 'open' && { isUnbilled: true }),
      ...(month.test(period) && { period }),
      ...(day.test(from) && { etdFrom: from }),
      ...(day.test(to) && { etdTo: to }),
      ...(salesId && { salesId }),
    },
  };
}
