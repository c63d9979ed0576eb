import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { nextStart, readRule, startsWithin } from './rule.ts';
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
    }),
    { numRuns: comparedRules, seed: 20_261 },
  );
});
