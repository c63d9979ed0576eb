import { batchLookups } from '../../database/batch-lookups.ts';
import type { Db } from '../../database/open.ts';
import { type KeptItem, readChangedItems, readOpenItems, type Seen } from './store.ts';

/** Of all days together, so that they take some sixty megabytes at most; who has more open reads them each time. */
const mostItems = 250_000;
const mostDays = 100;
/** Of each day. */
const mostSums = 1_000;

/** What was open at a moment, or is now, and how it is made what it is by now; null where that is too much to keep. */
interface Followed {
  items: Map<string, KeptItem> | null;
  /** Sums of bills by what was asked for, until an invoice changes. */
  billed: Map<string, Promise<string>>;
  refresh: (asked: null) => Promise<void>;
}

/** What is known at this very moment. */
export interface KeptDay {
  items: readonly KeptItem[];
  billed: Map<string, Promise<string>>;
}

/** By database and moment, those asked for last at the end. */
const kept = new WeakMap<Db, Map<string, Followed>>();

/**
 * The open items of a moment as they are known at this very moment; null where they are to be read directly. A
 * transaction does that too: what it wrote itself is not for others yet.
 */
export async function keptDay(db: Db, moment: Date | null): Promise<KeptDay | null> {
  if (db.isTransaction) return null;
  const days = kept.get(db) ?? new Map<string, Followed>();
  kept.set(db, days);
  const key = moment?.toISOString() ?? 'now';
  const day = days.get(key) ?? followedDay(db, moment);
  days.delete(key);
  days.set(key, day);
  await day.refresh(null);
  forgetOldest(days);
  if (day.billed.size > mostSums) day.billed.clear();
  return day.items && { items: [...day.items.values()], billed: day.billed };
}

function followedDay(db: Db, moment: Date | null): Followed {
  const texts = new Map<string, string>();
  let seen: Seen | undefined;
  const day: Followed = {
    ...{ items: new Map(), billed: new Map() },
    // One after another, and each question by a reading that began after it was asked.
    refresh: batchLookups(1, async (asked) => {
      if (day.items === null) return asked.map(() => undefined);
      let read = seen && (await readChangedItems(db, moment, seen));
      if (!read || read.seen.server !== seen?.server) {
        read = await readOpenItems(db, moment, mostItems + 1);
        day.items.clear();
        day.billed.clear();
      }
      seen = read.seen;
      take(day.items, read.items, texts);
      if (read.items.some(({ what }) => what === 'invoice')) day.billed.clear();
      if (day.items.size > mostItems) day.items = null;
      return asked.map(() => undefined);
    }),
  };
  return day;
}

/** Texts that stand in many items are one in memory. */
function take(items: Map<string, KeptItem>, changed: readonly KeptItem[], texts: Map<string, string>): void {
  const one = <T extends string | null>(text: T): T => {
    if (text === null) return text;
    const known = texts.get(text) as T | undefined;
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  for (const item of changed) {
    const { what, itemId, partyId } = item;
    const key = what === 'invoice' ? itemId : `${itemId} ${partyId}`;
    if (item.balance === 0n) items.delete(key);
    else
      items.set(key, {
        ...{ what, itemId, partyId: one(partyId), side: one(item.side), companyId: one(item.companyId) },
        ...{ currency: one(item.currency), balance: item.balance, dueOn: one(item.dueOn) },
        ...{
          salesId: one(item.salesId),
          departmentId: one(item.departmentId),
          createdBy: one(item.createdBy),
        },
      });
  }
}

function forgetOldest(days: Map<string, Followed>): void {
  let count = 0;
  for (const [place, [key, day]] of [...days].reverse().entries()) {
    count += day.items?.size ?? 0;
    if (count > mostItems || place >= mostDays) days.delete(key);
  }
}
