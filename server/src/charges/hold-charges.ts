import type { Db } from '../database/open.ts';
import { holdPeriods } from '../ledger/hold-open-periods.ts';
import { type ChargeSight, findPeriodsOf, takeCharges } from './store.ts';
import type { StoredCharge } from './stored-charge.ts';

/**
 * Holds charges whose state is to change. Their months stay open or closed as they are until the commit, and are held
 * first, as closing a month does it: a charge opened again at that moment would stay behind in a closed month.
 */
export async function holdCharges(
  db: Db,
  ids: readonly string[],
  sight: ChargeSight,
): Promise<StoredCharge[]> {
  await holdPeriods(db, await findPeriodsOf(db, ids));
  return takeCharges(db, ids, sight);
}
