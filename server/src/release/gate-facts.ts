import type { CreditTerm } from '@fairway/contract/customers.ts';
import type { ReleaseKind } from '@fairway/contract/release-fields.ts';
import { limitOf, termInForce } from '@fairway/domain/customers/credit.ts';
import {
  addMoney,
  exact,
  isNegative,
  isZero,
  type Money,
  money,
  roundMoney,
  subtractMoney,
  sumByCurrency,
} from '@fairway/domain/money/money.ts';
import { type Gate, type GateFacts, releaseGate } from '@fairway/domain/release/gate.ts';
import { type PayToPass, payToPass } from '@fairway/domain/release/pay-to-pass.ts';
import { scopesMeet } from '@fairway/domain/release/release-state.ts';
import { addDays, daysBetween } from '@fairway/domain/time/calendar-day.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { creditOfCustomers } from '../credit/customer-credit.ts';
import { customersWithTerms } from '../customers/customers-with-terms.ts';
import type { Db } from '../database/open.ts';
import { companyDay } from '../freight/company-day.ts';
import { conversions } from '../freight/convert-prices.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { papersOf } from './gate-papers.ts';
import {
  findGateBills,
  findLetters,
  type OverdueSum,
  type OwedSum,
  sumCarrierOverdue,
  sumOverdue,
  sumOwed,
} from './gate-store.ts';
import { findActiveHolds } from './hold-store.ts';

export interface GateAsking {
  db: Db;
  now: Date;
  creditUses: CreditUses;
}

/** What is to be released, and how. */
export interface GateSubject {
  shipment: StoredShipment;
  kind: ReleaseKind;
  /** Empty: all of it. */
  containerNos: readonly string[];
}

/** A gate as it stands at this moment, with what it was made of. */
export interface GateNow {
  facts: GateFacts;
  gate: Gate;
  pay: readonly PayToPass[];
  credit: { limit: Money; used: Money; left: Money } | null;
}

/**
 * The gates of shipments, asked for together. The one place where facts become a gate: lists, a release, its request and
 * its execution all ask here, so that they never say different things of the same moment.
 */
export async function gatesOf(
  { db, now, creditUses }: GateAsking,
  subjects: readonly GateSubject[],
): Promise<GateNow[]> {
  if (subjects.length === 0) return [];
  const today = companyDay(now);
  const ids = [...new Set(subjects.map(({ shipment }) => shipment.id))];
  const customerIds = [...new Set(subjects.map(({ shipment }) => shipment.customerId))];
  const customers = await customersWithTerms(db, customerIds);
  const agreed = new Map(customers.map(({ id, creditTerms }) => [id, creditTerms]));
  const states = new Map(customers.map(({ id, status }) => [id, status]));
  const owed = Map.groupBy(await sumOwed(db, ids), ({ shipmentId }) => shipmentId);
  const bills = Map.groupBy(await findGateBills(db, ids), ({ shipmentId }) => shipmentId);
  const letters = Map.groupBy(await findLetters(db, ids), ({ shipmentId }) => shipmentId);
  const holds = Map.groupBy(await findActiveHolds(db, ids), ({ shipmentId }) => shipmentId);
  const carrier = Map.groupBy(await sumCarrierOverdue(db, ids, today), ({ shipmentId }) => shipmentId);
  const accounts = await accountsOf({ db, now, creditUses }, subjects, { agreed, owed, today });
  return Promise.all(
    subjects.map(async ({ shipment, kind, containerNos }): Promise<GateNow> => {
      const { credit, overdue, overdueWorth } = await accounts(shipment);
      const facts: GateFacts = {
        ...{ kind, credit, overdue },
        owed: amountsOf(owed.get(shipment.id) ?? []),
        holds: (holds.get(shipment.id) ?? [])
          .filter((hold) => scopesMeet(hold.containerNos, containerNos))
          .map(({ type, reason }) => ({ type, reason })),
        papers: papersOf(bills.get(shipment.id) ?? [], letters.get(shipment.id)?.length ?? 0),
        carrierOverdue: amountsOf(carrier.get(shipment.id) ?? []),
        isCustomsCleared: shipment.happened.includes('IMP_CLR'),
        customerState: states.get(shipment.customerId) ?? 'active',
      };
      const standing =
        credit && !credit.missingRate
          ? {
              ...{ limit: credit.limit, used: credit.used },
              left: roundMoney(subtractMoney(credit.limit, credit.used)),
            }
          : null;
      return { facts, gate: releaseGate(facts), pay: payToPass(facts, { overdueWorth }), credit: standing };
    }),
  );
}

const amountsOf = (sums: readonly { currency: string; amount: string }[]): Money[] =>
  sums.map(({ currency, amount }) => roundMoney(money(currency, amount))).filter((sum) => !isZero(sum));

interface Known {
  agreed: ReadonlyMap<string, readonly CreditTerm[]>;
  owed: ReadonlyMap<string, readonly OwedSum[]>;
  today: string;
}

interface Account {
  credit: GateFacts['credit'];
  overdue: GateFacts['overdue'];
  overdueWorth: Money | null;
}

/** What customers agreed on, used and are late with, each by the term for the business of the shipment. */
async function accountsOf(
  asking: GateAsking,
  subjects: readonly GateSubject[],
  { agreed, owed, today }: Known,
): Promise<(shipment: StoredShipment) => Promise<Account>> {
  const { db } = asking;
  const termOf = ({ customerId, business }: StoredShipment) =>
    termInForce(agreed.get(customerId) ?? [], today, business);
  // Customers may have a term for each kind of business: what is used is asked for once a term.
  const keyOf = (shipment: StoredShipment) => `${shipment.customerId} ${shipment.business}`;
  const byKey = new Map(subjects.map(({ shipment }) => [keyOf(shipment), shipment]));
  const late = new Map<string, OverdueSum[]>();
  for (const [grace, group] of Map.groupBy([...byKey.values()], (one) => termOf(one)?.graceDays ?? 0)) {
    const dueBefore = addDays(today, -grace);
    const customerIds = [...new Set(group.map(({ customerId }) => customerId))];
    const sums = Map.groupBy(
      await sumOverdue(
        db,
        customerIds.map((customerId) => ({ customerId, dueBefore })),
      ),
      ({ customerId }) => customerId,
    );
    for (const shipment of group) late.set(keyOf(shipment), sums.get(shipment.customerId) ?? []);
  }
  const credits = new Map<string, Awaited<ReturnType<typeof creditOfCustomers>>>();
  for (const [business, group] of Map.groupBy([...byKey.values()], (one) => one.business)) {
    const customers = group.flatMap((shipment) => {
      const term = termOf(shipment);
      return term ? [{ customerId: shipment.customerId, term }] : [];
    });
    if (customers.length > 0) credits.set(business, await creditOfCustomers(asking, customers));
  }
  return async (shipment) => {
    const sums = late.get(keyOf(shipment)) ?? [];
    const overdueSums = sumByCurrency(sums.map(({ currency, amount }) => money(currency, amount)));
    const oldest = sums.map((one) => one.oldest).toSorted()[0];
    const overdue = {
      sums: overdueSums,
      count: sums.reduce((total, { count }) => total + count, 0),
      longestDays: oldest === undefined ? 0 : daysBetween(oldest, today),
    };
    const term = termOf(shipment);
    const known = credits.get(shipment.business)?.get(shipment.customerId);
    if (!term || !known) return { credit: null, overdue, overdueWorth: null };
    const limit = limitOf(term);
    // What nobody approved uses no credit so far, and would with this shipment.
    const more = (owed.get(shipment.id) ?? []).flatMap(({ currency, unapproved }) =>
      exact(unapproved).greaterThan(0) ? [money(currency, unapproved)] : [],
    );
    const convert = await conversions(db, { currency: limit.currency, today }, [...more, ...overdueSums]);
    const added = convert({ totals: sumByCurrency(more), teu: '0' });
    const worth = convert({ totals: overdueSums, teu: '0' });
    return {
      credit: {
        ...{ settle: term.settle, isSuspended: term.status === 'suspended', limit },
        used: roundMoney(addMoney(known.used, added.converted?.total ?? money(limit.currency, '0'))),
        missingRate: known.missingRate ?? added.missingRate,
      },
      ...{ overdue, overdueWorth: worth.converted?.total ?? null },
    };
  };
}

/** What is owed, without what we owe back. */
export const owedIn = ({ facts }: GateNow): Money[] => facts.owed.filter((sum) => !isNegative(sum));
