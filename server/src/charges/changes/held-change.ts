import { AppError } from '@fairway/contract/app-error.ts';
import { type ChangeAct, changeActFits } from '@fairway/domain/charges/change-state.ts';
import type { Context } from '../../http/context.ts';
import { heldShipment, readerOf as shipmentReaderOf } from '../../shipments/reader.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import { type ChargeReader, readerOf, refuseCustomers } from '../reader.ts';
import { takeChange } from './store.ts';
import type { StoredChange } from './stored-change.ts';

export interface HeldChange {
  change: StoredChange;
  shipment: StoredShipment;
  reader: ChargeReader;
}

/** A change order of a shipment the caller may see, to do something with it, in the version they know. */
export async function heldChange(
  ctx: Context,
  id: string,
  act: ChangeAct,
  version?: number,
): Promise<HeldChange> {
  const change = await takeChange(ctx.db, id);
  if (!change) throw new AppError('NOT_FOUND');
  const { shipment, reader } = await changedShipment(ctx, change.shipmentId);
  ctx.auditTarget(change.changeNo);
  if (version !== undefined && change.version !== version) throw new AppError('RECORD_CHANGED');
  if (!changeActFits(act, change.status)) throw new AppError('CHANGE_STATE_WRONG', { no: change.changeNo });
  return { change, shipment, reader };
}

/** A closed shipment too is corrected; of a cancelled one nothing is charged. */
export async function changedShipment(
  ctx: Context,
  shipmentId: string,
): Promise<{ shipment: StoredShipment; reader: ChargeReader }> {
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await heldShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  if (shipment.status === 'cancelled') throw new AppError('CHARGE_SHIPMENT_OVER');
  return { shipment, reader };
}
