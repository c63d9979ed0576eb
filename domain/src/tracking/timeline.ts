import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { type EventSource, type Milestone, milestones } from '@fairway/contract/tracking.ts';
import type { TrackingEvent } from './event.ts';
import { milestoneTable } from './milestone-table.ts';
import { lastMove } from './stage.ts';

/** `inferred`: nobody said so, but something later has happened. `expected`: it belongs to such a voyage. */
export type TimelineStatus = 'actual' | 'inferred' | 'estimated' | 'planned' | 'expected';

export interface TimelineEntry {
  milestone: Milestone;
  portId: string | null;
  status: TimelineStatus;
  actual: number | null;
  estimated: number | null;
  planned: number | null;
  /** Of what the status rests on. */
  source: EventSource | null;
  eventId: string | null;
  issuedAt: number | null;
  vessel: string | null;
  voyage: string | null;
  code: string;
  delayReason: string;
}

/** Loose cargo and air cargo have no box to fetch and bring back; a train is not loaded and discharged in ports. */
const without: Readonly<Record<TransportMode, readonly Milestone[]>> = {
  FCL: [],
  LCL: ['EMPTY_OUT', 'EMPTY_IN'],
  AIR: ['EMPTY_OUT', 'EMPTY_IN', 'LOADED', 'GATE_OUT'],
  RAIL: [],
};

const isUsual = (milestone: Milestone, mode: TransportMode): boolean =>
  milestoneTable[milestone].isUsual && !without[mode].includes(milestone);

/** Everything that happened, is expected or belongs to such a voyage, in its order, for one box or a whole shipment. */
export function timelineOf(events: readonly TrackingEvent[], mode: TransportMode): TimelineEntry[] {
  const last = lastMove(events);
  const reached = last === null ? 0 : milestoneTable[last].rank;
  const places = new Map<string, TrackingEvent[]>();
  for (const event of events) {
    const key = placeKey(event);
    places.set(key, [...(places.get(key) ?? []), event]);
  }
  const told = [...places.values()].map(entryOf);
  const toldOf = new Set(told.map(({ milestone }) => milestone));
  const untold = milestones
    .filter((milestone) => isUsual(milestone, mode) && !toldOf.has(milestone))
    .map((milestone) => blank(milestone));
  return [...told, ...untold]
    .map((entry) => (isPassed(entry, reached, mode) ? { ...entry, status: 'inferred' as const } : entry))
    .sort(inOrder);
}

/** What repeats in several ports is told once for each; the same of one box and of the whole shipment are one. */
const placeKey = ({ milestone, portId, at }: TrackingEvent): string =>
  milestone === 'HOLD' ? `HOLD ${at}` : isOnTheWay(milestone) ? `${milestone} ${portId ?? ''}` : milestone;

const isOnTheWay = (milestone: Milestone): boolean =>
  milestone.startsWith('TS_') || milestone.startsWith('RAIL_');

const isPassed = ({ milestone, status }: TimelineEntry, reached: number, mode: TransportMode): boolean =>
  status !== 'actual' && isUsual(milestone, mode) && milestoneTable[milestone].rank < reached;

function entryOf(events: readonly TrackingEvent[]): TimelineEntry {
  // What was said of the box itself counts before what was said of the shipment; then what was said last.
  const best = (classifier: TrackingEvent['classifier']): TrackingEvent | undefined => {
    const said = events.filter((event) => event.classifier === classifier);
    return said.findLast(({ containerNo }) => containerNo !== null) ?? said.at(-1);
  };
  const [actual, estimated, planned] = [lastBox(events) ?? best('ACT'), best('EST'), best('PLN')];
  const rests = actual ?? estimated ?? planned;
  if (!rests) throw new Error('An entry of a timeline rests on at least one event.');
  return {
    ...{ milestone: rests.milestone, portId: rests.portId },
    status: actual ? 'actual' : estimated ? 'estimated' : 'planned',
    ...{ actual: actual?.at ?? null, estimated: estimated?.at ?? null, planned: planned?.at ?? null },
    ...{ source: rests.source, eventId: rests.eventId, issuedAt: rests.issuedAt || null },
    ...{ vessel: rests.vessel, voyage: rests.voyage, code: rests.code, delayReason: rests.delayReason },
  };
}

/** A thing has happened to several boxes when it happened to the last of them, whoever told of it last. */
const lastBox = (events: readonly TrackingEvent[]): TrackingEvent | undefined =>
  events
    .filter(({ classifier, containerNo }) => classifier === 'ACT' && containerNo !== null)
    .reduce<TrackingEvent | undefined>(
      (last, event) => (last === undefined || event.at > last.at ? event : last),
      undefined,
    );

const blank = (milestone: Milestone): TimelineEntry => ({
  ...{ milestone, portId: null, status: 'expected', actual: null, estimated: null, planned: null },
  ...{ source: null, eventId: null, issuedAt: null, vessel: null, voyage: null, code: '', delayReason: '' },
});

const timeOf = ({ actual, estimated, planned }: TimelineEntry): number => actual ?? estimated ?? planned ?? 0;

/** By rank; ports on the way one after the other, each with all that happens in it. */
const inOrder = (first: TimelineEntry, second: TimelineEntry): number => {
  const [one, two] = [milestoneTable[first.milestone].rank, milestoneTable[second.milestone].rank];
  const areOnTheWay = isOnTheWay(first.milestone) && isOnTheWay(second.milestone);
  const areNear = areOnTheWay && first.milestone.slice(0, 3) === second.milestone.slice(0, 3);
  return (areNear ? timeOf(first) - timeOf(second) : 0) || one - two || timeOf(first) - timeOf(second);
};
