import { changeEffects, type ExplainedMetric, explainedMetrics } from '@fairway/contract/board-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from '../money/money.ts';
import { explainChange } from './explain-change.ts';
import { metricOf } from './metrics.ts';
import { shownChange } from './shown-change.ts';
import { noSums, type Sums, sumOf } from './sums.ts';
import { cellsOf, type WrittenCell } from './testing/cells.ts';

function shown(metric: ExplainedMetric, written: readonly WrittenCell[], worth?: string) {
  const { cells } = cellsOf(written);
  const total = (when: 'now' | 'before') => sumOf(written.map((one) => ({ ...noSums(), ...one[when] })));
  return shownChange(
    metric,
    explainChange(cells, metric),
    { now: total('now'), before: total('before') },
    (name, sums) => metricOf(name, sums, worth),
  );
}
const cell = (customer: string, before: Partial<Sums>, now: Partial<Sums>): WrittenCell => ({
  ...{ customer, line: 'us', carrier: 'cosco' },
  ...{ before, now },
});
const added = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum.plus(exact(amount)), exact('0')).toNumber();

describe('a change as it is read', () => {
  it('has cents of the books, and boxes without zeros behind the point', () => {
    const cells = [cell('a', { teu: 10_000, revenue: 100_000 }, { teu: 4_000, revenue: 40_000 })];
    expect(shown('revenue', cells)).toMatchObject({
      ...{ now: '400.00', before: '1000.00', difference: '-600.00', rest: '0.00' },
      effects: { volume: '-600.00', price: '0.00', cost: '0.00', exchange: '0.00' },
    });
    expect(shown('teu', cells)).toMatchObject({ now: '4', before: '10', difference: '-6', rest: '0' });
  });

  it('adds up to the cent in every currency', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    const some = fc.record({ teu: fc.integer({ min: 0, max: 900_000 }), revenue: amount, cost: amount });
    const cells = fc.array(
      fc
        .tuple(fc.constantFrom('a', 'b', 'c', 'd'), some, some)
        .map(([key, one, other]) => cell(key, one, other)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom(...explainedMetrics),
        fc.constantFrom('1', '7.1', '0.137'),
        (all, metric, worth) => {
          const { now, before, difference, effects, causes, rest } = shown(metric, all, worth);
          expect(added([before, difference])).toBe(exact(now).toNumber());
          expect(added(changeEffects.map((effect) => effects[effect]))).toBe(exact(difference).toNumber());
          expect(added([...causes.map((cause) => cause.amount), rest])).toBe(exact(difference).toNumber());
        },
      ),
    );
  });
});
