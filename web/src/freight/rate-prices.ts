import type { RatePrices, RateRow } from '@fairway/contract/freight-rates.ts';
import { layersOf } from '@fairway/domain/freight/rate-layers.ts';
import { money, subtractMoney } from '@fairway/domain/money/money.ts';
import type { Say } from '../language/words.ts';

/** One price of a rate: what it is for, and its layers as far as the reader may see them. */
export interface RatePrice {
  place: string;
  name: string;
  sell: string;
  cost: string | null | undefined;
  floor: string | null | undefined;
  /** What is left of the selling price, where the cost is known. */
  margin: string | undefined;
}

const unitName = { RT: 'mdUnitRt', CBM: 'mdUnitCbm', TON: 'rateUnitTon' } as const;

/** What a price is for one of, as people call it. */
export function placeName(prices: RatePrices, place: string, words: Say): string {
  if (prices.by === 'box') return place;
  if (prices.by === 'quantity') return words('ratePer', { unit: words(unitName[prices.unit]) });
  if (place === 'M') return words('rateMinimum');
  const kilograms = place.slice(1).replace(/\.0+$/, '');
  return kilograms === '0' ? words('rateNormalWeight') : words('rateFromKg', { kilograms });
}

export function pricesOf(
  { prices, currency }: Pick<RateRow, 'prices' | 'currency'>,
  words: Say,
): RatePrice[] {
  return layersOf(prices).map(([place, { sell, cost, floor }]) => ({
    ...{ place, name: placeName(prices, place, words), sell, cost, floor },
    margin:
      typeof cost === 'string'
        ? subtractMoney(money(currency, sell), money(currency, cost)).amount
        : undefined,
  }));
}
