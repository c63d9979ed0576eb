import { expect, it } from 'vitest';
import { takeTurns } from './turns.ts';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `person-${from + n}`);
/** Later than any row that another test left behind. */
let now = 1e9;
const later = () => (now += 1e6);

it('one person asks at once', () => {
  expect([...takeTurns(1, ['me'], later()).values()]).toEqual([0]);
});

it('a crowd asks one after the other, however many pieces it is told in', () => {
  const at = later();
  const pieces = [ids(200), ids(200, 200), ids(100, 400)].flatMap((piece) => [
    ...takeTurns(500, piece, at).values(),
  ]);
  expect(pieces).toEqual(ids(500).map((_, n) => n * 10));
});

it('a second change goes behind those who wait, and nobody waits longer than a minute', () => {
  const at = later();
  takeTurns(100, ids(100), at);
  expect([...takeTurns(2, ['one', 'two'], at + 400).values()]).toEqual([600, 610]);
  const many = [...takeTurns(20_000, ids(20_000), at + 400).values()];
  expect(Math.max(...many)).toBeLessThanOrEqual(60_620);
  expect([...takeTurns(1, ['me'], at + 400).values()]).toEqual([60_000]);
});
