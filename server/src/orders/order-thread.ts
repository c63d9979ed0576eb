import { customerById } from '../customers/customers-by-id.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import { sightOf } from './sight.ts';
import { findActors, findOrder } from './store.ts';

/** What the conversation about an order is called and who takes part; about a draft there is none. */
export async function orderThread(
  db: Db,
  { userId }: { userId: string },
  orderId: string,
): Promise<{ name: string; userIds: string[] } | undefined> {
  const sight = await sightOf(db, userId);
  const order = sight && (await findOrder(db, orderId, sight));
  if (!order || order.status === 'draft') return undefined;
  const customer = order.customerId === null ? undefined : await customerById(db, order.customerId);
  const people = [
    ...(await usersOfCustomer(db, order.customerId)),
    ...(await findActors(db, orderId)),
    ...[order.placedBy, customer?.salesId, customer?.serviceId].flatMap((id) => id ?? []),
  ];
  const seeing: string[] = [];
  for (const one of new Set(people)) {
    const theirs = await sightOf(db, one);
    if (theirs && (await findOrder(db, orderId, theirs))) seeing.push(one);
  }
  return { name: order.orderNo, userIds: seeing };
}
