import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { defaultPageSize, type Pagination } from '@fairway/contract/envelope.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../ui/list-state.ts';
import { call } from './api.ts';
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
}

/** A paged list, 20 at a time; refreshing starts again at its first page. */
export function useList<E extends Endpoint>(
  endpoint: E,
  conditions: ConditionsOf<E>,
  { pageSize = defaultPageSize, params }: ListOptions<E> = {},
): ListState<RowOf<E>> {
  type Page = PageOf<RowOf<E>>;
  const queryKey = [endpoint.name, { list: conditions, pageSize, params }];
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { ...conditions, currentPage: pageParam, pageSize };
      const input = { params, [endpoint.method === 'GET' ? 'query' : 'body']: asked };
      return (await call(endpoint, input as unknown as Input<E>, { signal })) as Page;
    },
    initialPageParam: 1,
    meta: { quiet: isForbidden },
    getNextPageParam: ({ pagination: { currentPage, total } }: Page) =>
      currentPage * pageSize < total ? currentPage + 1 : undefined,
  });
  const refresh = () => {
    queryClient.setQueryData<InfiniteData<Page>>(queryKey, (before) => before && firstPageOf(before));
    return refetch();
  };
  return {
    rows: data?.pages.flatMap((page) => page.list),
    problem: problemOf(error),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refresh,
  };
}

const isForbidden = ({ code }: AppError) => code === refusals.FORBIDDEN.code;

function problemOf(error: Error | null): 'failed' | 'forbidden' | undefined {
  if (!error) return undefined;
  return error instanceof AppError && isForbidden(error) ? 'forbidden' : 'failed';
}

function firstPageOf<Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
