import { countOf, type Wall, wallAt } from './wall-clock.ts';

const oneDay = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Starts that are always so many days apart, from one wall to before another: most of what stands in calendars, and
 * counted at once. Undefined where a rule says more.
 */
export function evenStarts(
  start: Wall,
  rule: string,
  from: Wall,
  before: Wall,
  most: number,
): Wall[] | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const [freq, byDay] = [parts.get('FREQ'), parts.get('BYDAY')];
  const first = countOf(start);
  const isEven =
    freq === 'WEEKLY'
      ? byDay === undefined || byDay === weekdays[new Date(first).getUTCDay()]
      : freq === 'DAILY' && byDay === undefined;
  const known = ['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY'];
  if (!isEven || [...parts.keys()].some((name) => !known.includes(name))) return undefined;
  const step = Number(parts.get('INTERVAL') ?? 1) * (freq === 'WEEKLY' ? 7 : 1) * oneDay;
  const end = Math.min(countOf(before), untilIn(parts.get('UNTIL')));
  const last = parts.has('COUNT') ? Number(parts.get('COUNT')) : Number.POSITIVE_INFINITY;
  const starts: Wall[] = [];
  for (let at = Math.max(0, Math.ceil((countOf(from) - first) / step)); at < last; at += 1) {
    const count = first + at * step;
    if (count >= end || starts.length === most) break;
    starts.push(wallAt(count));
  }
  return starts;
}

/** The first moment after the end of a rule, of which the end itself is a part. */
function untilIn(until: string | undefined): number {
  const [, y, m, d, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(until ?? '') ?? [];
  if (y === undefined) return Number.POSITIVE_INFINITY;
  const time = hour === undefined ? '23:59:59' : `${hour}:${minute}:${second}`;
  return Date.parse(`${y}-${m}-${d}T${time}Z`) + 1;
}
