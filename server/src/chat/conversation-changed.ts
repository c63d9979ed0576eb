import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { mutedBy } from './store.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the conversation's id. */
    conversation: string;
  }
}

/** That it changed, and whether it disturbs each of them: everything else they ask for. */
export async function conversationChanged(db: Db, conversationId: string, userIds: string[]): Promise<News> {
  const muted = await mutedBy(db, conversationId, userIds);
  return new Map(
    userIds.map((userId) => [
      userId,
      { method: 'conversationChanged', conversationId, isMuted: muted.has(userId) },
    ]),
  );
}
