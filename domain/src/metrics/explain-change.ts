import {
  type ChangeDimension,
  type ChangeEffect,
  changeDimensions,
  changeEffects,
  type ExplainedMetric,
} from '@fairway/contract/board-fields.ts';
import type { ChangeCells, ChangeSums } from './change-cells.ts';

export interface Cause {
  dimension: ChangeDimension;
  /** The number of a customer, line or carrier, as the cells have it. */
  key: number;
  effect: ChangeEffect;
  /** In the units of the sums, as all amounts here. */
  amount: number;
}

export interface Explanation {
  difference: number;
  /** Each what the change of the volume, the price … made of it: together the difference. */
  effects: Record<ChangeEffect, number>;
  /** Those that explain most of it, none of them part of another. */
  causes: Cause[];
  /** What is left of the difference beside the causes. */
  rest: number;
}

/** So many causes are named. */
const mostCauses = 3;
/** Somebody to talk to is a better answer than a line or a carrier that explains little more. */
const weights: Readonly<Record<ChangeDimension, number>> = { customer: 1.25, line: 1, carrier: 1 };

/** What can make each of them another one. */
const effectsOn: Readonly<Record<ExplainedMetric, readonly ChangeEffect[]>> = {
  ...{ teu: ['volume'], revenue: ['volume', 'price', 'exchange'], profit: changeEffects },
};

/** What the effects made of each cell, or of all cells of a key: those of one stand side by side. */
interface Parts {
  effects: readonly ChangeEffect[];
  amounts: Float64Array;
}

/** Why revenue, profit or volume is another than before; the amounts add up to the difference. */
export function explainChange(cells: ChangeCells, metric: ExplainedMetric): Explanation {
  const parts = { effects: effectsOn[metric], amounts: amountsOf(cells, metric) };
  const effects = { volume: 0, price: 0, cost: 0, exchange: 0, ...totals(parts) };
  const difference = changeEffects.reduce((sum, effect) => sum + effects[effect], 0);
  const sums = sumsByKey(cells, parts);
  const causes: Cause[] = [];
  for (let nth = 0; nth < mostCauses; nth += 1) {
    const cause = largestCause(sums, difference);
    if (!cause) break;
    causes.push(cause);
    takeOut(cells, parts, sums, cause);
  }
  return {
    ...{ difference, effects, causes },
    rest: difference - causes.reduce((sum, { amount }) => sum + amount, 0),
  };
}

function totals({ effects, amounts }: Parts): Partial<Record<ChangeEffect, number>> {
  const sums = new Float64Array(effects.length);
  for (let at = 0; at < amounts.length; at += effects.length)
    for (let nth = 0; nth < sums.length; nth += 1)
      sums[nth] = (sums[nth] as number) + (amounts[at + nth] as number);
  return Object.fromEntries(effects.map((effect, nth) => [effect, sums[nth]]));
}

/** What a dollar was worth in the books before, as a fraction; null where there were none. */
type Dollar = { books: number; dollars: number } | null;

function dollarBefore({ count, before }: ChangeCells): Dollar {
  let [books, dollars] = [0, 0];
  for (let cell = 0; cell < count; cell += 1) {
    books += (before.revenueOfUsd[cell] as number) + (before.costOfUsd[cell] as number);
    dollars += (before.revenueUsd[cell] as number) + (before.costUsd[cell] as number);
  }
  return dollars > 0 && books > 0 ? { books, dollars } : null;
}

function amountsOf(cells: ChangeCells, metric: ExplainedMetric): Float64Array {
  const { count, now, before } = cells;
  if (metric === 'teu') return now.teu.map((teu, cell) => teu - (before.teu[cell] as number));
  const isProfit = metric === 'profit';
  const width = effectsOn[metric].length;
  const amounts = new Float64Array(count * width);
  const dollar = dollarBefore(cells);
  const atOldRate = (books: number, dollars: number) =>
    dollar ? books - Math.round((dollars * dollar.books) / dollar.dollars) : 0;
  for (let cell = 0; cell < count; cell += 1) {
    const costs = isProfit ? (now.cost[cell] as number) : 0;
    const costsBefore = isProfit ? (before.cost[cell] as number) : 0;
    const was = (before.revenue[cell] as number) - costsBefore;
    const difference = (now.revenue[cell] as number) - costs - was;
    const volumes = volumesOf(now, before, cell);
    // Of what is new or gone there is no price to compare with.
    if (volumes === null) {
      amounts[cell * width] = difference;
      continue;
    }
    const ratio = [now[volumes][cell] as number, before[volumes][cell] as number] as const;
    const expected = (amount: number) => Math.round((amount * ratio[0]) / ratio[1]);
    const volume = expected(was) - was;
    const ofRevenue = atOldRate(now.revenueOfUsd[cell] as number, now.revenueUsd[cell] as number);
    const ofCost = isProfit ? atOldRate(now.costOfUsd[cell] as number, now.costUsd[cell] as number) : 0;
    const cost = isProfit ? expected(costsBefore) + ofCost - costs : 0;
    const exchange = ofRevenue - ofCost;
    amounts[cell * width] = volume;
    amounts[cell * width + 1] = difference - volume - cost - exchange;
    if (isProfit) amounts[cell * width + 2] = cost;
    amounts[cell * width + width - 1] = exchange;
  }
  return amounts;
}

/** Boxes are compared with boxes, air cargo by its weight, and what has neither by the number of shipments. */
function volumesOf(
  now: ChangeSums,
  before: ChangeSums,
  cell: number,
): 'teu' | 'chargeableKg' | 'jobs' | null {
  const both = (name: keyof ChangeSums) =>
    (now[name][cell] as number) > 0 && (before[name][cell] as number) > 0;
  if (both('teu')) return 'teu';
  if (both('chargeableKg')) return 'chargeableKg';
  return both('jobs') ? 'jobs' : null;
}

/** The effects of each customer, line and carrier; added up once, for there may be very many cells. */
type SumsByKey = Readonly<Record<ChangeDimension, Parts>>;

function sumsByKey({ count, keys, keyCount }: ChangeCells, { effects, amounts }: Parts): SumsByKey {
  const width = effects.length;
  const sumsOf = (keyOf: Int32Array): Parts => {
    const sums = new Float64Array(keyCount * width);
    for (let cell = 0; cell < count; cell += 1) {
      const key = (keyOf[cell] as number) * width;
      for (let nth = 0; nth < width; nth += 1)
        sums[key + nth] = (sums[key + nth] as number) + (amounts[cell * width + nth] as number);
    }
    return { effects, amounts: sums };
  };
  return {
    ...{ customer: sumsOf(keys.customer), line: sumsOf(keys.line), carrier: sumsOf(keys.carrier) },
  };
}

/** What one cause explained is explained: no other has it as a part. */
function takeOut(
  { count, keys }: ChangeCells,
  { effects, amounts }: Parts,
  sums: SumsByKey,
  { dimension, key, effect }: Cause,
): void {
  const own = keys[dimension];
  const nth = effects.indexOf(effect);
  for (let cell = 0; cell < count; cell += 1) {
    if (own[cell] !== key) continue;
    const part = cell * effects.length + nth;
    for (const each of changeDimensions) {
      const sum = (keys[each][cell] as number) * effects.length + nth;
      sums[each].amounts[sum] = (sums[each].amounts[sum] as number) - (amounts[part] as number);
    }
    amounts[part] = 0;
  }
}

/** What makes most of the difference in its direction. */
function largestCause(sums: SumsByKey, difference: number): Cause | undefined {
  const sign = Math.sign(difference);
  let largest: Cause | undefined;
  let most = 0;
  if (sign === 0) return largest;
  for (const dimension of changeDimensions) {
    const { effects, amounts } = sums[dimension];
    for (let at = 0; at < amounts.length; at += 1) {
      const amount = amounts[at] as number;
      const worth = amount * sign * weights[dimension];
      if (worth <= most) continue;
      most = worth;
      const effect = effects[at % effects.length] as ChangeEffect;
      largest = { dimension, key: Math.floor(at / effects.length), effect, amount };
    }
  }
  return largest;
}
