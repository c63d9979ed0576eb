import { insertChanges } from '../entities/store.ts';
import type { Context } from '../http/context.ts';

/** Puts down that these accounts are new: made by hand, or by a sheet. */
export const recordAdded = (
  { db, now, session }: Pick<Context, 'db' | 'now' | 'session'>,
  ids: readonly string[],
  importId: string | null,
): Promise<void> =>
  insertChanges(
    db,
    ids.map((id) => ({
      ...{ entity: 'user', entityId: id, version: 1, act: 'import' as const, importId, differences: [] },
      ...{ creatorUserId: session.userId, creatorTime: now },
    })),
  );
