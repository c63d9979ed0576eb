import type { Milestone, ShipmentStage } from '@fairway/contract/tracking.ts';
import { type BookedShip, isOtherShip } from './box-events.ts';
import type { TrackingEvent } from './event.ts';
import { placeOfStage } from './stage.ts';
import type { BoxProgress, NamedException, Times } from './standing.ts';

/** Boxes of a shipment that are equally far and travel together. */
export interface BoxGroup {
  stage: ShipmentStage;
  containerNos: string[];
  /** The ship they are on or will be on, where it is another one than the booked one. */
  ship: BookedShip | null;
  /** They were left behind by the booked ship. */
  isRolled: boolean;
  times: Times;
}

interface Whole {
  boxes: readonly BoxProgress[];
  booked: BookedShip;
  times: Times;
  exceptions: readonly NamedException[];
}

/**
 * The boxes by how far they are and the ship they are on, those that are least far first: by them the whole shipment
 * is told of. One group where all boxes are alike, none where there are no boxes.
 */
export function boxGroups({ boxes, booked, times, exceptions }: Whole): BoxGroup[] {
  const groups = new Map<string, BoxGroup>();
  for (const { containerNo, stage, events } of boxes) {
    const ship = otherShipOf(events, containerNo, booked);
    const isRolled = exceptions.some((one) => one.code === 'ROLLED' && one.containerNo === containerNo);
    const key = JSON.stringify([stage, isRolled, ship]);
    const known = groups.get(key);
    if (known) known.containerNos.push(containerNo);
    else
      groups.set(key, {
        ...{ stage, containerNos: [containerNo], ship, isRolled },
        times: isRolled || ship ? timesOfBox(events) : { ...times, ...happenedTimes(events, times) },
      });
  }
  return [...groups.values()].sort(byStage);
}

function otherShipOf(
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): BookedShip | null {
  // Whoever changes ships on the way was not left behind.
  const told = events.findLast(
    (event) =>
      event.containerNo === containerNo &&
      (event.milestone === 'LOADED' || event.milestone === 'DEP') &&
      isOtherShip(event, booked),
  );
  return told ? { vessel: told.vessel, voyage: told.voyage } : null;
}

/** When they really left and arrived, which may not be when the last box of the shipment did. */
function happenedTimes(events: readonly TrackingEvent[], { atd, ata }: Times): Pick<Times, 'atd' | 'ata'> {
  const own = timesOfBox(events);
  return { atd: own.atd ?? atd, ata: own.ata ?? ata };
}

/** What is known of boxes that do not travel with the booked ship. */
function timesOfBox(events: readonly TrackingEvent[]): Times {
  const at = (
    milestone: Milestone,
    ...classifiers: readonly TrackingEvent['classifier'][]
  ): number | null => {
    for (const classifier of classifiers) {
      const told = events.findLast((one) => one.milestone === milestone && one.classifier === classifier);
      if (told) return told.at;
    }
    return null;
  };
  return {
    ...{ etd: at('DEP', 'EST', 'PLN'), atd: at('DEP', 'ACT') },
    ...{ eta: at('ARR', 'EST', 'PLN'), ata: at('ARR', 'ACT') },
  };
}

const byStage = (one: BoxGroup, other: BoxGroup): number =>
  placeOfStage(one.stage) - placeOfStage(other.stage) ||
  Number(other.isRolled) - Number(one.isRolled) ||
  ((one.containerNos[0] ?? '') < (other.containerNos[0] ?? '') ? -1 : 1);
