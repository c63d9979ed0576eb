/** What a date box holds, as the browser's own inputs write it: `2026-11-16`, `2026-11`, `2026-11-16T08:30`, `08:30`. */
export type DateKind = 'day' | 'month' | 'minute' | 'second' | 'time' | 'timeOfSecond';

/** What a person reads and types: the same with a blank between day and time. */
export const typedText = (held: string): string => held.replace('T', ' ');

/** What stands in an empty box, and says how to type it. */
export const typedPattern: Record<DateKind, string> = {
  day: 'yyyy-MM-dd',
  month: 'yyyy-MM',
  minute: 'yyyy-MM-dd HH:mm',
  second: 'yyyy-MM-dd HH:mm:ss',
  time: 'HH:mm',
  timeOfSecond: 'HH:mm:ss',
};

/**
 * What somebody meant: `2026/11/16`, `2026年11月16日`, `20261116`, `11-16` and `16` of the day on the wall today, `830` for
 * half past eight. Undefined when it is none of these or no day of the calendar; empty for nothing.
 */
export function readTyped(text: string, kind: DateKind, today: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/[年月/.]/g, '-')
    .replace(/日/g, ' ')
    .replace(/-(?=\s|$)/g, '')
    .replace(/(\d)T(?=\d)/i, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return '';
  if (kind === 'time' || kind === 'timeOfSecond') return readTime(plain, kind === 'timeOfSecond');
  if (kind === 'month') return readMonth(plain, today);
  const [dayText = '', timeText] = plain.split(' ', 2);
  const day = readDay(dayText, today);
  if (!day || kind === 'day') return day;
  const time = timeText === undefined ? midnight(kind) : readTime(timeText, kind === 'second');
  return time && `${day}T${time}`;
}

/** Whether it is whole: no more letters are to come, so it may be taken while somebody is typing. */
export const isWhole = (text: string, kind: DateKind): boolean =>
  text.trim().length === typedPattern[kind].length && /\d$/.test(text);

const midnight = (kind: DateKind) => (kind === 'second' ? '00:00:00' : '00:00');

function readDay(text: string, today: string): string | undefined {
  const [year = '', month = ''] = today.split('-');
  const run = /^\d+$/.test(text) ? text : undefined;
  if (run?.length === 8) return dayOf(run.slice(0, 4), run.slice(4, 6), run.slice(6));
  if (run?.length === 4) return dayOf(year, run.slice(0, 2), run.slice(2));
  if (run) return run.length <= 2 ? dayOf(year, month, run) : undefined;
  const parts = text.split('-');
  if (parts.length === 2) return dayOf(year, parts[0], parts[1]);
  return parts.length === 3 ? dayOf(parts[0], parts[1], parts[2]) : undefined;
}

function readMonth(text: string, today: string): string | undefined {
  const found = /^(\d{4})-?(\d{1,2})$/.exec(text) ?? /^()(\d{1,2})$/.exec(text);
  const [, year, month] = found ?? [];
  return dayOf(year || today.slice(0, 4), month, '1')?.slice(0, 7);
}

function readTime(text: string, withSeconds: boolean): string | undefined {
  const found =
    /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})?$/.exec(text.replace(/:$/, ''));
  if (!found) return undefined;
  const [hour = 0, minute = 0, second = 0] = found.slice(1).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return [hour, minute, ...(withSeconds ? [second] : [])].map((part) => two(part)).join(':');
}

/** Years before 1000 are still being typed. */
function dayOf(year = '', month = '', day = ''): string | undefined {
  if (![year, month, day].every((part) => /^\d{1,4}$/.test(part))) return undefined;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1000 || m < 1 || m > 12 || d < 1 || d > daysIn(y, m)) return undefined;
  return `${y}-${two(m)}-${two(d)}`;
}

export const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

const two = (part: number) => String(part).padStart(2, '0');
