import {
  boardBases,
  boardComparisons,
  boardStates,
  type PersonalRole,
  personalRoles,
} from '@fairway/contract/board-fields.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import type { getPersonalBoard } from '@fairway/contract/personal-board.ts';
import { numberOfDay, weekdayOf } from '@fairway/domain/calendar/working-days.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { rangeOf, rangeText } from '../../ui/table/filter.ts';
import { areDays, daysOfPeriod } from '../board-question.ts';
import { boardShipmentsScreen } from '../paths.ts';

export type PersonalQuestion = NonNullable<Input<typeof getPersonalBoard>['body']>;

export const personalPeriods = ['today', 'week', 'month', 'quarter'] as const;
export type PersonalPeriod = (typeof personalPeriods)[number];
const usualPeriod: PersonalPeriod = 'month';

type Values = Readonly<Record<string, string>>;

export function daysOfPersonal(period: PersonalPeriod, today: string): { from: string; to: string } {
  if (period === 'today') return { from: today, to: today };
  if (period !== 'week') return daysOfPeriod(period, today);
  const monday = addDays(today, 1 - weekdayOf(numberOfDay(today)));
  return { from: monday, to: addDays(monday, 6) };
}

export const personalPeriodOf = ({ period = '' }: Values): PersonalPeriod | 'own' =>
  personalPeriods.find((one) => one === period) ?? (period.includes('..') ? 'own' : usualPeriod);

export function personalDaysOf(values: Values, today: string): { from: string; to: string } {
  const period = personalPeriodOf(values);
  if (period !== 'own') return daysOfPersonal(period, today);
  const { from, to } = rangeOf(values.period ?? '');
  return areDays({ from, to }) ? { from, to } : daysOfPersonal(usualPeriod, today);
}

/** What the board is asked, as it stands in the address. */
export function personalQuestionOf(
  values: Values,
  role: string | null,
  today: string,
): Required<Omit<PersonalQuestion, 'role'>> & { role?: PersonalRole } {
  const asked = personalRoles.find((one) => one === role);
  return {
    ...personalDaysOf(values, today),
    basis: boardBases.find((one) => one === values.basis) ?? 'sailing',
    state: boardStates.find((one) => one === values.state) ?? 'estimated',
    compare: boardComparisons.find((one) => one === values.compare) ?? 'previous',
    ...(asked && { role: asked }),
  };
}

/** The list of my shipments of some days behind a number, asked the same way. */
export function myShipmentsHref(
  { basis = 'sailing', state = 'estimated' }: Pick<PersonalQuestion, 'basis' | 'state'>,
  {
    role,
    days,
    customerId,
  }: { role: PersonalRole | null; days: { from: string; to: string }; customerId?: string },
): string {
  const query = new URLSearchParams({
    ...{ mine: '1', 'f.period': rangeText(days), 'f.basis': basis, 'f.state': state },
    ...(role && { role }),
    ...(customerId && { 'f.customer': customerId }),
  });
  return `${boardShipmentsScreen}?${query}`;
}
