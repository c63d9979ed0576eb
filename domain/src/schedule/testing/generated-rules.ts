import fc from 'fast-check';
import { wallAt } from '../wall-clock.ts';

const host = globalThis as unknown as { process: { env: Record<string, string | undefined> } };

/** How many a run compares. Ten thousand take half a minute: `SCHEDULE_RULES=10000`. */
export const comparedRules = Number(host.process.env.SCHEDULE_RULES || 2_000);

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const some = <T>(values: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }).map((list) => list.join(','));
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

export const generatedStart = fc
  .tuple(
    fc.integer({ min: 2_015, max: 2_030 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 0, max: 95 }),
  )
  .map(([year, month, day, quarter]) => wallAt(Date.UTC(year, month, day, 0, quarter * 15)));

/** What a calendar's form and other calendars write. */
export const generatedRule = fc
  .oneof(
    fc.record({ FREQ: fc.constant('DAILY'), BYDAY: fc.option(some(days, 6), { nil: undefined }) }),
    fc.record({
      FREQ: fc.constant('WEEKLY'),
      BYDAY: fc.option(some(days, 5), { nil: undefined }),
      WKST: fc.option(fc.constantFrom('MO', 'SU'), { nil: undefined }),
    }),
    fc.record({ FREQ: fc.constant('MONTHLY') }),
    fc.record({ FREQ: fc.constant('MONTHLY'), BYMONTHDAY: some([...upTo(31), -1, -2, -3], 3) }),
    fc.record({
      FREQ: fc.constant('MONTHLY'),
      BYDAY: some(
        days.flatMap((day) => [`1${day}`, `2${day}`, `4${day}`, `-1${day}`]),
        2,
      ),
    }),
    fc.record({
      FREQ: fc.constant('MONTHLY'),
      BYDAY: fc.constant('MO,TU,WE,TH,FR'),
      BYSETPOS: fc.constantFrom('1', '-1', '2'),
    }),
    fc.record({ FREQ: fc.constant('YEARLY') }),
    fc.record({
      FREQ: fc.constant('YEARLY'),
      BYMONTH: some(upTo(12), 3),
      // Of a year the reference takes the 31st of a short month for the first of the next.
      BYMONTHDAY: some([1, 15, 28], 2),
    }),
  )
  .chain((parts) =>
    fc.tuple(
      fc.constant(parts),
      fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
      fc.oneof(
        fc.constant({}),
        fc.integer({ min: 1, max: 40 }).map((COUNT) => ({ COUNT })),
        fc.integer({ min: 2_016, max: 2_032 }).map((year) => ({ UNTIL: `${year}0630T120000` })),
      ),
    ),
  )
  .map(([parts, INTERVAL, end]) =>
    Object.entries({ ...parts, INTERVAL, ...end })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`)
      .join(';'),
  );

/** A leap day of every year is the first of March to the reference, and none to RFC 5545. */
export const hasLeapDayOfYears = (from: string, rule: string): boolean =>
  from.includes('-02-29') && /YEARLY(?!.*BYMONTHDAY)/.test(rule);
