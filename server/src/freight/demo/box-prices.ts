import type { RatePrices } from '@fairway/contract/freight-rates.ts';

type Chance = (least: number, most: number) => number;
export type BoxPrices = Extract<RatePrices, { by: 'box' }>;

/** Below what nobody sells, in whole dollars. */
export interface Floors {
  small: number;
  large: number;
}

/** Carriers write prices in fives. */
export const inFives = (amount: number): number => Math.round(amount / 5) * 5;

/** What the company pays: 50 to 150 less than its floor, on the short lanes an eighth of it. */
const costOf = (floor: number, chance: Chance): number =>
  floor >= 500 ? floor - chance(10, 30) * 5 : floor - Math.max(5, inFives(floor / 8));

/** A price for each usual box: 40GP costs little less than 40HQ, 45HQ a quarter more. */
export function boxPrices({ small, large }: Floors, margin: number, chance: Chance): BoxPrices {
  const less = chance(0, large >= 1000 ? 10 : 3) * 5;
  const floors = { '20GP': small, '40GP': large - less, '40HQ': large, '45HQ': inFives(large * 1.25) };
  return {
    by: 'box',
    boxes: Object.entries(floors).map(([type, floor]) => ({
      type,
      cost: String(costOf(floor, chance)),
      floor: String(floor),
      sell: String(floor + margin),
    })),
  };
}

/** How far prices are from where they began, half-month by half-month: up or down by eight hundredths at most. */
export function walk(chance: Chance, steps: number): number[] {
  const factors = [1];
  for (let step = 1; step < steps; step++) {
    const next = (factors.at(-1) ?? 1) * (1 + chance(-80, 80) / 1000);
    factors.push(Math.min(1.18, Math.max(0.85, next)));
  }
  return factors;
}
