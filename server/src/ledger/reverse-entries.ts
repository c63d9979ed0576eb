import { type LedgerLine, reversedLines } from '@fairway/domain/ledger/entry.ts';
import type { Db } from '../database/open.ts';
import { postEntry } from './post-entry.ts';
import { findLines, findStandingEntries } from './store.ts';

/** Takes back everything a source booked and nobody took back yet, on the day it is taken back. Gives what was booked. */
export async function reverseEntries(
  poster: { db: Db; now: Date },
  { sourceId, on, byId }: { sourceId: string; on: string; byId: string | null },
): Promise<LedgerLine[]> {
  const taken: LedgerLine[] = [];
  for (const { id, kind, sourceNo, companyId } of await findStandingEntries(poster.db, sourceId)) {
    const before = await findLines(poster.db, id);
    const lines = reversedLines(before);
    await postEntry(poster, { kind, sourceId, sourceNo, companyId, on, byId, lines, reverses: id });
    taken.push(...before);
  }
  return taken;
}
