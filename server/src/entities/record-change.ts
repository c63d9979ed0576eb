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
  /** That it has now: 1 for what is new. */
  version: number;
  /** What it takes the place of; nothing for what is new. */
  before: object | undefined;
  after: object;
}

type Recorder = (
  ctx: Pick<Context, 'db' | 'now'> & { session: { userId: string } },
  of: { entity: string; importId: string },
  records: readonly Imported[],
) => Promise<void>;

const recorder =
  (act: 'import' | 'undo'): Recorder =>
  ({ db, now, session }, { entity, importId }, records) =>
    insertChanges(
      db,
      records.map(({ id, version, before, after }) => ({
        ...{ entity, entityId: id, version, act, importId },
        differences: before ? differencesOf(before as Kept, after as Kept) : [],
        ...{ creatorUserId: session.userId, creatorTime: now },
      })),
    );

/** Puts down that an import made or changed these records, and how they differ from what was there. */
export const recordImport = recorder('import');
/** Puts down that the undo of an import gave these records their earlier values. */
export const recordUndo = recorder('undo');
