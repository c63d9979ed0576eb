import type { FormValues } from '@fairway/contract/forms.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import { describe, expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { deriveFields } from './derive-fields.ts';
import { errorsOf } from './form-state.ts';
import { mayReveal, revealedFields, wholeValueAt, wholeValuesOf } from './reveal.ts';
import { someone } from './testing/someone.ts';

const card = (more: object = {}) => ({
  kind: 'text',
  model: 'card',
  label: '卡号',
  mask: 'bankCard',
  ...more,
});
const formOf = (...nodes: object[]) =>
  compileForm(
    readFormDefinition({ version: 1, nodes: nodes.map((node, at) => ({ id: `f${at}`, ...node })) }),
  );
const fieldOf = (form: ReturnType<typeof formOf>, path: string) => {
  const found = form.byPath.get(path);
  if (!found) throw new Error(path);
  return found;
};
const nobody = { userId: 'u1', roleIds: [], positionIds: [], isFiller: false };
const shown = () => true;

describe('who may look at a masked value', () => {
  it.each<[string, object, object, object, boolean]>([
    ['nobody else', {}, {}, {}, false],
    ['who filled it in', {}, { isFiller: true }, {}, true],
    ['who filled it in, unless it says otherwise', { filler: false }, { isFiller: true }, {}, false],
    ['a role', { roles: ['finance'] }, { roleIds: ['finance'] }, {}, true],
    ['another role', { roles: ['finance'] }, { roleIds: ['sales'] }, {}, false],
    ['a position', { positions: ['p1'] }, { positionIds: ['p1', 'p2'] }, {}, true],
    ['a person', { users: ['u1'] }, {}, {}, true],
    ['who a field names', { fields: ['owner'] }, {}, { owner: 'u1' }, true],
    ['who a field names among others', { fields: ['owner'] }, {}, { owner: ['u2--user', 'u1--user'] }, true],
    ['nobody by a department of that id', { fields: ['owner'] }, {}, { owner: ['u1--department'] }, false],
    ['nobody by an empty field', { fields: ['owner'] }, {}, { owner: null }, false],
    ['who has a step that allows it', {}, { atSteps: new Set(['card']) }, {}, true],
    ['nobody by a step that allows another field', {}, { atSteps: new Set(['phone']) }, {}, false],
  ])('%s', (_, revealTo, who, values, may) => {
    const form = formOf(card({ revealTo }), { kind: 'users', model: 'owner', label: '负责人' });
    expect(mayReveal(fieldOf(form, 'card'), values as FormValues, { ...nobody, ...who })).toBe(may);
  });
});

describe('whole values', () => {
  const form = formOf(card(), {
    ...{ kind: 'table', model: 'rows', label: '明细' },
    columns: [{ ...card(), id: 'c1' }],
  });
  const values = {
    card: '6222021234567890',
    rows: [
      { id: 'a', card: '1' },
      { id: 'b', card: null },
    ],
  };
  const who = { ...nobody, isFiller: true };

  it('are those of masked fields that are shown', () => {
    const fields = revealedFields(form, values, { who, isShown: shown });
    expect(fields.map(({ path }) => path)).toEqual(['card', 'rows.card']);
    expect(wholeValuesOf(fields, values, shown)).toEqual([
      { field: 'card', value: '6222021234567890' },
      { field: 'rows.card', row: 'a', value: '1' },
    ]);
    expect(revealedFields(form, values, { who, isShown: () => false })).toEqual([]);
    expect(wholeValueAt(fieldOf(form, 'rows.card'), values, { row: 'a' }, shown)).toBe('1');
    expect(wholeValueAt(fieldOf(form, 'rows.card'), values, { row: 'c' }, shown)).toBeUndefined();
    expect(wholeValueAt(fieldOf(form, 'card'), values, { row: 'a' }, shown)).toBeUndefined();
  });
});

it('a masked text that nobody replaced is in order; one that somebody typed is checked', () => {
  const form = formOf(card({ rules: [{ check: 'format', format: 'digits' }] }));
  const standing = { card: '6222********7890' };
  const wrong = (values: object) =>
    errorsOf(form, deriveFields(form, { ...values }, { context: someone, standing })).length;
  expect(wrong(standing)).toBe(0);
  expect(wrong({ card: '6222********7891' })).toBe(1);
  expect(wrong({ card: '6222021234567890' })).toBe(0);
});
