import type { Db } from '../../database/open.ts';
import { settleShipments } from '../settle-shipments.ts';
import { changeShipmentRow } from '../store.ts';
import { type DemoShipment, demoShipments, planOfOrder } from './plan.ts';
import { listCustomersOfDemo, listIdsOfDemo, listOrderShipmentsOfDemo } from './store.ts';
import { demoLanes } from './voyages.ts';

/** All shipments of the demo that something can be told of: those that were planned, and what orders became. */
export async function toldShipments(db: Db, today: Date): Promise<DemoShipment[]> {
  const lanes = await demoLanes(db);
  const customers = await listCustomersOfDemo(db);
  if (lanes.length === 0 || customers.length === 0) return [];
  const ordered = await listOrderShipmentsOfDemo(db);
  return [
    ...demoShipments(lanes, customers, today),
    ...ordered.flatMap((row, place) => planOfOrder(row, place) ?? []),
  ];
}

/** Works out how far they all are. */
export async function settleDemo(db: Db, now: Date): Promise<void> {
  await settleShipments(db, await listIdsOfDemo(db), now);
}

/** Of an order that was completed. */
export const closeDemoShipment = (db: Db, id: string): Promise<void> =>
  changeShipmentRow(db, id, { status: 'closed' });
