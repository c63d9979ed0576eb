import type { OrderBox, OrderFields } from '@fairway/contract/order-fields.ts';
import type { ShipmentFields } from '@fairway/contract/shipment-fields.ts';
import { changedBoxes } from '@fairway/domain/orders/changed-boxes.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import * as z from 'zod/mini';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { billOfShipment } from './bill-draft.ts';
import { boxLine, newBoxRow } from './box-rows.ts';
import { noteAndSettle } from './note-change.ts';
import { deleteBoxes, findBoxes, findParties, insertBoxes, replaceParties } from './part-store.ts';
import { redraftBills } from './redraft-bills.ts';
import { settleShipments } from './settle-shipments.ts';
import { boxesOfOrder } from './shipment-of-order.ts';
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

/**
 * The customer's changes were granted: the shipment says what the order says. Boxes that came are added; those that went
 * are taken out as far as nobody has given them a number yet.
 */
export async function amendShipmentOfOrder(
  ctx: Context,
  order: { id: string; fields: OrderFields },
  fields: OrderFields,
  reason: string,
): Promise<void> {
  const { db } = ctx;
  const shipment = await takeShipmentOfOrder(db, order.id);
  if (shipment?.status !== 'active') return;
  const said: Partial<ShipmentFields> = {
    ...{ goodsCn: fields.commodity, goodsEn: fields.commodityEn, hsCode: fields.hsCode, marks: fields.marks },
    ...{
      packages: fields.packages,
      packageType: fields.packageType,
      grossKg: fields.grossKg,
      cbm: fields.cbm,
    },
    ...{ incoterm: fields.incoterm, receiptPlace: fields.receiptPlace, deliveryPlace: fields.deliveryPlace },
    ...{
      services: fields.services,
      customerRef: fields.customerRef,
      poNo: fields.poNo,
      remark: fields.remark,
    },
  };
  const before = fieldsOf(shipment);
  const writtenBefore = await billOfShipment(ctx, shipment);
  await changeShipmentRow(db, shipment.id, columnsOf(said));
  await amendParties(db, shipment.id, fields);
  const boxes = await amendBoxes(ctx, shipment.id, order.fields.boxes, fields.boxes);
  const bills = await redraftBills(ctx, shipment, writtenBefore);
  await noteAndSettle(
    ctx,
    shipment,
    { ...before, boxes: boxes.before, ...bills.before },
    { ...before, ...said, boxes: boxes.after, ...bills.after },
    reason,
  );
}

/** The order was priced anew: its shipment was promised that. Nothing where it goes on no more. */
export async function repriceShipmentOfOrder(
  ctx: Context,
  order: { id: string; price: Record<string, unknown> | null },
): Promise<{ id: string; shipmentNo: string } | undefined> {
  const shipment = await takeShipmentOfOrder(ctx.db, order.id);
  if (shipment?.status !== 'active') return undefined;
  await changeShipmentRow(ctx.db, shipment.id, { price: order.price });
  await settleShipments(ctx.db, [shipment.id], ctx.now);
  return shipment;
}

/** What the history tells of the boxes before and after. */
async function amendBoxes(
  { db, now }: Context,
  shipmentId: string,
  was: readonly OrderBox[],
  is: readonly OrderBox[],
): Promise<{ before: string[]; after: string[] }> {
  const before = await findBoxes(db, [shipmentId]);
  const changes = changedBoxes(was, is);
  const gone = changes.flatMap(({ type, more }) =>
    before.filter((box) => box.type === type && box.containerNo === '').slice(0, Math.max(0, -more)),
  );
  const come = changes.flatMap(({ type, more }) => {
    const asked = is.findLast((box) => box.type === type);
    return asked && more > 0 ? boxesOfOrder([{ ...asked, count: more }]) : [];
  });
  const last = Math.max(0, ...before.map(({ seq }) => seq));
  await deleteBoxes(
    db,
    gone.map(({ id }) => id),
  );
  await insertBoxes(
    db,
    come.map((box, place) => newBoxRow(box, shipmentId, last + place + 1, now)),
  );
  const after = await findBoxes(db, [shipmentId]);
  return { before: before.map(boxLine), after: after.map(boxLine) };
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
