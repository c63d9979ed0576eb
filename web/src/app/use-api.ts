import type { Endpoint, Input, Reply } from '@fairway/contract/endpoint.ts';
import { defaultPageSize, type Pagination } from '@fairway/contract/envelope.ts';
import { type InfiniteData, queryOptions, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ListState } from '../ui/list-state.ts';
import { call } from './api.ts';
import { newCommandId } from './command-id.ts';
import { NetworkError } from './failures.ts';
import { queryClient } from './query-client.ts';

/** Query options of a read: `useQuery(load(getRate, { params: { id } }))`. The key is the endpoint's name and its input. */
export function load<E extends Endpoint>(endpoint: E, input: Input<E>) {
  return queryOptions<Reply<E>>({
    queryKey: [endpoint.name, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

interface CommandOptions {
  /** The reads that show something else after it. */
  refreshes?: readonly Endpoint[];
  /** False where the screen itself shows that it is waiting. */
  mask?: boolean;
  /** The screen says itself what went wrong. */
  quiet?: boolean;
}

/** A write. Repeated with the same input after a silence it carries the same id, so the server acts once. */
export function useCommand<E extends Endpoint>(endpoint: E, options: CommandOptions = {}) {
  const { refreshes = [], mask, quiet = false } = options;
  const unanswered = useRef<{ input: string; commandId: string }>(undefined);
  return useMutation<Reply<E>, Error, Input<E>>({
    meta: { quiet },
    mutationFn: async (input) => {
      const written = JSON.stringify(input);
      if (unanswered.current?.input !== written) {
        unanswered.current = { input: written, commandId: newCommandId() };
      }
      try {
        const reply = await call(endpoint, input, { mask, commandId: unanswered.current.commandId });
        unanswered.current = undefined;
        return reply;
      } catch (error) {
        if (!(error instanceof NetworkError)) unanswered.current = undefined;
        throw error;
      }
    },
    onSuccess: () => {
      for (const { name } of refreshes) void queryClient.invalidateQueries({ queryKey: [name] });
    },
  });
}

interface PageOf<T> {
  list: T[];
  pagination: Pagination;
}
type RowOf<E extends Endpoint> = Reply<E> extends PageOf<infer T> ? T : never;
type QueryOf<E extends Endpoint> = Omit<NonNullable<Input<E>['query']>, 'currentPage' | 'pageSize'>;

/** A paged list, 20 at a time; refreshing starts again at its first page. */
export function useList<E extends Endpoint>(
  endpoint: E,
  query: QueryOf<E>,
  pageSize = defaultPageSize,
): ListState<RowOf<E>> {
  type Page = PageOf<RowOf<E>>;
  const queryKey = [endpoint.name, { list: query, pageSize }];
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const input = { query: { ...query, currentPage: pageParam, pageSize } } as unknown as Input<E>;
      return (await call(endpoint, input, { signal })) as Page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, total } }: Page) =>
      currentPage * pageSize < total ? currentPage + 1 : undefined,
  });
  const refresh = () => {
    queryClient.setQueryData<InfiniteData<Page>>(queryKey, (before) => before && firstPageOf(before));
    return refetch();
  };
  return {
    rows: data?.pages.flatMap((page) => page.list),
    failed: isError,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refresh,
  };
}

function firstPageOf<Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
