import type { DayFigures } from '@fairway/contract/workflow-statistics.ts';

/** More bars than this are too thin to point at. */
const mostBars = 62;
const inWeek = 7;

export interface DayGroup extends DayFigures {
  /** The last day of it. */
  to: string;
}

/** Days as they are drawn: each by itself, or seven together when there are many; the last may have fewer. */
export function groupDays(days: readonly DayFigures[]): DayGroup[] {
  const size = days.length > mostBars ? inWeek : 1;
  const bundles: DayGroup[] = [];
  for (const [place, { day, started, finished, decided }] of days.entries()) {
    const last = place % size === 0 ? undefined : bundles.at(-1);
    if (!last) bundles.push({ day, to: day, started, finished, decided });
    else {
      last.to = day;
      last.started += started;
      last.finished += finished;
      last.decided += decided;
    }
  }
  return bundles;
}
