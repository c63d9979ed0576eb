import { customerById } from '../customers/customers-by-id.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWhoSee } from '../permission/data-scopes.ts';
import type { StoredOrder } from './store.ts';

declare module '../live/tell-people.ts' {
  interface Changes {
    /** By the order's id. */
    order: string;
  }
}

/** Whoever may have this order or a list with it on the screen reads it anew once this is committed. */
export async function tellOrderScreens(
  db: Db,
  { id, customerId, placedBy, salesId }: Pick<StoredOrder, 'id' | 'customerId' | 'placedBy' | 'salesId'>,
): Promise<void> {
  const customer = customerId === null ? undefined : await customerById(db, customerId);
  const answering = [placedBy, salesId, customer?.salesId, customer?.serviceId];
  const lookingAfter = answering.flatMap((userId) => userId ?? []);
  const userIds = [
    ...(await peopleWhoSee(db, 'onlineOrder', lookingAfter)),
    ...(await usersOfCustomer(db, customerId)),
    ...lookingAfter,
  ];
  await tellOnCommit(db, [{ userIds, what: 'order', id }]);
}

/** That there is something new; what it is they ask for, as far as they may see it. */
export const orderChanged = (_: Db, orderId: string, userIds: string[]): News =>
  new Map(userIds.map((userId) => [userId, { method: 'orderChanged', orderId }]));
