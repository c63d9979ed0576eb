import { expect, test } from 'vitest';
import {
  changedCells,
  type DraftRow,
  isAmount,
  pasted,
  placeText,
  readAmount,
  wholeOf,
} from './target-draft.ts';

const row = (key: string, above: string | null, teu: (string | null)[]): DraftRow => ({
  ...{ key, above, kind: above === null ? 'department' : 'person', name: key, isUsed: true },
  values: { teu: [...teu, ...Array.from({ length: 12 - teu.length }, () => null)] },
});
const rows = [row('sea', null, [null, '50']), row('zhou', 'sea', ['10', '20']), row('li', 'sea', ['5'])];

test('what nobody set is the sum of what is below, as it is typed', () => {
  const whole = wholeOf(rows, 'teu', new Map());
  expect(whole.get('sea')?.months.slice(0, 3)).toEqual(['15', '50', null]);
  const place = placeText({ kind: 'person', key: 'zhou', metric: 'teu', month: 1 });
  expect(wholeOf(rows, 'teu', new Map([[place, '12.5']])).get('sea')?.months[0]).toBe('17.5');
  // What is no amount counts for nothing.
  expect(wholeOf(rows, 'teu', new Map([[place, 'x']])).get('sea')).toMatchObject({ total: '55' });
});

test('a block of a sheet goes to the right and down, and ends with the table', () => {
  const found = pasted(rows, { row: 1, month: 11, metric: 'teu' }, '1,200\t30\t40\r\n¥5\t\r\n9\t9\n');
  expect(found).toEqual([
    ['person zhou teu 11', '1200'],
    ['person zhou teu 12', '30'],
    ['person li teu 11', '5'],
    ['person li teu 12', ''],
  ]);
});

test('only what differs is saved, with what was there', () => {
  const edits = new Map([
    [placeText({ kind: 'person', key: 'zhou', metric: 'teu', month: 1 }), '10.00'],
    [placeText({ kind: 'person', key: 'zhou', metric: 'teu', month: 2 }), ''],
    [placeText({ kind: 'department', key: 'sea', metric: 'profit', month: 3 }), '7'],
  ]);
  expect(changedCells(rows, edits)).toEqual([
    { kind: 'department', key: 'sea', metric: 'profit', month: 3, value: '7', was: null },
    { kind: 'person', key: 'zhou', metric: 'teu', month: 2, value: null, was: '20' },
  ]);
});

test.each([
  ['1 234.5', true],
  ['', true],
  ['-1', false],
  ['1.234', false],
  ['百', false],
])('%s is an amount: %s', (text, said) => expect(isAmount(readAmount(text))).toBe(said));
