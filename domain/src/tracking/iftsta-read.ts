import type { EventClassifier } from '@fairway/contract/tracking.ts';
import { referenceKey } from '../shipments/reference-key.ts';
import { instantOf } from '../time/zoned.ts';
import { iftstaStatuses, isOtherCategory } from './iftsta-codes.ts';
import type { ReportedEvent } from './read-dcsa.ts';

/** A segment of UN/EDIFACT: its elements, each with its components. */
export interface Segment {
  tag: string;
  elements: readonly (readonly string[])[];
  /** Where it begins in the file, from 1. */
  line: number;
}

export interface IftstaProblem {
  /** Of the file, from 1. */
  segment: number;
  field: 'time' | 'message' | 'reference';
  text: string;
  reason: 'notUnderstood' | 'notATime' | 'missing' | 'noReference';
}

/** A status that says nothing to us: its code is in no table, or of another category than transport. */
export interface LeftOutStatus {
  segment: number;
  line: number;
  code: string;
}

/** What a message says; `identity` is the same whenever the same is said of the same. */
export interface IftstaEvent {
  segment: number;
  identity: string;
  event: Omit<ReportedEvent, 'eventId'>;
}

/** Kinds of references by which shipments are found: bills, bookings, shipping orders. */
const referenceKinds = new Set(['BM', 'BN', 'BH', 'MB', 'HWB', 'AWM', 'FF', 'SI', 'CU', 'ON']);
/** When it happened, in the order of how well it says so; and when it is expected. */
const actualTimes = ['334', '178', '186', '7', '11', '35'];
const expectedTimes = ['132', '133', '17', '10'];

interface Group {
  segment: number;
  line: number;
  category: string;
  status: string;
  references: string[];
  times: Map<string, string>;
  unlocode: string | null;
  containerNos: string[];
  isEmpty: boolean | null;
  voyage: string | null;
  vesselImo: string | null;
  vesselName: string | null;
}

/** Reads the status reports of an interchange. Places without a zone of their own are read by `zoneOf`. */
export function readIftsta(
  segments: readonly Segment[],
  zoneOf: (unlocode: string | null) => string,
): { events: IftstaEvent[]; problems: IftstaProblem[]; leftOut: LeftOutStatus[] } {
  const events: IftstaEvent[] = [];
  const problems: IftstaProblem[] = [];
  const leftOut: LeftOutStatus[] = [];
  let sender = '';
  let isStatusMessage = false;
  let issued: string | undefined;
  /** References of the consignment, for all of its statuses. */
  let shared: string[] = [];
  let group: Group | undefined;

  const close = (): void => {
    if (group) settle(group);
    group = undefined;
  };
  const settle = (one: Group): void => {
    const isOther = isOtherCategory(one.category);
    const meaning = Object.hasOwn(iftstaStatuses, one.status) ? iftstaStatuses[one.status] : undefined;
    if (!meaning || isOther) {
      const code = isOther ? `${one.category}+${one.status}` : one.status;
      leftOut.push({ segment: one.segment, line: one.line, code });
      return;
    }
    const told = timeOf(one, zoneOf);
    if (!told) {
      const text = [...one.times.values()].join(' ');
      problems.push({
        segment: one.segment,
        field: 'time',
        text,
        reason: text === '' ? 'missing' : 'notATime',
      });
      return;
    }
    const references = [...new Set([...shared, ...one.references])];
    if (references.length === 0 && one.containerNos.length === 0) {
      problems.push({ segment: one.segment, field: 'reference', text: one.status, reason: 'noReference' });
      return;
    }
    const issuedAt = instantIn(issued ?? '', '203', 'UTC') ?? told.at;
    for (const containerNo of one.containerNos.length === 0 ? [null] : one.containerNos) {
      events.push({
        segment: one.segment,
        identity: JSON.stringify([
          ...[sender, containerNo, references.toSorted(), one.status, one.unlocode, told.classifier],
          // A box by itself is used again: then the day tells one use from another.
          references.length === 0 ? new Date(told.at).toISOString().slice(0, 10) : one.voyage,
        ]),
        event: {
          ...{ issuedAt, at: told.at, classifier: told.classifier },
          ...{ eventType: meaning.eventType, code: meaning.code, documentType: meaning.documentType ?? '' },
          emptyIndicator:
            meaning.emptyIndicator ?? (one.isEmpty === null ? 'LADEN' : one.isEmpty ? 'EMPTY' : 'LADEN'),
          modeOfTransport: meaning.modeOfTransport ?? 'VESSEL',
          ...{ containerNo, references, unlocode: one.unlocode, vesselImo: one.vesselImo },
          ...{ vesselName: one.vesselName, voyage: one.voyage, delayReason: '' },
        },
      });
    }
  };

  for (const [place, { tag, elements, line }] of segments.entries()) {
    const part = (element: number, component = 0): string => elements[element]?.[component]?.trim() ?? '';
    const segment = place + 1;
    if (tag === 'UNB') sender = part(1);
    if (tag === 'UNH') {
      close();
      isStatusMessage = part(1) === 'IFTSTA';
      issued = undefined;
      shared = [];
      if (!isStatusMessage)
        problems.push({ segment, field: 'message', text: part(1), reason: 'notUnderstood' });
    }
    if (!isStatusMessage) continue;
    if (tag === 'UNT') close();
    if (tag === 'CNI') {
      close();
      shared = [referenceKey(part(1))].filter((key) => key.length >= 4);
    }
    if (tag === 'STS') {
      close();
      // The status stands in the second element; some write it into the first.
      const status = (part(1) || part(0)).toUpperCase();
      group = { ...noGroup(), segment, line, category: part(1) === '' ? '' : part(0), status };
    }
    if (tag === 'RFF' && referenceKinds.has(part(0))) {
      const key = referenceKey(part(0, 1));
      if (key.length >= 4) (group?.references ?? shared).push(key);
    }
    if (tag === 'DTM') {
      if (group) group.times.set(part(0), `${part(0, 2) || '203'} ${part(0, 1)}`);
      else if (part(0) === '137') issued = part(0, 1);
    }
    if (!group) continue;
    if (tag === 'LOC') group.unlocode ??= referenceKey(part(1)) || null;
    if (tag === 'EQD' && part(0) === 'CN') {
      const key = referenceKey(part(1));
      if (key !== '') group.containerNos.push(key);
      if (part(5) === '4') group.isEmpty = true;
      if (part(5) === '5') group.isEmpty = false;
    }
    if (tag === 'TDT') {
      group.voyage = referenceKey(part(1)) || null;
      const imo = part(7).replace(/\D/g, '');
      group.vesselImo = /^\d{7}$/.test(imo) ? imo : null;
      group.vesselName = part(7, 3).toUpperCase() || null;
    }
  }
  close();
  return { events, problems, leftOut };
}

const noGroup = (): Omit<Group, 'segment' | 'line' | 'category' | 'status'> => ({
  ...{ references: [], times: new Map(), unlocode: null, containerNos: [], isEmpty: null },
  ...{ voyage: null, vesselImo: null, vesselName: null },
});

function timeOf(
  { times, unlocode }: Group,
  zoneOf: (unlocode: string | null) => string,
): { at: number; classifier: EventClassifier } | undefined {
  for (const [kinds, classifier] of [
    [actualTimes, 'ACT'],
    [expectedTimes, 'EST'],
  ] as const)
    for (const kind of kinds) {
      const [format = '', text = ''] = times.get(kind)?.split(' ') ?? [];
      const at = instantIn(text, format, zoneOf(unlocode));
      if (at !== undefined) return { at, classifier };
    }
  return undefined;
}

/** A time as its format code says: 102 a day, 203 with minutes, 204 with seconds, 303 and 304 with a zone. */
function instantIn(text: string, format: string, zone: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', offset] =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d))?(\d\d)?([A-Z]{3}|[+-]\d\d(?::?\d\d)?)?$/.exec(text) ?? [];
  if (!year || !month || !day || !['102', '203', '204', '303', '304'].includes(format)) return undefined;
  const wall = {
    ...{ year: Number(year), month: Number(month), day: Number(day) },
    ...{ hour: Number(hour), minute: Number(minute), second: Number(second) },
  };
  const isTime = wall.month <= 12 && wall.month >= 1 && wall.day <= 31 && wall.day >= 1;
  if (!isTime || wall.hour > 23 || wall.minute > 59 || wall.second > 59) return undefined;
  if (offset === undefined) return instantOf(wall, zone);
  if (offset === 'UTC' || offset === 'GMT') return instantOf(wall, 'UTC');
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  if (!sign) return undefined;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return (instantOf(wall, 'UTC') ?? 0) - ahead;
}
