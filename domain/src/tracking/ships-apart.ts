import type { TrackingEvent } from './event.ts';

/** The ships a box was loaded on: the first one, and all of them. */
interface Aboard {
  first: string | null;
  ships: Set<string>;
}

function aboardOf(events: readonly TrackingEvent[]): Map<string, Aboard> {
  const boxes = new Map<string, Aboard>();
  for (const { classifier, milestone, containerNo, vessel } of events) {
    if (classifier !== 'ACT' || containerNo === null || vessel === null) continue;
    if (milestone !== 'LOADED' && milestone !== 'TS_LOAD') continue;
    const known = boxes.get(containerNo) ?? { first: null, ships: new Set() };
    known.ships.add(vessel);
    boxes.set(containerNo, milestone === 'LOADED' ? { ...known, first: vessel } : known);
  }
  return boxes;
}

/** Ships that carry only boxes which left the port of loading with another ship than this one. */
function withoutBox(aboard: ReadonlyMap<string, Aboard>, containerNo: string): Set<string> {
  const own = aboard.get(containerNo);
  if (!own || own.first === null) return new Set();
  const [apart, together] = [new Set<string>(), new Set(own.ships)];
  for (const { first, ships } of aboard.values())
    for (const ship of ships) (first === null || first === own.first ? together : apart).add(ship);
  return new Set([...apart].filter((ship) => !together.has(ship)));
}

export const shipsWithout = (events: readonly TrackingEvent[], containerNo: string): Set<string> =>
  withoutBox(aboardOf(events), containerNo);

/** Ships on which some boxes are and others certainly not: each one's departure and arrival is a thing of its own. */
export function shipsApart(events: readonly TrackingEvent[]): Set<string> {
  const aboard = aboardOf(events);
  return new Set([...aboard.keys()].flatMap((containerNo) => [...withoutBox(aboard, containerNo)]));
}
