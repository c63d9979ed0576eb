import type { RatePrices } from '@fairway/contract/freight-rates.ts';
import { compareMoney, type Money, money, subtractMoney } from '../money/money.ts';
import type { RatePrices as SellingPrices } from './freight-lines.ts';

type Layer = 'cost' | 'floor';
interface Layered {
  cost?: string | null | undefined;
  floor?: string | null | undefined;
  sell: string;
}

/** Prices without what it costs, or without below what nobody may sell. */
export function withoutLayers(prices: RatePrices, hidden: readonly Layer[]): RatePrices {
  if (hidden.length === 0) return prices;
  return withLayers(prices, ({ cost, floor, sell }) => ({
    sell,
    ...(!hidden.includes('cost') && cost !== undefined && { cost }),
    ...(!hidden.includes('floor') && floor !== undefined && { floor }),
  }));
}

/** What was hidden from whoever wrote the prices comes from those before, place by place. */
export function withLayersOf(prices: RatePrices, before: RatePrices, hidden: readonly Layer[]): RatePrices {
  if (hidden.length === 0 || prices.by !== before.by) return prices;
  const known = new Map(layersOf(before));
  return withLayers(prices, (one, place) => ({
    ...one,
    ...Object.fromEntries(hidden.map((layer) => [layer, known.get(place)?.[layer] ?? null])),
  }));
}

/** Every price of a rate with its place: a type of box, a weight, or the only one there is. */
export function layersOf(prices: RatePrices): [string, Layered][] {
  if (prices.by === 'box') return prices.boxes.map((one) => [one.type, one]);
  if (prices.by === 'quantity') return [['', prices]];
  return [
    ...prices.breaks.map((one): [string, Layered] => [`+${one.fromKg}`, one]),
    ...(prices.minimum ? [['M', prices.minimum] as [string, Layered]] : []),
  ];
}

/** The same prices, with other layers in each place. */
function withLayers(prices: RatePrices, layers: (one: Layered, place: string) => Layered): RatePrices {
  const replaced = <T extends Layered>({ cost, floor, sell, ...rest }: T, place: string) => ({
    ...rest,
    ...layers({ cost, floor, sell }, place),
  });
  if (prices.by === 'box') return { ...prices, boxes: prices.boxes.map((one) => replaced(one, one.type)) };
  if (prices.by === 'quantity') return replaced(prices, '');
  return {
    ...prices,
    breaks: prices.breaks.map((one) => replaced(one, `+${one.fromKg}`)),
    minimum: prices.minimum && replaced(prices.minimum, 'M'),
  };
}

/** The first place that is sold below its floor; nothing where none is. */
export function belowFloor(prices: RatePrices, currency: string): string | undefined {
  const found = layersOf(prices).find(
    ([, { floor, sell }]) =>
      typeof floor === 'string' && compareMoney(money(currency, sell), money(currency, floor)) < 0,
  );
  return found?.[0];
}

/** What is earned in each place whose cost is known. */
export const marginsOf = (prices: RatePrices, currency: string): Map<string, Money> =>
  new Map(
    layersOf(prices).flatMap(([place, { cost, sell }]) =>
      typeof cost === 'string' ? [[place, subtractMoney(money(currency, sell), money(currency, cost))]] : [],
    ),
  );

/** A place that is priced twice. */
export function doublePlace(prices: RatePrices): string | undefined {
  const places = layersOf(prices).map(([place]) => place);
  return places.find((place, index) => places.indexOf(place) !== index);
}

/** What a rate is sold for, as prices are computed from. */
export function sellingPrices(prices: RatePrices, currency: string): SellingPrices {
  if (prices.by === 'box') {
    const byType = Object.fromEntries(prices.boxes.map(({ type, sell }) => [type, sell]));
    return { by: 'box', currency, prices: byType };
  }
  if (prices.by === 'quantity') {
    const { unit, ratio, minimumQuantity, minimumCharge, sell } = prices;
    return { by: 'quantity', currency, unit, ratio, minimumQuantity, minimumCharge, price: sell };
  }
  const { breaks, minimum, divisor, mayUseNextBreak } = prices;
  return {
    ...{ by: 'weight', currency, divisor, mayUseNextBreak, minimum: minimum?.sell ?? null },
    breaks: breaks.map(({ fromKg, sell }) => ({ fromKg, price: sell })),
  };
}

/** How each way of transport is priced. */
export const priceKindOf = { FCL: 'box', RAIL: 'box', LCL: 'quantity', AIR: 'weight' } as const;
