import { AppError } from '@fairway/contract/app-error.ts';
import type { OrderScope } from '@fairway/contract/orders.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser, customersOfUsers } from '../customers/customer-of-user.ts';
import { customersAnsweredBy } from '../customers/customers-answered-by.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { type SeenPeople, seenByPerson, seenPeople } from '../permission/data-scopes.ts';
import { peopleWith } from '../permission/people-with.ts';
import { findOrder, type Sight, type StoredOrder, takeOrder } from './store.ts';

/** Who looks at orders: which of them, and what they may do with those. */
export interface OrderReader {
  sight: Sight;
  /** Those that are theirs to follow up; of a customer the same. */
  own: Sight;
  isStaff: boolean;
  has: (button: string) => boolean;
  /** May see what was agreed with a customer about paying. */
  seesCredit: boolean;
}

type Asking = Pick<Context, 'db' | 'session' | 'permissions'>;

/** Customers see those of their company, staff those of the people in their scope and of the customers these answer for. */
export async function readerOf({ db, session, permissions }: Asking): Promise<OrderReader> {
  const granted = await permissions();
  const has = (button: string) => can(granted, 'onlineOrder', 'button', button);
  if (session.kind === 'customer') {
    const customer = await customerOfUser(db, session);
    const sight = { customerId: customer?.id ?? '' };
    return { sight, own: sight, isStaff: false, has, seesCredit: false };
  }
  const own = await ordersOf(db, [session.userId]);
  const seesCredit = can(granted, 'customers', 'column', 'creditTerms');
  const seen = await seenPeople({ db, session }, 'onlineOrder');
  return { sight: await sightAmong(db, seen, own), own, isStaff: true, has, seesCredit };
}

const ordersOf = async (db: Db, userIds: readonly string[]) => ({
  userIds,
  customerIds: await customersAnsweredBy(db, userIds),
});

/** What is looked after by some of the people somebody sees. */
const sightAmong = async (db: Db, seen: SeenPeople, own?: Sight): Promise<Sight> =>
  seen === 'all' ? 'all' : seen.length === 1 && own ? own : ordersOf(db, seen);

export const sightIn = ({ sight, own }: OrderReader, scope: OrderScope): Sight =>
  scope === 'mine' ? own : sight;

/** The same for somebody who makes no call now; nothing for who has no orders. */
export async function sightOf(db: Db, userId: string): Promise<Sight | undefined> {
  const [person] = await peopleWith(db, { modelId: 'onlineOrder' }, [userId]);
  if (!person) return undefined;
  if (person.kind === 'customer') {
    const customer = (await customersOfUsers(db, [userId])).get(userId);
    return customer && { customerId: customer.id };
  }
  return sightAmong(db, await seenByPerson(db, userId, 'onlineOrder'));
}

/** Not there and not for the caller look the same. */
export async function visibleOrder(db: Db, id: string, { sight }: OrderReader): Promise<StoredOrder> {
  const order = await findOrder(db, id, sight);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** The same to change it: it waits for whoever is at it. */
export async function heldOrder(
  ctx: Pick<Context, 'db' | 'auditTarget'>,
  id: string,
  { sight }: OrderReader,
): Promise<StoredOrder> {
  const order = await takeOrder(ctx.db, id, sight);
  if (!order) throw new AppError('NOT_FOUND');
  ctx.auditTarget(order.orderNo);
  return order;
}
