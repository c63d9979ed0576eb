/** Moments between two, both included. */
export interface Moments {
  from: number;
  to: number;
}

const amount = /^[¥$€£]?(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(\.\d{1,10})?$/;

/** The number that a word typed into a search is: `1200`, `1,200.50`, `¥1200`. */
export function typedNumber(word: string): number | undefined {
  const [, sign, whole, rest = ''] = amount.exec(word) ?? [];
  return whole === undefined ? undefined : Number(`${sign}${whole.replaceAll(',', '')}${rest}`);
}

const day = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?$/;
const dayLength = 24 * 60 * 60_000;
/** The company's days begin at midnight in Shanghai, which knows no summer time. */
const ahead = 8 * 60 * 60_000;

/** The day or the month that a word typed into a search is: `2026-11-16`, `2026/11`, `2026年11月16日`. */
export function typedDays(word: string): Moments | undefined {
  const [, year, month, date] = day.exec(word) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const first = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date ?? 1)));
  // A day that no month has would be one of the next month.
  if (first.getUTCMonth() !== Number(month) - 1) return undefined;
  const next = date === undefined ? Date.UTC(Number(year), Number(month)) : first.getTime() + dayLength;
  return { from: first.getTime() - ahead, to: next - ahead - 1 };
}
