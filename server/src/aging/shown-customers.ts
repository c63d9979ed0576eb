import type { AgingRow } from '@fairway/contract/aging.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { risksOf } from '@fairway/domain/aging/risks.ts';
import { termInForce } from '@fairway/domain/customers/credit.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { creditOfCustomers } from '../credit/customer-credit.ts';
import { customersWithTerms } from '../customers/customers-with-terms.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { findAskedFreezes } from './freeze/store.ts';
import type { GroupSums } from './group-sums.ts';

type ShownCustomer = NonNullable<AgingRow['customer']>;

/** What stands beside the sums of customers: what was agreed with them, what of it is used, and what speaks against more. */
export async function shownCustomers(
  ctx: Context,
  creditUses: CreditUses,
  groups: readonly GroupSums[],
  { seesCredit, side }: { seesCredit: boolean; side: ChargeSide },
): Promise<ReadonlyMap<string, ShownCustomer>> {
  const { db, now } = ctx;
  const ids = groups.map(({ key }) => key);
  const today = companyDay(now);
  const customers = (await customersWithTerms(db, ids)).map(({ creditTerms, ...customer }) => ({
    ...customer,
    // What they may owe says nothing of what we owe them.
    term: seesCredit && side === 'receivable' ? (termInForce(creditTerms, today) ?? null) : null,
  }));
  const credits = await creditOfCustomers(
    { db, now, creditUses },
    customers.flatMap(({ id, term }) => (term ? [{ customerId: id, term }] : [])),
  );
  const people = await peopleNames(
    db,
    customers.flatMap(({ salesId }) => salesId ?? []),
    { withAccounts: false },
  );
  const asked = new Map((await findAskedFreezes(db, ids)).map((one) => [one.customerId, one]));
  const longest = new Map(groups.map(({ key, longestDays }) => [key, longestDays]));
  return new Map(
    customers.map(({ id, level, status, salesId, term }): [string, ShownCustomer] => {
      const credit = credits.get(id);
      const request = asked.get(id);
      return [
        id,
        {
          ...{ level, status, salesName: people.get(salesId ?? '') ?? '' },
          term: term && {
            ...{ settle: term.settle, baseDate: term.baseDate, months: term.months },
            ...{ settleDay: term.settleDay, days: term.days, maxOverdueDays: term.maxOverdueDays },
          },
          credit: credit ? shownCredit(credit) : null,
          risks: risksOf({
            ...{ status, isExceeded: (credit?.isExceeded ?? false) && credit?.missingRate === null },
            longestDays: longest.get(id) ?? 0,
            maxOverdueDays: term?.maxOverdueDays ?? null,
          }),
          asked: request ? { wants: request.wants, flowId: request.flowId } : null,
        },
      ];
    }),
  );
}

const shownCredit = ({
  limit,
  used,
  available,
  isExceeded,
  parts,
  missingRate,
}: NonNullable<ShownCustomer['credit']>): NonNullable<ShownCustomer['credit']> => ({
  ...{ limit, used, available, isExceeded, parts, missingRate },
});
