import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { charges, column, many, named, onDesk, onPhone, rowsOf, showTable } from './testing/show-table.tsx';

beforeEach(onPhone);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (row: number) => page.getByRole('group', { name: `第 ${row} 行` });
const field = (row: number, label: string) =>
  card(row).getByRole('textbox', { name: new RegExp(`^${label}`) });
const fold = (row: number) => card(row).getByRole('button', { name: new RegExp(`^第 ${row} 行`) });
const cardsInPage = () => document.querySelectorAll('.row-card').length;

test('a card for each row, the first few unfolded, the others named by what is filled in', async () => {
  await showTable({ rows: named('海运费', 'b', 'c', '文件费') });
  await expect.element(field(1, '费用')).toHaveValue('海运费');
  await expect.element(fold(3)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(fold(4)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(fold(4)).toHaveTextContent('第 4 行文件费410.00');
  await fold(4).click();
  await expect.element(field(4, '费用')).toHaveValue('文件费');
  await fold(4).click();
  await expect.element(field(4, '费用')).not.toBeInTheDocument();
});

test('what is typed is added up below', async () => {
  const store = await showTable({ rows: named('a', 'b') });
  await field(1, '数量').fill('4');
  expect(column(store, 'amount')).toEqual([40, 20]);
  await expect.element(page.getByText('金额合计')).toBeVisible();
  expect(document.querySelector('.table-card-sums dd')?.textContent).toBe('60.00');
});

describe('rows', () => {
  test('a new one is unfolded and has the focus', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c', 'd') });
    await button('新增一行').click();
    await expect.element(field(5, '费用')).toHaveFocus();
    await userEvent.keyboard('new');
    expect(column(store, 'name')).toEqual(['a', 'b', 'c', 'd', 'new']);
  });

  test('copied, moved, deleted and taken back', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await button('复制第 1 行').click();
    await expect.element(field(2, '费用')).toHaveFocus();
    expect(column(store, 'name')).toEqual(['a', 'a', 'b']);
    await button('下移第 2 行').click();
    expect(column(store, 'name')).toEqual(['a', 'b', 'a']);
    await button('上移第 3 行').click();
    await button('删除第 1 行').click();
    expect(column(store, 'name')).toEqual(['a', 'b']);
    await expect.element(button('撤销')).toHaveFocus();
    await button('撤销').click();
    expect(column(store, 'name')).toEqual(['a', 'a', 'b']);
  });

  test('a folded card stays folded when the one above it goes', async () => {
    await showTable({ rows: named('a', 'b', 'c', 'd') });
    await button('删除第 1 行').click();
    await expect.element(fold(3)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a block can be pasted, by headings too', async () => {
    const store = await showTable();
    await expect.element(page.getByText('还没有明细')).toBeVisible();
    await button('粘贴').click();
    await page.getByRole('textbox', { name: '内容' }).fill('数量\t费用\n3\tx\nabc\ty');
    await button('填入').click();
    await expect.poll(() => column(store, 'name')).toEqual(['x', 'y']);
    await expect.element(page.getByText('已粘贴 2 行 3 格，1 格无法识别（第 2 行 数量）')).toBeVisible();
    await button('撤销').click();
    expect(rowsOf(store)).toEqual([]);
  });
});

describe('what is wrong', () => {
  test('is said at the field, and on the card that hides it', async () => {
    const store = await showTable({ rows: [...named('a', 'b', 'c'), { id: 'x' }] });
    await expect.element(fold(4)).not.toHaveTextContent('第 4 行有误');
    store.tryToSend();
    await expect.element(fold(4)).toHaveTextContent('第 4 行有误');
    await fold(4).click();
    await expect.element(card(4).getByRole('alert')).toHaveTextContent('请填写费用');
  });

  test('unfolds and takes the focus when the person is led there, however far down', async () => {
    const store = await showTable({ rows: many(500) });
    expect(cardsInPage()).toBeLessThan(100);
    store.set({ path: 'rows.name', row: 410 }, null);
    store.tryToSend();
    store.seek('rows.410.name');
    await expect.element(field(411, '费用')).toHaveFocus();
    await expect.element(card(411).getByRole('alert')).toBeVisible();
  });
});

test('what is only read has no inputs', async () => {
  await showTable({ rows: named('a', 'b'), mode: 'read' });
  await expect.element(card(2).getByText('20.00')).toBeVisible();
  expect(document.querySelectorAll('input, textarea')).toHaveLength(0);
  await expect.element(button('新增一行')).not.toBeInTheDocument();
  expect(document.querySelector('.table-card-sums')?.textContent).toBe('金额合计30.00');
});

test('nothing is wider than the smallest phone', async () => {
  await page.viewport(320, 640);
  const columns = charges.map((one) => ({ ...one, label: `${one.label}很长的一个列名很长的一个列名` }));
  const rows = named('a'.repeat(200), 'b'.repeat(200), 'c', 'd'.repeat(200));
  await showTable({
    columns,
    rows,
    table: { least: 2, most: 4, addBy: 'both', source: { interfaceId: 'i' } },
  });
  await button('删除第 1 行').click();
  await expect.element(button('撤销')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

describe('beside a list, on a desk', () => {
  const narrowTo = (width: number) => {
    const main = document.querySelector('main');
    if (main) main.style.width = `${width}px`;
  };
  const grids = () => document.querySelectorAll('.table-grid').length;

  test('a few rows that are only read are cards, and no amount lies out of sight', async () => {
    await onDesk();
    await showTable({ mode: 'read', rows: named('海运费', '文件费') });
    await expect.poll(grids).toBe(1);
    narrowTo(420);
    await expect.poll(cardsInPage).toBe(2);
    expect(grids()).toBe(0);
    const edge = document.querySelector('main')?.getBoundingClientRect().right ?? 0;
    const sum = document.querySelector('.table-card-sums dd')?.getBoundingClientRect();
    expect(sum?.right).toBeLessThanOrEqual(edge);
    narrowTo(900);
    await expect.poll(grids).toBe(1);
  });

  test('more rows are compared, and stay a grid', async () => {
    await onDesk();
    await showTable({ mode: 'read', rows: many(4) });
    narrowTo(420);
    await expect.poll(grids).toBe(1);
    expect(cardsInPage()).toBe(0);
  });
});
