import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { compareMoney, type Money, money } from '@fairway/domain/money/money.ts';
import type { StoredRate } from './rate-store.ts';

/** A rate with what it asks for the type of box a board is of. */
export interface Offer {
  rate: StoredRate;
  sell: Money;
}

/** The cheapest offer of each carrier to each port, in the currency of the line: others cannot be compared with it. */
export function cheapestOffers(rates: readonly StoredRate[], boxType: string, currency: string): Offer[] {
  const cheapest = new Map<string, Offer>();
  for (const rate of rates) {
    const price = new Map(layersOf(rate.prices)).get(boxType)?.sell;
    if (price === undefined || rate.currency !== currency) continue;
    const sell = money(currency, price);
    const key = `${rate.podId} ${rate.carrierId}`;
    const known = cheapest.get(key);
    if (!known || compareMoney(sell, known.sell) < 0) cheapest.set(key, { rate, sell });
  }
  return [...cheapest.values()];
}
