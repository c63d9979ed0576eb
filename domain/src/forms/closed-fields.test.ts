import { type FieldRights, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { closedChanges } from './closed-fields.ts';
import { compileForm } from './compile-form.ts';
import { deriveFields } from './derive-fields.ts';
import { someone } from './testing/someone.ts';

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
      field('open', 'text'),
      field('fixed', 'text', { readonly: true }),
      field('done', 'switch'),
      field('late', 'text', { readonlyWhen: '{done} = 1' }),
      field('hidden', 'text', { hidden: true }),
      field('sum', 'calculation', { calculated: '{rows}' }),
      field('rows', 'table', {
        columns: [
          field('qty', 'number'),
          field('price', 'number', { readonly: true, default: { value: 5 } }),
          field('line', 'calculation', { calculated: '{rows.qty}' }),
        ],
      }),
      field('list', 'table', { readonly: true, columns: [field('x', 'text', { id: 'f-list-x' })] }),
    ],
  }),
);

function changed(before: FormValues, after: FormValues, rights?: FieldRights): string[] {
  const viewing = rights ? { rights, context: someone } : { context: someone };
  const changes = closedChanges(form, {
    before: deriveFields(form, before, viewing),
    after: deriveFields(form, after, viewing),
    context: someone,
    rights,
  });
  return changes.map(
    ({
      field: {
        path,
        field: { model },
        table,
      },
      row,
    }) => (row === undefined ? path : `${table}.${row}.${model}`),
  );
}

it.each([
  ['an open field', { open: 'a' }, { open: 'b' }, undefined, []],
  ['a closed one', { fixed: 'a' }, { fixed: 'b' }, undefined, ['fixed']],
  ['emptied', { fixed: 'a' }, { fixed: null }, undefined, ['fixed']],
  ['nothing in two ways', { fixed: '' }, { fixed: null }, undefined, []],
  ['it closes now', { done: 0, late: 'a' }, { done: 1, late: 'b' }, undefined, []],
  ['it was closed and opens', { done: 1, late: 'a' }, { done: 0, late: 'b' }, undefined, []],
  ['it was and stays closed', { done: 1, late: 'a' }, { done: 1, late: 'b' }, undefined, ['late']],
  ['only not shown', { hidden: 'a' }, { hidden: 'b' }, undefined, []],
  ['worked out', { sum: 1 }, { sum: 9 }, undefined, []],
  ['a right to read', { open: 'a' }, { open: 'b' }, { open: 'read' }, ['open']],
  ['a right to nothing', { open: 'a' }, { open: 'b' }, { open: 'hidden' }, ['open']],
  ['a right to more than the form', { fixed: 'a' }, { fixed: 'b' }, { fixed: 'edit' }, ['fixed']],
  [
    'a cell',
    { rows: [{ id: '1', price: 1 }] },
    { rows: [{ id: '1', price: 2 }] },
    undefined,
    ['rows.0.price'],
  ],
  [
    'a cell that moved',
    {
      rows: [
        { id: '1', price: 1 },
        { id: '2', price: 2 },
      ],
    },
    {
      rows: [
        { id: '2', price: 2 },
        { id: '1', price: 1 },
      ],
    },
    undefined,
    [],
  ],
  ['a new row as rows start', { rows: [] }, { rows: [{ id: '1', price: 5 }] }, undefined, []],
  ['a new row otherwise', { rows: [] }, { rows: [{ id: '1', price: 6 }] }, undefined, ['rows.0.price']],
  ['a row without an id', { rows: [] }, { rows: [{ price: 6 }] }, undefined, ['rows.0.price']],
  ['open cells', { rows: [{ id: '1', qty: 1 }] }, { rows: [{ id: '1', qty: 2 }] }, undefined, []],
  [
    'columns of a table one may only read',
    { rows: [{ id: '1', qty: 1 }] },
    { rows: [{ id: '1', qty: 2 }] },
    { rows: 'read' },
    ['rows', 'rows.0.qty'],
  ],
  [
    'a closed table with another row',
    { list: [] },
    { list: [{ id: '1', x: 'a' }] },
    undefined,
    ['list', 'list.0.x'],
  ],
  ['a closed table', { list: [{ id: '1', x: 'a' }] }, { list: [{ id: '1', x: 'a' }] }, undefined, []],
  ['rows that are none', { rows: [] }, { rows: 'x' }, undefined, []],
] as [string, FormValues, FormValues, FieldRights | undefined, string[]][])(
  '%s',
  (_, before, after, rights, expected) => {
    expect(changed(before, after, rights)).toEqual(expected);
  },
);
