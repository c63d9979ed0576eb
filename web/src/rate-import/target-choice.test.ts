import type { ColumnTarget, RateMapping } from '@fairway/contract/rate-import.ts';
import { expect, test } from 'vitest';
import { choiceOf, targetOf, withTarget } from './target-choice.ts';

const targets: ColumnTarget[] = [
  { to: 'pol' },
  { to: 'box', box: '40HQ', layer: 'cost' },
  { to: 'weight', fromKg: '100', layer: 'cost' },
  { to: 'perRt', layer: 'cost' },
  { to: 'surcharge', code: 'BAF' },
  { to: 'surcharge', code: 'THC', box: '20GP' },
];

test.each(targets)('%j is chosen again as it was', (target) => {
  expect(targetOf(choiceOf(target), 'cost')).toEqual(target);
});

test('two columns never mean the same', () => {
  const mapping = { columns: [{ column: 0, target: { to: 'pol' } }] } as RateMapping;
  expect(withTarget(mapping, 3, { to: 'pol' }).columns).toEqual([{ column: 3, target: { to: 'pol' } }]);
  expect(withTarget(mapping, 0, undefined).columns).toEqual([]);
});
