import type { ReleaseState } from '@fairway/contract/release-fields.ts';
import type { UnderHold } from '@fairway/domain/release/release-state.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { changeRelease, insertAct, type StoredRelease } from './store.ts';

interface Moving {
  db: Db;
  now: Date;
  /** Null of the clock, the flow and the gate. */
  userId: string | null;
}

type Changes = Partial<StoredRelease> & { status: ReleaseState; heldFrom?: UnderHold | null };

/** Moves a held release on, as its next version, with its line in the history. */
export async function moveRelease(
  { db, now, userId }: Moving,
  release: StoredRelease,
  { act, remark = '' }: { act: string; remark?: string },
  changes: Changes,
): Promise<StoredRelease> {
  const version = release.version + 1;
  const heldFrom = changes.status === 'held' ? (changes.heldFrom ?? release.heldFrom) : null;
  const after = { ...changes, heldFrom, version, lastModifyTime: now };
  await changeRelease(db, release.id, after);
  await insertAct(db, {
    ...{ id: newId(now.getTime()), releaseId: release.id, version, at: now, act, byId: userId, remark },
  });
  return { ...release, ...after };
}
