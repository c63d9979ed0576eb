import { type FieldRights, type FormValues, readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { deriveFields, isComputed } from './derive-fields.ts';
import { ownValue } from './own-value.ts';
import { isSameValue } from './same-value.ts';
import { rowsOf } from './table-rows.ts';
import { anyForm, anyRights, anyValues } from './testing/generated-forms.ts';
import { someone } from './testing/someone.ts';
import { isRow } from './value-shape.ts';
import { takeVisible, withoutOpenValues } from './visible-changes.ts';

const field = (model: string, more: object = {}) => ({ id: `f-${model}`, model, kind: 'text', ...more });
const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      field('open'),
      field('never', { hidden: true }),
      field('kind'),
      field('more', { visibleWhen: '{kind} = "x"' }),
      field('most', { visibleWhen: '{more} = "y"' }),
      field('one', { visibleWhen: '{other} = "1"' }),
      field('other', { visibleWhen: '{one} = "1"' }),
      {
        ...field('card', { kind: 'card', model: undefined, hidden: true }),
        parts: [{ id: 'p', nodes: [field('inside')] }],
      },
      field('rows', {
        kind: 'table',
        columns: [
          field('type', { id: 'c1' }),
          field('note', { id: 'c2', visibleWhen: '{rows.type} = "x"' }),
          field('secret', { id: 'c3', hidden: true, default: { value: 'start' } }),
        ],
      }),
      field('list', { kind: 'table', hidden: true, columns: [field('a', { id: 'c4' })] }),
    ],
  }),
);

const row = (id: string, more: object = {}) => ({ id, ...more });

it.each<[string, FormValues, FormValues, FieldRights | undefined, FormValues]>([
  ['open', { open: 'a' }, { open: 'b' }, undefined, { open: 'b' }],
  ['hidden for good', { never: 'a' }, { never: 'b' }, undefined, { never: 'a' }],
  ['hidden for good, new', {}, { never: 'b' }, undefined, {}],
  ['emptied though hidden', { never: 'a' }, { never: null }, undefined, { never: 'a' }],
  ['in a hidden container', {}, { inside: 'b' }, undefined, {}],
  ['hidden before and after', { kind: 'a' }, { more: 'b' }, undefined, { kind: 'a' }],
  ['it becomes visible', { kind: 'a' }, { kind: 'x', more: 'b' }, undefined, { kind: 'x', more: 'b' }],
  [
    'one after the other',
    {},
    { kind: 'x', more: 'y', most: 'z' },
    undefined,
    { kind: 'x', more: 'y', most: 'z' },
  ],
  [
    'hidden with the same change',
    { kind: 'x', more: 'a' },
    { kind: 'a', more: 'b' },
    undefined,
    { kind: 'a', more: 'a' },
  ],
  ['two that would show each other', {}, { one: '1', other: '1' }, undefined, {}],
  ['by a right', { open: 'a' }, { open: 'b' }, { open: 'hidden' }, { open: 'a' }],
  ['a right to read hides nothing', { open: 'a' }, { open: 'b' }, { open: 'read' }, { open: 'b' }],
  [
    'a cell of a row that stands',
    { rows: [row('1', { type: 'x', secret: 's' })] },
    { rows: [row('1', { type: 'a', note: 'n', secret: 't' })] },
    undefined,
    { rows: [row('1', { type: 'a', secret: 's' })] },
  ],
  [
    'cells of a new row',
    { rows: [] },
    { rows: [row('1', { type: 'a', note: 'n', secret: 't' }), row('2', { type: 'x', note: 'n' })] },
    undefined,
    { rows: [row('1', { type: 'a', secret: 'start' }), row('2', { type: 'x', note: 'n', secret: 'start' })] },
  ],
  [
    'a column by a right, with another row beside it',
    { rows: [row('1', { type: 'a', secret: 'start' })] },
    { rows: [row('2', { type: 'b' }), row('1', { type: 'c' })] },
    { 'rows.type': 'hidden' },
    { rows: [row('2', { secret: 'start' }), row('1', { type: 'a', secret: 'start' })] },
  ],
  [
    'a hidden sub-table',
    { list: [row('1', { a: 'a' })] },
    { list: [] },
    undefined,
    { list: [row('1', { a: 'a' })] },
  ],
])('%s', (_, standing, sent, rights, expected) => {
  expect(takeVisible(form, { standing, sent: { ...standing, ...sent }, rights, context: someone })).toEqual(
    expected,
  );
});

/** Rows with ids, as they come in. */
const withIds = (values: FormValues): FormValues => ({
  ...values,
  rows: Array.isArray(values.rows)
    ? values.rows.filter(isRow).map((cells, index) => ({ ...cells, id: `r${index}` }))
    : [],
});

it('what a draft kept while it was visible stands no longer; what is hidden or closed in it does', () => {
  const small = compileForm(
    readFormDefinition({
      version: 1,
      nodes: [
        field('amount', { kind: 'number', default: { value: 1 } }),
        field('small', { visibleWhen: '{amount} < 10' }),
        field('fixed', { readonly: true }),
      ],
    }),
  );
  const standing = (kept: FormValues) => withoutOpenValues(small, kept, { amount: 1 }, { context: someone });
  expect(standing({ amount: 5, small: 'yes', fixed: 'a' })).toEqual({ amount: 1, fixed: 'a' });
  expect(standing({ amount: 99, small: 'yes' })).toEqual({ amount: 1, small: 'yes' });
});

it('whatever the form and whatever is sent: what is hidden never changes', () => {
  fc.assert(
    fc.property(anyForm, anyValues, anyValues, fc.option(anyRights), (definition, stored, sent, some) => {
      const any = compileForm(definition);
      const viewing = some ? { rights: some, context: someone } : { context: someone };
      const before = deriveFields(any, withIds(stored), viewing);
      const given = { standing: before.values, sent: { ...before.values, ...withIds(sent) } };
      const taken = takeVisible(any, { ...given, ...viewing });
      const after = deriveFields(any, taken, viewing);
      for (const one of any.reading) {
        const { path, table } = one;
        if (isComputed(one)) continue;
        const model = one.field.model ?? '';
        if (table === undefined) {
          if (after.cells.get(path)?.state.visible) continue;
          expect(isSameValue(ownValue(taken, path), ownValue(before.values, path)), path).toBe(true);
          continue;
        }
        const stood = rowsOf(before.values, table);
        for (const [index, cells] of rowsOf(taken, table).entries()) {
          const earlier = stood.findIndex(({ id }) => id === cells.id);
          const isVisible = after.rows.get(table)?.[index]?.get(model)?.state.visible;
          if (earlier < 0 || isVisible) continue;
          expect(isSameValue(ownValue(cells, model), ownValue(stood[earlier], model)), path).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
