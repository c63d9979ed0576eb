import { type FormDefinition, type FormValues, fieldKinds, formDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';

// Names that every object has are names like others.
const models = ['a', 'b', 'c', 'd', 'e', 'constructor', 'toString'];
const columns = ['x', 'y', 'valueOf'];
const paths = [...models, ...columns.map((column) => `rows.${column}`), 'rows', 'nosuch'];

const path = fc.constantFrom(...paths);
const operand = fc.oneof(
  { weight: 4, arbitrary: path.map((name) => `{${name}}`) },
  fc.integer({ min: -5, max: 50 }).map(String),
  fc.constantFrom('"a"', '""', 'TRUE', 'NULL', 'TODAY()', 'USER()'),
);
const operator = fc.constantFrom('+', '-', '*', '/', '&', '=', '<>', '<', '>', '&&', '||', '%');

/** Expressions that can mostly be read, over fields that mostly exist. */
export const anyExpression: fc.Arbitrary<string> = fc.oneof(
  fc.tuple(operand, operator, operand).map((parts) => parts.join(' ')),
  fc.tuple(operand, operand, operand).map(([test, yes, no]) => `IF(${test}, ${yes}, ${no})`),
  fc.tuple(path, path).map(([one, other]) => `SUM({${one}} * {${other}})`),
  path.map((name) => `NOT(ISEMPTY({${name}}))`),
  path.map((name) => `ROUND({${name}}, 2)`),
  fc.string({ maxLength: 12 }),
);

const maybe = <T>(arbitrary: fc.Arbitrary<T>, weight = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight, arbitrary });

const rules = fc.array(
  fc.oneof(
    fc.record({ check: fc.constant('length'), most: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ check: fc.constant('range'), least: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ check: fc.constant('format'), format: fc.constantFrom('email', 'digits', 'json') }),
    fc.record({ check: fc.constant('pattern'), pattern: fc.constantFrom('^a+$', '(a+)+$', '(', '\\d') }),
    fc.record({ check: fc.constant('expression'), expression: anyExpression, message: fc.constant('不对') }),
  ),
  { maxLength: 2 },
);

const options = {
  from: 'static',
  options: [
    { value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] },
    { value: 'c', label: 'C' },
  ],
};

const valueKinds = fieldKinds.filter((kind) => kind !== 'table');
const kinds = fc.constantFrom(...valueKinds, 'calculation' as const, 'createdBy' as const);

const field = (model: string) =>
  fc.record({
    id: fc.constant(`f-${model}`),
    model: fc.constant(model),
    kind: kinds,
    required: fc.boolean(),
    readonly: fc.boolean(),
    hidden: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.boolean()),
    whenHidden: fc.constantFrom('keep', 'clear'),
    visibleWhen: maybe(anyExpression),
    requiredWhen: maybe(anyExpression),
    readonlyWhen: maybe(anyExpression),
    calculated: maybe(anyExpression, 2),
    earliest: maybe(fc.constant('TODAY()')),
    precision: maybe(fc.integer({ min: 0, max: 4 })),
    multiple: maybe(fc.boolean()),
    most: maybe(fc.integer({ min: 0, max: 20 })),
    options: fc.constant(options),
    rules,
  });

const table = fc
  .tuple(...columns.map(field), maybe(anyExpression), fc.constantFrom('keep', 'clear'))
  .map((parts) => {
    const [visibleWhen, whenHidden] = [parts[columns.length], parts[columns.length + 1]];
    return {
      id: 'f-rows',
      model: 'rows',
      kind: 'table',
      visibleWhen,
      whenHidden,
      columns: parts.slice(0, columns.length),
    };
  });

/** Forms nobody has seen before: every kind, with conditions and calculations across each other, also in circles. */
export const anyForm: fc.Arbitrary<FormDefinition> = fc
  .record({
    fields: fc.tuple(...models.map(field)),
    table,
    visibleWhen: maybe(anyExpression),
    rules: fc.array(fc.record({ expression: anyExpression, message: fc.constant('合计不对') }), {
      maxLength: 2,
    }),
  })
  .map(({ fields, table: rows, visibleWhen, rules: together }) => {
    const card = { id: 'card', kind: 'card', visibleWhen, parts: [{ id: 'p', nodes: fields.slice(0, 3) }] };
    const nodes = [card, rows, ...fields.slice(3)];
    return z.parse(formDefinition, { version: 1, nodes, rules: together });
  });

const moment = Date.UTC(2026, 10, 15);

/** What people, scripts and attackers put into fields. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    0,
    1,
    'a',
    'b',
    '12.5',
    ['a'],
    ['a', 'b'],
    [['a', 'b']],
    moment,
    '08:30',
  ),
  fc.constantFrom([moment, moment + 1], [moment, 1], { lng: 121, lat: 31 }, [
    { name: 'x', fileId: 'f', url: '/f' },
  ]),
  fc.integer({ min: -100, max: 100 }),
  fc.double({ noNaN: false }),
  fc.string({ maxLength: 8 }),
  fc.boolean(),
  fc.anything({ maxDepth: 2 }),
);

const row = fc.record(Object.fromEntries(columns.map((column) => [column, anyValue])), { requiredKeys: [] });

export const anyValues: fc.Arbitrary<FormValues> = fc
  .tuple(
    fc.record(Object.fromEntries(models.map((model) => [model, anyValue])), { requiredKeys: [] }),
    fc.oneof({ weight: 5, arbitrary: fc.array(row, { maxLength: 4 }) }, anyValue),
  )
  .map(([values, rows]) => ({ ...values, rows, unknown: 'x' }));

export const anyChange = fc.oneof(
  fc.record({ model: fc.constantFrom(...models), value: anyValue }),
  fc.record({
    model: fc.constantFrom(...columns.map((column) => `rows.${column}`)),
    row: fc.integer({ min: 0, max: 4 }),
    value: anyValue,
  }),
  fc.record({ model: fc.constant('rows'), value: fc.array(row, { maxLength: 4 }) }),
);

export const anyRights = fc.dictionary(
  fc.constantFrom(...paths),
  fc.constantFrom('hidden', 'read', 'edit', 'required' as const),
) as fc.Arbitrary<Record<string, 'hidden' | 'read' | 'edit' | 'required'>>;
