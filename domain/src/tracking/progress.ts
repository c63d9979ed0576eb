import type { CutOff } from '@fairway/contract/carriers.ts';
import {
  type Milestone,
  milestones,
  type Severity,
  type ShipmentStage,
  severities,
} from '@fairway/contract/tracking.ts';
import { type BoxGroup, boxGroups } from './box-groups.ts';
import { clockMoments } from './clock-moments.ts';
import { concerningReports } from './concerns.ts';
import { type Retraction, type TrackingEvent, undated } from './event.ts';
import { eventOfReport } from './event-of-report.ts';
import type { OpenException } from './exceptions.ts';
import { decidingEvents, heldUpEvents } from './live-events.ts';
import { milestoneTable } from './milestone-table.ts';
import { placeOfStage, stageOfShipment } from './stage.ts';
import {
  type BoxProgress,
  lastOf,
  latestOf,
  type NamedException,
  type ProgressFacts,
  reportedBoxes,
  standingOf,
  troublesOf,
} from './standing.ts';
import { newestReports, type StoredReport, saidAt } from './stored-report.ts';

export type { BoxProgress, NamedException, ProgressFacts } from './standing.ts';

const day = 86_400_000;

export type Segment = 'notSailed' | 'onTheWay' | 'arrived' | 'finished';
export type NextDue = { at: number; kind: CutOff | 'lastFreeDay' | 'detentionFreeUntil' };

export interface Progress {
  /** In the order it was said, and what decides of it. */
  heldUp: TrackingEvent[];
  deciding: TrackingEvent[];
  /** Boxes that sources name and the shipment does not, with what they say of them. */
  unregistered: { containerNo: string; stage: ShipmentStage; events: TrackingEvent[] }[];
  boxes: BoxProgress[];
  /** Boxes that travel together; the first are those by which the whole is told of. */
  groups: BoxGroup[];
  /** What decides of those that are least far; of everything where all boxes are alike. */
  rear: TrackingEvent[];
  stage: ShipmentStage;
  isPartial: boolean;
  segment: Segment;
  etd: number | null;
  atd: number | null;
  eta: number | null;
  ata: number | null;
  sailsAt: number;
  /** What has happened to the whole of it: to every box, where it has any. */
  happened: Milestone[];
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
  const isOfOthers = (containerNo: string): boolean =>
    facts.boxesOfOthers.has(containerNo) && !numbers.has(containerNo);
  const isOwn = ({ containerNo }: TrackingEvent): boolean =>
    containerNo === null || numbers.has(containerNo) || (numbers.size === 0 && !isOfOthers(containerNo));
  const heldUp = heldUpEvents(all.filter(isOwn), []);
  const deciding = decidingEvents(heldUp);
  const standing = standingOf(deciding, facts, now);
  const { staged, boxes, times, exceptionFacts } = standing;
  const segment = segmentOf(staged.stage, facts);
  const isOver = segment === 'finished';
  const exceptions = facts.status === 'active' ? troublesOf(deciding, standing, now) : [];
  const groups = boxGroups({ boxes, booked: exceptionFacts.booked, times, exceptions });
  const rear = rearOf(deciding, boxes, groups);
  const isReleased = deciding.some(
    ({ classifier, milestone }) => classifier === 'ACT' && (milestone === 'DO_REL' || milestone === 'TELEX'),
  );
  const hasArrived = placeOfStage(staged.stage) >= placeOfStage('arrived');
  const arrivesAt = times.ata ?? times.eta;
  const happened = happenedTo(deciding, boxes);
  const nextDue = isOver ? null : nextDueOf(happened, boxes, facts, staged.stage, now);
  const moments = [
    ...clockMoments(deciding, exceptionFacts),
    ...(arrivesAt === null ? [] : [arrivesAt - 3 * day]),
    ...(nextDue ? [nextDue.at + 1] : []),
  ].filter((at) => at > now);
  return {
    ...{ heldUp, deciding, boxes, groups, rear, stage: staged.stage, isPartial: staged.isPartial, segment },
    unregistered: unregisteredOf(
      all.filter((event) => !isOwn(event) && !isOfOthers(event.containerNo ?? '')),
    ),
    ...times,
    sailsAt: times.atd ?? times.etd ?? facts.createdAt,
    happened,
    ...lastOf(deciding),
    lastHeardAt: latestOf(concerning.map(saidAt).filter((at) => at !== undated)),
    position: positionOf(rear),
    ...{ nextDue, exceptions, worstSeverity: worstOf(exceptions) },
    awaitsRelease:
      !isOver && !isReleased && (hasArrived || (arrivesAt !== null && now >= arrivesAt - 3 * day)),
    nextCheckAt: facts.status !== 'active' || moments.length === 0 ? null : Math.min(...moments),
  };
}

function unregisteredOf(events: readonly TrackingEvent[]): Progress['unregistered'] {
  const deciding = decidingEvents(heldUpEvents(events, []));
  return reportedBoxes(deciding).map(({ containerNo }) => {
    const own = deciding.filter((event) => event.containerNo === containerNo);
    return { containerNo, stage: stageOfShipment(own, [containerNo], noShip).stage, events: own };
  });
}
const noShip = { vessel: null, voyage: null };

function segmentOf(stage: ShipmentStage, { status, mode }: ProgressFacts): Segment {
  const place = placeOfStage(stage);
  // Only a full container has to be brought back.
  const end = mode === 'FCL' || mode === 'RAIL' ? 'emptyReturned' : 'delivered';
  if (status !== 'active' || place >= placeOfStage(end)) return 'finished';
  if (place >= placeOfStage('arrived')) return 'arrived';
  return place >= placeOfStage('atSea') ? 'onTheWay' : 'notSailed';
}

function rearOf(
  deciding: readonly TrackingEvent[],
  boxes: readonly BoxProgress[],
  [first, ...others]: readonly BoxGroup[],
): TrackingEvent[] {
  if (!first || others.length === 0) return [...deciding];
  const own = boxes.filter(({ containerNo }) => first.containerNos.includes(containerNo));
  const told = new Set(own.flatMap(({ events }) => events));
  return deciding.filter((event) => told.has(event));
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

function happenedTo(deciding: readonly TrackingEvent[], boxes: readonly BoxProgress[]): Milestone[] {
  const told = (boxes.length === 0 ? [deciding] : boxes.map(({ events }) => events)).map(
    (events) =>
      new Set(events.flatMap(({ classifier, milestone }) => (classifier === 'ACT' ? milestone : []))),
  );
  return milestones.filter((milestone) => told.every((one) => one.has(milestone)));
}

/** What ends a cut-off. */
const doneBy: Readonly<Record<CutOff, Milestone | null>> = {
  ...{ gateOpen: null, cutManifest: null, cutVgm: 'VGM_OK', cutSi: 'SI_OK' },
  ...{ cutCustoms: 'EXP_CLR', cutPort: 'GATE_IN' },
};

/** Cut-offs before the ship leaves, the end of free time after it came. */
function nextDueOf(
  happened: readonly Milestone[],
  boxes: readonly BoxProgress[],
  { cutOffs }: ProgressFacts,
  stage: ShipmentStage,
  now: number,
): NextDue | null {
  const before = (Object.entries(cutOffs) as [CutOff, number | null][]).flatMap(([kind, at]): NextDue[] => {
    const milestone = doneBy[kind];
    if (kind === 'gateOpen' || at === null || (milestone !== null && happened.includes(milestone))) return [];
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

const worstOf = (exceptions: readonly OpenException[]): Severity | null =>
  severities.findLast((severity) => exceptions.some((one) => one.severity === severity)) ?? null;
