import type { Context } from '../http/context.ts';
import { differencesOf } from './differences.ts';
import type { Kept } from './entity-rules.ts';
import { insertChange, insertChanges } from './store.ts';

interface Changed {
  entity: string;
  id: string;
  version: number;
  act: 'update' | 'import' | 'undo';
  importId?: string | null;
}

/** Puts down what differs between two states of a record; false where nothing does. */
export async function recordChange(
  { db, now, session }: Pick<Context, 'db' | 'now'> & { session: { userId: string | null } },
  { entity, id, version, act, importId = null }: Changed,
  before: Kept | object,
  after: Kept | object,
): Promise<boolean> {
  const differences = differencesOf(before as Kept, after as Kept);
  if (differences.length === 0) return false;
  await insertChange(db, {
    ...{ entity, entityId: id, version, act, importId, differences },
    ...{ creatorUserId: session.userId, creatorTime: now },
  });
  return true;
}

interface Imported {
  id: string;
  /** What it takes the place of; nothing for what is new. */
  before: object | undefined;
  after: object;
}

/** Puts down that an import made these records, and how they differ from what was there. */
export const recordImport = (
  { db, now, session }: Pick<Context, 'db' | 'now'> & { session: { userId: string } },
  { entity, importId }: { entity: string; importId: string },
  imported: readonly Imported[],
): Promise<void> =>
  insertChanges(
    db,
    imported.map(({ id, before, after }) => ({
      ...{ entity, entityId: id, version: 1, act: 'import', importId },
      differences: before ? differencesOf(before as Kept, after as Kept) : [],
      ...{ creatorUserId: session.userId, creatorTime: now },
    })),
  );
