import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { rateOfOthers } from '../freight/rate-of-others.ts';

/** A rate that was agreed with some customers is quoted to nobody else, neither to somebody whose name is written down. */
export async function refuseRateOfOthers(db: Db, rateId: string, customerId: string | null): Promise<void> {
  const rateNo = await rateOfOthers(db, rateId, customerId);
  if (rateNo !== undefined) throw new AppError('QUOTE_RATE_OF_OTHERS', { rateNo });
}
