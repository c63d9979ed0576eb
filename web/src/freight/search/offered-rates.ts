import { AppError } from '@fairway/contract/app-error.ts';
import { listRates, type RateRow, rateColumns, rateTypes } from '@fairway/contract/freight-rates.ts';
import { type FoundRate, searchOrders, searchRates } from '@fairway/contract/freight-search.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListState } from '../../ui/list-state.ts';
import { orderOf, type Sorting } from '../../ui/table/column.ts';
import { choicesOf } from '../../ui/table/filter.ts';
import type { TableFilters } from '../../ui/table/use-table-filters.ts';
import { load } from '../../wire/calls.ts';
import { isForbidden } from '../../wire/paged-list.ts';
import { useList } from '../../wire/use-list.ts';
import { askedCargo } from '../cargo/cargo-text.ts';
import { companyToday } from '../rate-dates.ts';
import { useSettled } from '../use-settled.ts';
import type { LaneSearch } from './lane-search.ts';

/** A rate of the list; with what a cargo costs where a lane was asked for. */
export interface OfferedRate {
  rate: RateRow;
  found: FoundRate | null;
}

export interface OfferedRates {
  list: ListState<OfferedRate>;
  /** The rates answer a lane, a day and a cargo. */
  isPriced: boolean;
  /** Of so many only the first are shown. */
  total: number;
}

export const hasLane = ({ polId, podId }: LaneSearch): boolean => polId !== '' && podId !== '';

/** The rates of a lane with their prices; before a lane is chosen those that were published last. */
export function useOfferedRates(search: LaneSearch, filters: TableFilters, pageSize: number): OfferedRates {
  const isPriced = hasLane(search) && !search.isOfPast;
  const found = useFoundRates(search, filters, isPriced);
  const listed = useListedRates(search, filters, pageSize, !isPriced);
  return isPriced ? found : listed;
}

/** What is asked of a lane; also how its rates are compared. */
export const askedOf = ({ mode, etd, cargo, customerId }: LaneSearch) => ({
  ...{ etd, cargo: askedCargo(mode, cargo) },
  ...(customerId && { customerId }),
});

function useFoundRates(search: LaneSearch, filters: TableFilters, enabled: boolean): OfferedRates {
  const { mode, polId, podId } = search;
  // The cheapest first unless somebody asks for another order; `best` is the one the server would take.
  const order =
    filters.sorting.key === 'best'
      ? undefined
      : (searchOrders.find((one) => one === filters.sorting.key) ?? 'allIn');
  const cargo = useSettled(search.cargo);
  const body = {
    ...{ mode, polId, podId, ...askedOf({ ...search, cargo }), filters: searchFilters(filters.values) },
    ...(order && { order }),
  };
  const lane = JSON.stringify([mode, polId, podId]);
  const asked = useQuery({
    ...load(searchRates, { body }),
    enabled,
    // The rates of a lane stay while the rest of the question changes; those of another lane are not shown for it.
    placeholderData: (before, query) => (laneOf(query?.queryKey) === lane ? before : undefined),
    meta: { quiet: true },
  });
  const { data } = asked;
  const rows = data?.list.map((one) => ({ rate: one.rate, found: one }));
  const isDown = filters.sorting.direction === 'desc' && order === filters.sorting.key;
  return {
    list: {
      rows: isDown ? rows?.toReversed() : rows,
      problem: problemOf(asked.error),
      ...{ total: data?.total, hasMore: false, isLoadingMore: false, loadMore: () => undefined },
      refresh: asked.refetch,
    },
    ...{ isPriced: true, total: data?.total ?? 0 },
  };
}

function useListedRates(
  { mode, polId, podId, isOfPast }: LaneSearch,
  filters: TableFilters,
  pageSize: number,
  enabled: boolean,
): OfferedRates {
  const { carrier, rateType, featured } = filters.values;
  const newest: Sorting = { key: 'publishedAt', direction: 'desc' };
  const list = useList(
    listRates,
    {
      filters: {
        ...{ mode: [mode], status: isOfPast ? ['expired'] : ['published'] },
        ...(!isOfPast && { on: companyToday() }),
        ...(polId && { polId }),
        ...(podId && { podId }),
        ...(carrier && { carrierId: choicesOf(carrier) }),
        ...(rateType && { rateType: rateTypes.filter((one) => choicesOf(rateType).includes(one)) }),
        ...(featured && { isFeatured: true }),
        ...commonFilters(filters.values),
      },
      ...orderOf(filters.sorting.key ? filters.sorting : newest, rateColumns),
    },
    { pageSize, enabled },
  );
  return {
    list: { ...list, rows: list.rows?.map((rate) => ({ rate, found: null })) },
    ...{ isPriced: false, total: list.total ?? 0 },
  };
}

function laneOf(key: readonly unknown[] | undefined): string {
  const { body } = (key?.[1] ?? {}) as { body?: { mode: string; polId: string; podId: string } };
  return JSON.stringify([body?.mode, body?.polId, body?.podId]);
}

const numberOf = (text: string | undefined): number | undefined =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : undefined;

/** Those that the list takes as the search does. */
const commonFilters = ({ line, validTo, goods }: TableFilters['values']) => ({
  ...(line && { lineId: line }),
  ...(validTo && { holdsUntil: validTo }),
  ...(goods && { commodity: goods }),
});

/** The filters of the columns as the search takes them. */
function searchFilters(values: TableFilters['values']) {
  const { carrier, route, transit, freeDays, space, featured, rateType } = values;
  const mostTransitDays = numberOf(transit);
  const leastFreeDetention = numberOf(freeDays);
  return {
    ...(carrier && { carrierIds: choicesOf(carrier) }),
    ...(route && { isDirect: route === 'direct' }),
    ...(mostTransitDays !== undefined && { mostTransitDays }),
    ...(leastFreeDetention !== undefined && { leastFreeDetention }),
    ...(space && { hasSpace: true }),
    ...commonFilters(values),
    ...(featured && { isFeatured: true }),
    ...(rateType && { rateTypes: rateTypes.filter((one) => choicesOf(rateType).includes(one)) }),
  };
}

function problemOf(error: Error | null): 'failed' | 'forbidden' | undefined {
  if (!error) return undefined;
  return error instanceof AppError && isForbidden(error) ? 'forbidden' : 'failed';
}
