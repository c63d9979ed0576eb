import { bookedPeriod } from '@fairway/domain/periods/period.ts';
import type { Db } from '../database/open.ts';
import { closedPeriods } from './closed-periods.ts';
import { sharePeriods } from './period-store.ts';

/** The months that some days are booked in; none of them is closed before the commit. */
export async function holdOpenPeriods(db: Db, days: readonly string[]): Promise<(day: string) => string> {
  const from = (days.toSorted()[0] ?? '').slice(0, 7);
  let closed = await closedPeriods(db, from);
  for (;;) {
    const known = closed;
    const held = [...new Set(days.map((day) => bookedPeriod(day, known)))];
    await sharePeriods(db, held);
    closed = await closedPeriods(db, from);
    // One of them was being closed while we waited for it: what belongs there goes into the next.
    if (!held.some((code) => closed.has(code))) return (day) => bookedPeriod(day, known);
  }
}

/** Months as they are, open or closed: they stay so until the commit. */
export const holdPeriods = (db: Db, codes: readonly string[]): Promise<void> => sharePeriods(db, codes);
