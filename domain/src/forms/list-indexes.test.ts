import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { listIndexes } from './list-indexes.ts';

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
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((model) => field(model, 'text')),
      field('amount', 'number'),
      field('tags', 'select', { multiple: true }),
      field('note', 'richText'),
    ],
  }),
);
const nothing = { declared: [], used: [], listFields: [] };
const fieldsOf = (indexes: object) => Object.keys(indexes);

it('the first fields a list shows have an index, and those that are declared or used', () => {
  expect(fieldsOf(listIndexes(form, nothing, {}))).toEqual(['a', 'b', 'c']);
  expect(fieldsOf(listIndexes(form, { ...nothing, listFields: ['amount', 'tags', 'g'] }, {}))).toEqual([
    'amount',
    'g',
  ]);
  expect(listIndexes(form, { declared: ['amount'], used: ['f'], listFields: ['e'] }, {})).toEqual({
    amount: { column: 'number1', isReady: false },
    f: { column: 'text1', isReady: false },
    e: { column: 'text2', isReady: false },
  });
});

it('what cannot be sorted by, and what the form has not, gets none', () => {
  expect(
    listIndexes(form, { declared: ['tags', 'note', 'nosuch'], used: [], listFields: ['tags'] }, {}),
  ).toEqual({});
});

it('what has a column keeps it, and what finds none goes without', () => {
  const first = listIndexes(form, { ...nothing, listFields: ['b', 'a'] }, {});
  const ready = { a: { column: 'text2' as const, isReady: true } };
  expect(listIndexes(form, { ...nothing, listFields: ['a', 'b'] }, first)).toEqual(first);
  expect(listIndexes(form, { ...nothing, listFields: ['a'] }, ready)).toEqual(ready);
  const all = { declared: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], used: [], listFields: ['amount'] };
  expect(fieldsOf(listIndexes(form, all, {}))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'amount']);
});

it('a column that was given back is not taken in the same change: records still have other values there', () => {
  const before = { a: { column: 'text1' as const, isReady: true } };
  expect(listIndexes(form, { ...nothing, listFields: ['b'] }, before)).toEqual({
    b: { column: 'text2', isReady: false },
  });
});
