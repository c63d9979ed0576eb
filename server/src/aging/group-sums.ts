import type { AgingSum } from '@fairway/contract/aging.ts';
import { agingBuckets } from '@fairway/contract/money-fields.ts';
import { daysPastDue } from '@fairway/domain/aging/aging.ts';
import { exact } from '@fairway/domain/money/money.ts';
import { inCurrency } from '../invoices/invoice-lines.ts';
import type { OwedGroup, UnappliedGroup } from './store.ts';

/** What a group comes to, each currency by itself. */
export interface GroupSums {
  key: string;
  sums: AgingSum[];
  count: number;
  longestDays: number;
}

const figures = [...agingBuckets, 'balance', 'overdue', 'unapplied'] as const;

const noSum = (currency: string): AgingSum => ({
  ...{ currency, notDue: '0', to30: '0', to60: '0', to90: '0', over90: '0' },
  ...{ balance: '0', overdue: '0', unapplied: '0' },
});

const isNothing = (amount: string): boolean => amount === '0' || amount === '0.000';

/** What is owed and the money beside it, put together by group. */
export function groupSums(
  owed: readonly OwedGroup[],
  unapplied: readonly UnappliedGroup[],
  asOf: string,
): GroupSums[] {
  const groups = new Map<string, GroupSums>();
  const groupOf = (key: string): GroupSums => {
    const known = groups.get(key);
    if (known) return known;
    const group = { key, sums: [], count: 0, longestDays: 0 };
    groups.set(key, group);
    return group;
  };
  for (const { key, count, oldest, ...sum } of owed) {
    const group = groupOf(key);
    group.sums.push({ ...sum, unapplied: '0' });
    group.count += count;
    group.longestDays = Math.max(group.longestDays, daysPastDue(oldest, asOf));
  }
  for (const { key, currency, unapplied: amount } of unapplied) {
    const { sums } = groupOf(key);
    const known = sums.find((sum) => sum.currency === currency);
    if (known) known.unapplied = amount;
    else sums.push({ ...noSum(currency), unapplied: amount });
  }
  return [...groups.values()];
}

/** All groups together. */
export function totalOf(groups: readonly GroupSums[]): Omit<GroupSums, 'key'> {
  const sums = new Map<string, AgingSum>();
  for (const [currency, ofCurrency] of Map.groupBy(
    groups.flatMap((group) => group.sums),
    (sum) => sum.currency,
  )) {
    const total = (figure: (typeof figures)[number]) =>
      // Most groups have nothing in most places, and there may be thousands of them.
      ofCurrency.reduce(
        (all, sum) => (isNothing(sum[figure]) ? all : all.plus(exact(sum[figure]))),
        exact('0'),
      );
    const added = figures.map((figure) => [figure, total(figure).toFixed()]);
    sums.set(currency, { ...noSum(currency), ...Object.fromEntries(added) });
  }
  return {
    sums: [...sums.values()],
    count: groups.reduce((all, { count }) => all + count, 0),
    longestDays: groups.reduce((most, { longestDays }) => Math.max(most, longestDays), 0),
  };
}

/** As they are shown: with the decimals of their currency, in the order of their codes. */
export const shownSums = (sums: readonly AgingSum[]): AgingSum[] =>
  sums
    .map((sum) => ({
      ...sum,
      ...Object.fromEntries(figures.map((figure) => [figure, inCurrency(sum.currency, sum[figure])])),
    }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
