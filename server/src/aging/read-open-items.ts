import type { AgingCell, AgingGroup } from '@fairway/contract/aging.ts';
import { dueDaysOf } from '@fairway/domain/aging/aging.ts';
import type { Db } from '../database/open.ts';
import { loadOnce } from '../system/cache-until-change.ts';
import { isAskedFor } from './kept/asked-items.ts';
import { type KeptDay, keptDay } from './kept/kept-days.ts';
import { pageOfItems } from './kept/page-of-items.ts';
import { findHolders, type Holder, type KeptItem } from './kept/store.ts';
import { sumOwedItems, sumUnappliedItems } from './kept/sum-items.ts';
import {
  type AgingItemsPage,
  type AgingQuestion,
  listOpenItems,
  type OpenItem,
  type OpenSum,
  type OwedGroup,
  sumBilled,
  sumOwed,
  sumUnapplied,
  type UnappliedGroup,
} from './store.ts';

/** Of one party little is read, by an index of its own. */
const keptFor = async (db: Db, { moment, sight, filters }: AgingQuestion): Promise<KeptDay | null> =>
  sight.partyId === null && filters.partyId === undefined ? keptDay(db, moment) : null;

interface Groups {
  owed: OwedGroup[];
  unapplied: UnappliedGroup[];
  /** What was billed since a day, in the currency of the books. */
  billed: string;
}

/** What is owed and the money beside it, group by group, and what was billed lately. */
export async function readGroups(
  db: Db,
  question: AgingQuestion,
  groupBy: AgingGroup,
  billedFrom: string,
): Promise<Groups> {
  const kept = await keptFor(db, question);
  if (kept === null) {
    const [owed, unapplied, billed] = await Promise.all([
      sumOwed(db, question, groupBy),
      sumUnapplied(db, question, groupBy),
      sumBilled(db, question, billedFrom),
    ]);
    return { owed, unapplied, billed };
  }
  const { sight, side, filters } = question;
  const asked = JSON.stringify([sight.companyIds, sight.userIds, side, filters, billedFrom]);
  const billed = loadOnce(kept.billed, asked, () => sumBilled(db, question, billedFrom));
  const money = kept.items.filter(({ what, side }) => what === 'money' && side === question.side);
  const holderOf = await holdersOf(
    db,
    money.filter(({ companyId }) => isByHolder(question, groupBy) || !sight.companyIds?.includes(companyId)),
  );
  return {
    owed: sumOwedItems(kept.items, question, groupBy),
    unapplied: sumUnappliedItems(money, holderOf, question, groupBy),
    billed: await billed,
  };
}

/** What a number is the sum of: one page, what is past the longest first, and the sums of all of it. */
export async function readItems(
  db: Db,
  question: AgingQuestion,
  { what, cell }: { what: KeptItem['what']; cell: AgingCell },
  page: AgingItemsPage,
): Promise<{ items: OpenItem[]; sums: OpenSum[] }> {
  const kept = await keptFor(db, question);
  if (kept === null) return listOpenItems(db, question, { what, cell }, page);
  const { from = '', to = '9999-12-31' } = dueDaysOf(cell, question.asOf);
  const isWithin = ({ dueOn }: KeptItem) => dueOn === null || (dueOn >= from && dueOn <= to);
  const items = kept.items.filter((item) => item.what === what && item.side === question.side);
  const holderOf = what === 'money' ? await holdersOf(db, items) : (item: KeptItem): Holder => item;
  const isAsked = isAskedFor(question);
  return pageOfItems(
    items.filter((item) => isWithin(item) && isAsked(item, holderOf(item))),
    holderOf,
    page,
  );
}

/** Otherwise who sells to a party says only who sees its money in companies they see nothing else of. */
const isByHolder = ({ filters }: AgingQuestion, groupBy: AgingGroup): boolean =>
  groupBy === 'sales' ||
  groupBy === 'department' ||
  filters.salesId !== undefined ||
  filters.departmentId !== undefined;

const nobody: Holder = { salesId: null, departmentId: null };

async function holdersOf(db: Db, money: readonly KeptItem[]): Promise<(item: KeptItem) => Holder> {
  const holders = await findHolders(db, [...new Set(money.map(({ partyId }) => partyId))]);
  return ({ partyId }) => holders.get(partyId) ?? nobody;
}
