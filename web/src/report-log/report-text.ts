import type { ReportFigureName, ReportKind, ReportRow } from '@fairway/contract/report-log.ts';
import type { LanguageTag, Say, WordKey } from '../language/words.ts';
import { addDays, type Day, dayInLanguage } from '../ui/dates/month-days.ts';

export const kindWords = {
  daily: 'reportDaily',
  weekly: 'reportWeekly',
  monthly: 'reportMonthly',
} as const satisfies Record<ReportKind, WordKey>;

export const figureWords = {
  approvals: 'reportFigureApprovals',
  shipments: 'reportFigureShipments',
  quotes: 'reportFigureQuotes',
  visits: 'reportFigureVisits',
} as const satisfies Record<ReportFigureName, WordKey>;

/** What was done and what is planned, in words of its time. */
export const doneWords = {
  daily: 'reportToday',
  weekly: 'reportThisWeek',
  monthly: 'reportThisMonth',
} as const satisfies Record<ReportKind, WordKey>;
export const plannedWords = {
  daily: 'reportTomorrow',
  weekly: 'reportNextWeek',
  monthly: 'reportNextMonth',
} as const satisfies Record<ReportKind, WordKey>;

type Period = Pick<ReportRow, 'kind' | 'from'>;

/** The day, the week by its number and days, or the month. */
export function periodText(words: Say, language: LanguageTag, { kind, from }: Period): string {
  if (kind === 'daily') return from;
  if (kind === 'monthly') return dayInLanguage(from, language, { year: 'numeric', month: 'long' });
  const [monday, sunday] = [from.slice(5), addDays(from, 6).slice(5)];
  return words('reportWeekOf', { ...weekOf(from), from: monday, to: sunday });
}

/** A week belongs to the year of its Thursday. */
function weekOf(monday: Day): { year: number; week: number } {
  const thursday = addDays(monday, 3);
  const year = Number(thursday.slice(0, 4));
  const days = (Date.parse(thursday) - Date.UTC(year, 0, 1)) / 86_400_000;
  return { year, week: Math.floor(days / 7) + 1 };
}
