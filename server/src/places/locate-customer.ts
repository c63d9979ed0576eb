import { AppError } from '@fairway/contract/app-error.ts';
import { placeDatum } from '@fairway/contract/places.ts';
import { roundedSpot, type Spot } from '@fairway/domain/places/spot.ts';
import { customerRules } from '../customers/customer-rules.ts';
import { listEntityOptions } from '../entities/show-entities.ts';
import type { Context } from '../http/context.ts';
import { saveCustomerPlace } from './store.ts';

/** Says where a customer is; everybody who sees the customer finds it there from now on. */
export async function locateCustomer(
  ctx: Context,
  customerId: string,
  { address, ...spot }: Spot & { address: string },
): Promise<null> {
  const { db, session, now } = ctx;
  const seen = await listEntityOptions(ctx, customerRules, { currentPage: 1, pageSize: 1, ids: customerId });
  const [customer] = seen.list;
  if (!customer) throw new AppError('NOT_FOUND');
  await saveCustomerPlace(db, {
    ...{ customerId, address, ...roundedSpot(spot), datum: placeDatum },
    ...{ lastModifyTime: now, lastModifyUserId: session.userId },
  });
  ctx.auditTarget(customer.fullName);
  return null;
}
