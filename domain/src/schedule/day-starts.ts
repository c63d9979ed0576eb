import { untilIn, weekdays } from './even-starts.ts';
import { countOf, type Wall, wallAt } from './wall-clock.ts';

const oneDay = 86_400_000;
/** More than two hundred years: what starts later than this starts for nobody. */
const mostDays = 80_000;

/** A rule that says of each day by itself whether something starts on it. Days are counted from the first start. */
interface DayRule {
  first: number;
  isOn: (day: number) => boolean;
  lastDay: number;
}

/** Rules by days or weeks that are not even, such as every working day; undefined for what goes by months or years. */
function dayRule(start: Wall, rule: string): DayRule | undefined {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const freq = parts.get('FREQ');
  if ((freq !== 'DAILY' && freq !== 'WEEKLY') || parts.has('BYSETPOS')) return undefined;
  const first = countOf(start);
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const months = numbersOf(parts.get('BYMONTH'));
  const monthDays = numbersOf(parts.get('BYMONTHDAY'));
  const startsOn = new Date(first).getUTCDay();
  const named = parts.get('BYDAY')?.split(',');
  const onWeekdays =
    named?.map((one) => weekdays.indexOf(one)) ?? (freq === 'WEEKLY' ? [startsOn] : undefined);
  const intoWeek = (startsOn - weekdays.indexOf(parts.get('WKST') ?? 'MO') + 7) % 7;
  const isOn = (day: number): boolean => {
    const turn = freq === 'DAILY' ? day : Math.floor((day + intoWeek) / 7);
    if (turn % interval !== 0 || (onWeekdays && !onWeekdays.includes((startsOn + day) % 7))) return false;
    if (!months && !monthDays) return true;
    const at = new Date(first + day * oneDay);
    if (months && !months.includes(at.getUTCMonth() + 1)) return false;
    if (!monthDays) return true;
    const date = at.getUTCDate();
    const length = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
    return monthDays.includes(date) || monthDays.includes(date - length - 1);
  };
  const untilDay = Math.ceil((untilIn(parts.get('UNTIL')) - first) / oneDay) - 1;
  const count = parts.get('COUNT');
  const countedDay = count === undefined ? mostDays : dayOfCount(`${start} ${rule}`, isOn, Number(count));
  return { first, isOn, lastDay: Math.min(untilDay, countedDay, mostDays) };
}

const numbersOf = (list: string | undefined): number[] | undefined => list?.split(',').map(Number);

const known = new Map<string, number>();
const mostKnown = 500;

/** The day of the last of so many starts. Counting goes from the first one on, so that it is remembered. */
function dayOfCount(name: string, isOn: (day: number) => boolean, count: number): number {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  let [last, left] = [-1, count];
  for (let day = 0; left > 0 && day <= mostDays; day += 1) {
    if (!isOn(day)) continue;
    last = day;
    left -= 1;
  }
  if (known.size >= mostKnown) known.clear();
  known.set(name, last);
  return last;
}

/** The starts from one wall to before another; undefined where the rule goes by months or years. */
export function dayStarts(
  start: Wall,
  rule: string,
  from: Wall,
  before: Wall,
  most: number,
): Wall[] | undefined {
  const days = dayRule(start, rule);
  if (!days) return undefined;
  const { first, isOn, lastDay } = days;
  const end = countOf(before);
  const starts: Wall[] = [];
  for (let day = Math.max(0, Math.ceil((countOf(from) - first) / oneDay)); day <= lastDay; day += 1) {
    const count = first + day * oneDay;
    if (count >= end || starts.length === most) break;
    if (isOn(day)) starts.push(wallAt(count));
  }
  return starts;
}

/** The last start, or the first where there is none; undefined where the rule goes by months or years. */
export function lastDayStart(start: Wall, rule: string): Wall | undefined {
  const days = dayRule(start, rule);
  if (!days) return undefined;
  for (let day = days.lastDay; day > 0; day -= 1)
    if (days.isOn(day)) return wallAt(days.first + day * oneDay);
  return start;
}
