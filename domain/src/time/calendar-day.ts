const oneDay = 86_400_000;

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** So many days after a day (YYYY-MM-DD), or before it. */
export const addDays = (day: string, days: number): string =>
  new Date(at(day) + days * oneDay).toISOString().slice(0, 10);

/** How many days lie between two days; below zero where the second comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / oneDay);

/** The months are counted from one. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** YYYY-MM of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);
