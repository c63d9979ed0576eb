import { countWorkingDays, weekdayOf } from '../../calendar/working-days.ts';
import { formatDate } from '../../time/format-date.ts';
import { dayNumber, instantOf, startOfDay, type WallTime, wallTimeOf } from '../../time/zoned.ts';
import type { CellFunction, ExpressionFunction } from './functions.ts';
import type { FormContext, Scope } from './scope.ts';
import { isEmpty, Num, numberOf, type Single, textOf } from './value.ts';

const momentOf = (value: Single): number | undefined =>
  isEmpty(value) ? undefined : numberOf(value)?.toNumber();
const asValue = (at: number | undefined): Num | null =>
  at === undefined || !Number.isFinite(at) ? null : new Num(at);

/** A part of what the calendar shows on a day. */
const partOf = (part: (wall: WallTime) => number): CellFunction => ({
  least: 1,
  most: 1,
  work: ([value = null], { context }) => {
    const at = momentOf(value);
    const wall = at === undefined ? undefined : wallTimeOf(at, context.zone);
    return wall ? new Num(part(wall)) : null;
  },
});

const ofNothing = (work: (scope: Scope) => Single): CellFunction => ({
  least: 0,
  most: 0,
  work: (_given, scope) => work(scope),
});

/** How a unit is written: `d` or `day`. */
const units: Record<string, keyof WallTime | 'week'> = {
  y: 'year',
  year: 'year',
  M: 'month',
  month: 'month',
  w: 'week',
  week: 'week',
  d: 'day',
  day: 'day',
  h: 'hour',
  hour: 'hour',
  m: 'minute',
  minute: 'minute',
  s: 'second',
  second: 'second',
};
const unitOf = (value: Single | undefined) => {
  const word = value === undefined ? 'd' : textOf(value);
  return Object.hasOwn(units, word) ? units[word] : undefined;
};
const lengths: Partial<Record<keyof WallTime | 'week', number>> = {
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
};

const mostDays = 36_600;

export const dateFunctions: Record<string, ExpressionFunction> = {
  NOW: ofNothing(({ context }) => new Num(context.now)),
  TODAY: ofNothing(({ context }) => asValue(startOfDay(context.now, context.zone))),
  /** DATE(year, month, day), or DATE("2026-11-15"). */
  DATE: { least: 1, most: 3, work: (given, { context }) => asValue(dateOf(given, context.zone)) },
  YEAR: partOf(({ year }) => year),
  MONTH: partOf(({ month }) => month),
  DAY: partOf(({ day }) => day),
  HOUR: partOf(({ hour }) => hour),
  MINUTE: partOf(({ minute }) => minute),
  /** Monday is 1, Sunday 7. */
  WEEKDAY: partOf((wall) => weekdayOf(dayNumber(wall))),
  /** DATEADD(date, count, unit). The 31st of a month that has none becomes its last day. */
  DATEADD: {
    least: 2,
    most: 3,
    work: ([value = null, count = null, unit], { context }) =>
      asValue(added(momentOf(value), numberOf(count)?.trunc().toNumber(), unitOf(unit), context.zone)),
  },
  /** DATEDIFF(from, to, unit): whole units between, days by the calendar. */
  DATEDIFF: {
    least: 2,
    most: 3,
    work: ([from = null, to = null, unit], { context }) =>
      asValue(difference(momentOf(from), momentOf(to), unitOf(unit), context.zone)),
  },
  /** Working days from one to another, both counted. */
  WORKDAYS: {
    least: 2,
    most: 2,
    work: ([from = null, to = null], { context }) => asValue(workdays(momentOf(from), momentOf(to), context)),
  },
  FORMATDATE: {
    least: 1,
    most: 2,
    work: ([value = null, format], { context }) =>
      formatDate(
        momentOf(value),
        format === undefined ? undefined : textOf(format).slice(0, 100),
        context.zone,
      ),
  },
  USER: ofNothing(({ context }) => context.user.id),
  USERNAME: ofNothing(({ context }) => context.user.name),
  DEPT: ofNothing(({ context }) => context.user.departmentId),
  DEPTNAME: ofNothing(({ context }) => context.user.departmentName),
  ORG: ofNothing(({ context }) => context.user.organisationId),
  POSITION: ofNothing(({ context }) => context.user.positionId),
  ROLES: ofNothing(({ context }) => context.user.roleIds),
};

const writtenDate = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

function dateOf(given: readonly Single[], zone: string): number | undefined {
  const midnight = { hour: 0, minute: 0, second: 0 };
  if (given.length === 1) {
    const [, ...parts] = writtenDate.exec(textOf(given[0] ?? null).trim()) ?? [];
    const [year, month, day, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
    if (!year || !month || !day) return undefined;
    return instantOf({ year, month, day, hour, minute, second }, zone);
  }
  const [year, month, day] = given.map((value) => numberOf(value)?.trunc().toNumber());
  if (year === undefined || month === undefined || year < 100 || year > 9999) return undefined;
  return instantOf({ ...midnight, year, month, day: day ?? 1 }, zone);
}

function added(
  at: number | undefined,
  count: number | undefined,
  unit: keyof WallTime | 'week' | undefined,
  zone: string,
): number | undefined {
  if (at === undefined || count === undefined || !unit || Math.abs(count) > 1e9) return undefined;
  const length = lengths[unit];
  if (length) return at + count * length;
  const wall = wallTimeOf(at, zone);
  if (!wall) return undefined;
  if (unit === 'day') return instantOf({ ...wall, day: wall.day + count }, zone);
  if (unit === 'week') return instantOf({ ...wall, day: wall.day + 7 * count }, zone);
  const months = wall.year * 12 + wall.month - 1 + (unit === 'year' ? 12 * count : count);
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  if (year < 100 || year > 9999) return undefined;
  return instantOf({ ...wall, year, month, day: Math.min(wall.day, daysIn(year, month)) }, zone);
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function difference(
  from: number | undefined,
  to: number | undefined,
  unit: keyof WallTime | 'week' | undefined,
  zone: string,
): number | undefined {
  if (from === undefined || to === undefined || !unit) return undefined;
  const length = lengths[unit];
  if (length) return Math.trunc((to - from) / length);
  const [one, other] = [wallTimeOf(from, zone), wallTimeOf(to, zone)];
  if (!one || !other) return undefined;
  const days = dayNumber(other) - dayNumber(one);
  if (unit === 'day') return days;
  if (unit === 'week') return Math.trunc(days / 7);
  const months = (other.year - one.year) * 12 + other.month - one.month;
  const isShort = months > 0 ? other.day < one.day : months < 0 && other.day > one.day;
  const whole = months - (isShort ? Math.sign(months) : 0);
  return unit === 'month' ? whole : Math.trunc(whole / 12);
}

function workdays(
  from: number | undefined,
  to: number | undefined,
  context: FormContext,
): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const [one, other] = [wallTimeOf(from, context.zone), wallTimeOf(to, context.zone)];
  if (!one || !other) return undefined;
  const [first, last] = [dayNumber(one), dayNumber(other)];
  if (last < first) return 0;
  if (last - first > mostDays) return undefined;
  return countWorkingDays(context.calendar, first, last);
}
