import { countOf, type Wall, wallAt } from './wall-clock.ts';

const oneDay = 86_400_000;
export const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Starts that are always so many days apart, in milliseconds as walls count them. */
interface EvenRule {
  first: number;
  step: number;
  /** How many there are at most, and before when. */
  most: number;
  before: number;
}

/** Most of what stands in calendars, and counted at once. Undefined where a rule says more. */
function evenRule(start: Wall, rule: string): EvenRule | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const [freq, byDay] = [parts.get('FREQ'), parts.get('BYDAY')];
  const first = countOf(start);
  const isEven =
    freq === 'WEEKLY'
      ? byDay === undefined || byDay === weekdays[new Date(first).getUTCDay()]
      : freq === 'DAILY' && byDay === undefined;
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'];
  if (!isEven || [...parts.keys()].some((name) => !known.includes(name))) return undefined;
  return {
    first,
    step: Number(parts.get('INTERVAL') ?? 1) * (freq === 'WEEKLY' ? 7 : 1) * oneDay,
    most: Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY),
    before: untilIn(parts.get('UNTIL')),
  };
}

/** The starts from one wall to before another; undefined where a rule is not even. */
export function evenStarts(
  start: Wall,
  rule: string,
  from: Wall,
  before: Wall,
  most: number,
): Wall[] | undefined {
  const even = evenRule(start, rule);
  if (!even) return undefined;
  const { first, step } = even;
  const end = Math.min(countOf(before), even.before);
  const starts: Wall[] = [];
  for (let at = Math.max(0, Math.ceil((countOf(from) - first) / step)); at < even.most; at += 1) {
    const count = first + at * step;
    if (count >= end || starts.length === most) break;
    starts.push(wallAt(count));
  }
  return starts;
}

/** The last start of an even rule that ends, or its first where it ends before that; undefined where it is not even. */
export function lastEvenStart(start: Wall, rule: string): Wall | undefined {
  const even = evenRule(start, rule);
  if (!even) return undefined;
  const { first, step, most, before } = even;
  const last = Math.min(most - 1, Math.ceil((before - first) / step) - 1);
  return wallAt(first + Math.max(last, 0) * step);
}

/** The first moment after the end of a rule, of which the end itself is a part. */
export function untilIn(until: string | undefined): number {
  const [, y, m, d, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(until ?? '') ?? [];
  if (y === undefined) return Number.POSITIVE_INFINITY;
  const time = hour === undefined ? '23:59:59' : `${hour}:${minute}:${second}`;
  return Date.parse(`${y}-${m}-${d}T${time}Z`) + 1;
}
