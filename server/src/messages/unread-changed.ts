import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { countByPerson } from './store.ts';
import { unreadCounts } from './unread-counts.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the message's id, or 'all'. */
    unread: string;
  }
}

/** What each of these people has unread now, whichever message it was that changed it. */
export async function unreadChanged(db: Db, _id: string, userIds: string[]): Promise<News> {
  const byPerson = Map.groupBy(await countByPerson(db, userIds), ({ userId }) => userId);
  return new Map(
    userIds.map((userId) => [
      userId,
      { method: 'unreadChanged', ...unreadCounts(byPerson.get(userId) ?? []) },
    ]),
  );
}
