import { AppError } from '@fairway/contract/app-error.ts';
import type { Pagination } from '@fairway/contract/envelope.ts';
import { refusals } from '@fairway/contract/errors.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ListState } from '../ui/list-state.ts';

/** The pages that were asked for so far as one list. */
export const pagedList = <Row>(
  asked: UseInfiniteQueryResult<InfiniteData<{ list: readonly Row[] }>>,
): ListState<Row> => ({
  rows: asked.data?.pages.flatMap(({ list }) => list),
  problem: problemOf(asked.error),
  hasMore: asked.hasNextPage,
  isLoadingMore: asked.isFetchingNextPage,
  loadMore: () => void asked.fetchNextPage(),
  refresh: asked.refetch,
});

/** The number of the next page, where pages are counted. */
export const nextPageNumber =
  (pageSize: number) =>
  ({ pagination: { currentPage, total } }: { pagination: Pagination }): number | undefined =>
    currentPage * pageSize < total ? currentPage + 1 : undefined;

/** A list shows in its own place that this person may not see it. */
export const isForbidden = ({ code }: AppError) => code === refusals.FORBIDDEN.code;

export function problemOf(error: Error | null): 'failed' | 'forbidden' | undefined {
  if (!error) return undefined;
  return error instanceof AppError && isForbidden(error) ? 'forbidden' : 'failed';
}
