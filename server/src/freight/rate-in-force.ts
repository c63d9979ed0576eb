import type { Db } from '../database/open.ts';
import { findRates, ratesOfLane, type StoredRate } from './rate-store.ts';

/** Whether a rate can be sold on a day. */
export const isInForce = ({ status, validTo }: StoredRate, today: string): boolean =>
  status === 'published' && validTo >= today;

/** The same for one that may not be there any more. */
export async function isRateInForce(db: Db, id: string, today: string): Promise<boolean> {
  const [rate] = await findRates(db, [id]);
  return rate !== undefined && isInForce(rate, today);
}

/** The rates of a lane that can be sold on a day. */
export const ratesInForce = (
  db: Db,
  { today, ...lane }: { mode: string; polId: string; podIds: readonly string[]; today: string },
): Promise<StoredRate[]> => ratesOfLane(db, { ...lane, from: today, to: today });
