import type { CreditTerm } from '@fairway/contract/customers.ts';
import { daysBetween, daysInMonth } from '../time/calendar-day.ts';
import type { StatementPeriod } from './statement-figures.ts';

/** The days of a month, YYYY-MM. */
export function monthPeriod(month: string): StatementPeriod {
  const last = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` };
}

export const periodFits = ({ from, to }: StatementPeriod, mostDays: number): boolean =>
  from <= to && daysBetween(from, to) < mostDays;

/** Whether a customer pays by the month for some of their business on some day of the period. */
export const paysMonthly = (
  terms: readonly Pick<CreditTerm, 'settle' | 'status' | 'validFrom' | 'validTo'>[],
  { from, to }: StatementPeriod,
): boolean =>
  terms.some(
    ({ settle, status, validFrom, validTo }) =>
      settle === 'monthly' && status === 'active' && validFrom <= to && (validTo === null || from <= validTo),
  );
