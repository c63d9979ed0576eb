import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { occurrencesIn } from '../occurrences.ts';
import { nextStart, startsWithin } from '../rule.ts';
import {
  comparedRules,
  generatedRule,
  generatedStart,
  hasLeapDayOfYears,
} from '../testing/generated-rules.ts';
import { countOf, shifted, type Wall } from '../wall-clock.ts';
import { readIcs } from './read-ics.ts';
import { calendarText, type IcsEvent, type IcsException } from './write-ics.ts';

/** Each is written and read several times. */
const events = comparedRules / 10;
const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata'];
const [minute, oneDay] = [60_000, 86_400_000];
const compared = 10;
const reading = { companyZone: 'Asia/Shanghai', untitled: 'untitled' };

const facts = {
  ...{
    title: '舱位会; 第一次, 三楼',
    content: '一行\n二行\\末',
    place: 'Room "3"',
    urgent: 1,
    isPrivate: false,
  },
  ...{ isAllDay: false, reminderTime: 15 },
};

interface Wanted {
  start: Wall;
  rule: string;
  zone: string;
  isAllDay: boolean;
  length: number;
  /** Of its first times, these are cancelled and these are moved by so many quarters of an hour. */
  cancelled: number[];
  moved: [number, number][];
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  start: generatedStart,
  rule: fc.option(generatedRule, { nil: '', freq: 8 }),
  zone: fc.constantFrom(...zones),
  isAllDay: fc.boolean(),
  length: fc.integer({ min: 1, max: 40 }),
  cancelled: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 2 }),
  moved: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 12 })), {
    ...{ maxLength: 2, selector: ([at]) => at },
  }),
});

/** No clock is moved by day: of an hour that does not exist everybody thinks something else. */
const byDay = (wall: Wall) =>
  `${wall.slice(0, 11)}${String(5 + (Number(wall.slice(11, 13)) % 10)).padStart(2, '0')}:00`;

function eventOf({ start, rule, zone, isAllDay, length, cancelled, moved }: Wanted): IcsEvent | undefined {
  const from = isAllDay ? `${start.slice(0, 10)}T00:00` : byDay(start);
  const first = nextStart(from, rule, from);
  if (first === undefined || hasLeapDayOfYears(first, rule)) return undefined;
  const lasts = isAllDay ? Math.ceil(length / 10) * oneDay : length * 15 * minute;
  const starts =
    rule === '' ? [] : startsWithin(first, rule, first, shifted(first, 4_000 * oneDay)).slice(0, 5);
  const exceptions = new Map<Wall, IcsException>();
  const one = (at: number, by: number, isCancelled: boolean) => {
    const originalStart = starts[at];
    if (originalStart === undefined) return;
    const begins = shifted(originalStart, by * (isAllDay ? oneDay : 15 * minute));
    const title = isCancelled ? null : { ...facts, isAllDay, title: 'moved' };
    exceptions.set(originalStart, {
      ...{ originalStart, isCancelled, start: begins, end: shifted(begins, lasts), facts: title },
    });
  };
  for (const [at, by] of moved) one(at, by, false);
  for (const at of cancelled) one(at, 0, true);
  const inOrder = [...exceptions.values()].sort((a, b) => (a.originalStart < b.originalStart ? -1 : 1));
  return {
    ...{ uid: 'one@example', sequence: 3, changedAt: Date.UTC(2026, 10, 19), organiser: '沈立群' },
    timing: { zone, start: first, end: shifted(first, lasts), rule },
    ...{ facts: { ...facts, isAllDay, reminderTime: isAllDay ? 2 : 15 }, exceptions: inOrder },
    people: [{ name: '赵, "A"', answer: 'accepted' }],
  };
}

const written = (event: IcsEvent) => calendarText('我的日历', [event], Date.UTC(2026, 10, 19));

/** For ten times, however far apart. */
const enough = (rule: string) =>
  (/YEARLY/.test(rule) ? 24_000 : /MONTHLY/.test(rule) ? 7_300 : 1_000) * oneDay;

/** As the moments, or of whole days the days, at which it starts. */
function byUs({
  timing,
  exceptions,
  facts: { isAllDay },
}: Pick<IcsEvent, 'timing' | 'exceptions' | 'facts'>) {
  const from = countOf(timing.start) - 2 * oneDay;
  return occurrencesIn(timing, exceptions, { from, before: from + enough(timing.rule) })
    .map((one) => (isAllDay ? one.start.slice(0, 10) : new Date(one.startAt).toISOString().slice(0, 16)))
    .sort();
}

function byReference(text: string, isAllDay: boolean): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const components = calendar.getAllSubcomponents('vevent');
  const master = components.find((one) => !one.hasProperty('recurrence-id'));
  const event = new ICAL.Event(master, {
    exceptions: components.filter((one) => one !== master),
  });
  const shown = (time: ICAL.Time) =>
    isAllDay ? time.toString().slice(0, 10) : time.toJSDate().toISOString().slice(0, 16);
  if (!event.isRecurring()) return [shown(event.startDate)];
  const iterator = event.iterator();
  const found: string[] = [];
  for (let next = iterator.next(); next && found.length < 3 * compared; next = iterator.next())
    if (next.year < 2_099) found.push(shown(event.getOccurrenceDetails(next).startDate));
    else break;
  return found.sort();
}

const octets = (line: string) => encodeURI(line).replace(/%../g, 'x').length;

const settings = { numRuns: events, seed: 20_261 };
const few = (starts: string[]) => starts.slice(0, compared);

it('is read by another library as it was meant', () => {
  fc.assert(
    fc.property(wanted, (asked) => {
      const event = eventOf(asked);
      fc.pre(event !== undefined);
      const text = written(event);
      expect(few(byReference(text, asked.isAllDay))).toEqual(few(byUs(event)));
      for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    }),
    settings,
  );
});

it('is read by ourselves as it was written', () => {
  fc.assert(
    fc.property(wanted, (asked) => {
      const event = eventOf(asked);
      fc.pre(event !== undefined);
      const [read] = readIcs(written(event), reading) ?? [];
      expect(read?.why).toBeUndefined();
      expect(read?.event?.facts).toEqual(event.facts);
      expect(read?.event?.leftOut).toEqual(['participants']);
      expect(read?.event && few(byUs(read.event))).toEqual(few(byUs(event)));
      if (!asked.isAllDay) expect(read?.event?.timing).toEqual(event.timing);
      const moved = event.exceptions.filter(({ isCancelled }) => !isCancelled);
      const found = read?.event?.exceptions.filter(({ isCancelled }) => !isCancelled);
      expect(found?.map(({ facts: said }) => said?.title)).toEqual(
        moved.map(({ facts: said }) => said?.title),
      );
    }),
    settings,
  );
});

it('is read by us when another library wrote it', () => {
  fc.assert(
    fc.property(wanted, (asked) => {
      const event = eventOf(asked);
      fc.pre(event !== undefined);
      const theirs = new ICAL.Component(ICAL.parse(written(event))).toString();
      const [read] = readIcs(theirs, reading) ?? [];
      expect(read?.event && few(byUs(read.event))).toEqual(few(byReference(theirs, asked.isAllDay)));
    }),
    settings,
  );
});
