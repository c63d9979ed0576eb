import { readFormDefinition } from '@fairway/contract/forms.ts';
import { expect, it } from 'vitest';
import { compileForm } from './compile-form.ts';
import { pickedAttributes, pickedFills } from './picked-fills.ts';
import { someone } from './testing/someone.ts';

const picker = (model: string, fills: object[]) => ({
  id: `f-${model}`,
  model,
  kind: 'popupSelect',
  source: { interfaceId: 'ports' },
  fills,
});
const plain = (model: string, kind = 'text', more: object = {}) => ({
  id: `f-${model}`,
  model,
  kind,
  ...more,
});

const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      picker('port', [
        { to: 'name', column: 'fullName' },
        { to: 'rate', column: 'rate' },
        { to: 'days', column: 'days' },
        { to: 'way', column: 'way' },
        { to: 'note', expression: '{picked.fullName} & "/" & USERNAME()' },
        { to: 'remark', column: 'fullName', whenEmpty: true },
        { to: 'count', expression: '{rows}' },
        { to: 'rows.qty', column: 'days' },
        { to: 'nosuch', column: 'days' },
      ]),
      plain('name'),
      plain('rate', 'number', { precision: 2 }),
      plain('days', 'number'),
      plain('way', 'cascader', { options: { from: 'static', options: [] } }),
      plain('note'),
      plain('remark'),
      plain('count', 'number'),
      plain('attribute', 'popupAttribute', { of: 'port', column: 'fullName' }),
      plain('rows', 'table', {
        columns: [
          {
            ...picker('goods', [
              { to: 'qty', column: 'qty' },
              { to: 'rows.price', expression: '{picked.price} * {rows.qty}' },
              { to: 'name', column: 'title' },
              { to: 'rate', column: 'price' },
            ]),
          },
          plain('qty', 'number', { id: 'c-qty' }),
          plain('price', 'number', { id: 'c-price' }),
          plain('name', 'text', { id: 'c-name' }),
          plain('shown', 'popupAttribute', { id: 'c-shown', of: 'goods', column: 'title' }),
        ],
      }),
    ],
  }),
);
const fieldAt = (path: string) => {
  const found = form.byPath.get(path);
  if (!found) throw new Error(path);
  return found.field;
};

const port = { id: 'SHA', fullName: '上海', rate: '12.345', days: 3, way: ['CN', 'SHA'] };
const rows = [
  { qty: 1, price: 1 },
  { qty: 5, price: 2 },
];

it('a picked row writes what the fields take: texts, numbers, paths; kept where something stands', () => {
  const values = { remark: '已填', rows };
  expect(pickedFills(form, fieldAt('port'), port, values, someone)).toEqual([
    { model: 'name', value: '上海' },
    { model: 'rate', value: 12.35 },
    { model: 'days', value: 3 },
    { model: 'way', value: ['CN', 'SHA'] },
    { model: 'note', value: '上海/周子涵' },
    { model: 'count', value: 2 },
    { model: 'rows.qty', value: 3, row: 0 },
    { model: 'rows.qty', value: 3, row: 1 },
  ]);
});

it.each([
  ['text that is no number', { ...port, rate: 'viel' }, 'rate', null],
  ['a number for a text', { ...port, fullName: 7 }, 'name', '7'],
  ['a list for a text', { ...port, fullName: ['a', 'b'] }, 'name', 'a,b'],
  ['an object for a text', { ...port, fullName: { a: 1 } }, 'name', null],
  ['a column the row has not', { id: 'x' }, 'days', null],
  ['what stands behind the words', { ...port, days: '3 天', days_id: 3 }, 'days', 3],
  ['the words where words are kept', { ...port, fullName: '上海', fullName_id: 'SHA' }, 'name', '上海'],
  ['a column only the prototype has', Object.create({ fullName: 'inherited' }), 'name', null],
])('%s', (_, picked, model, value) => {
  const changes = pickedFills(form, fieldAt('port'), picked as Record<string, unknown>, {}, someone);
  expect(changes.find((change) => change.model === model)).toEqual({ model, value });
});

it('fills only where nothing stands when the form says so', () => {
  const changes = pickedFills(form, fieldAt('port'), port, { remark: '' }, someone);
  expect(changes).toContainEqual({ model: 'remark', value: '上海' });
});

it('taking the choice back empties what came from it and leaves what did not', () => {
  const changes = pickedFills(form, fieldAt('port'), undefined, { name: '上海' }, someone);
  expect(changes).toContainEqual({ model: 'name', value: null });
  expect(changes).toContainEqual({ model: 'note', value: null });
  expect(changes).toContainEqual({ model: 'count', value: 0 });
});

it('in a sub-table the own row is written, and the column before the field outside', () => {
  const goods = { qty: 9, price: 2.5, title: '布' };
  expect(pickedFills(form, fieldAt('rows.goods'), goods, { rows, name: '外' }, someone, 1)).toEqual([
    { model: 'rows.qty', value: 9, row: 1 },
    { model: 'rows.price', value: 12.5, row: 1 },
    { model: 'rows.name', value: '布', row: 1 },
    { model: 'rate', value: 2.5 },
  ]);
});

it('attributes show what the picked row has, and nothing without one', () => {
  expect(pickedAttributes(form, fieldAt('port'), port)).toEqual([{ model: 'attribute', value: '上海' }]);
  expect(pickedAttributes(form, fieldAt('port'), undefined)).toEqual([{ model: 'attribute', value: null }]);
  expect(pickedAttributes(form, fieldAt('rows.goods'), { title: '布' }, 1)).toEqual([
    { model: 'rows.shown', value: '布', row: 1 },
  ]);
  expect(pickedAttributes(form, fieldAt('name'), port)).toEqual([]);
});
