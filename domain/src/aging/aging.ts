import type { AgingBucket } from '@fairway/contract/money-fields.ts';
import { daysBetween } from '../time/calendar-day.ts';

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
