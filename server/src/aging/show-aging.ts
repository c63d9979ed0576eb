import {
  type AgingGroup,
  type AgingSum,
  type getAging as agingCall,
  noKey,
} from '@fairway/contract/aging.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { billedDays, daysOutstanding, overdueRate } from '@fairway/domain/aging/aging-figures.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { departmentNames } from '../organisation/department-names.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { convertedSum, type DayRates, ratesOn } from './convert-sums.ts';
import { type GroupSums, groupSums, shownSums, totalOf } from './group-sums.ts';
import { readGroups } from './read-open-items.ts';
import { questionOf } from './reader.ts';
import { shownCustomers } from './shown-customers.ts';

type Asked = Received<typeof agingCall>['body'];

/** What is owed as of a day: the sums of all, and a page of the groups. */
export async function getAging(
  ctx: Context,
  creditUses: CreditUses,
  { groupBy: wanted, ...asked }: Asked,
): Promise<Reply<typeof agingCall>> {
  const { db } = ctx;
  const { reader, question, asOf, isToday } = await questionOf(ctx, asked);
  // Who sells to a customer and in which department is not for them.
  const groupBy = reader.isStaff || wanted === 'currency' ? wanted : 'customer';
  const { owed, unapplied, billed } = await readGroups(db, question, groupBy, addDays(asOf, -billedDays));
  const groups = groupSums(owed, unapplied, asOf);
  const total = totalOf(groups);
  const rates = await ratesOn(
    db,
    asOf,
    total.sums.map(({ currency }) => currency),
  );
  const page = pageOfGroups(groups, rates, asked);
  const customers =
    reader.isStaff && groupBy === 'customer'
      ? await shownCustomers(ctx, creditUses, page, { seesCredit: reader.seesCredit, side: question.side })
      : null;
  const names = await namesOf(ctx, groupBy, page);
  const converted = convertedSum(total.sums, rates);
  return {
    ...pageOf(
      page.map((group) => ({
        ...{ key: group.key, name: names(group.key), ...shownGroup(group, rates) },
        customer: customers?.get(group.key) ?? null,
      })),
      asked,
      groups.length,
    ),
    ...{ asOf, isToday, isAsInvoices: reader.isAsInvoices, sides: [...reader.sides], groupBy, bookCurrency },
    total: {
      ...shownGroup(total, rates),
      overdueRate: converted && overdueRate(converted.overdue, converted.balance),
      daysOutstanding: converted && daysOutstanding(converted.balance, billed),
    },
    rates: [...rates.rates].map(([currency, { from, rate, date }]) => ({
      // A list may quote a pair the other way round.
      ...{ from, to: from === currency ? bookCurrency : currency, rate: write(exact(rate)), date },
    })),
    missingRates: [...rates.missing],
  };
}

const shownGroup = ({ sums, count, longestDays }: Omit<GroupSums, 'key'>, rates: DayRates) => ({
  ...{ sums: shownSums(sums), converted: convertedSum(sums, rates), count, longestDays },
});

/** One page of the groups, those that owe most first. Where a rate is missing the amounts themselves are compared. */
function pageOfGroups(
  groups: readonly GroupSums[],
  { rates }: DayRates,
  {
    sidx = 'balance',
    sort,
    currentPage,
    pageSize,
  }: Pick<Asked, 'sidx' | 'sort' | 'currentPage' | 'pageSize'>,
): GroupSums[] {
  // Only to order them: what is shown is worked out exactly.
  const worth = ({ currency, ...sum }: AgingSum, figure: Exclude<typeof sidx, 'longestDays'>): number => {
    const rate = rates.get(currency);
    const factor = rate ? (rate.from === currency ? Number(rate.rate) : 1 / Number(rate.rate)) : 1;
    return Number(sum[figure]) * factor;
  };
  const amountOf = (group: GroupSums): number =>
    sidx === 'longestDays' ? group.longestDays : group.sums.reduce((all, sum) => all + worth(sum, sidx), 0);
  const sign = sort === 'asc' ? 1 : -1;
  return groups
    .map((group) => ({ group, value: amountOf(group) }))
    .sort((one, other) =>
      one.value === other.value
        ? one.group.key < other.group.key
          ? -1
          : 1
        : sign * (one.value - other.value),
    )
    .slice((currentPage - 1) * pageSize, currentPage * pageSize)
    .map(({ group }) => group);
}

async function namesOf(
  ctx: Context,
  groupBy: AgingGroup,
  groups: readonly GroupSums[],
): Promise<(key: string) => string> {
  const { db, language } = ctx;
  const keys = groups.map(({ key }) => key).filter((key) => key !== noKey);
  if (groupBy === 'currency') return (key) => key;
  if (groupBy === 'customer') {
    const names = await partyNames(db, keys, language);
    return (key) => names.get(key) ?? '';
  }
  if (groupBy === 'sales') {
    const names = await peopleNames(db, keys, { withAccounts: false });
    return (key) => names.get(key) ?? '';
  }
  if (groupBy === 'department') {
    const names = await departmentNames(ctx, keys);
    return (key) => names.get(key) ?? '';
  }
  const names = await namesById(db, 'organisation', keys, language);
  return (key) => names.get(key)?.fullName ?? '';
}
