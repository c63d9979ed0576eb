import { expect, it } from 'vitest';
import { bookedPeriod, nextPeriod, periodActFits } from './period.ts';

it.each([
  ['2026-11-17', [], '2026-11'],
  ['2026-11-17', ['2026-11'], '2026-12'],
  ['2026-11-17', ['2026-11', '2026-12'], '2027-01'],
  ['2026-11-17', ['2026-10'], '2026-11'],
])('%s with %j closed is booked in %s', (day, closed, code) =>
  expect(bookedPeriod(day, new Set(closed))).toBe(code),
);

it('counts months over the year', () => expect(nextPeriod('2026-12')).toBe('2027-01'));

it('locks only what is closed, and unlocks before it opens', () => {
  expect(periodActFits('lock', 'open')).toBe(false);
  expect(periodActFits('lock', 'closed')).toBe(true);
  expect(periodActFits('reopen', 'locked')).toBe(false);
  expect(periodActFits('unlock', 'locked')).toBe(true);
});
