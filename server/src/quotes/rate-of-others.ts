import { AppError } from '@fairway/contract/app-error.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Db } from '../database/open.ts';
import { findRates } from '../freight/rate-store.ts';

/** A rate that was agreed with some customers is quoted to nobody else, neither to somebody whose name is written down. */
export async function refuseRateOfOthers(db: Db, rateId: string, customerId: string | null): Promise<void> {
  const [rate] = await findRates(db, [rateId]);
  if (!rate) return;
  const customer = customerId === null ? undefined : await customerById(db, customerId);
  const isOffered = isOfferedTo(rate.audience, {
    ...{ isStaff: false, customerId: customer?.id ?? '', customerLevel: customer?.level ?? null },
  });
  if (!isOffered) throw new AppError('QUOTE_RATE_OF_OTHERS', { rateNo: rate.rateNo });
}
