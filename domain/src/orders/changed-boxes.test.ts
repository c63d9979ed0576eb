import { expect, it } from 'vitest';
import { changedBoxes, isPricedForOtherBoxes } from './changed-boxes.ts';

const boxesOf = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ count: Number(one.split('×')[0]), type: one.split('×')[1] ?? '' }));

it.each([
  ['1×20GP 1×40HQ', '1×20GP 2×40HQ', ['40HQ 1']],
  ['2×40HQ', '1×40HQ 1×40HQ', []],
  ['2×40HQ', '1×20GP', ['40HQ -2', '20GP 1']],
])('%s become %s', (before, after, changed) => {
  expect(changedBoxes(boxesOf(before), boxesOf(after)).map(({ type, more }) => `${type} ${more}`)).toEqual(
    changed,
  );
});

it.each([
  ['1×20GP 1×40HQ', '1×40HQ 1×20GP', false],
  ['1×40HQ', '2×40HQ', true],
  ['1×40HQ', '', true],
  ['', '1×40HQ', false],
])('a price of %s for %s', (priced, boxes, isOther) => {
  const lines = boxesOf(priced).flatMap(({ type, count }) => [
    { group: 'freight', boxType: type, quantity: String(count) },
    { group: 'freight', boxType: type, quantity: String(count) },
    { group: 'surcharge', boxType: type, quantity: '9' },
  ]);
  expect(isPricedForOtherBoxes(lines, boxesOf(boxes))).toBe(isOther);
});
