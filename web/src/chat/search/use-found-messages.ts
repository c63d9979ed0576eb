import { searchChat } from '@fairway/contract/chat.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import type { ListState } from '../../ui/list-state.ts';
import { useCursorList } from '../../wire/use-cursor-list.ts';

export type FoundMessage = Reply<typeof searchChat>['list'][number];

/** What was said with a word in it, the newest first, in one conversation or in all. */
export const useFoundMessages = (keyword: string, conversationId?: string): ListState<FoundMessage> =>
  useCursorList(
    searchChat,
    { query: { keyword, ...(conversationId && { conversationId }) } },
    ({ list, hasMore }) => (hasMore ? list.at(-1)?.message.id : undefined),
  );
