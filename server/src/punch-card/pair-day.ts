import { targetKeyOf, visitsOf } from '@fairway/domain/punch-card/visits.ts';
import type { Db } from '../database/open.ts';
import { notePunch, type PunchRow, punchesWithin } from './store.ts';

export const halfOf = ({ id, kind, at, targetKind, targetId }: PunchRow) => ({
  ...{ id, kind, at: at.getTime() },
  targetKey: targetKeyOf(targetKind && targetId ? { kind: targetKind, id: targetId } : null),
});

/** Says of each punch of a day which other one is its half: one that arrives late may change that. */
export async function pairDay(db: Db, userId: string, day: string): Promise<void> {
  const punches = await punchesWithin(db, userId, day, day);
  const pairs = new Map<string, { pairId: string; minutes: number | null }>();
  for (const { inId, outId, minutes } of visitsOf(punches.map(halfOf)).visits) {
    if (outId === null) continue;
    pairs.set(inId, { pairId: outId, minutes });
    pairs.set(outId, { pairId: inId, minutes });
  }
  for (const { id, pairId, minutes } of punches) {
    const pair = pairs.get(id) ?? { pairId: null, minutes: null };
    if (pair.pairId !== pairId || pair.minutes !== minutes) await notePunch(db, id, pair);
  }
}
