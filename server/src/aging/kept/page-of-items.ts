import type { AgingItemsPage, OpenItem, OpenSum } from '../store.ts';
import type { Holder, KeptItem } from './store.ts';
import { amountOf } from './sum-items.ts';

type Order = (one: KeptItem, other: KeptItem) => number;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byValue: Record<NonNullable<AgingItemsPage['sidx']>, Order> = {
  balance: (one, other) => (one.balance < other.balance ? -1 : one.balance > other.balance ? 1 : 0),
  dueOn: (one, other) => byText(one.dueOn ?? '', other.dueOn ?? ''),
  currency: (one, other) => byText(one.currency, other.currency),
};

function orderOf({ sidx, sort }: AgingItemsPage): Order {
  const sign = sidx === undefined || sort === 'asc' ? 1 : -1;
  const first = byValue[sidx ?? 'dueOn'];
  return (one, other) =>
    sign * (first(one, other) || byText(one.itemId, other.itemId) || byText(one.partyId, other.partyId));
}

/** A page of items and the sums of all of them: what `listOpenItems` reads. */
export function pageOfItems(
  items: readonly KeptItem[],
  holderOf: (item: KeptItem) => Holder,
  page: AgingItemsPage,
): { items: OpenItem[]; sums: OpenSum[] } {
  const sums = new Map<string, { balance: bigint; count: number }>();
  for (const { currency, balance } of items) {
    const sum = sums.get(currency);
    if (!sum) sums.set(currency, { balance, count: 1 });
    else {
      sum.balance += balance;
      sum.count += 1;
    }
  }
  const last = page.currentPage * page.pageSize;
  return {
    items: firstOf(items, orderOf(page), last)
      .slice(last - page.pageSize)
      .map((item) => ({
        ...{ itemId: item.itemId, partyId: item.partyId, companyId: item.companyId, dueOn: item.dueOn },
        ...{ currency: item.currency, balance: amountOf(item.balance), salesId: holderOf(item).salesId },
      })),
    sums: [...sums]
      .map(([currency, { balance, count }]) => ({ currency, balance: amountOf(balance), count }))
      .sort((one, other) => byText(one.currency, other.currency)),
  };
}

/** The first of them in order. All are looked at, and few are sorted: what comes after enough others is left out. */
function firstOf(items: readonly KeptItem[], order: Order, count: number): KeptItem[] {
  let first: KeptItem[] = [];
  let last: KeptItem | undefined;
  for (const item of items) {
    if (last && order(item, last) >= 0) continue;
    first.push(item);
    if (first.length < 2 * count + 100) continue;
    first = first.sort(order).slice(0, count);
    last = first[count - 1];
  }
  return first.sort(order).slice(0, count);
}
