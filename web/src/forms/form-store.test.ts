import { readFormDefinition } from '@fairway/contract/forms.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import { describe, expect, it } from 'vitest';
import { FormStore } from './form-store.ts';
import { storeOf } from './testing/show-form.tsx';

const table = {
  id: 't',
  kind: 'table',
  model: 'rows',
  label: '明细',
  columns: [
    { id: 'c1', kind: 'text', model: 'name', label: '品名', required: true },
    { id: 'c2', kind: 'number', model: 'qty', label: '数量', default: { value: 1 } },
  ],
};
const names = (store: ReturnType<typeof storeOf>) =>
  (store.values.rows as { name?: string }[]).map(({ name }) => name);

function filled() {
  const store = storeOf([table]);
  store.addRows('rows', [{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  return store;
}

describe('the rows of a form', () => {
  it('are added with their defaults and an id of their own, moved, copied and removed', () => {
    const store = filled();
    store.addRows('rows');
    expect(store.values.rows).toMatchObject([{ name: 'a', qty: 1 }, { qty: 1 }, { qty: 1 }, { qty: 1 }]);
    store.moveRow('rows', 2, 0);
    expect(names(store)).toEqual(['c', 'a', 'b', undefined]);
    store.duplicateRow('rows', 1);
    expect(names(store)).toEqual(['c', 'a', 'a', 'b', undefined]);
    const ids = (store.values.rows as { id: string }[]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    store.removeRows('rows', [0, 4]);
    expect(names(store)).toEqual(['a', 'a', 'b']);
    store.moveRow('rows', 0, 9);
    expect(names(store)).toEqual(['a', 'a', 'b']);
  });

  it('take along what was visited and told', () => {
    const store = filled();
    store.set({ path: 'rows.name', row: 1 }, null);
    store.visit({ path: 'rows.name', row: 1 });
    store.tell({ 'rows.2.qty': '库存不足', 'rows.0.name': '已存在', amount: '别处' });
    store.moveRow('rows', 1, 2);
    expect(store.isShowingErrorAt({ path: 'rows.name', row: 2 })).toBe(true);
    expect(store.isShowingErrorAt({ path: 'rows.name', row: 1 })).toBe(false);
    expect(store.toldAt({ path: 'rows.qty', row: 1 })).toBe('库存不足');
    store.removeRows('rows', [0]);
    expect(store.toldAt({ path: 'rows.qty', row: 0 })).toBe('库存不足');
    expect(store.toldAt({ path: 'rows.name', row: 0 })).toBeUndefined();
    expect(store.toldAt({ path: 'amount' })).toBe('别处');
    store.set({ path: 'rows.qty', row: 0 }, 5);
    expect(store.toldAt({ path: 'rows.qty', row: 0 })).toBeUndefined();
    expect(store.isShowingErrorAt({ path: 'rows.name', row: 1 })).toBe(true);
  });

  it('that are removed while a file of theirs is on its way do not keep the form waiting', () => {
    const store = filled();
    store.busyAt({ path: 'rows.name', row: 2 }, 1);
    store.removeRows('rows', [0]);
    store.busyAt({ path: 'rows.name', row: 1 }, -1);
    expect(store.isBusy).toBe(false);
  });
});

it('a new row that its own values close stays open until it is saved', () => {
  const closing = {
    ...{ id: 't', kind: 'table', model: 'rows', label: '明细' },
    columns: [
      { id: 'c1', kind: 'number', model: 'qty', label: '数量' },
      { id: 'c2', kind: 'number', model: 'price', label: '单价', readonlyWhen: '{rows.qty} > 10' },
    ],
  };
  const store = storeOf([closing]);
  const isClosed = () => store.derived.rows.get('rows')?.[0]?.get('price')?.state.readonly;
  store.addRows('rows', [{ qty: 20 }]);
  expect(isClosed()).toBe(false);
  store.settle();
  expect(isClosed()).toBe(true);
});

it('several changes are told once', () => {
  const store = storeOf([
    { id: '1', kind: 'number', model: 'a' },
    { id: '2', kind: 'number', model: 'b' },
  ]);
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  store.change([
    { model: 'a', value: 1 },
    { model: 'b', value: 2 },
  ]);
  expect(store.values).toEqual({ a: 1, b: 2 });
  expect(told).toBe(1);
  store.change([]);
  expect(told).toBe(1);
});

describe('who listens to one place', () => {
  const definition = {
    version: 1,
    nodes: [
      { id: 'a', kind: 'number', model: 'a' },
      { id: 'b', kind: 'calculation', model: 'b', calculated: '{a} * 2' },
      { id: 'c', kind: 'text', model: 'c', required: true },
      { id: 's', kind: 'text', model: 's' },
      {
        id: 'rows',
        kind: 'table',
        model: 'rows',
        columns: [
          { id: 'q', kind: 'number', model: 'q' },
          { id: 't', kind: 'calculation', model: 't', calculated: '{rows.q} * {a}' },
          { id: 'w', kind: 'text', model: 'w', visibleWhen: "{s} = 'x'" },
        ],
      },
    ],
    rules: [{ expression: '{a} < 10', message: '太大', fields: ['c'] }],
  };
  const all = [
    'a',
    'b',
    'c',
    'rows',
    'rows.0.q',
    'rows.0.t',
    'rows.0.w',
    'rows.1.q',
    'rows.1.t',
    'rows.1.w',
    's',
  ];
  const open = () => {
    const store = new FormStore({
      definition: readFormDefinition(definition),
      values: {
        a: 1,
        c: 'x',
        rows: [
          { id: 'r0', q: 1 },
          { id: 'r1', q: 2 },
        ],
      },
      context: someone,
      mode: 'new',
    });
    const heard = new Set<string>();
    for (const key of all) store.subscribeAt(key, () => heard.add(key));
    return { store, heard: () => [...heard].toSorted(), forget: () => heard.clear() };
  };

  it.each([
    ['a field others are made from', { path: 'a' }, 2, ['a', 'b', 'rows', 'rows.0.t', 'rows.1.t']],
    ['a field nobody looks at', { path: 'c' }, 'y', ['c']],
    ['a field that shows a column', { path: 's' }, 'x', ['rows', 'rows.0.w', 'rows.1.w', 's']],
    ['a cell', { path: 'rows.q', row: 1 }, 5, ['rows', 'rows.1.q', 'rows.1.t']],
  ])('%s: only what became another thing', (_, place, value, expected) => {
    const { store, heard } = open();
    store.set(place, value);
    expect(heard()).toEqual(expected);
  });

  it('a rule over several fields, a row that is gone, and a try to send concern everybody', () => {
    const broken = open();
    broken.store.set({ path: 'a' }, 11);
    expect(broken.heard()).toEqual(all);
    const shorter = open();
    shorter.store.removeRows('rows', [0]);
    expect(shorter.heard()).toEqual(all);
    const tried = open();
    tried.store.tryToSend();
    expect(tried.heard()).toEqual(all);
  });

  it('a rule that stays broken concerns nobody again', () => {
    const { store, heard, forget } = open();
    store.set({ path: 'a' }, 11);
    const { formErrors } = store.derived;
    forget();
    store.set({ path: 'a' }, 12);
    expect(heard()).toEqual(['a', 'b', 'rows', 'rows.0.t', 'rows.1.t']);
    expect(store.derived.formErrors).toBe(formErrors);
  });

  it('who has left hears nothing more', () => {
    const { store } = open();
    let count = 0;
    const leave = store.subscribeAt('a', () => count++);
    store.set({ path: 'a' }, 2);
    leave();
    store.set({ path: 'a' }, 3);
    expect(count).toBe(1);
  });
});

describe('a form to be read without what it hides', () => {
  const nodes = [
    { id: 'f1', kind: 'number', model: 'price', label: '单价' },
    { id: 'f2', kind: 'number', model: 'cost', label: '成本', hidden: true },
    { id: 'f3', kind: 'calculation', model: 'total', label: '合计', calculated: '{price} + {cost}' },
    { id: 'f4', kind: 'text', model: 'why', label: '原因', visibleWhen: '{cost} > 10' },
    { id: 'f5', kind: 'text', model: 'other', label: '其它', visibleWhen: '{price} > 10' },
  ];

  it('has the values that were served, and shows what the server shows', () => {
    const store = new FormStore({
      definition: readFormDefinition({ version: 1, nodes }),
      values: { price: 1, total: 21, why: '贵', version: 3 },
      context: someone,
      mode: 'read',
      shown: { price: '1', total: '21', why: '贵' },
    });
    expect(store.values).toMatchObject({ price: 1, total: 21, why: '贵' });
    expect(store.values).not.toHaveProperty('version');
    const visible = [...store.derived.cells].filter(([, { state }]) => state.visible).map(([path]) => path);
    expect(visible).toEqual(['price', 'total', 'why']);
  });
});
