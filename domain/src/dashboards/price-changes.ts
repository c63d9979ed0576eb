import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { layersOf } from '../freight/rate-layers.ts';
import { compareMoney, money, subtractMoney } from '../money/money.ts';

export interface Priced {
  currency: string;
  prices: RatePrices;
}

export interface PriceChange {
  /** A type of box, a weight, or nothing where there is one price. */
  place: string;
  before: string;
  now: string;
  change: string;
}

/** Where a rate asks for another price than its version before; what cannot be compared did not change. */
export function priceChanges(now: Priced, before: Priced): PriceChange[] {
  if (now.currency !== before.currency || now.prices.by !== before.prices.by) return [];
  const { currency } = now;
  const known = new Map(layersOf(before.prices));
  return layersOf(now.prices).flatMap(([place, { sell }]) => {
    const old = known.get(place);
    if (!old) return [];
    const [is, was] = [money(currency, sell), money(currency, old.sell)];
    if (compareMoney(is, was) === 0) return [];
    return [{ place, before: was.amount, now: is.amount, change: subtractMoney(is, was).amount }];
  });
}
