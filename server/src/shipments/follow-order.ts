import type { OrderFields } from '@fairway/contract/order-fields.ts';
import type { ShipmentFields } from '@fairway/contract/shipment-fields.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { noteAndSettle } from './note-change.ts';
import { findBoxes, findParties, replaceParties } from './part-store.ts';
import { changeShipmentRow, takeShipmentOfOrder } from './store.ts';
import { columnsOf, fieldsOf } from './stored-shipment.ts';

/** Told to whoever keeps orders when the shipment of one is closed. */
export const shipmentClosed = { name: 'shipment-closed', payload: z.object({ orderId: z.string() }) };

/**
 * Whether something of what an order became is on board: by its events, or because its ship should have left and nobody
 * said otherwise. Whoever asks holds the shipment until their commit.
 */
export async function isOrderLoaded(db: Db, orderId: string, now: Date): Promise<boolean> {
  const shipment = await takeShipmentOfOrder(db, orderId);
  if (!shipment) return false;
  if (shipment.etd !== null && shipment.etd <= now) return true;
  const boxes = await findBoxes(db, [shipment.id]);
  return [shipment, ...boxes].some(({ stage }) => placeOfStage(stage) >= placeOfStage('loaded'));
}

/** The order was cancelled: so is what became of it. */
export async function cancelShipmentOfOrder(ctx: Context, orderId: string, reason: string): Promise<void> {
  const shipment = await takeShipmentOfOrder(ctx.db, orderId);
  if (shipment?.status !== 'active') return;
  await changeShipmentRow(ctx.db, shipment.id, { status: 'cancelled' });
  await noteAndSettle(ctx, shipment, { status: shipment.status }, { status: 'cancelled' }, reason);
}

/** The customer's changes were granted: the shipment says what the order says. Its boxes are kept by hand. */
export async function amendShipmentOfOrder(
  ctx: Context,
  orderId: string,
  order: OrderFields,
  reason: string,
): Promise<void> {
  const shipment = await takeShipmentOfOrder(ctx.db, orderId);
  if (shipment?.status !== 'active') return;
  const said: Partial<ShipmentFields> = {
    ...{ goodsCn: order.commodity, goodsEn: order.commodityEn, hsCode: order.hsCode, marks: order.marks },
    ...{ packages: order.packages, packageType: order.packageType, grossKg: order.grossKg, cbm: order.cbm },
    ...{ incoterm: order.incoterm, receiptPlace: order.receiptPlace, deliveryPlace: order.deliveryPlace },
    ...{ services: order.services, customerRef: order.customerRef, poNo: order.poNo, remark: order.remark },
  };
  const before = fieldsOf(shipment);
  await changeShipmentRow(ctx.db, shipment.id, columnsOf(said));
  await amendParties(ctx.db, shipment.id, order);
  await noteAndSettle(ctx, shipment, before, { ...before, ...said }, reason);
}

/** Those of the order; everybody else who has to do with it stays. */
async function amendParties(db: Db, shipmentId: string, order: OrderFields): Promise<void> {
  const roles = ['shipper', 'consignee', 'notify'] as const;
  const there = await findParties(db, shipmentId);
  const written = roles.flatMap((role) => {
    const before = there.find((party) => party.role === role);
    const isSaid = Object.values(order[role]).some(Boolean);
    const details = { ...order[role], billText: '' };
    return isSaid ? [{ role, customerId: before?.customerId ?? null, details }] : [];
  });
  const others = there.filter(({ role }) => !roles.some((one) => one === role));
  await replaceParties(db, shipmentId, [...written, ...others]);
}
