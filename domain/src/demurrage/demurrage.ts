import { dayAfter } from '../freight/next-period.ts';
import { addMoney, type Money, money, multiplyMoney, roundMoney, zero } from '../money/money.ts';

/** What a box costs that stays longer than it may; days are YYYY-MM-DD. */
export interface DemurrageTariff {
  freeDays: number;
  /** Working days leave out Saturdays and Sundays. */
  counts: 'calendar' | 'working';
  /** Days nobody could have fetched the box, where the tariff leaves them out. */
  closedDays: readonly string[];
  currency: string;
  /** From which chargeable day which price holds, the first from 1. */
  tiers: readonly { fromDay: number; price: string }[];
}

export interface DemurragePart {
  /** The first and last day it is charged for. */
  from: string;
  to: string;
  days: number;
  price: string;
  amount: string;
}

export interface DemurrageStatement {
  /** Days that count, from the first to the last, both of them included. */
  days: number;
  chargeableDays: number;
  /** The last day that costs nothing; null where there is none. */
  lastFreeDay: string | null;
  /** Days between the first and the last that do not count. */
  leftOut: string[];
  parts: DemurragePart[];
  total: Money;
}

const oneDay = 86_400_000;
/** Two years: a box that stays longer is a matter for lawyers, and a mistyped year must not count for ever. */
const longest = 731;

const counts = (day: string, { counts: which, closedDays }: DemurrageTariff): boolean =>
  !closedDays.includes(day) &&
  (which === 'calendar' || ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));

/** The last day that costs nothing: the free days counted from the first, which counts. */
export function lastFreeDay(from: string, tariff: DemurrageTariff): string | null {
  if (tariff.freeDays < 1) return null;
  let counted = 0;
  for (let passed = 0; passed < longest; passed += 1) {
    const day = dayAfter(from, passed);
    if (counts(day, tariff)) counted += 1;
    if (counted === tariff.freeDays) return day;
  }
  return null;
}

/** What is to be paid for a box from a day to a day, both of them included, and why. */
export function demurrageOf(from: string, to: string, tariff: DemurrageTariff): DemurrageStatement {
  const span = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay) + 1;
  if (!(span <= longest)) throw new RangeError(`Not a stay of at most ${longest} days: ${from} to ${to}`);
  const all = Array.from({ length: Math.max(span, 0) }, (_, passed) => dayAfter(from, passed));
  const counted = all.filter((day) => counts(day, tariff));
  const chargeable = counted.slice(Math.max(tariff.freeDays, 0));
  const parts = partsOf(chargeable, tariff);
  return {
    days: counted.length,
    chargeableDays: chargeable.length,
    lastFreeDay: lastFreeDay(from, tariff),
    leftOut: all.filter((day) => !counts(day, tariff)),
    parts,
    total: roundMoney(
      parts.reduce((sum, { amount }) => addMoney(sum, money(tariff.currency, amount)), zero(tariff.currency)),
    ),
  };
}

function partsOf(chargeable: readonly string[], { tiers, currency }: DemurrageTariff): DemurragePart[] {
  const inOrder = [...tiers].sort((one, other) => one.fromDay - other.fromDay);
  return inOrder.flatMap(({ fromDay, price }, place) => {
    const next = inOrder[place + 1]?.fromDay ?? Number.POSITIVE_INFINITY;
    const days = chargeable.slice(Math.max(fromDay, 1) - 1, Math.max(next, 1) - 1);
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const { amount } = multiplyMoney(money(currency, price), days.length);
    return [{ from: first, to: last, days: days.length, price, amount }];
  });
}
