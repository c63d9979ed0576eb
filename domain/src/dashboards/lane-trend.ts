import { layersOf } from '../freight/rate-layers.ts';
import { compareMoney, type Money, money, subtractMoney } from '../money/money.ts';
import { addDays } from '../time/calendar-day.ts';
import type { Priced } from './price-changes.ts';

/** A rate of one lane; both days with it. */
export interface LaneRate extends Priced {
  validFrom: string;
  validTo: string;
}

export interface LaneTrend {
  boxType: string;
  currency: string;
  points: { on: string; price: string | null }[];
  now: string | null;
  /** Against four weeks ago. */
  change: string | null;
}

const weeksShown = 9;
const weeksCompared = 4;
/** By which a market is spoken of, the first that the lane has. */
const usualBoxes = ['40HQ', '40GP', '20GP'];

/** The days a trend shows, a week apart, today last. */
export const trendDays = (today: string): string[] =>
  Array.from({ length: weeksShown }, (_, at) => addDays(today, -7 * (weeksShown - 1 - at)));

/** The cheapest offer of a lane week by week, in the type of box and currency that most of its rates have. */
export function laneTrend(rates: readonly LaneRate[], today: string): LaneTrend | null {
  const chosen = chosenPlace(rates);
  if (!chosen) return null;
  const { boxType, currency } = chosen;
  const offers = rates.flatMap(({ validFrom, validTo, ...rate }) => {
    const sell = rate.currency === currency && new Map(layersOf(rate.prices)).get(boxType)?.sell;
    return sell ? [{ validFrom, validTo, sell: money(currency, sell) }] : [];
  });
  const cheapestOn = (day: string): Money | null =>
    offers
      .filter(({ validFrom, validTo }) => validFrom <= day && day <= validTo)
      .reduce<Money | null>(
        (least, { sell }) => (least === null || compareMoney(sell, least) < 0 ? sell : least),
        null,
      );
  const weeks = trendDays(today).map((on) => ({ on, price: cheapestOn(on) }));
  const now = weeks.at(-1)?.price ?? null;
  const before = weeks.at(-1 - weeksCompared)?.price ?? null;
  return {
    ...{ boxType, currency, now: now?.amount ?? null },
    points: weeks.map(({ on, price }) => ({ on, price: price?.amount ?? null })),
    change: now && before && subtractMoney(now, before).amount,
  };
}

function chosenPlace(rates: readonly LaneRate[]): { boxType: string; currency: string } | null {
  const counts = Map.groupBy(rates, ({ currency }) => currency);
  const [first] = [...counts].toSorted(
    ([one, rows], [other, others]) => others.length - rows.length || one.localeCompare(other),
  );
  if (!first) return null;
  const [currency, rows] = first;
  const places = new Set(rows.flatMap(({ prices }) => layersOf(prices).map(([place]) => place)));
  const boxType = usualBoxes.find((type) => places.has(type));
  return boxType === undefined ? null : { boxType, currency };
}
