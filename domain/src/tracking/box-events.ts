import type { Milestone } from '@fairway/contract/tracking.ts';
import type { TrackingEvent } from './event.ts';
import { milestoneTable } from './milestone-table.ts';
import { shipsWithout } from './ships-apart.ts';

/** The ship and voyage cargo was booked on; null where it is not known. */
export interface BookedShip {
  vessel: string | null;
  voyage: string | null;
}

export const moves: ReadonlySet<Milestone> = new Set<Milestone>(['DEP', 'TS_ARR', 'TS_DEP', 'ARR']);

/** 045E and 45E are one voyage. */
const withoutZeros = (voyage: string | null): string | null => voyage?.replace(/^0+(?=.)/, '') ?? null;
const differ = (first: string | null, second: string | null): boolean =>
  first !== null && second !== null && first !== second;

/** Whether an event is about another ship or voyage than the booked one; what is not known does not differ. */
export const isOtherShip = (event: BookedShip, booked: BookedShip): boolean =>
  differ(event.vessel, booked.vessel) ||
  (event.vessel !== null &&
    event.vessel === booked.vessel &&
    differ(withoutZeros(event.voyage), withoutZeros(booked.voyage)));

const happened = (event: TrackingEvent, ...wanted: readonly Milestone[]): boolean =>
  event.classifier === 'ACT' && wanted.includes(event.milestone);

const ownOf = (events: readonly TrackingEvent[], containerNo: string): TrackingEvent[] =>
  events.filter((event) => event.containerNo === containerNo);

/** The event by which a box was loaded on another ship than the booked one. */
export const otherLoading = (
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): TrackingEvent | undefined =>
  ownOf(events, containerNo).find((event) => happened(event, 'LOADED') && isOtherShip(event, booked));

/**
 * The departure that a box missed: its ship sailed, boxes beside it are known to be on board and it is not, or it
 * never came to the port while others did.
 */
export function missedDeparture(
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): TrackingEvent | undefined {
  const departure = events.find(
    (event) => event.containerNo === null && happened(event, 'DEP') && !isOtherShip(event, booked),
  );
  if (!departure) return undefined;
  if (hasReached(events, containerNo, 'LOADED')) return undefined;
  const areAboard = othersOf(events, containerNo, booked).some((event) => happened(event, 'LOADED'));
  return areAboard || neverCame(events, containerNo, booked) ? departure : undefined;
}

const hasReached = (events: readonly TrackingEvent[], containerNo: string, wanted: Milestone): boolean =>
  ownOf(events, containerNo).some(({ classifier, milestone }) => {
    const { rank, isPaper } = milestoneTable[milestone];
    return classifier === 'ACT' && !isPaper && rank >= milestoneTable[wanted].rank;
  });

const othersOf = (
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): TrackingEvent[] =>
  events.filter(
    (event) => event.containerNo !== null && event.containerNo !== containerNo && !isOtherShip(event, booked),
  );

/** Boxes beside it are known to have come to the port, and it is not. */
export const neverCame = (
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): boolean =>
  !hasReached(events, containerNo, 'GATE_IN') &&
  othersOf(events, containerNo, booked).some((event) => happened(event, 'GATE_IN'));

/**
 * What concerns one box: what was said of it, and what was said of the whole shipment, except how the booked ship
 * moves where the box is not on it, and how the ships move that carry boxes which left without it.
 */
export function eventsOfBox(
  events: readonly TrackingEvent[],
  containerNo: string,
  booked: BookedShip,
): TrackingEvent[] {
  const isElsewhere =
    otherLoading(events, containerNo, booked) !== undefined ||
    missedDeparture(events, containerNo, booked) !== undefined;
  const others = shipsWithout(events, containerNo);
  const isOfOthers = (event: TrackingEvent): boolean =>
    (isElsewhere && !isOtherShip(event, booked)) || (event.vessel !== null && others.has(event.vessel));
  return events.filter(
    (event) =>
      event.containerNo === containerNo ||
      (event.containerNo === null && !(moves.has(event.milestone) && isOfOthers(event))),
  );
}
