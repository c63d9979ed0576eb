import { formatDate } from '@fairway/domain/time/format-date.ts';
import { expect, test } from 'vitest';
import { quickPeriod } from './quick-period.ts';

const zone = 'Asia/Shanghai';
const period = (text: string, days: number) => {
  const found = quickPeriod(Date.parse(text), days, zone);
  return found && [formatDate(found.startTime, undefined, zone), formatDate(found.endTime, undefined, zone)];
};

test.each([
  ['2026-11-15T14:30:45+08:00', 1, ['2026-11-15 14:30', '2026-11-15 23:59']],
  ['2026-11-15T14:30:45+08:00', 3, ['2026-11-15 14:30', '2026-11-17 23:59']],
  ['2026-12-28T00:00:00+08:00', 7, ['2026-12-28 00:00', '2027-01-03 23:59']],
  // Another day has begun in the zone already.
  ['2026-11-15T16:30:00Z', 1, ['2026-11-16 00:30', '2026-11-16 23:59']],
  // Nothing is left of the day.
  ['2026-11-15T23:59:30+08:00', 1, undefined],
])('%s for %d days', (now, days, expected) => {
  expect(period(now, days)).toEqual(expected);
});
