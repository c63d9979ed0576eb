import type { ShipmentStage } from '@fairway/contract/tracking.ts';
import { placeOfStage } from '../tracking/stage.ts';

/** Times of a shipment in milliseconds; null where they are not known. */
export interface WayTimes {
  stage: ShipmentStage;
  etd: number | null;
  atd: number | null;
  eta: number | null;
}

/**
 * How much of the way between the ports lies behind the cargo, in percent: by its stage, on the way by the clock. Where
 * boxes differ the stage is that of the last one, however far the ship of the others is.
 */
export function wayBehind({ stage, etd, atd, eta }: WayTimes, now: number): number {
  const place = placeOfStage(stage);
  if (place >= placeOfStage('arrived')) return 100;
  if (place < placeOfStage('atSea')) return 0;
  const from = atd ?? etd;
  if (from === null || eta === null || eta <= from) return 50;
  return Math.min(99, Math.max(1, Math.round(((now - from) / (eta - from)) * 100)));
}
