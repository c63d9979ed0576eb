import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hideToast } from '../../ui/toast.ts';
import {
  cell,
  charges,
  column,
  many,
  named,
  onDesk,
  pasteInto,
  rowsOf,
  showTable,
} from './testing/show-table.tsx';

beforeEach(onDesk);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const grid = () => page.getByRole('grid', { name: '费用明细' });
const sums = () => grid().getByRole('row', { name: /合计/ });
const focused = () => document.activeElement?.getAttribute('aria-label');
const undoWords = () => document.querySelector('.undo-bar [role=status]')?.textContent;

test('what is typed is worked out in its row and added up below', async () => {
  const store = await showTable({ rows: named('a', 'b') });
  await expect.element(sums()).toHaveTextContent('合计30.00');
  await cell(1, '数量').fill('0.1');
  await cell(1, '单价').click();
  await userEvent.keyboard('{Control>}a{/Control}3');
  expect(column(store, 'amount')).toEqual([0.3, 20]);
  await expect.element(sums()).toHaveTextContent('合计20.30');
  await cell(2, '数量').click();
  await userEvent.tab();
  await userEvent.keyboard('1000000');
  await expect.element(sums()).toHaveTextContent('合计2,000,000.30');
});

describe('rows', () => {
  test('an empty table says so; a new row has its defaults, an id, and the focus', async () => {
    const columns = charges.map((one) => (one.model === 'qty' ? { ...one, default: { value: 3 } } : one));
    const store = await showTable({ columns });
    await expect.element(page.getByText('还没有明细')).toBeVisible();
    await button('新增一行').click();
    await expect.element(cell(1, '费用')).toHaveFocus();
    expect(rowsOf(store)[0]).toMatchObject({ qty: 3, id: expect.stringMatching(/^[\w-]{36}$/) });
  });

  test('a copy stands below, with an id of its own', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await button('复制第 1 行').click();
    expect(column(store, 'name')).toEqual(['a', 'a', 'b']);
    expect(new Set(column(store, 'id')).size).toBe(3);
  });

  test('a deleted row comes back to its place, with what was typed since elsewhere', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c') });
    await button('删除第 2 行').click();
    expect(column(store, 'name')).toEqual(['a', 'c']);
    await expect.poll(undoWords).toBe('已删除 1 行');
    await expect.poll(focused).toBe('删除第 2 行');
    await cell(2, '费用').fill('changed');
    await button('撤销').click();
    expect(column(store, 'name')).toEqual(['a', 'b', 'changed']);
    await expect.element(button('撤销')).not.toBeInTheDocument();
  });

  test('the way back leaves after a while, but not under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const store = await showTable({ rows: named('a', 'b', 'c') });
      await button('删除第 1 行').click();
      vi.advanceTimersByTime(5_000);
      await button('删除第 1 行').click();
      vi.advanceTimersByTime(5_000);
      await button('撤销').hover();
      vi.advanceTimersByTime(20_000);
      await expect.element(button('撤销')).toBeVisible();
      await cell(1, '费用').hover();
      vi.advanceTimersByTime(9_000);
      await expect.element(button('撤销')).not.toBeInTheDocument();
      expect(column(store, 'name')).toEqual(['c']);
    } finally {
      vi.useRealTimers();
    }
  });

  test('the last row can be deleted by keys and taken back', async () => {
    const store = await showTable({ rows: named('a') });
    await button('删除第 1 行').click();
    expect(rowsOf(store)).toEqual([]);
    await expect.element(button('撤销')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(column(store, 'name')).toEqual(['a']);
  });

  test('moved, a row keeps what is typed and what is wrong with it', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c') });
    await cell(1, '费用').fill('');
    await userEvent.tab();
    await expect.element(cell(1, '费用')).toHaveAttribute('aria-invalid', 'true');
    await button('下移第 1 行').click();
    expect(column(store, 'name')).toEqual(['b', null, 'c']);
    await expect.element(cell(2, '费用')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(cell(1, '费用')).not.toHaveAttribute('aria-invalid');
    await button('上移第 2 行').click();
    expect(column(store, 'name')).toEqual([null, 'b', 'c']);
    await expect.element(button('上移第 1 行')).toBeDisabled();
    await expect.element(button('下移第 3 行')).toBeDisabled();
  });

  test('several are chosen and deleted together, and come back together', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c', 'd') });
    await page.getByRole('checkbox', { name: '选择第 1 行' }).click();
    await page.getByRole('checkbox', { name: '选择第 3 行' }).click();
    await expect.element(page.getByText('已选 2 行')).toBeVisible();
    await button('删除所选').click();
    expect(column(store, 'name')).toEqual(['b', 'd']);
    await expect.element(page.getByText(/^已选/)).not.toBeInTheDocument();
    await button('撤销').click();
    expect(column(store, 'name')).toEqual(['a', 'b', 'c', 'd']);
    await page.getByRole('checkbox', { name: '选择全部行' }).click();
    await button('删除所选').click();
    expect(rowsOf(store)).toEqual([]);
  });

  test('rows without ids, and with the same id, are told apart', async () => {
    const store = await showTable({
      rows: [{ name: 'a' }, { name: 'b' }, { id: 'x', name: 'c' }, { id: 'x', name: 'd' }],
    });
    await cell(2, '费用').fill('B');
    await cell(4, '费用').fill('D');
    await button('删除第 1 行').click();
    expect(column(store, 'name')).toEqual(['B', 'c', 'D']);
    await expect.element(cell(1, '费用')).toHaveValue('B');
    await expect.element(cell(3, '费用')).toHaveValue('D');
  });
});

describe('limits', () => {
  test('are said in words, and no row more is added', async () => {
    const store = await showTable({ rows: named('a'), table: { least: 1, most: 2 } });
    await expect.element(page.getByText('1 行（1 至 2 行）')).toBeVisible();
    await button('新增一行').click();
    await expect.element(button('新增一行')).toBeDisabled();
    await expect.element(button('复制第 1 行')).toBeDisabled();
    await expect.element(page.getByText('最多 2 行，已达上限')).toBeVisible();
    await cell(2, '费用').click();
    await userEvent.keyboard('{Enter}');
    expect(rowsOf(store)).toHaveLength(2);
  });

  test('too few rows are wrong once the table was left', async () => {
    await showTable({ rows: named('a', 'b'), table: { least: 2 } });
    await button('删除第 1 行').click();
    await cell(1, '费用').click();
    (document.activeElement as HTMLElement).blur();
    await expect.element(page.getByRole('alert')).toHaveTextContent('费用明细至少 2 项');
  });
});

describe('keys', () => {
  test('Tab goes through the cells and into the next row', async () => {
    await showTable({ rows: named('a', 'b') });
    await cell(1, '费用').click();
    const way = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      way.push(focused());
    }
    expect(way).toEqual([
      '第 1 行 数量',
      '第 1 行 单价',
      '第 1 行 单位 请选择',
      '第 1 行 备注',
      '第 2 行 费用',
    ]);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('第 1 行 备注');
  });

  test('Enter goes down, Shift+Enter up, and below the last row there is a new one', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await cell(1, '费用').click();
    await userEvent.keyboard('{Enter}B');
    expect(column(store, 'name')).toEqual(['a', 'B']);
    await cell(1, '单价').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell(2, '单价')).toHaveFocus();
    await userEvent.keyboard('7{Shift>}{Enter}{/Shift}');
    await expect.element(cell(1, '单价')).toHaveFocus();
    expect(column(store, 'price')).toEqual([10, 7]);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(cell(3, '单价')).toHaveFocus();
    await userEvent.keyboard('5');
    expect(column(store, 'price')).toEqual([10, 7, 5]);
  });

  test('Enter is a line break in a text of several lines and the choice of letters while composing', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await cell(1, '备注').click();
    await userEvent.keyboard('x{Enter}y');
    expect(column(store, 'note')[0]).toBe('x\ny');
    await cell(1, '费用').click();
    const composing = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    document.activeElement?.dispatchEvent(composing);
    await expect.element(cell(1, '费用')).toHaveFocus();
  });

  test('the choices of a cell keep their keys and their clipboard', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await page.getByRole('button', { name: '第 1 行 单位 请选择' }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const inside = document.activeElement as HTMLElement;
    expect(inside.role).toBe('option');
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    pasteInto(inside, 'x\ty');
    expect(inside.closest('[role="listbox"]')?.contains(document.activeElement)).toBe(true);
    expect(column(store, 'name')).toEqual(['a', 'b']);
    expect(column(store, 'unit')).toEqual([undefined, undefined]);
  });

  test('arrows go on where the caret cannot, through closed cells to the buttons of the row', async () => {
    await showTable({ rows: named('ab', 'b') });
    await cell(1, '费用').click();
    const input = document.activeElement as HTMLInputElement;
    input.setSelectionRange(1, 1);
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('第 1 行 费用');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('第 1 行 数量');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('第 2 行 数量');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect((document.activeElement as HTMLElement).dataset.place).toBe('rows.1.amount');
    await userEvent.keyboard('{ArrowUp}');
    expect((document.activeElement as HTMLElement).dataset.place).toBe('rows.0.amount');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('下移第 1 行');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('删除第 1 行');
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    expect(focused()).toMatch(/第 2 行/);
  });

  test('Ctrl+D fills from above; among chosen rows from the first of them', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c', 'd') });
    await cell(2, '费用').click();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(column(store, 'name')).toEqual(['a', 'a', 'c', 'd']);
    await page.getByRole('checkbox', { name: '选择第 2 行' }).click();
    await page.getByRole('checkbox', { name: '选择第 4 行' }).click();
    await cell(4, '数量').click();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(column(store, 'qty')).toEqual([1, 2, 3, 2]);
    await cell(1, '费用').click();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(column(store, 'name')).toEqual(['a', 'a', 'c', 'd']);
  });

  test('Alt and an arrow move the row, and the focus with it', async () => {
    const store = await showTable({ rows: named('a', 'b', 'c') });
    await cell(1, '数量').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(column(store, 'name')).toEqual(['b', 'a', 'c']);
    await expect.element(cell(2, '数量')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(cell(1, '数量')).toHaveFocus();
    expect(column(store, 'name')).toEqual(['a', 'b', 'c']);
  });
});

describe('pasting', () => {
  const paste = async (row: number, label: string, text: string, html?: string) => {
    await cell(row, label).click();
    return pasteInto(document.activeElement as Element, text, html);
  };

  test('a block goes over the cells from the focused one, and into new rows', async () => {
    const store = await showTable({ rows: named('a', 'b') });
    await paste(2, '数量', '5\t1,000.5\t999\t箱\r\n6\tabc\t\t桶\r\n');
    await expect.poll(() => column(store, 'qty')).toEqual([1, 5, 6]);
    expect(column(store, 'price')).toEqual([10, 1000.5, undefined]);
    expect(column(store, 'amount')).toEqual([10, 5002.5, 0]);
    expect(column(store, 'unit')).toEqual([undefined, 'box', undefined]);
    await expect.poll(undoWords).toBe('已粘贴 2 行 4 格，2 格无法识别（第 3 行 单价，第 3 行 单位）');
    await cell(1, '费用').fill('later');
    await button('撤销').click();
    expect(column(store, 'name')).toEqual(['later', 'b']);
    expect(column(store, 'qty')).toEqual([1, 2]);
    expect(column(store, 'price')).toEqual([10, 10]);
  });

  test('by headings where the first line has them', async () => {
    const store = await showTable({ rows: named('a') });
    await paste(1, '单价', '单价\t重量\t费用\n3\t9\tx\n4\t9\ty');
    await expect.poll(() => column(store, 'name')).toEqual(['x', 'y']);
    expect(column(store, 'price')).toEqual([3, 4]);
    await expect.poll(undoWords).toContain('未识别的列：重量');
  });

  test('one word, and a letter of several lines into a text, are the control’s own', async () => {
    const store = await showTable({ rows: named('a') });
    expect(await paste(1, '费用', 'word')).toBe(true);
    expect(await paste(1, '备注', 'one\ntwo')).toBe(true);
    expect(await paste(1, '备注', 'one\ntwo', '<table></table>')).toBe(false);
    await expect.poll(() => column(store, 'note')).toEqual(['one', 'two']);
  });

  test('ten thousand hostile lines end at the limit, and nothing of them is carried out', async () => {
    const store = await showTable({ rows: named('a') });
    await paste(1, '费用', '=cmd|"/c calc"!A1\t=1+1\t<img src=x onerror=alert(1)>\n'.repeat(10_000));
    await expect.poll(() => rowsOf(store).length).toBe(2_000);
    expect(rowsOf(store)[1999]).toMatchObject({ name: '=cmd|"/c calc"!A1' });
    expect(rowsOf(store)[1999]?.qty).toBeUndefined();
    await expect.poll(undoWords).toContain('8000 行超出上限');
    await expect.poll(undoWords).toContain('4000 格无法识别');
    expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
  });

  test('what is closed stays as it is', async () => {
    const columns = charges.map((one) =>
      one.model === 'qty' ? { ...one, readonlyWhen: '{rows.name} = "a"' } : one,
    );
    const store = await showTable({ columns, rows: named('a', 'b') });
    await paste(1, '费用', 'a\t8\nb\t9');
    await expect.poll(() => column(store, 'qty')).toEqual([1, 9]);
    await expect.poll(undoWords).toContain('1 格不可修改');
  });

  test('a block on the clipboard can be pasted below by hand', async () => {
    const store = await showTable({ rows: [...named('a'), { id: 'blank' }] });
    await button('粘贴').click();
    await page.getByRole('textbox', { name: '内容' }).fill('x\t1\ny\t2');
    await button('填入').click();
    await expect.poll(() => column(store, 'name')).toEqual(['a', 'x', 'y']);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('columns', () => {
  const labels = () => [...document.querySelectorAll('[role=columnheader]')].map((head) => head.textContent);

  test('none that the form, a right, a device or a condition hides', async () => {
    const columns = [
      { id: '1', kind: 'text', model: 'a', label: 'A', hidden: true },
      { id: '2', kind: 'text', model: 'b', label: 'B' },
      { id: '3', kind: 'text', model: 'c', label: 'C', on: ['phone'] },
      { id: '4', kind: 'text', model: 'd', label: 'D', visibleWhen: '{rows.f} = "x"' },
      { id: '5', kind: 'text', model: 'e', label: 'E' },
      { id: '6', kind: 'text', model: 'f', label: 'F', required: true },
    ];
    await showTable({
      columns,
      rows: [{ id: '1' }, { id: '2' }],
      rights: { 'rows.b': 'hidden', 'rows.e': 'read' },
    });
    expect(labels()).toEqual(['', '序号', 'E', 'F', '操作']);
    await expect.element(cell(1, 'E')).not.toBeInTheDocument();
    expect(document.querySelector('.table-required')?.textContent).toBe('F');
    await cell(2, 'F').fill('x');
    await expect.poll(labels).toEqual(['', '序号', 'D', 'E', 'F', '操作']);
    await expect.element(cell(2, 'D')).toBeVisible();
    await expect.element(cell(1, 'D')).not.toBeInTheDocument();
  });

  test.each([
    ['a form that is read', { mode: 'read' as const }],
    ['a table that is closed', { table: { readonly: true } }],
    ['a right to read', { rights: { rows: 'read' as const } }],
  ])('%s has no inputs, but its sums', async (_, given) => {
    await showTable({ rows: named('a', 'b'), ...given });
    const table = page.getByRole('table', { name: '费用明细' });
    await expect.element(table.getByRole('row', { name: /合计/ })).toHaveTextContent('合计30.00');
    await expect.element(table.getByRole('cell', { name: 'b' })).toBeVisible();
    expect(document.querySelectorAll('input, textarea, button')).toHaveLength(0);
  });
});

describe('what is wrong', () => {
  test('is said in its cell, and the person is led there, however far down it is', async () => {
    const rows = many(300);
    const store = await showTable({
      rows: rows.map((row, index) => (index === 250 ? { ...row, name: null } : row)),
    });
    await expect.element(cell(1, '费用')).toBeVisible();
    await expect.element(cell(251, '费用')).not.toBeInTheDocument();
    const [first] = store.tryToSend();
    expect(first?.path).toBe('rows.250.name');
    store.seek(first?.path);
    await expect.element(cell(251, '费用')).toHaveFocus();
    await expect.element(cell(251, '费用')).toHaveAccessibleDescription('请填写费用');
    hideToast();
  });
});

test('a wide table scrolls by itself, and stays where it is when a row is deleted', async () => {
  const wide = charges.flatMap((one) => [one, { ...one, id: `${one.id}x`, model: `${one.model}x` }]);
  const columns = wide.map((one) => ({ ...one, calculated: undefined }));
  await showTable({ columns, rows: named('a', 'b', 'c') });
  const scroller = document.querySelector('.table-grid') as HTMLElement;
  await expect.element(cell(1, '费用').first()).toBeVisible();
  expect(scroller.scrollWidth).toBeGreaterThan(1_500);
  const rowNumber = scroller.querySelector('[role=rowheader]');
  const stood = rowNumber?.getBoundingClientRect().left;
  scroller.scrollLeft = 300;
  await expect.poll(() => rowNumber?.getBoundingClientRect().left).toBe(stood);
  scroller.scrollLeft = 0;
  expect(document.documentElement.scrollWidth).toBe(1_280);
  document.querySelector<HTMLElement>('[aria-label="删除第 1 行"]')?.click();
  await expect.poll(focused).toBe('删除第 1 行');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toMatch(/第 2 行$/);
  expect(scroller.scrollLeft).toBe(0);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(scroller.scrollLeft).toBeGreaterThan(0);
});

test('of two thousand rows only those in sight are in the page, and keys reach the others', async () => {
  const store = await showTable({ rows: many(2_000) });
  await expect.element(cell(1, '费用')).toBeVisible();
  expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60);
  await cell(1, '费用').click();
  for (let step = 0; step < 40; step += 1) await userEvent.keyboard('{ArrowDown}');
  await expect.element(cell(41, '费用')).toHaveFocus();
  await userEvent.keyboard('new');
  expect(rowsOf(store)[40]?.name).toBe('new');
  // Out of sight, what is being typed into stays.
  (document.querySelector('.table-grid') as HTMLElement).scrollTop = 700 * 46;
  await expect.poll(() => document.querySelector('[data-row="700"]')).not.toBeNull();
  await userEvent.keyboard('er');
  expect(rowsOf(store)[40]?.name).toBe('newer');
});
