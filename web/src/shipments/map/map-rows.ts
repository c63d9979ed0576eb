import type { Reply } from '@fairway/contract/endpoint.ts';
import type { mapShipments } from '@fairway/contract/shipments.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';

type MapAnswer = Reply<typeof mapShipments>;
export type MapShipment = MapAnswer['list'][number];
export type MapPort = MapAnswer['ports'][number];

/** How far it is, as the map draws it: each has a shape of its own. */
export const mapPhases = ['before', 'onTheWay', 'arrived', 'over'] as const;
export type MapPhase = (typeof mapPhases)[number];

export function phaseOf({ stage }: Pick<MapShipment, 'stage'>): MapPhase {
  const place = placeOfStage(stage);
  if (place < placeOfStage('atSea')) return 'before';
  if (place < placeOfStage('arrived')) return 'onTheWay';
  return place < placeOfStage('delivered') ? 'arrived' : 'over';
}
