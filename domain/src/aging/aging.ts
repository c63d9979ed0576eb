import type { AgingCell } from '@fairway/contract/aging.ts';
import type { AgingBucket } from '@fairway/contract/money-fields.ts';
import { addDays, daysBetween } from '../time/calendar-day.ts';

/** The last day past the due day that still belongs to a bucket; the last one has no end. */
export const bucketEnds = { notDue: -1, to30: 30, to60: 60, to90: 90 } as const;

/** How many days an invoice is past its last day to pay; below zero while it is not due. */
export const daysPastDue = (dueOn: string, asOf: string): number => daysBetween(dueOn, asOf);

/** Due today is in the first bucket after `notDue`, and not overdue yet. */
export function bucketOf(daysPast: number): AgingBucket {
  if (daysPast <= bucketEnds.notDue) return 'notDue';
  if (daysPast <= bucketEnds.to30) return 'to30';
  if (daysPast <= bucketEnds.to60) return 'to60';
  return daysPast <= bucketEnds.to90 ? 'to90' : 'over90';
}

export const isPastDue = (daysPast: number): boolean => daysPast >= 1;

/** The days an invoice of a bucket is due on, as of a day; an end that is left out has none. */
export function dueDaysOf(cell: AgingCell, asOf: string): { from?: string; to?: string } {
  const back = (days: number) => addDays(asOf, -days);
  const { notDue, to30, to60, to90 } = bucketEnds;
  const days: Record<AgingCell, { from?: string; to?: string }> = {
    all: {},
    overdue: { to: back(1) },
    notDue: { from: back(notDue) },
    to30: { from: back(to30), to: back(notDue + 1) },
    to60: { from: back(to60), to: back(to30 + 1) },
    to90: { from: back(to90), to: back(to60 + 1) },
    over90: { to: back(to90 + 1) },
  };
  return days[cell];
}
