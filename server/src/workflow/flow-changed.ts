import { toWire } from '@fairway/contract/flow-ids.ts';
import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the flow's id. */
    flow: string;
  }
}

/** Only that it changed: what it is now they ask for, as far as they may see it. */
export function flowChanged(_db: Db, flowId: string, userIds: string[]): News {
  return new Map(userIds.map((userId) => [userId, toWire({ method: 'flowChanged' as const, flowId })]));
}
