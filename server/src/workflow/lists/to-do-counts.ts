import { mostToDos } from '@fairway/contract/live.ts';
import type { Db } from '../../database/open.ts';
import { directoryOf } from '../directory.ts';
import { noFilters } from './list-filters.ts';
import { countTaskRows, countToDoRows } from './store.ts';
import { administeredBy } from './task-sources.ts';

/** How many tasks wait for each of these people, as their list of to-dos has them; no more than a badge can tell. */
export async function toDoCounts(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await countToDoRows(db, userIds, mostToDos);
  const counts = new Map<string, number>();
  for (const { userId, own, entrusted, isAdminWaitedFor } of counted) {
    const administered = isAdminWaitedFor ? await countAdministered(db, userId) : 0;
    counts.set(userId, Math.min(own + entrusted + administered, mostToDos));
  }
  return counts;
}

async function countAdministered(db: Db, userId: string): Promise<number> {
  const sources = await administeredBy(db, await directoryOf(db), userId);
  return sources.length === 0 ? 0 : countTaskRows(db, { ...noFilters, caller: userId, sources });
}
