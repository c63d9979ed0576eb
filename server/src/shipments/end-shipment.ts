import { AppError } from '@fairway/contract/app-error.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import type { Context } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { shipmentClosed } from './follow-order.ts';
import { noteAndSettle } from './note-change.ts';
import { findBoxes } from './part-store.ts';
import { heldShipment, heldToChange, readerOf, refuseCustomers } from './reader.ts';
import { changeShipmentRow } from './store.ts';
import type { StoredShipment } from './stored-shipment.ts';

interface Ending {
  version: number;
  reason: string;
}

/** Closes what came to its end: every box is back empty, or what has no boxes is delivered. Otherwise it needs a reason. */
export async function closeShipment(ctx: Context, id: string, { version, reason }: Ending) {
  const { shipment } = await heldToChange(ctx, id, version);
  if (reason === '' && !(await isAtItsEnd(ctx, shipment))) throw new AppError('SHIPMENT_NOT_RETURNED');
  return setStatus(ctx, shipment, 'closed', reason);
}

async function isAtItsEnd({ db }: Context, { id, stage }: StoredShipment): Promise<boolean> {
  const boxes = await findBoxes(db, [id]);
  if (boxes.length === 0) return placeOfStage(stage) >= placeOfStage('delivered');
  return boxes.every((box) => placeOfStage(box.stage) >= placeOfStage('emptyReturned'));
}

export async function cancelShipment(ctx: Context, id: string, { version, reason }: Ending) {
  const { shipment } = await heldToChange(ctx, id, version);
  const boxes = await findBoxes(ctx.db, [id]);
  const isLoaded = [shipment, ...boxes].some(({ stage }) => placeOfStage(stage) >= placeOfStage('loaded'));
  if (isLoaded) throw new AppError('SHIPMENT_LOADED');
  return setStatus(ctx, shipment, 'cancelled', reason);
}

export async function reopenShipment(ctx: Context, id: string, { version, reason }: Ending) {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await heldShipment(ctx, id, reader);
  if (shipment.version !== version) throw new AppError('SHIPMENT_CHANGED');
  if (shipment.status === 'active') throw new AppError('SHIPMENT_NOT_OVER');
  return setStatus(ctx, shipment, 'active', reason);
}

async function setStatus(
  ctx: Context,
  shipment: StoredShipment,
  status: StoredShipment['status'],
  reason: string,
) {
  await changeShipmentRow(ctx.db, shipment.id, {
    ...{ status, cancelledAt: status === 'cancelled' ? ctx.now : null, mergedIntoId: null },
  });
  if (status === 'closed' && shipment.orderId !== null)
    await enqueue(ctx.db, shipmentClosed, { orderId: shipment.orderId });
  return noteAndSettle(ctx, shipment, { status: shipment.status }, { status }, reason);
}
