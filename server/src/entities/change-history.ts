import type { Context } from '../http/context.ts';
import { allChanges, findLastChange, insertChanges, lastVersions, listChanges } from './store.ts';

/** What was put down of a record, for features that show or undo it themselves. */
export { allChanges, findLastChange, lastVersions, listChanges };

/** Puts down that these records are new: made by hand, or by a sheet. */
export const recordAdded = (
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
  { entity, ids, importId = null }: { entity: string; ids: readonly string[]; importId?: string | null },
): Promise<void> =>
  insertChanges(
    db,
    ids.map((id) => ({
      ...{ entity, entityId: id, version: 1, act: 'import' as const, importId, differences: [] },
      ...{ creatorUserId: session.userId, creatorTime: now },
    })),
  );
