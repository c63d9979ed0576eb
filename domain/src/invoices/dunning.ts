/** How firmly a customer is reminded, by the days an invoice is overdue. */
export const dunningLevels = [
  { level: 1, fromDays: 1 },
  { level: 2, fromDays: 15 },
  { level: 3, fromDays: 45 },
] as const;
export type DunningLevel = (typeof dunningLevels)[number]['level'];

/** The level that fits so many days; null while there is nothing to remind of. */
export function dunningLevel(daysPast: number): DunningLevel | null {
  const fitting = dunningLevels.filter(({ fromDays }) => daysPast >= fromDays);
  return fitting.at(-1)?.level ?? null;
}

/** What is reminded of: disputed lines wait for their answer. */
export interface DunnedInvoice {
  daysPast: number;
  /** The level of the last reminder; null of none. */
  reminded: DunningLevel | null;
  /** Whether anything beside disputed lines is left. */
  hasUndisputed: boolean;
}

/** Whether a reminder goes out by itself: one for each level. */
export function remindsNow({ daysPast, reminded, hasUndisputed }: DunnedInvoice): DunningLevel | null {
  const level = dunningLevel(daysPast);
  if (level === null || !hasUndisputed) return null;
  return reminded === null || level > reminded ? level : null;
}
