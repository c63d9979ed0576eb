import {
  type FormDefinition,
  type FormNode,
  type FormValues,
  formDefinition,
} from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileForm } from './compile-form.ts';
import { deriveChange, deriveFields } from './derive-fields.ts';
import { errorsOf, type FormState } from './form-state.ts';
import { anyChange, anyForm, anyRights, anyValues } from './testing/generated-forms.ts';
import { someone } from './testing/someone.ts';

const viewing = { context: someone };
const form = (nodes: object[], more: object = {}) =>
  compileForm(z.parse(formDefinition, { version: 1, nodes, ...more }));
const field = (model: string, kind: string, more: object = {}) => ({
  id: `f-${model}`,
  model,
  kind,
  ...more,
});

const order = form([
  field('customer', 'text', { required: true }),
  field('discount', 'number', { precision: 2, most: 100 }),
  {
    ...field('rows', 'table', { required: true, summed: ['amount'] }),
    columns: [
      field('name', 'text', { required: true }),
      field('qty', 'number', { precision: 0, rules: [{ check: 'range', least: 1, message: '至少一件' }] }),
      field('price', 'number', { precision: 2 }),
      field('amount', 'calculation', { precision: 2, calculated: '{rows.qty} * {rows.price}' }),
    ],
  },
  field('total', 'calculation', { precision: 2, calculated: 'SUM({rows.amount}) * (1 - {discount} / 100)' }),
  field('capitals', 'text', { calculated: 'CNMONEY({total})' }),
  field('reason', 'textarea', { visibleWhen: '{total} > 1000', requiredWhen: 'TRUE', whenHidden: 'clear' }),
]);

const values = {
  customer: '远航',
  discount: 10,
  rows: [
    { name: '铁', qty: 3, price: 0.1 },
    { name: '煤', qty: 7, price: 200 },
  ],
  total: 999999,
  reason: '大单',
};

describe('an order', () => {
  it('calculates rows, then sums, then words, and does not believe what was sent', () => {
    const { values: made } = deriveFields(order, values, viewing);
    expect(made).toMatchObject({
      rows: [{ amount: 0.3 }, { amount: 1400 }],
      total: 1260.27,
      capitals: '壹仟贰佰陆拾元贰角柒分',
      reason: '大单',
    });
  });

  it('closes the columns of a sub-table with it, for good or while a condition holds', () => {
    const rows = (more: object) =>
      form([
        field('locked', 'switch'),
        { ...field('rows', 'table', more), columns: [field('qty', 'number')] },
      ]);
    const isClosed = (more: object, locked: 0 | 1) =>
      deriveFields(rows(more), { locked, rows: [{ qty: 1 }] }, viewing)
        .rows.get('rows')?.[0]
        ?.get('qty')?.state.readonly;
    expect(isClosed({}, 1)).toBe(false);
    expect(isClosed({ readonly: true }, 0)).toBe(true);
    expect(isClosed({ readonlyWhen: '{locked} = 1' }, 0)).toBe(false);
    expect(isClosed({ readonlyWhen: '{locked} = 1' }, 1)).toBe(true);
    const watched = rows({ readonlyWhen: '{locked} = 1' });
    const open = deriveFields(watched, { locked: 0, rows: [{ qty: 1 }] }, viewing);
    const shut = deriveChange(watched, open, { model: 'locked', value: 1 }, viewing);
    expect(shut.rows.get('rows')?.[0]?.get('qty')?.state.readonly).toBe(true);
  });

  it('hides and clears what is not wanted any more', () => {
    const small = deriveFields(order, { ...values, discount: 100 }, viewing);
    expect(small.values).toMatchObject({ total: 0, reason: null });
    expect(small.cells.get('reason')?.state).toEqual({ visible: false, required: false, readonly: false });
  });

  it('says what is wrong where, in the order of the form', () => {
    const wrong = { customer: '', discount: 120, rows: [{ qty: 0, price: 1.234 }, { name: 5 }] };
    expect(
      errorsOf(order, deriveFields(order, wrong, viewing)).map(({ path, problem }) => [path, problem]),
    ).toEqual([
      ['customer', 'missing'],
      ['discount', 'tooLarge'],
      ['rows.0.name', 'missing'],
      ['rows.0.qty', 'range'],
      ['rows.0.price', 'tooPrecise'],
      ['rows.1.name', 'notText'],
    ]);
    expect(errorsOf(order, deriveFields(order, { customer: 'x', rows: [] }, viewing))).toEqual([
      { path: 'rows', problem: 'missing' },
    ]);
  });

  it('one change works out only what looks at it, and nothing that was shared is written to', () => {
    const before = deriveFields(order, values, viewing);
    const copy = JSON.parse(JSON.stringify(before.values));
    const after = deriveChange(order, before, { model: 'rows.qty', row: 0, value: 10 }, viewing);
    expect(after.values).toMatchObject({ total: 1260.9, rows: [{ amount: 1 }, { amount: 1400 }] });
    expect(before.values).toEqual(copy);
    expect((after.values.rows as object[])[1]).toBe((before.values.rows as object[])[1]);
  });
});

describe('what is required', () => {
  const problemOf = (more: object, value: unknown, rights?: Record<string, 'read' | 'required'>) => {
    const one = form([field('locked', 'switch'), field('a', 'text', more)]);
    const derived = deriveFields(one, { locked: 1, a: value }, { ...viewing, ...(rights ? { rights } : {}) });
    return derived.cells.get('a')?.error?.problem;
  };
  const locking = { readonlyWhen: '{locked} = 1' };

  it.each<[string, object, unknown, string | undefined]>([
    ['closed by a condition', { required: true, ...locking }, '', 'missing'],
    ['required and closed by a condition', { requiredWhen: '{locked} = 1', ...locking }, null, 'missing'],
    ['closed by a condition and filled in', { required: true, ...locking }, 'x', undefined],
    ['closed for good', { required: true, readonly: true }, '', undefined],
    ['only spaces', { required: true }, ' \t\n\u3000', 'missing'],
    ['only letters nobody sees', { required: true }, '\u200b \ufeff', 'missing'],
    ['only spaces where nothing is required', {}, '  ', undefined],
  ])('%s', (_, more, value, expected) => {
    expect(problemOf(more, value)).toBe(expected);
  });

  it('is nothing to who may only read it', () => {
    expect(problemOf({ required: true, ...locking }, '', { a: 'read' })).toBeUndefined();
    expect(problemOf(locking, '', { a: 'required' })).toBe('missing');
  });

  it('holds for a sub-table that a condition closes, and for its cells', () => {
    const rows = form([
      field('locked', 'switch'),
      {
        ...field('rows', 'table', { required: true, ...locking }),
        columns: [field('x', 'text', { required: true })],
      },
    ]);
    const wrongWith = (list: object[]) =>
      errorsOf(rows, deriveFields(rows, { locked: 1, rows: list }, viewing)).map(({ path }) => path);
    expect(wrongWith([])).toEqual(['rows']);
    expect(wrongWith([{}])).toEqual(['rows.0.x']);
  });
});

it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'])(
  'a field named %s is empty until somebody fills it in',
  (model) => {
    const named = form([
      field(model, 'text', { required: true }),
      { ...field('rows', 'table'), columns: [field(model, 'text', { required: true })] },
    ]);
    const empty = deriveFields(named, { rows: [{}] }, viewing);
    expect(errorsOf(named, empty)).toEqual([
      { path: model, problem: 'missing' },
      { path: `rows.0.${model}`, problem: 'missing' },
    ]);
    const optional = form([field(model, 'text')]);
    expect(errorsOf(optional, deriveFields(optional, {}, viewing))).toEqual([]);
  },
);

it.each([
  [{ earliest: 'TODAY()' }, 0, { problem: 'tooEarly', places: { limit: '2026-11-15' } }],
  [{ latest: 'TODAY()' }, 4e12, { problem: 'tooLate', places: { limit: '2026-11-15' } }],
  [{ latest: 'NOW()' }, 4e12, { problem: 'tooLate', places: { limit: '2026-11-15 14:30' } }],
  [
    { earliest: 'TODAY()', format: 'yyyy-MM-dd HH:mm' },
    0,
    { problem: 'tooEarly', places: { limit: '2026-11-15 00:00' } },
  ],
])('a date outside of %j is told the limit', (more, value, error) => {
  const dated = form([field('day', 'date', more)]);
  expect(deriveFields(dated, { day: value }, viewing).cells.get('day')?.error).toEqual(error);
});

describe('rights', () => {
  const simple = form([
    field('a', 'text', { readonly: true }),
    field('b', 'text', { required: true }),
    { ...field('rows', 'table'), columns: [field('x', 'text'), field('y', 'text')] },
  ]);
  const states = (rights: Record<string, 'hidden' | 'read' | 'edit' | 'required'>) => {
    const derived = deriveFields(simple, { rows: [{}] }, { ...viewing, rights });
    const cells = Object.fromEntries([...derived.cells].map(([path, { state }]) => [path, state]));
    return {
      ...cells,
      ...Object.fromEntries(
        [...(derived.rows.get('rows')?.[0] ?? [])].map(([path, { state }]) => [`rows.${path}`, state]),
      ),
    };
  };

  it('can only take away', () => {
    expect(states({ a: 'edit', b: 'read' })).toMatchObject({
      a: { readonly: true },
      b: { readonly: true, required: false },
    });
    expect(states({ a: 'required' })).toMatchObject({ a: { readonly: true, required: false } });
    expect(states({ 'rows.x': 'required' })).toMatchObject({ 'rows.x': { required: true } });
  });

  it('hide without clearing, and a closed sub-table closes its columns', () => {
    expect(states({ b: 'hidden', rows: 'read', 'rows.x': 'edit', 'rows.y': 'hidden' })).toMatchObject({
      b: { visible: false, required: false },
      'rows.x': { visible: true, readonly: true },
      'rows.y': { visible: false },
    });
    const kept = deriveFields(simple, { b: 'stays' }, { ...viewing, rights: { b: 'hidden' } });
    expect(kept.values.b).toBe('stays');
  });
});

it('values that go round in a circle are left as they are', () => {
  const round = form([
    field('a', 'number', { calculated: '{b} + 1' }),
    field('b', 'number', { calculated: '{a} + 1' }),
    field('c', 'number', { calculated: '{a} * 2' }),
  ]);
  expect(round.circle.toSorted()).toEqual(['a', 'b']);
  expect(deriveFields(round, { a: 1, b: 5 }, viewing).values).toEqual({ a: 1, b: 5, c: 2 });
});

it('rules over several fields are said once, where they belong', () => {
  const dates = form([field('from', 'date'), field('to', 'date')], {
    rules: [{ expression: '{from} <= {to}', message: '开始不能晚于结束', fields: ['to'] }],
  });
  const before = deriveFields(dates, { from: 2, to: 1 }, viewing);
  expect(errorsOf(dates, before)).toEqual([
    { path: 'to', problem: 'expression', message: '开始不能晚于结束' },
  ]);
  expect(errorsOf(dates, deriveChange(dates, before, { model: 'to', value: 3 }, viewing))).toEqual([]);
});

const shown = ({ values: made, cells, rows, formErrors }: FormState) => ({
  made,
  cells: Object.fromEntries(cells),
  rows: Object.fromEntries(
    [...rows].map(([table, list]) => [table, list.map((row) => Object.fromEntries(row))]),
  ),
  formErrors,
});
const runs = { numRuns: 1_000 };

describe('a new row that a condition closes', () => {
  const rowForm = form([
    field('limit', 'number'),
    field('done', 'switch'),
    field('rows', 'table', {
      columns: [
        field('qty', 'number'),
        field('own', 'number', { readonlyWhen: '{rows.qty} > 10', most: 5 }),
        field('mixed', 'number', { readonlyWhen: '{rows.qty} > {limit}' }),
        field('outer', 'number', { readonlyWhen: '{done}' }),
        field('both', 'number', { readonlyWhen: '{done} || {rows.qty} > 10' }),
      ],
    }),
  ]);
  const closedIn = (standing: FormValues, done = 0) => {
    const values = { limit: 3, done, rows: [{ id: '1', qty: 20, own: 9 }] };
    const { rows } = deriveFields(rowForm, values, { context: someone, standing });
    const cells = [...(rows.get('rows')?.[0] ?? [])];
    return {
      closed: cells.filter(([, { state }]) => state.readonly).map(([model]) => model),
      wrong: cells.filter(([, { error }]) => error).map(([model]) => model),
    };
  };

  it('is open where the row closes itself, and checked; a row that stood is closed', () => {
    expect(closedIn({ rows: [] })).toEqual({ closed: [], wrong: ['own'] });
    expect(closedIn({ rows: [] }, 1)).toEqual({ closed: ['outer', 'both'], wrong: ['own'] });
    const stood = { rows: [{ id: '1', qty: 1, own: 9 }] };
    expect(closedIn(stood)).toEqual({ closed: ['own', 'mixed', 'both'], wrong: [] });
    // What is written with the change that closes it is checked.
    expect(closedIn({ rows: [{ id: '1', qty: 1, own: 1 }] })).toMatchObject({ wrong: ['own'] });
  });
});

describe('forms nobody has seen', () => {
  it('never throw, and their own values derive to themselves', () => {
    fc.assert(
      fc.property(anyForm, anyValues, anyRights, (definition, given, rights) => {
        const compiled = compileForm(definition);
        const once = deriveFields(compiled, given, { ...viewing, rights });
        expect(shown(deriveFields(compiled, once.values, { ...viewing, rights }))).toEqual(shown(once));
        expect(errorsOf(compiled, once)).toBeInstanceOf(Array);
      }),
      runs,
    );
  });

  it('do not depend on the order of their fields', () => {
    const turned = (definition: FormDefinition): FormDefinition => ({
      ...definition,
      nodes: definition.nodes.toReversed().map(turnedNode),
    });
    const turnedNode = (node: FormNode): FormNode =>
      'columns' in node && node.columns ? { ...node, columns: node.columns.toReversed() } : node;
    fc.assert(
      fc.property(anyForm, anyValues, (definition, given) => {
        const [one, other] = [compileForm(definition), compileForm(turned(definition))];
        fc.pre(one.circle.length === 0);
        expect(shown(deriveFields(other, given, viewing))).toEqual(shown(deriveFields(one, given, viewing)));
      }),
      runs,
    );
  });

  it('come to the same by single changes as by deriving everything', () => {
    fc.assert(
      fc.property(anyForm, anyValues, fc.array(anyChange, { maxLength: 4 }), (definition, given, changes) => {
        const compiled = compileForm(definition);
        const since = { ...viewing, standing: given };
        let now = deriveFields(compiled, given, since);
        for (const change of changes) {
          now = deriveChange(compiled, now, change, since);
          expect(shown(now)).toEqual(shown(deriveFields(compiled, now.values, since)));
        }
      }),
      runs,
    );
  });
});
