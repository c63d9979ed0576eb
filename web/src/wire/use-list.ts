import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { defaultPageSize, type Pagination } from '@fairway/contract/envelope.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../ui/list-state.ts';
import { call } from './api.ts';
import { isForbidden, nextPageNumber, pagedList } from './paged-list.ts';
import { queryClient } from './query-client.ts';

interface PageOf<T> {
  list: T[];
  pagination: Pagination;
}
type RowOf<E extends Endpoint> = Reply<E> extends PageOf<infer T> ? T : never;
/** What narrows the list: in the body where the endpoint has one, else in the query. */
type ConditionsOf<E extends Endpoint> = Omit<
  [NonNullable<Input<E>['body']>] extends [never]
    ? NonNullable<Input<E>['query']>
    : NonNullable<Input<E>['body']>,
  'currentPage' | 'pageSize'
>;

interface ListOptions<E extends Endpoint> {
  pageSize?: number;
  params?: Input<E>['params'];
  /** False where nothing is to be asked for now. */
  enabled?: boolean;
}

/** A table on a desk shows more at once than a phone. */
export const pageSizeOf = (isDesk: boolean): number => (isDesk ? 100 : defaultPageSize);

/** A paged list, 20 at a time; refreshing starts again at its first page. */
export function useList<E extends Endpoint>(
  endpoint: E,
  conditions: ConditionsOf<E>,
  { pageSize = defaultPageSize, params, enabled = true }: ListOptions<E> = {},
): ListState<RowOf<E>> & { first: Reply<E> | undefined } {
  type Page = PageOf<RowOf<E>>;
  const queryKey = [endpoint.name, { list: conditions, pageSize, params }];
  const asked = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      listPage(endpoint, conditions, { currentPage: pageParam, pageSize, params, signal }),
    initialPageParam: 1,
    enabled,
    meta: { quiet: isForbidden },
    getNextPageParam: nextPageNumber(pageSize),
  });
  const refresh = () => {
    queryClient.setQueryData<InfiniteData<Page>>(queryKey, (before) => before && firstPageOf(before));
    return asked.refetch();
  };
  const pages = asked.data?.pages;
  const { total, isMore } = pages?.at(-1)?.pagination ?? {};
  // What a reply says beside its rows, such as sums of the whole list, is in its first page.
  const first = pages?.[0] as Reply<E> | undefined;
  return { ...pagedList(asked), total, isMore, refresh, first };
}

interface PageOptions<E extends Endpoint> {
  currentPage: number;
  pageSize: number;
  params?: Input<E>['params'];
  signal: AbortSignal;
}

/** One page of a list, as `useList` asks for it. */
export async function listPage<E extends Endpoint>(
  endpoint: E,
  conditions: ConditionsOf<E>,
  { currentPage, pageSize, params, signal }: PageOptions<E>,
): Promise<PageOf<RowOf<E>>> {
  const page = { ...conditions, currentPage, pageSize };
  const input = { params, [endpoint.method === 'GET' ? 'query' : 'body']: page };
  return (await call(endpoint, input as unknown as Input<E>, { signal })) as PageOf<RowOf<E>>;
}

function firstPageOf<Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
