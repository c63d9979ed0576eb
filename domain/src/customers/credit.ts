import type { CreditTerm } from '@fairway/contract/customers.ts';
import { addMoney, compareMoney, type Money, money, roundMoney, subtractMoney } from '../money/money.ts';

export interface CreditStanding {
  limit: Money;
  used: Money;
  available: Money;
  isExceeded: boolean;
}

/**
 * How much of a limit is used and left, and whether what is asked for goes beyond it. Used are what invoices still ask
 * for, approved charges that are on none, and accepted orders; all in the currency of the limit.
 */
export function creditStanding(limit: Money, uses: readonly Money[], asked: Money | null): CreditStanding {
  const used = roundMoney(uses.reduce(addMoney, money(limit.currency, '0')));
  const wanted = asked ? addMoney(used, asked) : used;
  return {
    ...{ limit, used, available: roundMoney(subtractMoney(limit, used)) },
    isExceeded: compareMoney(wanted, limit) > 0,
  };
}

type Agreed = Pick<CreditTerm, 'status' | 'bizTypes' | 'validFrom' | 'validTo'>;

/**
 * What was agreed for business of a kind on a day, or for all of it: a suspended one holds too, with nothing left.
 * Without a kind the one for all business comes before those for some.
 */
export function termInForce<T extends Agreed>(
  terms: readonly T[],
  day: string,
  kind?: string,
): T | undefined {
  const holds = terms.filter(
    ({ status, validFrom, validTo }) =>
      status !== 'draft' && validFrom <= day && (validTo === null || day <= validTo),
  );
  if (kind === undefined) return holds.find(({ bizTypes }) => bizTypes.length === 0) ?? holds[0];
  return holds.find(({ bizTypes }) => bizTypes.length === 0 || bizTypes.some((type) => type === kind));
}

/** How much may be owed under a term; nothing while it is suspended. */
export const limitOf = ({ limit, limitCurrency, status }: CreditTerm): Money =>
  money(limitCurrency, status === 'suspended' ? '0' : limit);
