import { type AgingCredit, creditParts } from '@fairway/contract/aging.ts';
import type { CreditTerm } from '@fairway/contract/customers.ts';
import { creditStanding, limitOf } from '@fairway/domain/customers/credit.ts';
import { type Money, money, sumByCurrency } from '@fairway/domain/money/money.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { conversions } from '../freight/convert-prices.ts';
import type { CreditUses } from './credit-use.ts';

interface Asking {
  db: Db;
  now: Date;
  creditUses: CreditUses;
}

/** A customer with what was agreed with them. */
interface Agreed {
  customerId: string;
  term: CreditTerm;
}

interface Wanted {
  orderId: string;
  sums: readonly Money[];
}

export interface CustomerCredit extends AgingCredit {
  /** What was asked for, in the currency of the limit. */
  wanted: Money;
}

/**
 * How much customers may owe, what of it is used and by what, by the exchange rates of today. The one place where that is
 * worked out: for an order that is to be accepted, and for ageing. A rate that is missing is named, and nothing is guessed.
 */
export async function creditOfCustomers(
  { db, now, creditUses }: Asking,
  customers: readonly Agreed[],
  asked?: Wanted,
): Promise<ReadonlyMap<string, CustomerCredit>> {
  const customerIds = customers.map(({ customerId }) => customerId);
  const uses = new Map(
    await Promise.all(
      creditParts.map(
        async (part) =>
          [
            part,
            (await creditUses[part]?.(db, { customerIds, exceptOrderId: asked?.orderId })) ?? new Map(),
          ] as const,
      ),
    ),
  );
  const today = companyDay(now);
  const wanted = asked?.sums ?? [];
  const credits = new Map<string, CustomerCredit>();
  for (const [currency, agreed] of Map.groupBy(customers, ({ term }) => term.limitCurrency)) {
    const usedBy = ({ customerId }: Agreed) =>
      creditParts.map((part) => uses.get(part)?.get(customerId) ?? []);
    const convert = await conversions(db, { currency, today }, [...agreed.flatMap(usedBy).flat(), ...wanted]);
    const nothing = money(currency, '0');
    const worth = (sums: readonly Money[]) => convert({ totals: sumByCurrency(sums), teu: '0' });
    for (const one of agreed) {
      const worths = usedBy(one).map(worth);
      const more = worth(wanted);
      const missingRate = [...worths, more].flatMap((each) => each.missingRate ?? [])[0] ?? null;
      const inLimit = (each: ReturnType<typeof worth>): Money => each.converted?.total ?? nothing;
      const standing = creditStanding(limitOf(one.term), worths.map(inLimit), asked ? inLimit(more) : null);
      credits.set(one.customerId, {
        ...{ ...standing, missingRate, wanted: inLimit(more) },
        parts: Object.fromEntries(
          creditParts.map((part, at) => [part, worths[at]?.converted?.total ?? null]),
        ) as AgingCredit['parts'],
      });
    }
  }
  return credits;
}
