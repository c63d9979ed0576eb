import { type FormField, readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { indexedText, indexedValues, indexedValuesOf } from './indexed-values.ts';

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

it('every short field that holds something has a value, several where it holds several', () => {
  expect(indexedValues(form, {})).toEqual([]);
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
    { field: 'title', text: '𠮷'.repeat(200), number: null },
    { field: 'amount', text: null, number: 5 },
    { field: 'way', text: 'cn', number: null },
    { field: 'way', text: 'sh', number: null },
    { field: 'way', text: 'bj', number: null },
    { field: 'days', text: null, number: 1 },
    { field: 'days', text: null, number: 2 },
  ]);
});

it.each([
  [{ title: { a: 1 } }, []],
  [{ title: [{}] }, []],
  [{ title: 7 }, [{ field: 'title', text: '7', number: null }]],
])('%j stays something an index can hold', (values, expected) => {
  expect(indexedValues(form, values)).toEqual(expected);
});

it('the same value twice is one', () => {
  expect(indexedValuesOf({ kind: 'checkbox' } as FormField, ['a', 'b', 'a'])).toHaveLength(2);
});

it.each([
  ['  a b ', 'a b'],
  ['\u200ba\u00adb\ufeff', 'ab'],
  ['\u3000A', 'A'],
])('%j is looked for as %j', (given, kept) => {
  expect(indexedText(given)).toBe(kept);
  expect(indexedValues(form, { title: given })[0]).toMatchObject({ text: kept });
});
