import { formatDate } from '@fairway/domain/time/format-date.ts';

/** The day of the company's calendar, YYYY-MM-DD. */
export const companyDay = (at: Date): string => formatDate(at.getTime(), 'yyyy-MM-dd');
