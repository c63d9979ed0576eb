import { customerById } from '../customers/customers-by-id.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import type { News } from '../live/hub.ts';
import { tellOnCommit } from '../live/tell-on-commit.ts';
import { peopleWith } from '../permission/people-with.ts';
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
  const seeingAll = await peopleWith(db, { modelId: 'onlineOrder', button: 'btn_all' });
  const customer = customerId === null ? undefined : await customerById(db, customerId);
  const answering = [placedBy, salesId, customer?.salesId, customer?.serviceId];
  const userIds = [
    ...seeingAll.map((person) => person.id),
    ...(await usersOfCustomer(db, customerId)),
    ...answering.flatMap((userId) => userId ?? []),
  ];
  await tellOnCommit(db, [{ userIds, what: 'order', id }]);
}

/** That there is something new; what it is they ask for, as far as they may see it. */
export const orderChanged = (_: Db, orderId: string, userIds: string[]): News =>
  new Map(userIds.map((userId) => [userId, { method: 'orderChanged', orderId }]));
