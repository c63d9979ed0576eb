/** Days of the company's calendar, YYYY-MM-DD, both of them included. */
export interface Period {
  from: string;
  to: string;
}

const oneDay = 86_400_000;
const written = (at: number): string => new Date(at).toISOString().slice(0, 10);

export const daysAfter = (day: string, days: number): string => written(Date.parse(day) + days * oneDay);

/** Carriers price by halves of a month: the half a day lies in, or one so many halves after it. */
export function halfMonth(day: string, after: number): Period {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const half = (year * 12 + month - 1) * 2 + (date > 15 ? 1 : 0) + after;
  const of = (months: number, on: number) => written(Date.UTC(Math.floor(months / 12), months % 12, on));
  const months = Math.floor(half / 2);
  return half % 2 === 0
    ? { from: of(months, 1), to: of(months, 15) }
    : { from: of(months, 16), to: of(months + 1, 0) };
}

/** The first day of a month so many after that of a day. */
export function monthStart(day: string, after: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return written(Date.UTC(year, month - 1 + after, 1));
}
