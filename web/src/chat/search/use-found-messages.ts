import { searchChat } from '@fairway/contract/chat.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ListState } from '../../ui/list-state.ts';
import { call } from '../../wire/api.ts';

type Page = Reply<typeof searchChat>;
export type FoundMessage = Page['list'][number];

/** What was said with a word in it, the newest first, in one conversation or in all. */
export function useFoundMessages(keyword: string, conversationId?: string): ListState<FoundMessage> {
  const query = { keyword, ...(conversationId && { conversationId }) };
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [searchChat.name, query],
    queryFn: ({ pageParam, signal }) =>
      call(searchChat, { query: { ...query, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ list, hasMore }: Page) => (hasMore ? list.at(-1)?.message.id : undefined),
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
