import type { Db } from '../database/open.ts';
import { findClosedPeriods } from './store.ts';

/** The months from this one on (YYYY-MM) in which nothing is booked any more. */
export const closedPeriods = (db: Db, from: string): Promise<ReadonlySet<string>> =>
  findClosedPeriods(db, from);
