import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import { exact } from '../money/money.ts';
import type { SumName, Sums } from './sums.ts';

export type MetricUnit = 'count' | 'teu' | 'cbm' | 'tons' | 'kg' | 'money' | 'percent' | 'days';

export interface Metric {
  unit: MetricUnit;
  /** What it is made of: whoever may not see one of these does not see it. */
  of: readonly [SumName, ...SumName[]];
  /** How many decimals it is written with. */
  decimals: number;
  /** It tells what is earned or paid: only for who has the right to profits. */
  isGuarded?: true;
  /** More of it is worse. */
  isBad?: true;
  /** A sum in units of `per`, or one sum by another. */
  per?: number;
  by?: { sum: SumName; times: number };
}

const money = { unit: 'money', decimals: 2 } as const;
const guarded = { isGuarded: true } as const;
const cents = 100;
const thousandths = 1_000;

/** The one dictionary of what boards, totals of lists and exports say of shipments. */
export const metrics: Readonly<Record<BoardMetric, Metric>> = {
  jobs: { unit: 'count', of: ['jobs'], per: thousandths, decimals: 3 },
  teu: { unit: 'teu', of: ['teu'], per: thousandths, decimals: 3 },
  cbm: { unit: 'cbm', of: ['cbm'], per: thousandths, decimals: 3 },
  tons: { unit: 'tons', of: ['grossKg'], per: thousandths * 1_000, decimals: 3 },
  chargeable: { unit: 'kg', of: ['chargeableKg'], per: thousandths, decimals: 3 },
  revenue: { ...money, of: ['revenue'], per: cents },
  cost: { ...money, ...guarded, of: ['cost'], per: cents, isBad: true },
  profit: { ...money, ...guarded, of: ['revenue', 'cost'], per: cents },
  margin: {
    ...{ unit: 'percent', ...guarded, of: ['revenue', 'cost'], decimals: 2 },
    by: { sum: 'revenue', times: 100 },
  },
  profitPerTeu: {
    ...{ ...money, ...guarded, of: ['revenue', 'cost'] },
    by: { sum: 'teu', times: thousandths / cents },
  },
  profitPerJob: {
    ...{ ...money, ...guarded, of: ['revenue', 'cost'] },
    by: { sum: 'jobs', times: thousandths / cents },
  },
  revenuePerTeu: { ...money, of: ['revenue'], by: { sum: 'teu', times: thousandths / cents } },
  costPerTeu: {
    ...{ ...money, ...guarded, of: ['cost'], isBad: true },
    by: { sum: 'teu', times: thousandths / cents },
  },
  onTimeRate: { unit: 'percent', of: ['onTime'], decimals: 2, by: { sum: 'arrived', times: 100 } },
  delayDays: {
    ...{ unit: 'days', of: ['delayMinutes'], decimals: 1, isBad: true },
    by: { sum: 'arrived', times: thousandths / (24 * 60) },
  },
  rolledRate: {
    ...{ unit: 'percent', of: ['rolled'], decimals: 2, isBad: true },
    by: { sum: 'booked', times: 100 },
  },
};

/** Of two together, which are revenue and cost: what is left of the one after the other. */
const totalOf = ({ of: [first, less] }: Metric, sums: Sums): number =>
  sums[first] - (less === undefined ? 0 : sums[less]);

/**
 * What sums say, as decimal text; null where there is nothing to divide by. Money is shown in a currency of which one is
 * `worth` so much in that of the books.
 */
export function metricOf(name: BoardMetric, sums: Sums, worth = '1'): string | null {
  const metric = metrics[name];
  const inBooks = exact(totalOf(metric, sums));
  const total = metric.unit === 'money' ? inBooks.div(exact(worth)) : inBooks;
  if (!metric.by) return decimal(total.div(metric.per ?? 1).toFixed(metric.decimals), metric);
  const base = exact(sums[metric.by.sum]);
  if (base.isZero()) return null;
  // Of a negative revenue the margin has the sign of what is left, as for a single shipment.
  const divisor = metric.unit === 'percent' ? base.abs() : base;
  return decimal(total.times(metric.by.times).div(divisor).toFixed(metric.decimals), metric);
}

/** Money keeps its cents; of the rest nobody reads zeros behind the point. */
function decimal(text: string, { unit }: Metric): string {
  const short = unit === 'money' || !text.includes('.') ? text : text.replace(/\.?0+$/, '');
  return /^-0(\.0+)?$/.test(short) ? short.slice(1) : short;
}

/** Only to order by it: what has no value comes last in both directions. */
export function orderValue(name: BoardMetric, sums: Sums): number | null {
  const metric = metrics[name];
  const value = inUnits(metric, totalOf(metric, sums), metric.by && sums[metric.by.sum]);
  return Number.isNaN(value) ? null : value;
}

/** The same of many at once, each sum an array of all of them; what has no value is not a number. */
export function orderValues(name: BoardMetric, columnOf: (sum: SumName) => Float64Array): Float64Array {
  const metric = metrics[name];
  const [first, less] = metric.of.map(columnOf);
  const base = metric.by && columnOf(metric.by.sum);
  const values = new Float64Array(first?.length ?? 0);
  for (let at = 0; at < values.length; at += 1) {
    const total = (first?.[at] ?? 0) - (less?.[at] ?? 0);
    values[at] = inUnits(metric, total, base?.[at]);
  }
  return values;
}

function inUnits({ by, per }: Metric, total: number, base: number | undefined): number {
  if (!by) return total / (per ?? 1);
  return base ? (total * by.times) / base : Number.NaN;
}
