import { takeBillNumber } from '../bill/take-bill-number.ts';
import { newId } from '../database/new-id.ts';
import type { CreateShipment } from './convert-order.ts';

/** The shipment of an order; it is called once for each order, which is held until the commit. */
export const createShipmentOfOrder: CreateShipment = async ({ db, now, session }) => ({
  shipmentId: newId(now.getTime()),
  shipmentNo: await takeBillNumber(db, 'ShipmentNumber', session.userId, now),
});
