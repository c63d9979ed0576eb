import { AppError } from '@fairway/contract/app-error.ts';
import { type LedgerLine, refuseUnbalanced } from '@fairway/domain/ledger/entry.ts';
import { bookedPeriod } from '@fairway/domain/periods/period.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open.ts';
import { type EntryKind, findClosedPeriods, insertEntry } from './store.ts';

export interface Posting {
  kind: EntryKind;
  sourceId: string;
  sourceNo: string;
  companyId: string;
  /** The day it counts for; in a closed month it is booked in the next open one. */
  on: string;
  byId: string | null;
  lines: readonly LedgerLine[];
  /** The entry it takes back. */
  reverses?: string;
}

interface Poster {
  db: Db;
  now: Date;
}

/** Writes an entry into the books, in the transaction of what made it. Gives its id and its month. */
export async function postEntry(
  { db, now }: Poster,
  { on, lines, reverses, ...source }: Posting,
): Promise<{ id: string; period: string }> {
  refuseUnbalanced(lines);
  const period = bookedPeriod(on, await findClosedPeriods(db, on.slice(0, 7)));
  const bookedOn = period === on.slice(0, 7) ? on : `${period}-01`;
  const id = newId(now.getTime());
  const entry = { ...source, id, bookedOn, period, at: now, reverses: reverses ?? null };
  await refusingClosed(() => insertEntry(db, entry, lines));
  return { id, period };
}

/** The database decides: a month may be closed between the look and the entry. */
async function refusingClosed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === 'FW001') throw new AppError('PERIOD_CLOSED', { period: detail ?? '' });
    throw error;
  }
}
