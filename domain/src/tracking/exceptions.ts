import type { CutOff, SailingState } from '@fairway/contract/carriers.ts';
import type { ExceptionCode, Milestone, Severity } from '@fairway/contract/tracking.ts';
import { checkContainerNumber } from '../check-digits/container-number.ts';
import {
  type BookedShip,
  eventsOfBox,
  isOtherShip,
  missedDeparture,
  neverCame,
  otherLoading,
} from './box-events.ts';
import type { TrackingEvent } from './event.ts';
import { placeOfStage, stageOf } from './stage.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What is known of a shipment beside its events. Times are milliseconds. */
export interface ExceptionFacts {
  booked: BookedShip;
  boxes: readonly {
    containerNo: string;
    /** The shipper's own: its number need not have a check digit. */
    isShipperOwned: boolean;
    /** The end of the last day without demurrage; and without detention. */
    lastFreeAt: number | null;
    detentionFreeUntil: number | null;
  }[];
  /** What the customer was told first. */
  firstEtd: number | null;
  firstEta: number | null;
  /** By what is booked now, where no source expects anything. */
  planned: { etd: number | null; eta: number | null };
  cutOffs: Partial<Readonly<Record<CutOff, number | null>>>;
  sailingState: SailingState;
  /** Papers that should be here by a time. */
  missingDocuments: readonly { kind: string; dueAt: number }[];
  /** The last day the price holds, and the day that decides by its basis; null where no price is tied to a day. */
  price: { validTo: string; pricingDay: string } | null;
}

export interface OpenException {
  code: ExceptionCode;
  /** Null: of the whole shipment. */
  containerNo: string | null;
  severity: Severity;
  /** Since when, by what is known; the same whenever it is worked out. */
  since: number;
  /** Until when somebody should have done something. */
  dueAt: number | null;
  /** What the words need: hours late, the cut-off or paper that is missing. */
  detail: string;
}

/** What is wrong with a shipment at a moment. The events are those that decide. */
export function exceptionsAt(
  events: readonly TrackingEvent[],
  facts: ExceptionFacts,
  now: number,
): OpenException[] {
  return [
    ...delays(events, facts),
    ...sailingTrouble(events, facts),
    ...facts.boxes.flatMap((box) => [
      ...rolled(events, facts, box.containerNo, now),
      ...freeTime(eventsOfBox(events, box.containerNo, facts.booked), box, now),
      ...badNumber(box),
    ]),
    ...cutOffRisks(events, facts, now),
    ...holds(events, facts),
    ...dwelling(events, now),
    ...stale(events, facts, now),
    ...missingPapers(facts, now),
    ...priceRisk(facts),
  ];
}

const one = (
  code: ExceptionCode,
  severity: Severity,
  since: number,
  more: Partial<OpenException> = {},
): OpenException => ({ code, severity, since, containerNo: null, dueAt: null, detail: '', ...more });

const latest = (
  events: readonly TrackingEvent[],
  classifier: TrackingEvent['classifier'],
  ...wanted: readonly Milestone[]
): TrackingEvent | undefined =>
  events
    .filter((event) => event.classifier === classifier && wanted.includes(event.milestone))
    .reduce<TrackingEvent | undefined>(
      (last, event) => (last === undefined || event.at > last.at ? event : last),
      undefined,
    );

/** The time that is expected now: somebody's estimate, otherwise nothing, since the plan is what was told first. */
const expected = (events: readonly TrackingEvent[], milestone: Milestone): TrackingEvent | undefined =>
  latest(events, 'EST', milestone) ?? latest(events, 'PLN', milestone);

function delays(
  events: readonly TrackingEvent[],
  { firstEtd, firstEta, planned, booked }: ExceptionFacts,
): OpenException[] {
  const late = (
    code: 'ETD_DELAY' | 'ETA_DELAY',
    milestone: 'DEP' | 'ARR',
    first: number | null,
    plan: number | null,
  ): OpenException[] => {
    const ofShip = events.filter((event) => milestone === 'ARR' || !isOtherShip(event, booked));
    const told = expected(ofShip, milestone);
    const at = told?.at ?? plan;
    if (first === null || at === null || latest(events, 'ACT', milestone)) return [];
    const hours = Math.floor((at - first) / hour);
    if (hours < 24) return [];
    const severity = code === 'ETA_DELAY' && hours >= 72 ? 'high' : 'warn';
    return [one(code, severity, told?.issuedAt || first, { detail: String(hours) })];
  };
  return [
    ...late('ETD_DELAY', 'DEP', firstEtd, planned.etd),
    ...late('ETA_DELAY', 'ARR', firstEta, planned.eta),
  ];
}

function sailingTrouble(
  events: readonly TrackingEvent[],
  { sailingState, firstEtd }: ExceptionFacts,
): OpenException[] {
  if (latest(events, 'ACT', 'DEP', 'ARR')) return [];
  const since = firstEtd ?? 0;
  if (sailingState === 'blank') return [one('BLANK', 'high', since)];
  return sailingState === 'omit' ? [one('PORT_OMIT', 'high', since)] : [];
}

/**
 * A departure is told before every loading is: a box that may be on board is missing only after a day. One that never
 * came to the port, while others did, is missing at once.
 */
function rolled(
  events: readonly TrackingEvent[],
  { booked }: ExceptionFacts,
  containerNo: string,
  now: number,
): OpenException[] {
  const loading = otherLoading(events, containerNo, booked);
  if (loading && !latest(eventsOfBox(events, containerNo, booked), 'ACT', 'ARR'))
    return [one('ROLLED', 'high', loading.at, { containerNo, detail: shipOf(loading) })];
  const departure = loading ? undefined : missedDeparture(events, containerNo, booked);
  if (!departure) return [];
  const since = departure.at + (neverCame(events, containerNo, booked) ? 0 : day);
  return now >= since ? [one('ROLLED', 'high', since, { containerNo })] : [];
}

const shipOf = ({ vessel, voyage }: BookedShip): string => [vessel, voyage].filter(Boolean).join(' ');

function freeTime(
  events: readonly TrackingEvent[],
  { containerNo, lastFreeAt, detentionFreeUntil }: ExceptionFacts['boxes'][number],
  now: number,
): OpenException[] {
  const isOut = latest(events, 'ACT', 'GATE_OUT', 'DELIVERED', 'EMPTY_IN') !== undefined;
  const isBack = latest(events, 'ACT', 'EMPTY_IN') !== undefined;
  const near = (code: 'LFD_RISK' | 'DET_RISK', until: number | null): OpenException[] =>
    until !== null && now >= until - 2 * day
      ? [
          one(code, now > until ? 'critical' : 'high', until - 2 * day, {
            containerNo,
            dueAt: until,
          }),
        ]
      : [];
  return [
    ...(isOut ? [] : near('LFD_RISK', lastFreeAt)),
    ...(isOut && !isBack ? near('DET_RISK', detentionFreeUntil) : []),
  ];
}

const badNumber = ({ containerNo, isShipperOwned }: ExceptionFacts['boxes'][number]): OpenException[] =>
  !isShipperOwned && checkContainerNumber(containerNo).problem !== null
    ? [one('BAD_CTN_NO', 'info', 0, { containerNo })]
    : [];

const cutOffMilestones = { cutSi: 'SI_OK', cutVgm: 'VGM_OK', cutPort: 'GATE_IN' } as const;

function cutOffRisks(
  events: readonly TrackingEvent[],
  { booked, boxes, cutOffs }: ExceptionFacts,
  now: number,
): OpenException[] {
  if (latest(events, 'ACT', 'DEP')) return [];
  return Object.entries(cutOffMilestones).flatMap(([cutOff, milestone]) => {
    const at = cutOffs[cutOff as keyof typeof cutOffMilestones];
    if (at === null || at === undefined || now < at - day) return [];
    const done = (concerning: readonly TrackingEvent[]): boolean =>
      latest(concerning, 'ACT', milestone, 'LOADED') !== undefined;
    const isDone =
      boxes.length === 0
        ? done(events)
        : boxes.every(({ containerNo }) => done(eventsOfBox(events, containerNo, booked)));
    return isDone
      ? []
      : [one('CUTOFF_RISK', now > at ? 'critical' : 'high', at - day, { dueAt: at, detail: cutOff })];
  });
}

/** Nothing that customs hold is loaded or leaves a port. */
const letGo: readonly Milestone[] = ['LOADED', 'TS_LOAD', 'GATE_OUT', 'DELIVERED', 'EMPTY_IN'];

/** Whether all that was stopped went on since, whatever customs said. */
function wentOn(events: readonly TrackingEvent[], hold: TrackingEvent, { boxes }: ExceptionFacts): boolean {
  const stopped =
    hold.containerNo === null ? boxes.map(({ containerNo }) => containerNo) : [hold.containerNo];
  const moved = events.filter(
    ({ classifier, milestone, at }) => classifier === 'ACT' && letGo.includes(milestone) && at >= hold.at,
  );
  return (
    moved.some(({ containerNo }) => containerNo === null) ||
    (stopped.length > 0 && stopped.every((one) => moved.some(({ containerNo }) => containerNo === one)))
  );
}

/** A stop ends with the next release of customs on the same side of the sea, or when the cargo goes on. */
function holds(events: readonly TrackingEvent[], facts: ExceptionFacts): OpenException[] {
  return events
    .filter(({ classifier, milestone }) => classifier === 'ACT' && milestone === 'HOLD')
    .filter((hold) => !wentOn(events, hold, facts))
    .filter(
      (hold) =>
        !events.some(
          ({ classifier, milestone, at, containerNo, portId }) =>
            classifier === 'ACT' &&
            (milestone === 'EXP_CLR' || milestone === 'IMP_CLR') &&
            at >= hold.at &&
            (portId === null || hold.portId === null || portId === hold.portId) &&
            (containerNo === null || hold.containerNo === null || containerNo === hold.containerNo),
        ),
    )
    .map(({ code, at, containerNo, portId }) =>
      one(code === 'CUSI' ? 'INSPECT' : 'CUSTOMS_HOLD', 'high', at, { containerNo, detail: portId ?? '' }),
    );
}

function dwelling(events: readonly TrackingEvent[], now: number): OpenException[] {
  const arrivals = events.filter(
    ({ classifier, milestone }) => classifier === 'ACT' && milestone === 'TS_ARR',
  );
  return arrivals
    .filter(({ at, containerNo }) => {
      const isOn = events.some(
        (event) =>
          event.classifier === 'ACT' &&
          ['TS_LOAD', 'TS_DEP', 'ARR', 'DISC'].includes(event.milestone) &&
          event.at >= at &&
          (containerNo === null || event.containerNo === null || event.containerNo === containerNo),
      );
      return !isOn && now >= at + 5 * day;
    })
    .map(({ at, containerNo, portId }) =>
      one('TS_DWELL', 'warn', at + 5 * day, { containerNo, detail: portId ?? '' }),
    );
}

/** Near its departure a shipment is heard of every three days, at sea every week. */
function stale(events: readonly TrackingEvent[], { firstEtd }: ExceptionFacts, now: number): OpenException[] {
  const place = placeOfStage(stageOf(events));
  if (place === 0 || place >= placeOfStage('arrived')) return [];
  const isAtSea = place >= placeOfStage('atSea');
  const etd = expected(events, 'DEP')?.at ?? firstEtd;
  if (!isAtSea && (etd === null || now < etd - 3 * day)) return [];
  const last = Math.max(
    ...events.map(({ at, issuedAt, classifier }) =>
      classifier === 'ACT' ? Math.max(at, issuedAt) : issuedAt,
    ),
  );
  const silent = (isAtSea ? 7 : 3) * day;
  const since = isAtSea ? last + silent : Math.max(last + silent, (etd ?? 0) - 3 * day);
  return now >= since ? [one('STALE', 'warn', since)] : [];
}

const missingPapers = ({ missingDocuments }: ExceptionFacts, now: number): OpenException[] =>
  missingDocuments
    .filter(({ dueAt }) => now >= dueAt)
    .map(({ kind, dueAt }) => one('DOC_MISSING', 'warn', dueAt, { dueAt, detail: kind }));

const priceRisk = ({ price, firstEtd }: ExceptionFacts): OpenException[] =>
  price !== null && price.pricingDay > price.validTo
    ? [one('PRICE_RISK', 'warn', firstEtd ?? 0, { detail: price.pricingDay })]
    : [];
