import { type FormField, readFormDefinition } from '@fairway/contract/forms.ts';
import { rowsFromPicked } from '@fairway/domain/forms/rows-from-picked.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { success } from '../../testing/answers.ts';
import { charges, column, onDesk, showTable } from './testing/show-table.tsx';

const tableWith = (changes: object = {}) =>
  readFormDefinition({
    version: 1,
    nodes: [{ id: 't', kind: 'table', model: 'rows', columns: charges, ...changes }],
  }).nodes[0] as FormField;

describe('what a picked row becomes', () => {
  test('columns of the same name, fitted to what they hold', () => {
    const picked = [{ id: 'p1', name: '海运费', qty: '3', price: 12.5, other: 'x', note: 7 }];
    expect(rowsFromPicked(picked, tableWith())).toEqual([{ name: '海运费', qty: 3, price: 12.5, note: '7' }]);
  });

  test('by the mapping of the table', () => {
    const mapping = [
      { from: 'title', to: 'name' },
      { value: 1, to: 'qty' },
      { from: 'missing', to: 'price' },
      { from: 'title', to: 'nowhere' },
    ];
    const field = tableWith({ rowFills: [{ table: 'rows', mapping }] });
    expect(rowsFromPicked([{ title: '拖车费', name: 'no' }], field)).toEqual([{ name: '拖车费', qty: 1 }]);
  });

  test('what does not fit is nothing', () => {
    expect(rowsFromPicked([{ qty: 'abc', name: { a: 1 } }], tableWith())).toEqual([
      { qty: null, name: null },
    ]);
  });
});

test('rows are chosen, added up to the limit, and taken back', async () => {
  await onDesk();
  const rows = ['海运费', '文件费', '拖车费'].map((name, index) => ({
    id: `p${index}`,
    fullName: name,
    name,
    price: 5,
  }));
  const store = await showTable({
    rows: [{ id: 'a', name: 'a' }],
    table: {
      ...{ addBy: 'pick', most: 3 },
      source: { interfaceId: 'charges', columns: [{ column: 'name', label: '费用' }] },
    },
    answers: {
      'POST /api/system/DataInterface/charges/Action/List': [
        success({ list: rows, pagination: { currentPage: 1, pageSize: 20, total: 3 } }),
      ],
    },
  });
  await expect.element(page.getByRole('button', { name: '新增一行' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: '选择', exact: true }).click();
  for (const { name } of rows) await page.getByRole('dialog').getByText(name).click();
  await page.getByRole('dialog').getByRole('button', { name: /确定/ }).click();
  await expect.poll(() => column(store, 'name')).toEqual(['a', '海运费', '文件费']);
  expect(column(store, 'price')).toEqual([undefined, 5, 5]);
  expect(new Set(column(store, 'id')).size).toBe(3);
  await expect.element(page.getByText('已添加 2 行')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  expect(column(store, 'name')).toEqual(['a']);
});
