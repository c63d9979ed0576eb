import { expect, test } from 'vitest';
import { inRows, sideBySide } from './side-by-side.ts';

const nine = 9 * 60;
const span = (name: string, from: number, to: number) => ({ name, from: nine + from, to: nine + to });
type Case = [what: string, spans: ReturnType<typeof span>[], expected: string[], least?: number];

/** name, column/columns, and over how many columns it is drawn. */
const cases: Case[] = [
  ['nothing', [], []],
  ['one alone has the whole width', [span('a', 0, 60)], ['a 0/1 ×1']],
  ['one after the other does not overlap', [span('a', 0, 60), span('b', 60, 90)], ['a 0/1 ×1', 'b 0/1 ×1']],
  ['two at once', [span('a', 0, 60), span('b', 30, 90)], ['a 0/2 ×1', 'b 1/2 ×1']],
  [
    'of two that begin together the longer one is first',
    [span('b', 0, 30), span('a', 0, 60)],
    ['a 0/2 ×1', 'b 1/2 ×1'],
  ],
  [
    'a column that is free again is used again',
    [span('a', 0, 120), span('b', 0, 30), span('c', 40, 80)],
    ['a 0/2 ×1', 'b 1/2 ×1', 'c 1/2 ×1'],
  ],
  [
    'who has nobody beside them takes the room to the right',
    [span('a', 0, 180), span('b', 0, 60), span('c', 0, 60), span('d', 90, 120)],
    ['a 0/3 ×1', 'b 1/3 ×1', 'c 2/3 ×1', 'd 1/3 ×2'],
  ],
  [
    'a chain is one group although its ends do not meet',
    [span('a', 0, 60), span('b', 50, 110), span('c', 100, 160)],
    ['a 0/2 ×1', 'b 1/2 ×1', 'c 0/2 ×1'],
  ],
  [
    'a short one covers what it is drawn over',
    [span('a', 0, 5), span('b', 10, 40)],
    ['a 0/2 ×1', 'b 1/2 ×1'],
    20,
  ],
];

test.each(cases)('%s', (_, spans, expected, least) => {
  const placed = sideBySide(spans, least);
  expect(
    placed.map(({ item, column, columns, width }) => `${item.name} ${column}/${columns} ×${width}`),
  ).toEqual(expected);
});

test('nothing that overlaps is ever drawn over another', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % most;
  };
  for (let round = 0; round < 300; round += 1) {
    const spans = Array.from({ length: 1 + random(12) }, (_, at) => {
      const from = random(600);
      return span(String(at), from, from + 5 + random(180));
    });
    const placed = sideBySide(spans, 15);
    expect(placed.length).toBe(spans.length);
    for (const one of placed)
      for (const other of placed) {
        if (one === other) continue;
        const meet =
          one.item.from < Math.max(other.item.to, other.item.from + 15) &&
          other.item.from < Math.max(one.item.to, one.item.from + 15);
        // Both are drawn over fractions of the same width only within a group, and only there can they meet.
        if (meet)
          expect(
            one.columns === other.columns &&
              (one.column + one.width <= other.column || other.column + other.width <= one.column),
          ).toBe(true);
      }
  }
});

test('bars of days share a row as long as they do not meet', () => {
  const bars = [
    { name: 'short', first: 0, last: 0 },
    { name: 'long', first: 0, last: 4 },
    { name: 'after', first: 1, last: 2 },
    { name: 'end', first: 5, last: 6 },
  ];
  expect(inRows(bars).map(({ item, row }) => `${item.name} ${row}`)).toEqual([
    'long 0',
    'short 1',
    'after 1',
    'end 0',
  ]);
});
