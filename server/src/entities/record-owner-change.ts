import type { HandingOver } from '../http/holding.ts';
import { insertOwnerChanges } from './store.ts';

/** Puts down in the history of records that somebody else looks after them now. Their versions were raised already. */
export const recordOwnerChange =
  (entity: string, table: string) =>
  (
    { db, now, session }: HandingOver,
    { column, ids, from, to }: { column: string; ids: readonly string[]; from: string; to: string },
  ): Promise<void> =>
    insertOwnerChanges(db, { entity, table, ids, field: column }, { from, to, by: session.userId, now });
