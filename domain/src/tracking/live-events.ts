import type { EventSource } from '@fairway/contract/tracking.ts';
import { moves } from './box-events.ts';
import type { Retraction, TrackingEvent } from './event.ts';
import { comesAgain } from './milestone-table.ts';
import { shipsApart } from './ships-apart.ts';

/** Who is believed about what has happened, the least first: who handled the box before who heard of it. */
const belief: readonly EventSource[] = [
  'manual',
  'excel',
  'ais',
  'provider',
  'edi',
  'carrier',
  'customs',
  'terminal',
];
const beliefIn = (source: EventSource): number => belief.indexOf(source);

const idOf = ({ source, eventId }: Retraction): string => `${source} ${eventId}`;
/** The last resort: two that agree in everything that counts are still put in one order. */
const textOf = (event: TrackingEvent): string =>
  JSON.stringify([
    ...[event.source, event.eventId, event.milestone, event.classifier, event.containerNo],
    ...[event.portId, event.vessel, event.voyage, event.code, event.delayReason],
  ]);
const order = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);

const byTime = (first: TrackingEvent, second: TrackingEvent): number =>
  first.issuedAt - second.issuedAt ||
  beliefIn(first.source) - beliefIn(second.source) ||
  first.at - second.at ||
  order(textOf(first), textOf(second));

const byBelief = (first: TrackingEvent, second: TrackingEvent): number =>
  beliefIn(first.source) - beliefIn(second.source) || byTime(first, second);

/**
 * What sources hold up of what they said, in the order they said it. An id that is said again counts as it was said
 * last; one that was taken back does not count, whichever of the two came in first.
 */
export function heldUpEvents(
  events: readonly TrackingEvent[],
  retractions: readonly Retraction[],
): TrackingEvent[] {
  const retracted = new Set(retractions.map(idOf));
  const newest = new Map<string, TrackingEvent>();
  for (const event of events) {
    const id = idOf(event);
    const other = newest.get(id);
    if (!retracted.has(id) && (!other || byTime(event, other) > 0)) newest.set(id, event);
  }
  return [...newest.values()].sort(byTime);
}

/**
 * One event for each thing that happened: of several that say the same of the same box, who is believed most counts
 * for what has happened, and who spoke last for what is expected.
 */
export function decidingEvents(heldUp: readonly TrackingEvent[]): TrackingEvent[] {
  const deciding: Deciding = new Map();
  const apart = shipsApart(heldUp);
  for (const event of heldUp) decideWith(deciding, event, apart);
  return [...deciding.values()].sort(byTime);
}

/** What decides so far, by what it is about. */
export type Deciding = Map<string, TrackingEvent>;

/**
 * Takes one more event into account; whether anything is different with it. In the order of saying, values stay so.
 * `apart` are the ships of boxes that travel apart (`shipsApart`): the arrival of one says nothing of the other.
 */
export function decideWith(deciding: Deciding, event: TrackingEvent, apart: ReadonlySet<string>): boolean {
  const { containerNo, milestone, classifier, vessel } = event;
  const isOfShip = containerNo === null && classifier === 'ACT' && moves.has(milestone);
  const key = JSON.stringify([
    ...[containerNo, milestone, classifier],
    comesAgain.has(milestone) ? event.portId : null,
    // Customs may stop a box twice in one place.
    milestone === 'HOLD' ? event.at : null,
    isOfShip && vessel !== null && apart.has(vessel) ? vessel : null,
  ]);
  const other = deciding.get(key);
  const compare = classifier === 'ACT' ? byBelief : byTime;
  if (other && compare(event, other) <= 0) return false;
  deciding.delete(key);
  deciding.set(key, event);
  return true;
}
