import { reversedLines } from '@fairway/domain/ledger/entry.ts';
import type { Db } from '../database/open.ts';
import { postEntry } from './post-entry.ts';
import { findLines, findStandingEntries } from './store.ts';

/** Takes back everything a source booked and nobody took back yet, on the day it is taken back. */
export async function reverseEntries(
  poster: { db: Db; now: Date },
  { sourceId, on, byId }: { sourceId: string; on: string; byId: string | null },
): Promise<void> {
  for (const { id, kind, sourceNo, companyId } of await findStandingEntries(poster.db, sourceId)) {
    const lines = reversedLines(await findLines(poster.db, id));
    await postEntry(poster, { kind, sourceId, sourceNo, companyId, on, byId, lines, reverses: id });
  }
}
