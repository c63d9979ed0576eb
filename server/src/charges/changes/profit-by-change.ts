import type { Db } from '../../database/open.ts';
import { profitOfCharges } from '../profit-of.ts';
import { findChargesOf } from '../store.ts';
import type { StoredCharge } from '../stored-charge.ts';
import type { NewCharge } from './corrections-of.ts';

/** What a shipment earns without tax, now and with what a change order makes. */
export async function profitByChange(
  db: Db,
  shipmentId: string,
  made: readonly NewCharge[],
): Promise<{ profitBefore: string; profitAfter: string }> {
  const now = await findChargesOf(db, [shipmentId]);
  const then = [...now, ...made.map(({ values }) => values as StoredCharge)];
  return {
    profitBefore: profitOfCharges(now).net.profit.amount,
    profitAfter: profitOfCharges(then).net.profit.amount,
  };
}
