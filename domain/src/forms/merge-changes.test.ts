import { expect, test } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

test.each([
  ['nobody changed anything', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }],
  ['I changed one field, they another', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['both changed the same field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['I emptied what they changed', { a: 1 }, {}, { a: 3 }, { a: null }],
  ['an empty text where there was nothing is no change', {}, { a: '' }, { a: 3 }, { a: 3 }],
  ['an empty list where there was nothing is no change', { a: null }, { a: [] }, { a: [1] }, { a: [1] }],
  ['zero is a change', {}, { a: 0 }, { a: 3 }, { a: 0 }],
  [
    'the order of keys is no change',
    { a: { x: 1, y: 2 } },
    { a: { y: 2, x: 1 } },
    { a: { x: 9 } },
    { a: { x: 9 } },
  ],
  [
    'my rows stand for the whole sub-table',
    { r: [{ q: 1 }] },
    { r: [{ q: 2 }] },
    { r: [] },
    { r: [{ q: 2 }] },
  ],
])('%s', (_, base, mine, theirs, merged) => {
  expect(mergeChanges(base, mine, theirs)).toEqual(merged);
});
