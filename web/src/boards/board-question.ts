import {
  type BoardDimension,
  boardBases,
  boardComparisons,
  boardCurrencies,
  boardStates,
  noneKey,
} from '@fairway/contract/board-fields.ts';
import type { BoardFilters, getEnterpriseBoard } from '@fairway/contract/boards.ts';
import { customerKinds, customerLevels } from '@fairway/contract/customers.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { transportModes } from '@fairway/contract/freight-rates.ts';
import { businesses } from '@fairway/contract/shipment-fields.ts';
import { lastDayOf, monthsUpTo } from '@fairway/domain/metrics/compared-period.ts';
import { daysInMonth, monthOf } from '@fairway/domain/time/calendar-day.ts';
import { choicesOf, choicesText, rangeOf } from '../ui/table/filter.ts';

/** What a board is asked by; the same in the list behind a number. */
export type Question = Required<
  Pick<
    NonNullable<Input<typeof getEnterpriseBoard>['body']>,
    'from' | 'to' | 'basis' | 'state' | 'compare' | 'currency'
  >
> & { filters: BoardFilters };

export const namedPeriods = ['month', 'lastMonth', 'quarter', 'year', 'twelve'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];
const usualPeriod: NamedPeriod = 'year';

/** In the address: everything a view keeps. */
type Values = Readonly<Record<string, string>>;

const dayForm = /^[12]\d{3}-\d{2}-\d{2}$/;

/** What was typed into the address may be a day that no month has. */
function isDay(text: string): boolean {
  if (!dayForm.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Both are days, in their order. */
export const areDays = ({ from, to }: { from: string; to: string }): boolean =>
  isDay(from) && isDay(to) && from <= to;

/** The days of a period by its name, up to the end of the month it is now. */
export function daysOfPeriod(period: NamedPeriod, today: string): { from: string; to: string } {
  const month = monthOf(today);
  const [year = '', number = ''] = month.split('-');
  const before = (count: number) => monthsUpTo(today, count + 1)[0] ?? month;
  switch (period) {
    case 'month':
      return { from: `${month}-01`, to: lastDayOf(month) };
    case 'lastMonth':
      return { from: `${before(1)}-01`, to: lastDayOf(before(1)) };
    case 'quarter': {
      const first = before((Number(number) - 1) % 3);
      return { from: `${first}-01`, to: lastDayOf(month) };
    }
    case 'twelve':
      return { from: `${before(11)}-01`, to: lastDayOf(month) };
    default:
      return { from: `${year}-01-01`, to: lastDayOf(month) };
  }
}

export const periodOf = (values: Values): NamedPeriod | 'own' => {
  const written = values.period ?? '';
  if (namedPeriods.some((period) => period === written)) return written as NamedPeriod;
  return written.includes('..') ? 'own' : usualPeriod;
};

export function daysOf(values: Values, today: string): { from: string; to: string } {
  const period = periodOf(values);
  if (period !== 'own') return daysOfPeriod(period, today);
  const { from, to } = rangeOf(values.period ?? '');
  return areDays({ from, to }) ? { from, to } : daysOfPeriod(usualPeriod, today);
}

/** The names under which filters stand in the address. */
export const filterNames = {
  ...{ company: 'companyIds', department: 'departmentIds', person: 'personIds' },
  ...{ customer: 'customerIds', carrier: 'carrierIds', line: 'lineIds', pol: 'polIds', pod: 'podIds' },
} as const satisfies Partial<Record<BoardDimension, keyof BoardFilters>>;
export type FilterName = keyof typeof filterNames;

const id = /^[\w.-]{1,50}$/;

export function questionOf(values: Values, today: string): Question {
  const ids = Object.entries(filterNames).flatMap(([name, key]) => {
    const given = choicesOf(values[name] ?? '').filter((one) => id.test(one));
    return given.length > 0 ? [[key, given]] : [];
  });
  const among = <T extends string>(name: string, all: readonly T[]) => {
    const given = choicesOf(values[name] ?? '');
    return all.filter((one) => given.includes(one));
  };
  const chosen = {
    ...{ business: among('business', businesses), modes: among('mode', transportModes) },
    ...{ levels: among('level', customerLevels), kinds: among('kind', customerKinds) },
  };
  return {
    ...daysOf(values, today),
    basis: boardBases.find((basis) => basis === values.basis) ?? 'sailing',
    state: boardStates.find((state) => state === values.state) ?? 'estimated',
    compare: boardComparisons.find((compare) => compare === values.compare) ?? 'lastYear',
    currency: boardCurrencies.find((currency) => currency === values.currency) ?? 'CNY',
    filters: {
      ...Object.fromEntries(ids),
      ...Object.fromEntries(Object.entries(chosen).filter(([, list]) => list.length > 0)),
    } as BoardFilters,
  };
}

/** The address with one thing more that narrows it: where somebody drills to. */
export function narrowedBy(
  query: Readonly<Record<string, string>>,
  dimension: BoardDimension,
  key: string,
): Record<string, string> {
  if (dimension === 'month') return { ...query, 'f.period': `${key}-01..${lastDayOf(key)}` };
  return { ...query, [`f.${dimension}`]: choicesText([key]) };
}

export const isNone = (key: string): boolean => key === noneKey;
