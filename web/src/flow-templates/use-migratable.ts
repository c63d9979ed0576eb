import type { Reply } from '@fairway/contract/endpoint.ts';
import { checkMigration } from '@fairway/contract/workflow-migration.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../ui/list-state.ts';
import { call } from '../wire/api.ts';

type Page = Reply<typeof checkMigration>;
export type Migratable = Page['list'][number];

/** Requests of older versions, the newest first, each with what keeps it from going over. */
export function useMigratable(templateId: string, flowId: string): ListState<Migratable> {
  const params = { id: templateId };
  const query = flowId === '' ? {} : { flowId };
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [checkMigration.name, params, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        checkMigration,
        { params, query: { ...query, ...(pageParam && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next || undefined,
  });
  return {
    rows: data?.pages.flatMap(({ list }) => list),
    problem: isError ? 'failed' : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refresh: refetch,
  };
}
