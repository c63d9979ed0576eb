import type { Gate } from '@fairway/domain/release/gate.ts';
import type { UnderHold } from '@fairway/domain/release/release-state.ts';
import type { Db } from '../database/open.ts';
import { moveRelease } from './move-release.ts';
import { gateLine } from './shown-gate.ts';
import type { StoredRelease } from './store.ts';

/** Keeps a release back because its gate has something that must be solved first; it remembers what it was. */
export async function holdRelease(
  { db, now }: { db: Db; now: Date },
  release: StoredRelease,
  gate: Gate,
): Promise<{ after: StoredRelease; line: string }> {
  const line = gateLine(gate, { language: 'zh', seesOwed: true });
  const after = await moveRelease(
    { db, now, userId: null },
    release,
    { act: 'hold', remark: line },
    { status: 'held', heldFrom: release.status as UnderHold, stateRemark: line },
  );
  return { after, line };
}
