/** A day that is not as the week says. */
export interface NamedDay {
  day: string;
  isWorked: boolean;
  name: string;
}

export interface ReadDays {
  days: NamedDay[];
  /** Numbers of lines that cannot be read, from 1. */
  wrong: number[];
}

const line = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?\s*(.*)$/;
const ending = /(?:^|\s)(休|班|holiday|work)$/i;

/** Reads lines such as `2026-10-01 国庆节 休` and `2026-10-10 班`; of the same day the last line counts. */
export function readDays(text: string): ReadDays {
  const days = new Map<string, NamedDay>();
  const wrong: number[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    if (written.trim() === '') continue;
    const [, year = '', month = '', date = '', rest = ''] = line.exec(written.trim()) ?? [];
    const kind = ending.exec(rest.trim())?.[1]?.toLowerCase();
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (!kind || !isDay(day)) {
      wrong.push(index + 1);
      continue;
    }
    const name = rest.trim().replace(ending, '').trim().slice(0, 50);
    days.set(day, { day, isWorked: kind === '班' || kind === 'work', name });
  }
  return { days: [...days.values()], wrong };
}

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** The days of a year on the same dates of another; the 29th of February only where there is one. */
export const copiedDays = (days: readonly NamedDay[], year: number): NamedDay[] =>
  days
    .map((one) => ({ ...one, day: `${String(year).padStart(4, '0')}${one.day.slice(4)}` }))
    .filter(({ day }) => isDay(day));
