import { expect, it } from 'vitest';
import { dueDay } from './due-day.ts';

const monthly = (months: number, settleDay: number) => ({
  ...{ settle: 'monthly' as const, months, settleDay, days: 0 },
});
const days = (settle: 'days' | 'perJob', count: number) => ({ settle, months: 0, settleDay: 0, days: count });

it.each([
  ['2026-01-31', monthly(1, 30), '2026-02-28'],
  ['2026-01-31', monthly(2, 25), '2026-03-25'],
  ['2026-01-31', days('days', 45), '2026-03-17'],
  ['2024-01-31', monthly(1, 31), '2024-02-29'],
  ['2026-11-15', monthly(2, 10), '2027-01-10'],
  ['2026-12-01', monthly(12, 5), '2027-12-05'],
  ['2026-03-31', monthly(0, 0), '2026-03-31'],
  ['2026-04-02', monthly(1, 0), '2026-05-31'],
  ['2026-02-20', days('perJob', 7), '2026-02-27'],
  ['2026-12-31', days('perJob', 1), '2027-01-01'],
  ['2026-02-20', { ...days('days', 30), settle: 'prepaid' as const }, '2026-02-20'],
  ['2026-02-20', null, '2026-02-20'],
])('from %s by %j: %s', (base, term, due) => expect(dueDay(base, term)).toBe(due));
