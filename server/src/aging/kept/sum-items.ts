import { type AgingGroup, noKey } from '@fairway/contract/aging.ts';
import { bucketOf, daysPastDue, isPastDue } from '@fairway/domain/aging/aging.ts';
import type { AgingQuestion, OwedGroup, UnappliedGroup } from '../store.ts';
import { isAskedFor } from './asked-items.ts';
import type { Holder, KeptItem } from './store.ts';

/** As the database writes it, with its three decimals. */
export function amountOf(thousandths: bigint): string {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

const keyOf: Record<AgingGroup, (item: KeptItem, holder: Holder) => string> = {
  customer: (item) => item.partyId,
  sales: (_, holder) => holder.salesId ?? noKey,
  department: (_, holder) => holder.departmentId ?? noKey,
  currency: (item) => item.currency,
  company: (item) => item.companyId,
};

/** What is known by a key, made where it is asked for first. */
function madeOnce<Key, Made>(make: (key: Key) => Made) {
  const known = new Map<Key, Made>();
  return {
    known,
    of(key: Key): Made {
      const found = known.get(key);
      if (found !== undefined) return found;
      const made = make(key);
      known.set(key, made);
      return made;
    },
  };
}

/** A sum for each group and currency. */
function sumsByGroup<Sum>(begin: () => Sum) {
  const groups = madeOnce((_: string) => madeOnce((_: string) => begin()));
  return {
    of: (key: string, currency: string): Sum => groups.of(key).of(currency),
    all: () =>
      [...groups.known].flatMap(([key, { known }]) =>
        [...known].map(([currency, sum]) => ({ key, currency, sum })),
      ),
  };
}

/** What is owed by group and currency, by the days it is past: what `sumOwed` reads, of items in memory. */
export function sumOwedItems(
  items: readonly KeptItem[],
  question: AgingQuestion,
  groupBy: AgingGroup,
): OwedGroup[] {
  const isAsked = isAskedFor(question);
  const keyOfItem = keyOf[groupBy];
  // Items share their days. What is due on the day itself is in a bucket with what is late.
  const cells = madeOnce((dueOn: string) => {
    const days = daysPastDue(dueOn, question.asOf);
    return isPastDue(days) || bucketOf(days) === 'notDue' ? bucketOf(days) : 'dueThatDay';
  });
  const sums = sumsByGroup(() => ({
    ...{ notDue: 0n, dueThatDay: 0n, to30: 0n, to60: 0n, to90: 0n, over90: 0n },
    ...{ count: 0, oldest: '' },
  }));
  for (const item of items) {
    const { dueOn } = item;
    if (dueOn === null || !isAsked(item, item)) continue;
    const sum = sums.of(keyOfItem(item, item), item.currency);
    sum[cells.of(dueOn)] += item.balance;
    if (sum.count === 0 || dueOn < sum.oldest) sum.oldest = dueOn;
    sum.count += 1;
  }
  return sums.all().map(({ key, currency, sum }) => {
    const { notDue, dueThatDay, to30, to60, to90, over90, count, oldest } = sum;
    const overdue = to30 + to60 + to90 + over90;
    return {
      ...{ key, currency, count, oldest, notDue: amountOf(notDue), to30: amountOf(dueThatDay + to30) },
      ...{ to60: amountOf(to60), to90: amountOf(to90), over90: amountOf(over90), overdue: amountOf(overdue) },
      balance: amountOf(notDue + dueThatDay + overdue),
    };
  });
}

/** Money that no invoice has used, by whose it is now: what `sumUnapplied` reads. */
export function sumUnappliedItems(
  items: readonly KeptItem[],
  holderOf: (item: KeptItem) => Holder,
  question: AgingQuestion,
  groupBy: AgingGroup,
): UnappliedGroup[] {
  const isAsked = isAskedFor(question);
  const sums = sumsByGroup(() => ({ unapplied: 0n }));
  for (const item of items) {
    const holder = holderOf(item);
    if (isAsked(item, holder)) sums.of(keyOf[groupBy](item, holder), item.currency).unapplied += item.balance;
  }
  return sums.all().map(({ key, currency, sum }) => ({ key, currency, unapplied: amountOf(sum.unapplied) }));
}
