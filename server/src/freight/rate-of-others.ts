import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { customerById } from '../customers/customers-by-id.ts';
import type { Db } from '../database/open.ts';
import { findRates } from './rate-store.ts';

/**
 * The number of a rate that is not offered to a customer, because it was agreed with others; undefined where it is.
 * Null stands for somebody who is no customer: they are offered what everybody is.
 */
export async function rateOfOthers(
  db: Db,
  rateId: string,
  customerId: string | null,
): Promise<string | undefined> {
  const [rate] = await findRates(db, [rateId]);
  if (!rate) return undefined;
  const customer = customerId === null ? undefined : await customerById(db, customerId);
  const isOffered = isOfferedTo(rate.audience, {
    ...{ isStaff: false, customerId: customer?.id ?? '', customerLevel: customer?.level ?? null },
  });
  return isOffered ? undefined : rate.rateNo;
}
