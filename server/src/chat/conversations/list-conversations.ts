import type { Context } from '../../http/context.ts';
import { showConversations, type WhoIsOnline } from './show-conversation.ts';
import { listedIds } from './store.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** One page of the caller's list. */
export async function listConversations(
  { db, session }: Context,
  { currentPage, pageSize, keyword }: Wanted,
  whoIsOnline: WhoIsOnline,
) {
  const ids = await listedIds(db, session.userId, keyword);
  const page = ids.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const found = await showConversations(db, session, page, whoIsOnline);
  return {
    list: found.map(({ shown }) => shown),
    pagination: { currentPage, pageSize, total: ids.length },
  };
}
