import { AppError } from '@fairway/contract/app-error.ts';
import type { EntryKind } from '@fairway/contract/money-fields.ts';
import { type LedgerLine, refuseUnbalanced } from '@fairway/domain/ledger/entry.ts';
import { bookedPeriod } from '@fairway/domain/periods/period.ts';
import { newId } from '../database/new-id.ts';
import { type Part, writeParts } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { entryParts, findClosedPeriods, type StoredEntry } from './store.ts';

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
export async function postEntry(poster: Poster, posting: Posting): Promise<{ id: string; period: string }> {
  const [made] = await entriesOf(poster, [posting]);
  if (!made) throw new RangeError('nothing to post');
  const { id, period } = made.entry;
  await refusingClosed(() => writeParts(poster.db, entryParts(made.entry, made.lines)));
  return { id, period };
}

/** The same of several, as parts of the statement that makes them. */
export const postingParts = async (poster: Poster, postings: readonly Posting[]): Promise<Part[]> =>
  (await entriesOf(poster, postings)).flatMap(({ entry, lines }) => entryParts(entry, lines));

async function entriesOf({ db, now }: Poster, postings: readonly Posting[]) {
  const days = postings.map(({ on }) => on).sort();
  // A command that is one statement takes it that the month is open: the database refuses it, and it comes again as a transaction.
  const closed = db.isTransaction
    ? await findClosedPeriods(db, (days[0] ?? '').slice(0, 7))
    : new Set<string>();
  return postings.map(({ on, lines, reverses, ...source }) => {
    refuseUnbalanced(lines);
    const period = bookedPeriod(on, closed);
    const bookedOn = period === on.slice(0, 7) ? on : `${period}-01`;
    const id = newId(now.getTime());
    const entry: StoredEntry = { ...source, id, bookedOn, period, at: now, reverses: reverses ?? null };
    return { entry, lines };
  });
}

/** The database decides: a month may be closed between the look and the entry. */
export async function refusingClosed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, detail } = error as { code?: string; detail?: string };
    if (code === 'FW001') throw new AppError('PERIOD_CLOSED', { period: detail ?? '' });
    throw error;
  }
}
