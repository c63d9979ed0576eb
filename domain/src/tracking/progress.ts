import type { CutOff, SailingState } from '@fairway/contract/carriers.ts';
import type { TransportMode, ValidityBasis } from '@fairway/contract/freight-rates.ts';
import { type Milestone, type Severity, type ShipmentStage, severities } from '@fairway/contract/tracking.ts';
import { type BoxStays, type StayFacts, staysOf } from '../demurrage/box-stays.ts';
import { pricingDate } from '../freight/pricing-date.ts';
import { formatDate } from '../time/format-date.ts';
import { type BookedShip, eventsOfBox, isOtherShip } from './box-events.ts';
import { clockMoments } from './clock-moments.ts';
import { type ConcernFacts, concerningReports } from './concerns.ts';
import type { Retraction, TrackingEvent } from './event.ts';
import { type EventFacts, eventOfReport, shipKey, voyageKey } from './event-of-report.ts';
import { type ExceptionFacts, exceptionsAt, type OpenException } from './exceptions.ts';
import { decidingEvents, heldUpEvents } from './live-events.ts';
import { milestoneTable } from './milestone-table.ts';
import { lastMove, placeOfStage, stageOfShipment } from './stage.ts';
import { newestReports, type StoredReport } from './stored-report.ts';

const day = 86_400_000;

/** Everything of a shipment that decides, with its reports, how far it has come. Times are milliseconds. */
export interface ProgressFacts extends Omit<ConcernFacts, 'containerNos'>, EventFacts, StayFacts {
  status: string;
  mode: TransportMode;
  /** Those with a number; normalised. */
  boxes: readonly { containerNo: string; type: string; isShipperOwned: boolean }[];
  polZone: string;
  firstEta: number | null;
  /** By its legs, which follow a change of ship. */
  planned: { etd: number | null; eta: number | null };
  cutOffs: Partial<Readonly<Record<CutOff, number | null>>>;
  sailingState: SailingState;
  /** Bills that are not issued yet. */
  unissuedBills: readonly string[];
  price: { validTo: string; validityBasis: ValidityBasis } | null;
}

export type Segment = 'notSailed' | 'onTheWay' | 'arrived' | 'finished';
export type NextDue = { at: number; kind: CutOff | 'lastFreeDay' | 'detentionFreeUntil' };

export interface BoxProgress {
  containerNo: string;
  type: string;
  stage: ShipmentStage;
  lastMilestone: Milestone | null;
  lastEventAt: number | null;
  stays: BoxStays;
  /** What concerns it, of what decides. */
  events: TrackingEvent[];
}

/** An exception with what tells it from others of its code. */
export interface NamedException extends OpenException {
  subject: string;
}

export interface Progress {
  /** In the order it was said, and what decides of it. */
  heldUp: TrackingEvent[];
  deciding: TrackingEvent[];
  /** Boxes that sources name and the shipment does not, with what they say of them. */
  unregistered: { containerNo: string; stage: ShipmentStage; events: TrackingEvent[] }[];
  boxes: BoxProgress[];
  stage: ShipmentStage;
  isPartial: boolean;
  segment: Segment;
  etd: number | null;
  atd: number | null;
  eta: number | null;
  ata: number | null;
  sailsAt: number;
  lastMilestone: Milestone | null;
  lastEventAt: number | null;
  lastHeardAt: number | null;
  position: { portId: string; at: number; milestone: Milestone; vessel: string; voyage: string } | null;
  nextDue: NextDue | null;
  exceptions: NamedException[];
  worstSeverity: Severity | null;
  awaitsRelease: boolean;
  nextCheckAt: number | null;
}

/** How far a shipment has come at a moment. Neither the order nor the number of times a report came in counts. */
export function progressOf(
  facts: ProgressFacts,
  reports: readonly StoredReport[],
  retractions: readonly Retraction[],
  now: number,
): Progress {
  const numbers = new Set(facts.boxes.map(({ containerNo }) => containerNo));
  const held = newestReports(reports, retractions);
  const concerning = concerningReports(held, { ...facts, containerNos: numbers });
  const all = concerning.flatMap((report) => eventOfReport(report, facts) ?? []);
  const isOwn = ({ containerNo }: TrackingEvent): boolean =>
    containerNo === null || numbers.size === 0 || numbers.has(containerNo);
  const heldUp = heldUpEvents(all.filter(isOwn), []);
  const deciding = decidingEvents(heldUp);
  const booked = { vessel: shipKey(facts.booked.vesselName), voyage: voyageKey(facts.booked.voyageNo) };
  const known = numbers.size > 0 ? facts.boxes : reportedBoxes(deciding);
  const staged = stageOfShipment(
    deciding,
    known.map(({ containerNo }) => containerNo),
    booked,
  );
  const boxes = known.map(({ containerNo, type }, place): BoxProgress => {
    const events = eventsOfBox(deciding, containerNo, booked);
    return {
      ...{ containerNo, type, stage: staged.boxes[place]?.stage ?? 'unbooked', events },
      ...lastOf(events),
      stays: staysOf(events, type, facts),
    };
  });
  const times = timesOf(ofTheBookedShip(deciding, booked, facts), facts);
  const segment = segmentOf(staged.stage, facts);
  const isOver = segment === 'finished';
  const exceptionFacts: ExceptionFacts = {
    booked,
    boxes: known.map((box, place) => ({
      ...box,
      lastFreeAt: boxes[place]?.stays.demurrage?.freeUntil ?? null,
      detentionFreeUntil: boxes[place]?.stays.detention?.freeUntil ?? null,
    })),
    ...{ firstEtd: facts.firstEtd, firstEta: facts.firstEta, planned: facts.planned, cutOffs: facts.cutOffs },
    sailingState: facts.sailingState,
    missingDocuments:
      times.atd === null
        ? []
        : facts.unissuedBills.map((kind) => ({ kind, dueAt: (times.atd ?? 0) + 3 * day })),
    price: priceOf(facts, times),
  };
  const exceptions = facts.status === 'active' ? named(exceptionsAt(deciding, exceptionFacts, now)) : [];
  const isReleased = deciding.some(
    ({ classifier, milestone }) => classifier === 'ACT' && (milestone === 'DO_REL' || milestone === 'TELEX'),
  );
  const hasArrived = placeOfStage(staged.stage) >= placeOfStage('arrived');
  const arrivesAt = times.ata ?? times.eta;
  const nextDue = isOver ? null : nextDueOf(deciding, boxes, facts, staged.stage, now);
  const moments = [
    ...clockMoments(deciding, exceptionFacts),
    ...(arrivesAt === null ? [] : [arrivesAt - 3 * day]),
    ...(nextDue ? [nextDue.at + 1] : []),
  ].filter((at) => at > now);
  return {
    ...{ heldUp, deciding, boxes, stage: staged.stage, isPartial: staged.isPartial, segment },
    unregistered: unregisteredOf(all.filter((event) => !isOwn(event))),
    ...times,
    sailsAt: times.atd ?? times.etd ?? facts.createdAt,
    ...lastOf(deciding),
    lastHeardAt: latestOf(concerning.map(({ issuedAt }) => issuedAt)),
    position: positionOf(deciding),
    ...{ nextDue, exceptions, worstSeverity: worstOf(exceptions) },
    awaitsRelease:
      !isOver && !isReleased && (hasArrived || (arrivesAt !== null && now >= arrivesAt - 3 * day)),
    nextCheckAt: isOver || moments.length === 0 ? null : Math.min(...moments),
  };
}

const latestOf = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((one, other) => Math.max(one, other));

const reportedBoxes = (events: readonly TrackingEvent[]): ProgressFacts['boxes'] =>
  [...new Set(events.flatMap(({ containerNo }) => containerNo ?? []))]
    .sort()
    .map((containerNo) => ({ containerNo, type: '', isShipperOwned: false }));

function unregisteredOf(events: readonly TrackingEvent[]): Progress['unregistered'] {
  const deciding = decidingEvents(heldUpEvents(events, []));
  return reportedBoxes(deciding).map(({ containerNo }) => {
    const own = deciding.filter((event) => event.containerNo === containerNo);
    return { containerNo, stage: stageOfShipment(own, [containerNo], noShip).stage, events: own };
  });
}
const noShip = { vessel: null, voyage: null };

function lastOf(events: readonly TrackingEvent[]): {
  lastMilestone: Milestone | null;
  lastEventAt: number | null;
} {
  const lastMilestone = lastMove(events);
  return {
    lastMilestone,
    lastEventAt: latestOf(
      events
        .filter(({ milestone, classifier }) => classifier === 'ACT' && milestone === lastMilestone)
        .map(({ at }) => at),
    ),
  };
}

/**
 * Without what is expected of ships it is not booked on any more. Where it changes ships on the way, another one brings
 * it, so that only departures tell.
 */
function ofTheBookedShip(
  deciding: readonly TrackingEvent[],
  booked: BookedShip,
  { way }: Pick<ProgressFacts, 'way'>,
): TrackingEvent[] {
  return deciding.filter(
    (event) =>
      event.classifier === 'ACT' ||
      !isOtherShip(event, booked) ||
      (event.milestone !== 'DEP' && way.transhipIds.length > 0),
  );
}

type Times = Pick<Progress, 'etd' | 'atd' | 'eta' | 'ata'>;

/** The best that is known: what was said last of what is expected; of the whole shipment before single boxes of what happened. */
function timesOf(
  deciding: readonly TrackingEvent[],
  { firstEtd, firstEta, planned }: Pick<ProgressFacts, 'firstEtd' | 'firstEta' | 'planned'>,
): Times {
  const told = (milestone: Milestone, classifier: TrackingEvent['classifier']) =>
    deciding.filter((event) => event.milestone === milestone && event.classifier === classifier);
  const expected = (milestone: Milestone): number | null =>
    told(milestone, 'EST').at(-1)?.at ?? told(milestone, 'PLN').at(-1)?.at ?? null;
  const happened = (milestone: Milestone): number | null => {
    const all = told(milestone, 'ACT');
    const whole = all.findLast(({ containerNo }) => containerNo === null);
    return whole?.at ?? latestOf(all.map(({ at }) => at));
  };
  return {
    ...{ etd: expected('DEP') ?? planned.etd ?? firstEtd, atd: happened('DEP') },
    ...{ eta: expected('ARR') ?? planned.eta ?? firstEta, ata: happened('ARR') },
  };
}

function segmentOf(stage: ShipmentStage, { status, mode }: ProgressFacts): Segment {
  const place = placeOfStage(stage);
  // Only a full container has to be brought back.
  const end = mode === 'FCL' || mode === 'RAIL' ? 'emptyReturned' : 'delivered';
  if (status !== 'active' || place >= placeOfStage(end)) return 'finished';
  if (place >= placeOfStage('arrived')) return 'arrived';
  return place >= placeOfStage('atSea') ? 'onTheWay' : 'notSailed';
}

/** The day that decides on the price, by the basis it was promised with. */
function priceOf({ price, polZone, firstEtd }: ProgressFacts, { etd, atd }: Times): ExceptionFacts['price'] {
  if (price === null || firstEtd === null) return null;
  const dayOf = (at: number | null): string | null =>
    at === null ? null : formatDate(at, 'yyyy-MM-dd', polZone);
  const [first, expected, sailed] = [dayOf(firstEtd), dayOf(etd), dayOf(atd)];
  const { date } = pricingDate(price.validityBasis, {
    ...{ requestedEtd: first ?? '', soEtd: first, scheduledEtd: expected, lastEtd: expected },
    ...{ vesselAtd: sailed ?? expected, onBoard: sailed ?? expected },
  });
  return { validTo: price.validTo, pricingDay: date };
}

function positionOf(deciding: readonly TrackingEvent[]): Progress['position'] {
  let last: TrackingEvent | undefined;
  for (const event of deciding) {
    const { rank, isPaper } = milestoneTable[event.milestone];
    if (event.classifier !== 'ACT' || event.portId === null || isPaper) continue;
    if (rank < milestoneTable.LOADED.rank) continue;
    if (!last || event.at > last.at) last = event;
  }
  if (!last) return null;
  const { portId, at, milestone, vessel, voyage } = last;
  return { portId: portId ?? '', at, milestone, vessel: vessel ?? '', voyage: voyage ?? '' };
}

/** What ends a cut-off. */
const doneBy: Readonly<Record<CutOff, Milestone | null>> = {
  ...{ gateOpen: null, cutManifest: null, cutVgm: 'VGM_OK', cutSi: 'SI_OK' },
  ...{ cutCustoms: 'EXP_CLR', cutPort: 'GATE_IN' },
};

/** Cut-offs before the ship leaves, the end of free time after it came. */
function nextDueOf(
  deciding: readonly TrackingEvent[],
  boxes: readonly BoxProgress[],
  { cutOffs }: ProgressFacts,
  stage: ShipmentStage,
  now: number,
): NextDue | null {
  const happened = (events: readonly TrackingEvent[], milestone: Milestone): boolean =>
    events.some((event) => event.classifier === 'ACT' && event.milestone === milestone);
  const isDone = (milestone: Milestone): boolean =>
    boxes.length === 0
      ? happened(deciding, milestone)
      : boxes.every(({ events }) => happened(events, milestone));
  const before = (Object.entries(cutOffs) as [CutOff, number | null][]).flatMap(([kind, at]): NextDue[] => {
    const milestone = doneBy[kind];
    if (kind === 'gateOpen' || at === null || (milestone !== null && isDone(milestone))) return [];
    return [{ at, kind }];
  });
  const after = boxes.flatMap(({ stays: { demurrage, detention } }): NextDue[] => {
    const running = demurrage?.to === null ? demurrage : detention?.to === null ? detention : null;
    if (!running || running.freeUntil === null) return [];
    return [{ at: running.freeUntil, kind: running === demurrage ? 'lastFreeDay' : 'detentionFreeUntil' }];
  });
  const due = placeOfStage(stage) < placeOfStage('atSea') ? before : after;
  return (
    due
      .filter(({ at }) => at >= now)
      .sort((one, other) => one.at - other.at || (one.kind < other.kind ? -1 : 1))[0] ?? null
  );
}

/** What is told twice is one: of several of the same name the worst counts. */
function named(exceptions: readonly OpenException[]): NamedException[] {
  const byName = new Map<string, NamedException>();
  for (const one of exceptions) {
    const subject = subjectOf(one);
    const name = JSON.stringify([one.code, one.containerNo, subject]);
    const other = byName.get(name);
    if (!other || severities.indexOf(one.severity) > severities.indexOf(other.severity))
      byName.set(name, { ...one, subject });
  }
  return [...byName.values()];
}

function subjectOf({ code, detail, since }: OpenException): string {
  if (code === 'CUTOFF_RISK' || code === 'DOC_MISSING' || code === 'TS_DWELL') return detail;
  // Customs may stop a box several times in one place.
  return code === 'CUSTOMS_HOLD' || code === 'INSPECT' ? `${detail} ${new Date(since).toISOString()}` : '';
}

const worstOf = (exceptions: readonly OpenException[]): Severity | null =>
  severities.findLast((severity) => exceptions.some((one) => one.severity === severity)) ?? null;
