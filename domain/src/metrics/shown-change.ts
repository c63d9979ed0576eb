import { changeEffects, type ExplainedMetric } from '@fairway/contract/board-fields.ts';
import { exact } from '../money/money.ts';
import type { Cause, Explanation } from './explain-change.ts';
import { metrics } from './metrics.ts';
import { noSums, type Sums } from './sums.ts';

export interface ShownChange {
  now: string;
  before: string;
  difference: string;
  effects: Record<(typeof changeEffects)[number], string>;
  causes: (Omit<Cause, 'amount'> & { amount: string })[];
  rest: string;
}

type Write = (metric: ExplainedMetric, sums: Sums) => string | null;

/**
 * A change as it is read. In another currency each amount is rounded: then the rest and the largest effect take what that
 * leaves over, so that what is shown adds up to the cent.
 */
export function shownChange(
  metric: ExplainedMetric,
  { effects, causes }: Explanation,
  total: { now: Sums; before: Sums },
  write: Write,
): ShownChange {
  const said = (sums: Sums) => write(metric, sums) ?? '0';
  const amountOf = (amount: number) => said({ ...noSums(), [metric === 'teu' ? 'teu' : 'revenue']: amount });
  const [now, before] = [said(total.now), said(total.before)];
  const less = (from: string, amounts: readonly string[]) =>
    written(metric, amounts.reduce((left, amount) => left.minus(exact(amount)), exact(from)).toFixed());
  const difference = less(now, [before]);
  const shown = changeEffects.map((effect) => ({ effect, amount: amountOf(effects[effect]) }));
  const [largest] = [...changeEffects].sort(
    (one, other) => Math.abs(effects[other]) - Math.abs(effects[one]),
  );
  const others = shown.filter(({ effect }) => effect !== largest).map(({ amount }) => amount);
  const named = causes.map(({ amount, ...cause }) => ({ ...cause, amount: amountOf(amount) }));
  return {
    ...{ now, before, difference },
    effects: Object.fromEntries(
      shown.map(({ effect, amount }) => [effect, effect === largest ? less(difference, others) : amount]),
    ) as ShownChange['effects'],
    causes: named,
    rest: less(
      difference,
      named.map(({ amount }) => amount),
    ),
  };
}

const written = (metric: ExplainedMetric, amount: string): string =>
  metrics[metric].unit === 'money' ? exact(amount).toFixed(metrics[metric].decimals) : amount;
