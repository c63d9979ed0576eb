import type { Context } from '../../http/context.ts';
import { whoIsOnline } from '../../live/who-is-online.ts';
import { showConversations } from './show-conversation.ts';
import { listedIds } from './store.ts';
import { leaveLostThreads } from './threads/leave-lost-threads.ts';
import type { Threads } from './threads/threads.ts';

interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

/** One page of the caller's list. */
export async function listConversations(
  ctx: Context,
  { currentPage, pageSize, keyword }: Wanted,
  threads: Threads,
) {
  const { db, session } = ctx;
  let ids: string[];
  let page: string[];
  do {
    ids = await listedIds(db, session, keyword);
    page = ids.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  } while (await leaveLostThreads(db, threads, session, page));
  const found = await showConversations(ctx, page, whoIsOnline);
  return {
    list: found.map(({ shown }) => shown),
    pagination: { currentPage, pageSize, total: ids.length },
  };
}
