export const defaultDateFormat = 'yyyy-MM-dd HH:mm';
export const defaultZone = 'Asia/Shanghai';

/** 8.64e15 ms is the last instant a Date can hold; Intl throws beyond it. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 8.64e15;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** An instant as the clock on the wall of a zone shows it; nothing for no instant. Tokens: yyyy MM dd HH mm ss. */
export function formatDate(
  at: number | Date | null | undefined,
  format = defaultDateFormat,
  zone = defaultZone,
): string {
  const instant = at instanceof Date ? at.getTime() : at;
  if (!isInstant(instant)) return '';
  const shown: Record<string, string> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) shown[type] = value;
  const tokens: Record<string, string | undefined> = {
    yyyy: shown.year?.padStart(4, '0'),
    MM: shown.month,
    dd: shown.day,
    HH: shown.hour,
    mm: shown.minute,
    ss: shown.second,
  };
  return format.replace(/yyyy|MM|dd|HH|mm|ss/g, (token) => tokens[token] ?? '');
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}
