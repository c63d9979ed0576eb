import {
  type Milestone,
  milestones,
  type ShipmentStage,
  shipmentStages,
} from '@fairway/contract/tracking.ts';
import { type BookedShip, eventsOfBox } from './box-events.ts';
import type { TrackingEvent } from './event.ts';
import { milestoneTable } from './milestone-table.ts';

/** The last thing that is known to have happened to the cargo itself; papers do not count. */
export function lastMove(events: readonly TrackingEvent[]): Milestone | null {
  let last: Milestone | null = null;
  for (const { classifier, milestone } of events) {
    if (classifier !== 'ACT' || milestoneTable[milestone].isPaper) continue;
    if (last === null || milestoneTable[milestone].rank > milestoneTable[last].rank) last = milestone;
  }
  return last;
}

export const placeOfStage = (stage: ShipmentStage): number => shipmentStages.indexOf(stage);

/** How far one box has come by the events that concern it. What has happened last carries all before it. */
export function stageOf(events: readonly TrackingEvent[]): ShipmentStage {
  const last = lastMove(events);
  if (last === null) return 'unbooked';
  const { rank } = milestoneTable[last];
  let stage: ShipmentStage = 'unbooked';
  for (const milestone of milestones) {
    const facts = milestoneTable[milestone];
    if (facts.stage !== null && !facts.isPaper && facts.rank <= rank) stage = facts.stage;
  }
  const isReleased = events.some(
    ({ classifier, milestone }) => classifier === 'ACT' && milestone === 'DO_REL',
  );
  return stage === 'discharged' && isReleased ? 'available' : stage;
}

export interface StageOfShipment {
  stage: ShipmentStage;
  /** Some boxes are further than others; the stage is that of the last one. */
  isPartial: boolean;
  boxes: { containerNo: string; stage: ShipmentStage }[];
}

/** A shipment is as far as the last of its boxes; without boxes, as what was said of the whole of it. */
export function stageOfShipment(
  events: readonly TrackingEvent[],
  containerNos: readonly string[],
  booked: BookedShip,
): StageOfShipment {
  const boxes = containerNos.map((containerNo) => ({
    containerNo,
    stage: stageOf(eventsOfBox(events, containerNo, booked)),
  }));
  if (boxes.length === 0)
    return {
      stage: stageOf(events.filter(({ containerNo }) => containerNo === null)),
      isPartial: false,
      boxes,
    };
  const places = boxes.map(({ stage }) => placeOfStage(stage));
  const least = Math.min(...places);
  return { stage: shipmentStages[least] ?? 'unbooked', isPartial: Math.max(...places) > least, boxes };
}
