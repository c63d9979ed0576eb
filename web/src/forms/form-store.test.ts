import { describe, expect, it } from 'vitest';
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
