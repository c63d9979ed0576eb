import { customersOfUsers } from '../customers/customer-of-user.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { peopleWith } from '../permission/people-with.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { findMembers } from './part-store.ts';
import { groupListsOf } from './reader.ts';
import { findSeenShipments } from './store.ts';

type Viewer = Pick<Session, 'userId'>;
type Thread = { name: string; userIds: string[] } | undefined;

const module = 'cargoShipment';

/** The lists somebody reads in, by what they are granted now; nothing of who has the module no more. */
async function listsOf(db: Db, { userId }: Viewer) {
  const [person] = await peopleWith(db, { modelId: module }, [userId]);
  if (!person) return undefined;
  if (person.kind === 'customer') {
    const customer = (await customersOfUsers(db, [userId])).get(userId);
    return { isStaff: false, customerId: customer?.id ?? '', viewerIds: [customer?.id ?? ''] };
  }
  const session = { userId, organisationStamp: await changeStamp(db, 'organisation') };
  const groupIds = await groupListsOf({ db, session }, module);
  return { isStaff: true, customerId: null, viewerIds: [userId, ...groupIds] };
}

/** What is said of a shipment among those who work on it. */
export async function shipmentThread(db: Db, viewer: Viewer, id: string): Promise<Thread> {
  const lists = await listsOf(db, viewer);
  if (!lists?.isStaff) return undefined;
  const [shipment] = await findSeenShipments(db, [id], lists.viewerIds);
  return shipment && { name: shipment.shipmentNo, userIds: await membersOf(db, id) };
}

/** The same with the people of the customer; agents take no part. */
export async function serviceThread(db: Db, viewer: Viewer, id: string): Promise<Thread> {
  const lists = await listsOf(db, viewer);
  if (!lists) return undefined;
  const [shipment] = await findSeenShipments(db, [id], lists.viewerIds);
  if (!shipment || (!lists.isStaff && shipment.customerId !== lists.customerId)) return undefined;
  const userIds = [...(await membersOf(db, id)), ...(await usersOfCustomer(db, shipment.customerId))];
  return { name: shipment.shipmentNo, userIds };
}

const membersOf = async (db: Db, id: string): Promise<string[]> => [
  ...new Set((await findMembers(db, [id])).map(({ userId }) => userId)),
];
