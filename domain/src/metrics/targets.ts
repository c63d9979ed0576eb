import { countWorkingDays, numberOfDay, type WorkCalendar } from '../calendar/working-days.ts';
import { exact, write } from '../money/money.ts';
import { type Days, lastDayOf, monthsBetween } from './compared-period.ts';

type Amount = string | null;

/** What is set for somebody, month by month, and below whom they stand. */
export interface Planned {
  key: string;
  above: string | null;
  values: readonly Amount[];
}

/** Of what is set at all; null where nothing is. */
export function sumOfTargets(values: readonly Amount[]): Amount {
  const set = values.filter((value) => value !== null);
  if (set.length === 0) return null;
  return write(set.reduce((sum, value) => sum.plus(exact(value)), exact(0)));
}

/**
 * What each is to reach: what is set for it, and in a month where nothing is set what those right below it are to reach
 * together. What is set for a department stands, whatever its people have.
 */
export function wholeTargets(rows: readonly Planned[]): Map<string, Amount[]> {
  const below = Map.groupBy(rows, ({ above }) => above);
  const whole = new Map<string, Amount[]>();
  const ofRow = ({ key, values }: Planned): Amount[] => {
    const known = whole.get(key);
    if (known) return known;
    const parts = (below.get(key) ?? []).map(ofRow);
    const found = values.map(
      (value, month) => value ?? sumOfTargets(parts.map((part) => part[month] ?? null)),
    );
    whole.set(key, found);
    return found;
  };
  for (const row of rows) ofRow(row);
  return whole;
}

/**
 * Of a period what months (YYYY-MM) are to bring: a whole month all of it, a part of one its part by working days, in a
 * month that is not worked at all by days.
 */
export function targetOfDays(
  targets: ReadonlyMap<string, Amount>,
  days: Days,
  calendar: WorkCalendar | undefined,
): Amount {
  return sumOfTargets(
    monthsBetween(days.from, days.to).map((month) => {
      const target = targets.get(month) ?? null;
      const whole = { from: `${month}-01`, to: lastDayOf(month) };
      const part = {
        from: days.from > whole.from ? days.from : whole.from,
        to: days.to < whole.to ? days.to : whole.to,
      };
      if (target === null || (part.from === whole.from && part.to === whole.to)) return target;
      const [worked, all] = [worksOf(part, calendar), worksOf(whole, calendar)];
      const [count, total] = all === 0 ? [lengthOf(part), lengthOf(whole)] : [worked, all];
      return exact(target).times(count).div(total).toFixed(2);
    }),
  );
}

export interface WorkedDays {
  elapsed: number;
  total: number;
}

/** How many days of a period are worked, and how many of them have begun by a day. */
export const workedDaysOf = (days: Days, today: string, calendar: WorkCalendar | undefined): WorkedDays => ({
  elapsed: worksOf({ from: days.from, to: today < days.to ? today : days.to }, calendar),
  total: worksOf(days, calendar),
});

/** The part of them that has begun, in percent; where none is worked all of it. */
export const elapsedPercent = ({ elapsed, total }: WorkedDays): string =>
  total === 0 ? '100' : exact(elapsed).times(100).div(total).toFixed(1).replace(/\.0$/, '');

const worksOf = ({ from, to }: Days, calendar: WorkCalendar | undefined): number =>
  countWorkingDays(calendar, numberOfDay(from), numberOfDay(to));
const lengthOf = ({ from, to }: Days): number => numberOfDay(to) - numberOfDay(from) + 1;
