import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { indexedText, indexedValues } from './indexed-values.ts';

const field = (model: string, kind: string, more: object = {}) => ({
  id: `f-${model}`,
  model,
  kind,
  ...more,
});
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      field('title', 'text'),
      field('amount', 'number'),
      field('way', 'cascader', { multiple: true }),
      field('days', 'dateRange'),
      field('note', 'richText'),
      field('rows', 'table', { columns: [field('x', 'text')] }),
    ],
  }),
);

it('every short field has a row, several where it holds several, one of nothing where it holds nothing', () => {
  expect(indexedValues(form, {})).toEqual(
    ['title', 'amount', 'way', 'days'].map((name) => ({ field: name, ordinal: 0, text: null, number: null })),
  );
  const values = {
    title: '𠮷'.repeat(300),
    amount: 5,
    way: [
      ['cn', 'sh'],
      ['cn', 'bj'],
    ],
    days: [1, 2],
    rows: [{ x: 'a' }],
  };
  expect(indexedValues(form, values)).toEqual([
    { field: 'title', ordinal: 0, text: '𠮷'.repeat(200), number: null },
    { field: 'amount', ordinal: 0, text: null, number: 5 },
    { field: 'way', ordinal: 0, text: 'cn', number: null },
    { field: 'way', ordinal: 1, text: 'sh', number: null },
    { field: 'way', ordinal: 2, text: 'bj', number: null },
    { field: 'days', ordinal: 0, text: null, number: 1 },
    { field: 'days', ordinal: 1, text: null, number: 2 },
  ]);
});

it.each([
  [{ title: { a: 1 } }, null, null],
  [{ title: [{}] }, null, null],
  [{ title: 7 }, '7', null],
])('%j stays something an index can hold', (values, text, number) => {
  expect(indexedValues(form, values)[0]).toEqual({ field: 'title', ordinal: 0, text, number });
});

it.each([
  ['  a b ', 'a b'],
  ['\u200ba\u00adb\ufeff', 'ab'],
  ['\u3000A', 'A'],
])('%j is looked for as %j', (given, kept) => {
  expect(indexedText(given)).toBe(kept);
  expect(indexedValues(form, { title: given })[0]).toMatchObject({ text: kept });
});
