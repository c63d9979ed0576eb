import { describe, expect, it } from 'vitest';
import {
  can,
  hiddenColumns,
  type PermissionKind,
  type PermissionList,
  visibleColumns,
  withoutColumns,
} from './can.ts';

const list: PermissionList = [
  {
    modelId: 'rates',
    column: [{ enCode: 'cost' }, { enCode: 'charges-amount' }],
    form: [{ enCode: 'remark' }],
    button: [{ enCode: 'btn_add' }, { enCode: 'btn_edit' }],
  },
  { modelId: 'orders', button: null },
  { modelId: 'rates', button: [{ enCode: 'btn_detail' }] },
];

describe('can', () => {
  it.each<[PermissionList, string | null | undefined, PermissionKind, string | null | undefined, boolean]>([
    [list, 'rates', 'column', 'cost', true],
    [list, 'rates', 'form', 'remark', true],
    [list, 'rates', 'button', 'btn_add', true],
    [list, 'rates', 'button', 'btn_detail', true],
    [list, 'rates', 'button', 'btn_remove', false],
    [list, 'rates', 'form', 'cost', false],
    [list, 'rates', 'column', 'COST', false],
    [list, 'orders', 'button', 'btn_add', false],
    [list, 'orders', 'column', 'cost', false],
    [list, 'unknown', 'column', 'cost', false],
    [list, '', 'column', 'cost', false],
    [list, undefined, 'column', 'cost', false],
    [list, null, 'column', 'cost', false],
    [list, 'rates', 'column', '', false],
    [list, 'rates', 'column', undefined, false],
    [[], 'rates', 'column', 'cost', false],
    [null, 'rates', 'column', 'cost', false],
    [undefined, 'rates', 'column', 'cost', false],
    [[{ modelId: '', column: [{ enCode: 'cost' }] }], '', 'column', 'cost', false],
  ])('%#: %j, %s %s %s → %s', (permissions, modelId, kind, enCode, may) => {
    expect(can(permissions, modelId, kind, enCode)).toBe(may);
  });
});

describe('visibleColumns', () => {
  const row = { id: '1', price: '100.00', cost: '80.00', margin: '20.00' };

  it.each<[string, PermissionList, string | undefined, string[], object]>([
    ['nothing guarded', null, 'rates', [], row],
    ['guarded and granted', list, 'rates', ['cost'], row],
    ['guarded and lacking', list, 'rates', ['cost', 'margin'], { id: '1', price: '100.00', cost: '80.00' }],
    ['no permissions at all', undefined, 'rates', ['cost', 'margin'], { id: '1', price: '100.00' }],
    ['another module', list, 'orders', ['cost'], { id: '1', price: '100.00', margin: '20.00' }],
    ['no module', list, undefined, ['cost'], { id: '1', price: '100.00', margin: '20.00' }],
    ['a guarded column that is not there', list, 'rates', ['gone'], row],
  ])('%s', (_, permissions, modelId, guarded, shown) => {
    expect(visibleColumns(permissions, modelId, guarded, row)).toEqual(shown);
  });

  it('reaches into sub-tables', () => {
    const withCharges = { id: '1', charges: [{ name: 'THC', amount: '5', cost: '3' }, null], note: 'x' };
    expect(visibleColumns(list, 'rates', ['charges-amount', 'charges-cost'], withCharges)).toEqual({
      id: '1',
      charges: [{ name: 'THC', amount: '5' }, null],
      note: 'x',
    });
    expect(withCharges.charges[0]).toHaveProperty('cost');
  });

  it('gives a copy even when nothing is hidden', () => {
    const shown = visibleColumns(list, 'rates', ['cost'], row);
    expect(shown).toEqual(row);
    expect(shown).not.toBe(row);
  });

  it('works out once what a list of rows must lack', () => {
    const hidden = hiddenColumns(list, 'rates', ['cost', 'margin']);
    expect([...hidden]).toEqual(['margin']);
    expect(withoutColumns(row, hidden)).not.toHaveProperty('margin');
  });
});
