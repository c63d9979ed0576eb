/** Which days are worked; days are written `yyyy-MM-dd`. */
export interface WorkCalendar {
  /** Monday is 1, Sunday 7; left out: Monday to Friday. */
  weekdays?: readonly number[];
  /** Worked although the week says otherwise. */
  workdays: readonly string[];
  /** Free although the week says otherwise. */
  holidays: readonly string[];
}

export const usualWeek: readonly number[] = [1, 2, 3, 4, 5];

const dayLength = 86_400_000;

/** Days since 1970-01-01 of a day that is written. */
export const numberOfDay = (day: string): number => Date.parse(day) / dayLength;
/** The same the other way round. */
export const dayOfNumber = (number: number): string =>
  new Date(number * dayLength).toISOString().slice(0, 10);

/** Monday is 1, Sunday 7; 1970 began with a Thursday. */
export const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;

interface Sets {
  week: ReadonlySet<number>;
  worked: ReadonlySet<number>;
  free: ReadonlySet<number>;
}

const known = new WeakMap<WorkCalendar, Sets>();
const usual: Sets = { week: new Set(usualWeek), worked: new Set(), free: new Set() };

function setsOf(calendar: WorkCalendar | undefined): Sets {
  if (!calendar) return usual;
  const found = known.get(calendar);
  if (found) return found;
  const sets = {
    week: new Set(calendar.weekdays ?? usualWeek),
    worked: new Set(calendar.workdays.map(numberOfDay)),
    free: new Set(calendar.holidays.map(numberOfDay)),
  };
  known.set(calendar, sets);
  return sets;
}

/** Whether a day is worked, counted in days since 1970-01-01. */
export function isWorkingDay(calendar: WorkCalendar | undefined, day: number): boolean {
  const { week, worked, free } = setsOf(calendar);
  return worked.has(day) || (week.has(weekdayOf(day)) && !free.has(day));
}

/** A company that never works would make us look for ever. */
const furthest = 3 * 366;

/** The day so many working days after another, or before it; undefined where none is found within years. */
export function addWorkingDays(
  calendar: WorkCalendar | undefined,
  from: number,
  count: number,
): number | undefined {
  const step = count < 0 ? -1 : 1;
  let [day, left, unworked] = [from, Math.abs(count), 0];
  while (left > 0) {
    day += step;
    unworked += 1;
    if (isWorkingDay(calendar, day)) [left, unworked] = [left - 1, 0];
    else if (unworked > furthest) return undefined;
  }
  return day;
}

/** How many days from one to another are worked, both counted; none where the other is earlier. */
export function countWorkingDays(calendar: WorkCalendar | undefined, first: number, last: number): number {
  let count = 0;
  for (let day = first; day <= last; day += 1) if (isWorkingDay(calendar, day)) count += 1;
  return count;
}
