import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import type { PriceDoubtReason, PriceLayer } from '@fairway/contract/rate-import.ts';
import { priceLayers } from '@fairway/contract/rate-import.ts';
import { exact } from '../../money/money.ts';
import { layersOf } from '../rate-layers.ts';

/** A price that can be read and is hardly meant. */
export interface PriceDoubt {
  place: string;
  layer: PriceLayer;
  amount: string;
  reason: PriceDoubtReason;
  /** What it was compared with; empty where it speaks for itself. */
  than: string;
  /** How far it is from the rate in force. */
  percent: number | null;
}

interface Priced {
  prices: RatePrices;
  currency: string;
}

/** Nobody asks this much for a box, in currencies worth about a dollar. */
const mostForABox = 100_000;
/** Those worth far less. */
const worth: Readonly<Record<string, number>> = {
  ...{ CNY: 10, HKD: 10, TWD: 30, THB: 40, INR: 100, PHP: 60, MXN: 20, ZAR: 20, EGP: 50, RUB: 100 },
  ...{ JPY: 150, KRW: 1_400, KZT: 500, CLP: 1_000, COP: 4_000, VND: 25_000, IDR: 16_000 },
};
/** A ton or cubic metre, and a kilo, cost a part of that. */
const partOf = { box: 1, quantity: 0.1, weight: 0.01 } as const;

const farPercent = 60;

/** The first thing that looks wrong with each price; `inForce` is what holds for the same key now. */
export function doubtfulPrices({ prices, currency }: Priced, inForce: Priced | undefined): PriceDoubt[] {
  const most = mostForABox * (worth[currency] ?? 1) * partOf[prices.by];
  const places = layersOf(prices);
  const small = new Map(places).get('20GP');
  const now = new Map(inForce && inForce.currency === currency ? layersOf(inForce.prices) : []);
  return places.flatMap(([place, layers]) =>
    priceLayers.flatMap((layer): PriceDoubt[] => {
      const amount = layers[layer];
      if (amount === null || amount === undefined) return [];
      const doubt = (reason: PriceDoubtReason, than = '', percent: number | null = null) => [
        { place, layer, amount, reason, than, percent },
      ];
      const value = exact(amount);
      if (value.isNegative()) return doubt('belowZero');
      if (value.greaterThan(place === 'M' ? most * 10 : most)) return doubt('tooLarge');
      const ofSmall = small?.[layer];
      if (largeBoxes.has(place) && ofSmall && value.times(2).lessThan(ofSmall))
        return doubt('cheapForSize', ofSmall);
      const before = now.get(place)?.[layer];
      if (!before || !exact(before).greaterThan(0)) return [];
      const percent = value.minus(before).dividedBy(before).times(100);
      if (!percent.abs().greaterThan(farPercent)) return [];
      return doubt('farFromInForce', before, percent.toDecimalPlaces(0).toNumber());
    }),
  );
}

const largeBoxes: ReadonlySet<string> = new Set(['40GP', '40HQ', '45HQ']);
