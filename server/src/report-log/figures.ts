import { type ReportFigure, type ReportFigureName, reportFigureNames } from '@fairway/contract/report-log.ts';
import type { ReportPeriod } from '@fairway/domain/report-log/report-period.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import type { Db } from '../database/open.ts';

/** From one moment on, until before another. */
export interface Span {
  from: Date;
  until: Date;
}

/** What features count of somebody's work, for the reports they write; see `reportFigures` of `Feature`. */
export type ReportFigures = Partial<
  Record<ReportFigureName, (db: Db, userId: string, span: Span) => Promise<number>>
>;

/** What somebody did in a time, as the system knows it; what is nothing for them is left out. */
export async function figuresOf(
  db: Db,
  counted: ReportFigures,
  userId: string,
  { from, to }: ReportPeriod,
): Promise<ReportFigure[]> {
  const span = { from: midnight(from), until: midnight(addDays(to, 1)) };
  const figures = [];
  for (const name of reportFigureNames) {
    const count = await counted[name]?.(db, userId, span);
    if (count) figures.push({ name, count });
  }
  return figures;
}

/** The company's days begin at midnight in Shanghai, which knows no summer time. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
