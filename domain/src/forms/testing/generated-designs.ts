import {
  computedKinds,
  type FormDefinition,
  fieldKinds,
  formDefinition,
  shownKinds,
} from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { anyExpression } from './generated-forms.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const word = fc.constantFrom('甲', 'b c', '', '{x}', '0', '<b>', 'name');
const column = fc.constantFrom('id', 'fullName', 'city', 'a1', 'a2');
const count = fc.integer({ min: 0, max: 30 });
const ids = fc.uniqueArray(fc.constantFrom('u1', 'd1', 'pos-x', 'r_2'), { maxLength: 3 });
const path = fc.constantFrom('a1', 'a2', 'rows.c1', 'rows.c2', 'rows', 'nosuch');

const limit = fc.oneof(
  fc.constantFrom('TODAY()', 'NOW()', 'DATE("2026-11-15")', '1700000000000', '{a1}', '{rows.c1}'),
  fc.constantFrom('DATEADD(TODAY(), 3, "d")', 'DATEADD(TODAY(), -2, "M")', 'DATEADD(NOW(), 1, "y")'),
  anyExpression,
);
const calculation = fc.oneof(
  fc.constantFrom('{a1} * 2', '({a1}+{a2})/1.5', 'SUM({rows.c1}) - 3', '{rows.c1} * {rows.c2}', '-{a1}'),
  fc.constantFrom('{a1} - ({a2} - 1)', '2 * SUM({rows.c1}) * SUM({rows.c2})', '10.50 / {a1}'),
  anyExpression,
);

const parameter = fc.oneof(
  fc.record({ name: column, field: path }),
  fc.record({ name: column, value: fc.constantFrom<unknown>('x', 3, null, ['a']) }),
);
const parameters = fc.array(parameter, { maxLength: 2 });
const source = fc.record(
  {
    interfaceId: fc.constant('cities'),
    modelId: fc.constant('visit'),
    parameters,
    valueColumn: column,
    labelColumn: column,
    columns: fc.array(fc.record({ column, label: word }), { maxLength: 2 }),
    hasPage: fc.boolean(),
    pageSize: fc.integer({ min: 1, max: 100 }),
  },
  { requiredKeys: [] },
);
const choice = fc.record(
  { value: fc.constantFrom('1', 'x', 'SEA'), label: word, disabled: fc.boolean() },
  { requiredKeys: ['value', 'label'] },
);
const options = fc.oneof(
  fc
    .array(fc.tuple(choice, maybe(fc.array(choice, { maxLength: 2 }))), { maxLength: 3 })
    .map((list) => ({ from: 'static', options: list.map(([one, children]) => ({ ...one, children })) })),
  fc.constant({ from: 'dictionary', dictionary: 'Currency' }),
  fc.record({
    from: fc.constant('interface'),
    interfaceId: fc.constant('charges'),
    parameters,
    valueColumn: column,
    labelColumn: column,
    childrenColumn: fc.constantFrom('children', 'below'),
  }),
);
const rule = fc.oneof(
  fc.record({ check: fc.constant('length'), least: count, most: count }),
  fc.record({ check: fc.constant('range'), least: count }),
  fc.record({ check: fc.constant('format'), format: fc.constantFrom('email', 'mobile', 'digits', 'code') }),
  fc.record({
    check: fc.constant('pattern'),
    pattern: fc.constantFrom('^a+$', '(?i)^x', '/^b$/i', '\\d{3}', '(', '/', '^https?://x', 'a\\/b\\\\/c'),
    message: maybe(fc.constant('不对')),
  }),
  fc.record({ check: fc.constant('unique'), message: maybe(fc.constant('重复')) }),
  fc.record({ check: fc.constant('expression'), expression: anyExpression, message: word }),
);
const begun = fc.oneof(
  fc.record({ current: fc.constantFrom('user', 'department', 'organisation', 'position', 'now', 'today') }),
  fc.record({ expression: fc.constantFrom('DATE("2026-01-02")', 'FORMATDATE(NOW(), "HH:mm:ss")', '1 + 1') }),
  fc.record({
    value: fc.constantFrom<unknown>('', 'a', 3, 0, 1, ['1'], [], [['SEA', 'x']], '08:30', 1_700_000_000_000),
  }),
);
const fill = fc.record(
  { to: path, column, expression: anyExpression, whenEmpty: fc.boolean() },
  { requiredKeys: ['to'] },
);
const rowFill = fc.record(
  {
    table: fc.constantFrom('rows', 'other'),
    interfaceId: fc.constant('charges'),
    parameters,
    mapping: fc.array(
      fc.oneof(
        fc.record({ from: column, to: fc.constantFrom('c1', 'c2') }),
        fc.record({ value: fc.constantFrom<unknown>(1, 'x'), to: fc.constantFrom('c1', 'c2') }),
      ),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['table'] },
);

/** Every setting there is, sensible for its kind or not. */
const settings = {
  label: word,
  span: fc.integer({ min: 1, max: 24 }),
  hidden: fc.boolean(),
  on: fc.constantFrom(['phone'], ['desktop'], ['desktop', 'phone'], []),
  visibleWhen: anyExpression,
  required: fc.boolean(),
  readonly: fc.boolean(),
  requiredWhen: anyExpression,
  readonlyWhen: anyExpression,
  whenHidden: fc.constantFrom('keep', 'clear'),
  default: begun,
  calculated: calculation,
  rules: fc.array(rule, { maxLength: 2 }),
  options,
  optionsWhen: anyExpression,
  source,
  fills: fc.array(fill, { maxLength: 2 }),
  rowFills: fc.array(rowFill, { maxLength: 2 }),
  placeholder: word,
  hint: word,
  prefix: word,
  suffix: word,
  most: count,
  least: count,
  rows: count,
  precision: fc.integer({ min: 0, max: 8 }),
  step: fc.constantFrom(0.5, 1, 10),
  thousands: fc.boolean(),
  chineseCapitals: fc.boolean(),
  multiple: fc.boolean(),
  searchable: fc.boolean(),
  scan: fc.boolean(),
  mask: fc.constantFrom('name', 'mobile', 'bankCard', 'unknown'),
  onText: word,
  offText: word,
  direction: fc.constantFrom('row', 'column'),
  look: fc.constantFrom('button', 'plain', 'x'),
  format: fc.constantFrom('yyyy', 'yyyy-MM', 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm', 'HH:mm', 'HH:mm:ss'),
  allowHalf: fc.boolean(),
  fileSize: fc.constantFrom(1, 1024, 5 * 1024 ** 2, 1024 ** 3, 1_000_000),
  accept: fc.constantFrom('.pdf,.jpg', 'image/*'),
  buttonText: word,
  separator: fc.constantFrom('/', '-'),
  showAllLevels: fc.boolean(),
  level: fc.integer({ min: 0, max: 3 }),
  selectType: fc.constantFrom('all', 'custom', 'dep', 'pos', 'role', 'group'),
  ableIds: ids,
  ableDepIds: ids,
  ablePosIds: ids,
  ableUserIds: ids,
  ableRoleIds: ids,
  ableGroupIds: ids,
  earliest: limit,
  latest: limit,
  billRule: fc.constantFrom('OrderNumber', ''),
  of: fc.constantFrom('a1', 'a2', 'c1'),
  column,
  stored: fc.boolean(),
  content: word,
  href: fc.constantFrom('https://example.org', '/x'),
  newWindow: fc.boolean(),
  closable: fc.boolean(),
  tone: fc.constantFrom('info', 'warning'),
  showLevel: fc.constantFrom('last', 'all'),
  script: fc.constant('(values) => values'),
  colour: fc.constantFrom('#ff0000'),
  size: count,
};
const names = Object.keys(settings) as (keyof typeof settings)[];

/** A few settings at a time, so that most of a field stays expressible. */
const some = fc
  .subarray(names, { maxLength: 6 })
  .chain((chosen) => fc.record(Object.fromEntries(chosen.map((name) => [name, settings[name]]))));

const kinds = [...fieldKinds, ...computedKinds, ...shownKinds].filter((kind) => kind !== 'table');
const field = (id: string, model: string) =>
  fc.tuple(fc.constantFrom(...kinds), some).map(([kind, more]) => ({ ...more, kind, id, model }));

const table = fc
  .tuple(
    some,
    field('t-c1', 'c1'),
    field('t-c2', 'c2'),
    fc.subarray(['c1', 'c2']),
    fc.constantFrom('row', 'pick', 'both'),
  )
  .map(([more, one, other, summed, addBy]) => ({
    ...{ ...more, kind: 'table', id: 't', model: 'rows', columns: [one, other], summed, addBy },
  }));

const container = fc
  .record({
    kind: fc.constantFrom('row', 'card', 'collapse', 'tabs', 'grid'),
    label: word,
    span: fc.constantFrom(24, 12),
    accordion: fc.boolean(),
    visibleWhen: maybe(anyExpression),
    parts: fc.array(
      fc.record({ label: fc.constantFrom('', '', '一'), span: fc.constantFrom(24, 12, 8, 16) }),
      {
        maxLength: 4,
      },
    ),
  })
  .map((given) => ({ ...given }));

const within = (id: string, { parts, ...given }: { parts: object[] }, nodes: object[]) => ({
  ...given,
  id,
  parts: parts.map((part, index) => ({ ...part, id: `${id}-${index}`, nodes: index === 0 ? nodes : [] })),
});

const arranged = fc
  .record({ outer: container, inner: container, one: field('f-1', 'a1'), other: field('f-2', 'a2') })
  .map(({ outer, inner, one, other }) => [
    within('outer', outer, outer.parts.length > 0 ? [within('inner', inner, []), one] : []),
    other,
  ]);
const tabled = fc.tuple(table, field('f-1', 'a1'));

/** Small forms as somebody could design them: every kind and every setting, in containers and beside a sub-table. */
export const anyDesign: fc.Arbitrary<FormDefinition> = fc
  .record({
    nodes: fc.oneof<fc.Arbitrary<object[]>[]>(arranged, tabled),
    labels: fc.constantFrom('top', 'left'),
    onLoad: maybe(fc.constant('(values) => values')),
    heading: maybe(fc.constant({ title: '{a1}', facts: [{ field: 'a1' }] })),
  })
  .map((form) => z.parse(formDefinition, { version: 1, ...form }));
