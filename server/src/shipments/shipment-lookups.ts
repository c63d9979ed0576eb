import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../database/open.ts';
import { nameIn } from '../entities/references.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { findBoxes, findMembers, findParties } from './part-store.ts';
import { findCustomerNames, findSeenShipments, findShipments, takeShipment } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

/** Shipments by id, whoever asks: for features that have decided already who may see what is theirs. */
export async function shipmentsById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredShipment>> {
  const shipments = await findShipments(db, [...new Set(ids)]);
  return new Map(shipments.map((shipment) => [shipment.id, shipment]));
}

/** Those of these shipments that stand in one of these lists. */
export const shipmentsInLists = findSeenShipments;

/** Held until the commit: what is decided about its cargo is decided one after the other. */
export const holdShipment = takeShipment;

/** What customers and partners of shipments are called. */
export async function partyNames(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const names = await findCustomerNames(db, [...new Set(ids)]);
  return new Map(names.map((one) => [one.id, nameIn(one, language)]));
}

/** Who sells shipments, by shipment. */
export async function salesNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const members = (await findMembers(db, ids)).filter(({ role }) => role === 'sales');
  const people = await peopleNames(db, [...new Set(members.map(({ userId }) => userId))], {
    withAccounts: false,
  });
  const byShipment = Map.groupBy(members, ({ shipmentId }) => shipmentId);
  return new Map(
    [...byShipment].map(([id, own]) => [id, own.map(({ userId }) => people.get(userId) ?? '').join(', ')]),
  );
}

/** How many boxes of each type a shipment has. */
export async function boxCounts(db: Db, shipmentId: string): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const { type } of await findBoxes(db, [shipmentId])) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Which of our partners have a part in a shipment, by their role. */
export async function partnersOf(db: Db, shipmentId: string): Promise<ReadonlyMap<string, string>> {
  const parties = await findParties(db, shipmentId);
  return new Map(
    parties.flatMap(({ role, customerId }) => (customerId === null ? [] : [[role, customerId]])),
  );
}

/** The boxes of many shipments, and who works on them. */
export const boxesOfShipments = findBoxes;
export const membersOfShipments = findMembers;

/** Who sells these shipments, the first of each. */
export async function salespeopleOf(db: Db, shipmentIds: readonly string[]): Promise<string[]> {
  const members = await findMembers(db, shipmentIds);
  return members.flatMap(({ role, userId }) => (role === 'sales' ? [userId] : []));
}
