import { AppError } from '@fairway/contract/app-error.ts';
import { type Progress, progressOf } from '@fairway/domain/tracking/progress.ts';
import type { Db } from '../database/open.ts';
import { type LoadedShipment, loadProgress } from '../shipments/progress/load-progress.ts';

export interface ShipmentNow extends LoadedShipment {
  progress: Progress;
}

/** Shipments with all that is known of their way at a moment. */
export async function shipmentsNow(db: Db, ids: readonly string[], now: Date): Promise<ShipmentNow[]> {
  const loaded = await loadProgress(db, ids, { locks: false });
  return loaded.map((shipment) => ({
    ...shipment,
    progress: progressOf(shipment.facts, shipment.reports, shipment.retractions, now.getTime()),
  }));
}

export async function shipmentNow(db: Db, id: string, now: Date): Promise<ShipmentNow> {
  const [shipment] = await shipmentsNow(db, [id], now);
  if (!shipment) throw new AppError('NOT_FOUND');
  return shipment;
}
