import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the conversation's id. */
    conversation: string;
  }
}

/** Only that it changed: what it is now they ask for. */
export function conversationChanged(_db: Db, conversationId: string, userIds: string[]): News {
  return new Map(userIds.map((userId) => [userId, { method: 'conversationChanged', conversationId }]));
}
