import { monthPeriod } from '@fairway/domain/statements/statement-period.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';

/** The month before a moment, YYYY-MM: the last one that is over. */
export const lastMonth = (now: number): string => addDays(`${formatDate(now, 'yyyy-MM')}-01`, -1).slice(0, 7);

const monthForm = /^[12]\d{3}-(0[1-9]|1[0-2])$/;

/** The days of a typed month; none while it is no month. */
export const periodOfMonth = (month: string): { from: string; to: string } | undefined =>
  monthForm.test(month) ? monthPeriod(month) : undefined;
