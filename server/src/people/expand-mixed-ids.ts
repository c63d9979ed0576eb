import type { Db } from '../database/open.ts';
import { structureOf } from '../organisation/structure.ts';
import type { Stamp } from '../system/cache-until-change.ts';
import { mixedIdsOf, namedBy } from './mixed-ids.ts';
import { accountsInUse, colleagueIds } from './store.ts';
import { rangeOf } from './users-in-range.ts';

/**
 * Everybody whom mixed ids address: the colleagues they stand for, and customers only where they are named themselves.
 * No ids at all address every colleague.
 */
export async function expandMixedIds(db: Db, stamp: Stamp, mixedIds: readonly string[]): Promise<string[]> {
  if (mixedIds.length === 0) return colleagueIds(db);
  const named = namedBy(mixedIdsOf({ ids: [...mixedIds] }));
  const range = rangeOf(await structureOf(db, stamp), named);
  if (!range) return [];
  const found = [...(await colleagueIds(db, range)), ...(await accountsInUse(db, named.userIds))];
  return [...new Set(found)];
}
