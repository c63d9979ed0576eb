import { toWire } from '@fairway/contract/flow-ids.ts';
import type { ToDoCount } from '@fairway/contract/live.ts';
import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { toDoCounts } from './lists/to-do-counts.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the flow's id. */
    flow: string;
    /** By the id of what changed them. */
    toDos: string;
  }
}

/** That it changed, and how much waits for each of them now: what it is they ask for, as far as they may see it. */
export async function flowChanged(db: Db, flowId: string, userIds: string[]): Promise<News> {
  const counts = await toDoCounts(db, userIds);
  return new Map(
    userIds.map((userId) => {
      const toDoCount = counts.get(userId) ?? 0;
      return [userId, toWire({ method: 'flowChanged' as const, flowId, toDoCount })];
    }),
  );
}

/** How much waits for each of them now. */
export async function toDosChanged(db: Db, _id: string, userIds: string[]): Promise<News> {
  const counts = await toDoCounts(db, userIds);
  return new Map(
    userIds.map((userId) => [userId, { method: 'toDosChanged', toDoCount: counts.get(userId) ?? 0 }]),
  );
}

/** What somebody who connects is told of what waits for them. */
export async function greetWithToDos(db: Db, userId: string): Promise<ToDoCount> {
  return { toDoCount: (await toDoCounts(db, [userId])).get(userId) ?? 0 };
}
