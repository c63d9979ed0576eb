import type { Db } from '../database/open.ts';
import { countCheckIns } from './store.ts';

/** How often somebody was out at a customer or port in a time, for the reports they write. */
export const countVisits = (
  db: Db,
  userId: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> => countCheckIns(db, userId, from, until);
