import { changeEffects, type ExplainedMetric, explainedMetrics } from '@fairway/contract/board-fields.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainChange } from './explain-change.ts';
import type { Sums } from './sums.ts';
import { cellsOf, type WrittenCell } from './testing/cells.ts';

const cell = (keys: string, before: Partial<Sums>, now: Partial<Sums>): WrittenCell => {
  const [customer = '', line = '', carrier = ''] = keys.split(' ');
  return { customer, line, carrier, before, now };
};
function explain(written: readonly WrittenCell[], metric: ExplainedMetric) {
  const { cells, texts } = cellsOf(written);
  const { causes, ...rest } = explainChange(cells, metric);
  return { ...rest, causes: causes.map((cause) => ({ ...cause, key: texts[cause.key] })) };
}

describe('why something changed', () => {
  it('is the volume where the same is earned for each box', () => {
    const { difference, effects, causes, rest } = explain(
      [
        cell('a us cosco', { teu: 10, revenue: 1000, cost: 800 }, { teu: 4, revenue: 400, cost: 320 }),
        cell('b eu msc', { teu: 5, revenue: 500, cost: 400 }, { teu: 5, revenue: 500, cost: 400 }),
      ],
      'profit',
    );
    expect(difference).toBe(-120);
    expect(effects).toEqual({ volume: -120, price: 0, cost: 0, exchange: 0 });
    expect(causes).toEqual([{ dimension: 'customer', key: 'a', effect: 'volume', amount: -120 }]);
    expect(rest).toBe(0);
  });

  it('is price or cost where as many boxes earn or cost another amount', () => {
    const { effects } = explain(
      [cell('a us cosco', { teu: 10, revenue: 1000, cost: 800 }, { teu: 20, revenue: 1900, cost: 1700 })],
      'profit',
    );
    expect(effects).toEqual({ volume: 200, price: -100, cost: -100, exchange: 0 });
  });

  it('is the exchange rate where dollars are worth another amount', () => {
    const before = { teu: 10, revenue: 7_000, revenueUsd: 1_000, revenueOfUsd: 7_000, cost: 2_000 };
    const now = { ...before, revenue: 7_200, revenueOfUsd: 7_200 };
    expect(explain([cell('a us cosco', before, now)], 'profit').effects).toEqual({
      ...{ volume: 0, price: 0, cost: 0, exchange: 200 },
    });
    expect(explain([cell('a us cosco', before, now)], 'revenue').effects.exchange).toBe(200);
  });

  it('is volume all of it where a customer is new or gone', () => {
    const { effects } = explain(
      [
        cell('new us cosco', {}, { teu: 3, revenue: 300, cost: 250 }),
        cell('gone us cosco', { jobs: 1, revenue: 90, cost: 100 }, {}),
      ],
      'profit',
    );
    expect(effects).toEqual({ volume: 60, price: 0, cost: 0, exchange: 0 });
  });

  it('names a line where it lost with all of its customers', () => {
    const lost = (customer: string) =>
      cell(`${customer} us ${customer}`, { teu: 10, revenue: 1000 }, { teu: 10, revenue: 900 });
    const { causes } = explain(
      [...'abcdefgh'].map((customer) => lost(customer)),
      'revenue',
    );
    expect(causes).toEqual([{ dimension: 'line', key: 'us', effect: 'price', amount: -800 }]);
  });

  it('adds up to the difference, whatever was shipped', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    // Cents of dollars and what they are in the books: a rate that never was would take numbers beyond what is exact.
    const dollars = fc
      .record({ usd: amount, rate: fc.integer({ min: 500, max: 900 }) })
      .map(({ usd, rate }) => ({ usd, ofUsd: Math.round((usd * rate) / 100) }));
    const some = fc
      .record({
        ...{ jobs: fc.integer({ min: 0, max: 50_000 }), teu: fc.integer({ min: 0, max: 900_000 }) },
        ...{ revenue: fc.integer({ min: -100_000, max: 1_000_000_000 }), cost: amount },
        ...{ sold: dollars, bought: dollars },
      })
      .map(({ sold, bought, ...rest }) => ({
        ...{ ...rest, revenueUsd: sold.usd, revenueOfUsd: sold.ofUsd },
        ...{ costUsd: bought.usd, costOfUsd: bought.ofUsd },
      }));
    const key = fc.constantFrom('a', 'b', 'c', 'd');
    const cells = fc.array(
      fc
        .record({ ...{ customer: key, line: key, carrier: key }, now: some, before: some })
        .map((written): WrittenCell => written),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(cells, fc.constantFrom(...explainedMetrics), (all, metric) => {
        const { difference, effects, causes, rest } = explain(all, metric);
        const total = ({ revenue = 0, cost = 0, teu = 0 }: Partial<Sums>) =>
          metric === 'teu' ? teu : metric === 'revenue' ? revenue : revenue - cost;
        const expected = all.reduce((sum, { now, before }) => sum + total(now) - total(before), 0);
        expect(difference).toBe(expected);
        expect(changeEffects.reduce((sum, effect) => sum + effects[effect], 0)).toBe(difference);
        expect(causes.reduce((sum, { amount }) => sum + amount, rest)).toBe(difference);
        for (const { amount } of causes) expect(Math.sign(amount)).toBe(Math.sign(difference));
      }),
    );
  });
});
