import { listConversations } from '@fairway/contract/chat.ts';
import { desktop } from '../../ui/use-media.ts';
import { call } from '../../wire/api.ts';
import type { Finder } from '../../wire/find.ts';
import { chatPagePath, chatPanePath } from '../list/chat-paths.ts';

const most = 6;

/** Conversations by the names of people and groups. */
const conversationFinder: Finder = {
  heading: 'searchChats',
  ask: async (keyword, signal) => {
    const { list } = await call(listConversations, { query: { keyword, pageSize: most } }, { signal });
    return list.map((one) => ({
      key: one.id,
      icon: one.kind === 'group' ? ('users' as const) : ('message' as const),
      name: one.name,
      path: matchMedia(desktop).matches ? chatPanePath(one) : chatPagePath(one),
    }));
  },
};

export const chatFinders: readonly Finder[] = [conversationFinder];
