const oneDay = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const dayAfter = (day: string, days = 1): string => dayOf(at(day) + days * oneDay);
export const dayBefore = (day: string): string => dayOf(at(day) - oneDay);

const lastOfMonth = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 0));
};

export interface Period {
  validFrom: string;
  validTo: string;
}

/**
 * The period after one: rates run by halves of a month (1 to 15, 16 to its end) or by whole months; any other period is
 * followed by one as long as itself.
 */
export function nextPeriod({ validFrom, validTo }: Period): Period {
  const from = dayAfter(validTo);
  const isFirstHalf = validFrom.endsWith('-01') && validTo.endsWith('-15');
  const isSecondHalf = validFrom.endsWith('-16') && validTo === lastOfMonth(validFrom);
  const isMonth = validFrom.endsWith('-01') && validTo === lastOfMonth(validFrom);
  if (isFirstHalf || isMonth) return { validFrom: from, validTo: lastOfMonth(from) };
  if (isSecondHalf) return { validFrom: from, validTo: `${from.slice(0, 8)}15` };
  return { validFrom: from, validTo: dayOf(at(from) + at(validTo) - at(validFrom)) };
}
