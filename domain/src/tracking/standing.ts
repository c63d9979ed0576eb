import type { CutOff, SailingState } from '@fairway/contract/carriers.ts';
import type { TransportMode, ValidityBasis } from '@fairway/contract/freight-rates.ts';
import { type Milestone, type ShipmentStage, severities } from '@fairway/contract/tracking.ts';
import { type BoxStays, type StayFacts, staysOf } from '../demurrage/box-stays.ts';
import { pricingDate } from '../freight/pricing-date.ts';
import { dueOf, type RequiredPaper } from '../shipments/required-papers.ts';
import { formatDate } from '../time/format-date.ts';
import { type BookedShip, eventsOfBox, isOtherShip } from './box-events.ts';
import type { ConcernFacts } from './concerns.ts';
import type { TrackingEvent } from './event.ts';
import { type EventFacts, shipKey, voyageKey } from './event-of-report.ts';
import { type ExceptionFacts, exceptionsAt, type OpenException } from './exceptions.ts';
import { lastMove, type StageOfShipment, stageOfShipment } from './stage.ts';

/** Everything of a shipment that decides, with its reports, how far it has come. Times are milliseconds. */
export interface ProgressFacts extends Omit<ConcernFacts, 'containerNos'>, EventFacts, StayFacts {
  status: string;
  mode: TransportMode;
  /** Those with a number; normalised. */
  boxes: readonly { containerNo: string; type: string; isShipperOwned: boolean }[];
  /** Numbers of boxes that stand in other shipments under the same booking or bill; normalised. */
  boxesOfOthers: ReadonlySet<string>;
  polZone: string;
  firstEta: number | null;
  /** By its legs, which follow a change of ship. */
  planned: { etd: number | null; eta: number | null };
  cutOffs: Partial<Readonly<Record<CutOff, number | null>>>;
  sailingState: SailingState;
  papers: readonly RequiredPaper[];
  price: { validTo: string; validityBasis: ValidityBasis } | null;
}

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

/** How a shipment stands by the events that decide, at a moment. */
export interface Standing {
  staged: StageOfShipment;
  boxes: BoxProgress[];
  times: Times;
  exceptionFacts: ExceptionFacts;
}

export function standingOf(deciding: readonly TrackingEvent[], facts: ProgressFacts, now: number): Standing {
  const booked = { vessel: shipKey(facts.booked.vesselName), voyage: voyageKey(facts.booked.voyageNo) };
  const known = facts.boxes.length > 0 ? facts.boxes : reportedBoxes(deciding);
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
  const exceptionFacts: ExceptionFacts = {
    booked,
    boxes: known.map((box, place) => ({
      ...box,
      lastFreeAt: boxes[place]?.stays.demurrage?.freeUntil ?? null,
      detentionFreeUntil: boxes[place]?.stays.detention?.freeUntil ?? null,
    })),
    ...{ firstEtd: facts.firstEtd, firstEta: facts.firstEta, planned: facts.planned, cutOffs: facts.cutOffs },
    sailingState: facts.sailingState,
    missingDocuments: missingAt(facts, times, deciding, now),
    price: priceOf(facts, times),
  };
  return { staged, boxes, times, exceptionFacts };
}

function missingAt(
  { papers, firstEtd, cutOffs }: ProgressFacts,
  { atd, eta }: Times,
  deciding: readonly TrackingEvent[],
  now: number,
): ExceptionFacts['missingDocuments'] {
  const happened = new Set(
    deciding.flatMap(({ classifier, milestone }) => (classifier === 'ACT' ? milestone : [])),
  );
  const hasHappened = (...wanted: readonly Milestone[]) => wanted.some((one) => happened.has(one));
  const missing = new Map<string, number>();
  for (const paper of papers) {
    const dueAt = dueOf(paper, { firstEtd, cutOffs, atd, eta, hasHappened });
    if (dueAt === null || (paper.hereSince !== null && paper.hereSince <= now)) continue;
    missing.set(paper.kind, Math.min(dueAt, missing.get(paper.kind) ?? dueAt));
  }
  return [...missing].sort().map(([kind, dueAt]) => ({ kind, dueAt }));
}

/** What is wrong with a shipment at a moment, each thing once. */
export const troublesOf = (
  deciding: readonly TrackingEvent[],
  { exceptionFacts }: Standing,
  now: number,
): NamedException[] => named(exceptionsAt(deciding, exceptionFacts, now));

export const latestOf = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((one, other) => Math.max(one, other));

export const reportedBoxes = (events: readonly TrackingEvent[]): ProgressFacts['boxes'] =>
  [...new Set(events.flatMap(({ containerNo }) => containerNo ?? []))]
    .sort()
    .map((containerNo) => ({ containerNo, type: '', isShipperOwned: false }));

export function lastOf(events: readonly TrackingEvent[]): {
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

/** Expected and actual departure and arrival. */
export interface Times {
  etd: number | null;
  atd: number | null;
  eta: number | null;
  ata: number | null;
}

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
