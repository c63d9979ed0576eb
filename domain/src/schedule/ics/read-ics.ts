import type { Timing } from '../occurrences.ts';
import { readRule, startsWithin, withParts, writeRule } from '../rule.ts';
import { countOf, dayOf, momentOf, shifted, timeOf, type Wall } from '../wall-clock.ts';
import { type IcsComponent, icsCalendars, lineOf, linesOf } from './ics-components.ts';
import { type IcsLine, plainText } from './ics-lines.ts';
import { type LeftOut, readFacts } from './read-facts.ts';
import { dayAfter, durationOf, type IcsTime, timesIn, wallAtZone } from './read-times.ts';
import { type DescribedZone, readZone } from './read-zone.ts';
import type { IcsException, IcsFacts } from './write-ics.ts';

export type IcsReadProblem =
  | ('start' | 'end' | 'zone' | 'rule')
  | ('extraTimes' | 'series' | 'twice' | 'cancelled');

export interface ReadEvent {
  uid: string;
  timing: Timing;
  facts: IcsFacts;
  exceptions: IcsException[];
  leftOut: LeftOut[];
}

export type ReadIcs = { at: number; title: string } & (
  | { event: ReadEvent; why?: undefined }
  | { event?: undefined; why: IcsReadProblem }
);

interface Reading {
  companyZone: string;
  untitled: string;
  zoneOf: (name: string) => string | undefined;
  /** Counts exceptions of the file before they are read; false where they are too many. */
  hasRoomFor: (exceptions: number) => boolean;
}

class Unreadable extends Error {
  readonly why: IcsReadProblem;
  constructor(why: IcsReadProblem) {
    super(why);
    this.why = why;
  }
}

const [minute, oneDay] = [60_000, 86_400_000];
/** An event without an end, and one that ends as it starts. */
const shortest = 30 * minute;
const longest = 400 * oneDay;
const [earliest, latest] = ['1970-01-02T00:00', '8999-01-01T00:00'];
/** Of one series; who has more has no rule. */
const mostExceptions = 1_000;
/** Of a whole file: each is looked up in its rule. */
const mostExceptionsOfFile = 3_000;
/** What ends later than this does not end. */
const lastYear = 2_200;

/** Every event of a file, with why one cannot be read; undefined where the file is no calendar. */
export function readIcs(
  text: string,
  { companyZone, untitled }: Pick<Reading, 'companyZone' | 'untitled'>,
): ReadIcs[] | undefined {
  const calendars = icsCalendars(text);
  if (!calendars) return undefined;
  const described = new Map(calendars.flatMap(({ parts }) => parts.flatMap(describedZone)));
  const zones = new Map<string, string | undefined>();
  const zoneOf = (name: string) => {
    if (!zones.has(name)) zones.set(name, readZone(name, described.get(name), companyZone));
    return zones.get(name);
  };
  let counted = 0;
  const hasRoomFor = (exceptions: number) => {
    if (exceptions > mostExceptions || counted + exceptions > mostExceptionsOfFile) return false;
    counted += exceptions;
    return true;
  };
  const reading = { companyZone, untitled, zoneOf, hasRoomFor };
  const events = calendars.flatMap(({ parts }) => parts.filter(({ name }) => name === 'VEVENT'));
  return [...Map.groupBy(events, uidOf)].map(([uid, components]) => readSeries(uid, components, reading));
}

/** One that has no name of its own is known by what and when it is. */
const uidOf = (event: IcsComponent): string => {
  const uid = plainText(lineOf(event, 'UID')?.value ?? '').trim();
  if (uid !== '') return uid.slice(0, 255);
  return `${lineOf(event, 'DTSTART')?.value ?? event.at} ${lineOf(event, 'SUMMARY')?.value ?? ''}`.slice(
    0,
    255,
  );
};

function describedZone(part: IcsComponent): [string, DescribedZone][] {
  const name = lineOf(part, 'TZID')?.value;
  if (part.name !== 'VTIMEZONE' || name === undefined) return [];
  const offsets = part.parts.flatMap((one) => lineOf(one, 'TZOFFSETTO')?.value ?? []);
  return [[name, { place: lineOf(part, 'X-LIC-LOCATION')?.value, offsets }]];
}

function readSeries(uid: string, components: readonly IcsComponent[], reading: Reading): ReadIcs {
  const masters = components.filter((one) => !lineOf(one, 'RECURRENCE-ID'));
  const shown = masters[0] ?? components[0];
  const title = plainText(shown ? (lineOf(shown, 'SUMMARY')?.value ?? '') : '').slice(0, 100);
  const found = { at: shown?.at ?? 0, title: title || reading.untitled };
  try {
    const [master, ...twice] = masters;
    if (!master) throw new Unreadable('series');
    if (twice.length > 0) throw new Unreadable('twice');
    const changed = components.filter((one) => one !== master);
    return { ...found, event: { uid, ...readEvent(master, changed, reading) } };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { ...found, why: error.why };
  }
}

function readEvent(
  master: IcsComponent,
  changed: readonly IcsComponent[],
  reading: Reading,
): Omit<ReadEvent, 'uid'> {
  if (/^CANCELLED$/i.test(lineOf(master, 'STATUS')?.value ?? '')) throw new Unreadable('cancelled');
  const isRepeated = lineOf(master, 'RRULE') !== undefined;
  const first = startOf(master);
  const zone = zoneFor(first, isRepeated, reading);
  const [start, end] = spanOf(master, zone, reading);
  const rule = isRepeated ? ruleOf(master, zone, first.isDay, reading) : '';
  const timing = { zone, start, end, rule };
  if (lineOf(master, 'RDATE') || (rule !== '' && !isStart(timing, start))) throw new Unreadable('extraTimes');
  const { facts, leftOut } = readFacts(master, first.isDay, reading.untitled);
  const lost = new Set(leftOut);
  const exceptions = new Map<Wall, IcsException>();
  const excluded = rule === '' ? [] : linesOf(master, 'EXDATE');
  const count = excluded.reduce((sum, { value }) => sum + value.split(',').length, changed.length);
  if (!reading.hasRoomFor(count)) throw new Unreadable('extraTimes');
  const add = (one: IcsException) => {
    if (isStart(timing, one.originalStart)) exceptions.set(one.originalStart, one);
    else lost.add('exceptions');
  };
  for (const one of cancelledTimes(excluded, timing, reading)) add(one);
  for (const one of changed) add(changedTime(one, timing, facts, reading));
  return { timing, facts, exceptions: [...exceptions.values()], leftOut: [...lost] };
}

const isStart = ({ start, rule }: Timing, wall: Wall): boolean =>
  startsWithin(start, rule, wall, shifted(wall, minute)).length > 0;

function startOf(event: IcsComponent): IcsTime {
  const line = lineOf(event, 'DTSTART');
  const [time, ...more] = (line && timesIn(line)) ?? [];
  if (!time || more.length > 0 || time.wall < earliest || time.wall > latest) throw new Unreadable('start');
  return time;
}

/** Whole days and what names no zone are on the wall of the company, and so is what is once and in Greenwich. */
function zoneFor({ isDay, zone }: IcsTime, isRepeated: boolean, { companyZone, zoneOf }: Reading): string {
  if (isDay || zone === undefined) return companyZone;
  if (zone === 'Z') return isRepeated ? 'UTC' : companyZone;
  const found = zoneOf(zone);
  if (found === undefined) throw new Unreadable('zone');
  return found;
}

function wallIn(time: IcsTime, zone: string, { zoneOf }: Reading): Wall {
  const wall = wallAtZone(time, zone, (at, name) => {
    const known = zoneOf(name);
    return known === undefined ? undefined : momentOf(at, known);
  });
  if (wall === undefined) throw new Unreadable('zone');
  return wall;
}

function spanOf(event: IcsComponent, zone: string, reading: Reading): [Wall, Wall] {
  const time = startOf(event);
  const start = wallIn(time, zone, reading);
  const end = endOf(event, time, start, zone, reading);
  const length = countOf(end) - countOf(start);
  if (length < 0 || length > longest) throw new Unreadable('end');
  if (length > 0) return [start, end];
  return [start, time.isDay ? dayAfter(start) : shifted(start, shortest)];
}

function endOf(event: IcsComponent, { isDay }: IcsTime, start: Wall, zone: string, reading: Reading): Wall {
  const line = lineOf(event, 'DTEND');
  const lasts = lineOf(event, 'DURATION');
  if (lasts && !line) {
    const length = durationOf(lasts.value);
    if (length === undefined) throw new Unreadable('end');
    return shifted(start, isDay ? Math.ceil(length / oneDay) * oneDay : length);
  }
  if (!line) return isDay ? dayAfter(start) : start;
  const [time, ...more] = timesIn(line) ?? [];
  if (!time || more.length > 0 || time.isDay !== isDay) throw new Unreadable('end');
  return wallIn(time, zone, reading);
}

/** A rule that this calendar has too, with its end as the wall shows it. */
function ruleOf(event: IcsComponent, zone: string, isDay: boolean, reading: Reading): string {
  const [line, ...more] = linesOf(event, 'RRULE');
  const rule = line && readRule(line.value.trim().replace(/;$/, ''));
  if (!rule || more.length > 0 || lineOf(event, 'EXRULE')) throw new Unreadable('rule');
  const until = rule.get('UNTIL');
  if (until === undefined) return writeRule(rule);
  if (Number(until.slice(0, 4)) > lastYear) return writeRule(withParts(rule, { UNTIL: undefined }));
  const [time] = timesIn({ name: 'UNTIL', parameters: new Map(), value: until, at: 0 }) ?? [];
  if (!time) throw new Unreadable('rule');
  const wall = wallIn(time, zone, reading).replace(/[-:]/g, '');
  return writeRule(withParts(rule, { UNTIL: isDay || time.isDay ? wall.slice(0, 8) : `${wall}00` }));
}

/** Where a day is named, it is the time of that day. */
const originalIn = (time: IcsTime, { zone, start }: Timing, reading: Reading): Wall =>
  time.isDay ? `${dayOf(time.wall)}T${timeOf(start)}` : wallIn(time, zone, reading);

function cancelledTimes(lines: readonly IcsLine[], timing: Timing, reading: Reading): IcsException[] {
  const length = countOf(timing.end) - countOf(timing.start);
  return lines
    .flatMap((line) => timesIn(line) ?? [])
    .map((time) => {
      const originalStart = originalIn(time, timing, reading);
      const end = shifted(originalStart, length);
      return { originalStart, isCancelled: true, start: originalStart, end, facts: null };
    });
}

function changedTime(event: IcsComponent, timing: Timing, facts: IcsFacts, reading: Reading): IcsException {
  const line = lineOf(event, 'RECURRENCE-ID');
  const [time] = (line && timesIn(line)) ?? [];
  // What changes this time and all that follow is another series.
  if (!time || line?.parameters.get('RANGE') !== undefined) throw new Unreadable('series');
  const originalStart = originalIn(time, timing, reading);
  const [start, end] = spanOf(event, timing.zone, reading);
  const own = readFacts(event, startOf(event).isDay, reading.untitled).facts;
  const isCancelled = /^CANCELLED$/i.test(lineOf(event, 'STATUS')?.value ?? '');
  const isSame = (Object.keys(own) as (keyof IcsFacts)[]).every((key) => own[key] === facts[key]);
  return { originalStart, isCancelled, start, end, facts: isSame || isCancelled ? null : own };
}
