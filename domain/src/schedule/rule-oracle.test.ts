import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { lastStart, nextStart, readRule, startsWithin } from './rule.ts';
import {
  comparedRules,
  generatedRule,
  generatedStart,
  hasLeapDayOfYears,
} from './testing/generated-rules.ts';
import { wallAt } from './wall-clock.ts';

const compared = 12;

function byReference(from: string, written: string): string[] {
  const iterator = ICAL.Recur.fromString(written).iterator(ICAL.Time.fromDateTimeString(`${from}:00`));
  const found: string[] = [];
  while (found.length < compared + 1) {
    const next = iterator.next();
    if (!next || next.year > 2_059) break;
    const wall = next.toString().slice(0, 16);
    if (wall >= from) found.push(wall);
  }
  return found;
}

it('starts when another library says so', () => {
  fc.assert(
    fc.property(generatedStart, generatedRule, (wanted, written) => {
      expect(readRule(written)).toBeDefined();
      // A series is kept from its first start on: from another one libraries differ in whether that counts.
      const from = nextStart(wanted, written, wanted);
      fc.pre(from !== undefined);
      fc.pre(!hasLeapDayOfYears(from, written));
      const expected = byReference(from, written).slice(0, compared);
      const last = expected.at(-1) ?? from;
      const before =
        expected.length < compared ? '2060-01-01T00:00' : wallAt(Date.parse(`${last}:00Z`) + 60_000);
      expect(startsWithin(from, written, from, before).slice(0, compared)).toEqual(expected);
      // Where all of them were compared, the last one is known too.
      const end = lastStart(from, written);
      if (expected.length < compared && end !== undefined && end < '2059')
        expect(end).toBe(expected.at(-1) ?? from);
    }),
    { numRuns: comparedRules, seed: 20_261 },
  );
});

it.each([
  ['far away', 'FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11;COUNT=9999', '2045-11-30T09:00'],
  ['of a day that never is', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=9999', undefined],
])('thousands of times are no work: %s', (_, rule, there) => {
  for (let asked = 0; asked < 2_000; asked += 1) {
    const found = startsWithin('2020-01-01T09:00', rule, '2045-11-30T00:00', '2045-12-01T00:00');
    expect(found[0]).toBe(there);
    lastStart('2020-01-01T09:00', rule);
  }
});

it('what is counted further than anybody looks does not end', () => {
  expect(lastStart('2020-01-06T09:00', 'FREQ=MONTHLY;BYDAY=5MO;COUNT=9999')).toBeUndefined();
});

it.each([
  ['FREQ=DAILY;BYMONTH=2,3;BYMONTHDAY=-1,15;COUNT=4', ['02-15', '02-28', '03-15', '03-31']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;UNTIL=20310122', ['01-06', '01-19', '01-20']],
])('days are chosen one by one: %s', (rule, days) => {
  const [start, before] = ['2031-01-06T09:00', '2032-01-01T00:00'];
  const starts = days.map((day) => `2031-${day}T09:00`);
  expect(startsWithin(start, rule, start, before)).toEqual(starts);
  expect(lastStart(start, rule)).toBe(starts.at(-1));
});
