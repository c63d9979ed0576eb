import type { CreditTerm } from '@fairway/contract/customers.ts';
import { addDays, daysInMonth } from '../time/calendar-day.ts';

type Agreed = Pick<CreditTerm, 'settle' | 'months' | 'settleDay' | 'days'>;

/**
 * The last day to pay, counted from the day the term counts from. By the month: so many months later, on the agreed
 * day or on the last one of a shorter month. Paid in advance, or nothing agreed: the day itself.
 */
export function dueDay(baseDay: string, term: Agreed | null): string {
  if (term === null || term.settle === 'prepaid') return baseDay;
  if (term.settle !== 'monthly') return addDays(baseDay, term.days);
  const [year, month] = [Number(baseDay.slice(0, 4)), Number(baseDay.slice(5, 7))];
  const index = year * 12 + (month - 1) + term.months;
  const [dueYear, dueMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = daysInMonth(dueYear, dueMonth);
  const day = term.settleDay === 0 ? last : Math.min(term.settleDay, last);
  return `${dueYear}-${String(dueMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
