import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { render } from '../../testing/render.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import type { ListState } from '../list-state.ts';
import { chooseTheme } from '../theme.ts';
import type { Column, Sorting } from './column.ts';
import { ColumnPanel } from './column-panel.tsx';
import { Table } from './table.tsx';
import { TableDetail } from './table-detail.tsx';
import { type Density, plainLook, type TableLook } from './table-look.ts';
import type { BatchAct } from './tick-bar.tsx';

interface Bill {
  id: string;
  customer: string;
  state: string;
  amount: number;
}

const bills = (count: number): Bill[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `b${n}`,
    customer: `客户 ${n + 1}`,
    state: n % 2 ? '已结' : '未结',
    amount: (n + 1) * 100,
  }));

const money = (amount: number) => amount.toLocaleString('en', { minimumFractionDigits: 2 });
const columns: Column<Bill>[] = [
  { id: 'customer', name: '客户', text: ({ customer }) => customer, width: 200, sort: 'customer' },
  { id: 'state', name: '状态', text: ({ state }) => state, filter: { kind: 'text' } },
  {
    id: 'amount',
    name: '金额',
    text: ({ amount }) => money(amount),
    align: 'end',
    width: 60,
    sort: 'amount',
    sum: (rows) => `CNY ${money(rows.reduce((sum, { amount }) => sum + amount, 0))}`,
  },
  { id: 'note', name: '备注', text: ({ id }) => `备注 ${id}`, isExtra: true },
];
const keyOf = ({ id }: Bill) => id;

interface ExampleProps {
  rows?: Bill[];
  hasMore?: boolean;
  acts?: BatchAct<Bill>[];
  look?: TableLook;
  shown?: Column<Bill>[];
}

const heard = { opened: [] as string[], sorted: [] as Sorting[], looks: [] as TableLook[] };

function Example({
  rows = bills(30),
  hasMore = false,
  acts = [],
  look: first = plainLook,
  shown,
}: ExampleProps) {
  const [look, setLook] = useState(first);
  const [density, setDensity] = useState<Density>('compact');
  const [sorting, setSorting] = useState<Sorting>({ key: '', direction: 'desc' });
  const [open, setOpen] = useState<string | null>(null);
  const list: ListState<Bill> & { rows: Bill[] } = {
    ...{ rows, problem: undefined, hasMore, isLoadingMore: false, loadMore: () => undefined },
    refresh: async () => undefined,
  };
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <label>
        搜索 <input />
      </label>
      <ColumnPanel
        columns={shown ?? columns}
        look={look}
        onLook={setLook}
        density={density}
        onDensity={setDensity}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <TableDetail
          table={
            <div style={{ height: '100%', display: 'flex' }}>
              <Table
                label="账单"
                list={list}
                columns={shown ?? columns}
                rowKey={keyOf}
                look={look}
                onLook={(next) => {
                  heard.looks.push(next);
                  setLook(next);
                }}
                density={density}
                sorting={sorting}
                onSort={(next) => {
                  heard.sorted.push(next);
                  setSorting(next);
                }}
                onOpen={({ id }) => {
                  heard.opened.push(id);
                  setOpen(id);
                }}
                openKey={open}
                onClose={() => setOpen(null)}
                acts={acts}
              />
            </div>
          }
          detail={open && <p>详情 {open}</p>}
        />
      </div>
      <output hidden>{useLocation().pathname}</output>
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  Object.assign(heard, { opened: [], sorted: [], looks: [] });
});

const show = async (props: ExampleProps = {}) => {
  await render(
    <MemoryRouter>
      <Example {...props} />
    </MemoryRouter>,
  );
  await expect.element(grid()).toBeVisible();
};
const grid = () => page.getByRole('grid', { name: '账单' });
const gridElement = () => document.querySelector('[role="grid"]') as HTMLElement;
const ticked = () => document.querySelectorAll('[data-row][aria-selected="true"]').length;
const current = () =>
  document.getElementById(gridElement().getAttribute('aria-activedescendant') ?? '')?.textContent;
const headWidth = (id: string) => (document.querySelector(`[data-head="${id}"]`) as HTMLElement).offsetWidth;

const openMenuOf = async (name: string) => {
  await page.getByRole('columnheader', { name }).hover();
  await page.getByRole('button', { name: `“${name}”列的操作` }).click();
};

/** What a copy would put on the clipboard. */
function copied(): { text: string; html: string } {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  gridElement().dispatchEvent(event);
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

test('arrows and J K walk the rows and cells, Enter opens one beside the table, Esc closes it', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toBe('客户 1');
  await userEvent.keyboard('jj{ArrowRight}');
  expect(current()).toBe('未结');
  await userEvent.keyboard('k{ArrowLeft}');
  expect(current()).toBe('客户 2');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('详情 b1')).toBeVisible();
  // The pane follows the cursor.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('详情 b2')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('详情 b2')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(current()).toBe('客户 30');
  await userEvent.keyboard('{End}');
  expect(current()).toBe('3,000.00');
  await userEvent.keyboard('{Control>}{Home}{/Control}{Home}');
  expect(current()).toBe('客户 1');
  await userEvent.keyboard('{PageDown}');
  expect(Number(current()?.slice(3))).toBeGreaterThan(10);
});

test('a key does nothing while somebody types or a dialog is open', async () => {
  await show();
  await userEvent.click(page.getByLabelText('搜索'));
  await userEvent.keyboard('jk {ArrowDown}');
  expect(current()).toBeUndefined();
  expect(ticked()).toBe(0);
  await page.getByRole('button', { name: '列设置' }).click();
  await userEvent.keyboard('j');
  expect(current()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await userEvent.keyboard('j');
  expect(current()).toBeUndefined();
  dialog.remove();
});

test('a range of cells is copied as text with tabs and as a table; else the ticked rows, else the row', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  expect(copied().text).toBe('客户 1\t未结\t100.00');
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toMatchObject({ text: '未结\t100.00\r\n已结\t200.00' });
  expect(copied().html).toContain('<td>已结</td><td>200.00</td>');
  expect(document.querySelectorAll('.data-table-cell-range')).toHaveLength(4);
  await userEvent.keyboard('{Escape} {ArrowDown}{ArrowDown} ');
  expect(copied().text).toBe('客户 2\t已结\t200.00\r\n客户 4\t已结\t400.00');
});

test('Space ticks, Shift ticks a range, Ctrl+A everything; the bar acts on them and Esc unticks', async () => {
  const acted: string[][] = [];
  const acts: BatchAct<Bill>[] = [
    {
      name: '催款',
      icon: 'bell',
      act: (rows, untick) => {
        acted.push(rows.map(keyOf));
        untick();
      },
    },
  ];
  await show({ acts });
  await userEvent.keyboard('{ArrowDown} {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  await expect.poll(ticked).toBe(3);
  await page.getByRole('button', { name: '催款' }).click();
  expect(acted).toEqual([['b0', 'b1', 'b2']]);
  await expect.poll(ticked).toBe(0);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('已选 30 条')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('已选 30 条')).not.toBeInTheDocument();
  const row = (n: number) => page.getByRole('row', { name: new RegExp(`客户 ${n} `) });
  await row(2).click({ modifiers: ['ControlOrMeta'], position: { x: 100, y: 10 } });
  await row(5).click({ modifiers: ['Shift'], position: { x: 100, y: 10 } });
  await expect.poll(ticked).toBe(4);
  expect(heard.opened).toEqual([]);
});

test('a column that only narrows the rows is not shown', async () => {
  const period: Column<Bill> = { id: 'period', name: '期间', text: () => '', onlyNarrows: true };
  await show({ shown: [...columns, period] });
  await expect.element(page.getByRole('columnheader', { name: '金额' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '期间' })).not.toBeInTheDocument();
});

test('the head sorts, says how, and has a menu', async () => {
  await show();
  const head = page.getByRole('columnheader', { name: '客户' });
  const press = page.getByRole('button', { name: '客户', exact: true });
  await press.click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await press.click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  await press.click();
  expect(heard.sorted.at(-1)?.key).toBe('');
  await openMenuOf('状态');
  await page.getByRole('menuitem', { name: '隐藏此列' }).click();
  await expect.element(page.getByRole('columnheader', { name: '状态' })).not.toBeInTheDocument();
  expect(heard.looks.at(-1)).toMatchObject({ hidden: ['state'] });
});

test('columns are dragged, moved by keys, fitted, chosen and ordered, and remembered', async () => {
  await show();
  const edge = document.querySelector('[data-head="customer"] [role="separator"]') as HTMLElement;
  const before = headWidth('customer');
  const { x, y } = edge.getBoundingClientRect();
  const rendered = document.querySelector('[data-row="3"]');
  const mouse = (type: string, clientX: number) =>
    (type === 'mousedown' ? edge : document).dispatchEvent(
      new MouseEvent(type, { clientX, clientY: y + 5, bubbles: true, buttons: 1 }),
    );
  mouse('mousedown', x + 5);
  mouse('mousemove', x - 45);
  await expect.poll(() => headWidth('customer')).toBe(before - 50);
  expect(heard.looks).toEqual([]);
  mouse('mouseup', x - 45);
  await expect.poll(() => heard.looks.at(-1)?.widths.customer).toBe(before - 50);
  expect(document.querySelector('[data-row="3"]')).toBe(rendered);
  edge.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => headWidth('customer')).toBe(before - 34);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => headWidth('customer')).toBeLessThan(120);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: '备注' }).click();
  await expect.element(page.getByRole('columnheader', { name: '备注' })).toBeVisible();
  await page.getByRole('button', { name: '“备注”上移' }).click();
  await page.getByRole('button', { name: '“备注”上移' }).click();
  const names = () =>
    [...document.querySelectorAll('[data-head]')].map((one) => one.getAttribute('data-head'));
  await expect.poll(names).toEqual(['customer', 'note', 'state', 'amount']);
  await page.getByRole('radio', { name: '宽松' }).click({ force: true });
  await expect.poll(() => (document.querySelector('[data-row="0"]') as HTMLElement).offsetHeight).toBe(44);
  await page.getByRole('button', { name: '恢复默认列' }).click();
  await expect.poll(names).toEqual(['customer', 'state', 'amount']);
});

test('a figure is never cut off, however narrow its column was made', async () => {
  await show({
    rows: [{ id: 'b0', customer: 'A', state: '', amount: 123_456_789_012 }],
    look: { ...plainLook, widths: { amount: 56 } },
  });
  const widths = () => {
    const cell = document.querySelector('.data-table-cell-end[data-column="2"]') as HTMLElement;
    const words = document.createRange();
    words.selectNodeContents(cell);
    return { cell: cell.clientWidth, words: words.getBoundingClientRect().width };
  };
  await expect.poll(() => widths().cell).toBeGreaterThan(110);
  expect(widths().words).toBeLessThanOrEqual(widths().cell - 24);
});

test('the head and the first column stay in sight, and a cell that is walked to is not behind them', async () => {
  const many = Array.from(
    { length: 14 },
    (_, n): Column<Bill> => ({ id: `c${n}`, name: `列 ${n}`, text: ({ id }) => `${id} ${n}`, width: 180 }),
  );
  await show({ rows: bills(200), shown: many });
  gridElement().scrollTo({ left: 600, top: 2_000 });
  const box = gridElement().getBoundingClientRect();
  const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left ?? 0;
  await expect.poll(() => Math.round(left('[data-row="60"] [data-column="0"]') - box.left)).toBe(40);
  expect(document.querySelector('.data-table-head')?.getBoundingClientRect().top).toBe(box.top);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => gridElement().scrollTop).toBeLessThan(100);
  await userEvent.keyboard('{End}');
  await expect
    .poll(() => {
      const cell = document.querySelector('.data-table-cell-current')?.getBoundingClientRect();
      return cell !== undefined && cell.right <= box.right && cell.left >= box.left + 180;
    })
    .toBe(true);
});

test('of ten thousand rows only those in sight are in the page, and the last can be reached', async () => {
  await show({ rows: bills(10_000) });
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(80);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.element(page.getByRole('gridcell', { name: '客户 10000', exact: true })).toBeVisible();
  expect(gridElement().getAttribute('aria-rowcount')).toBe('10001');
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(80);
});

test('sums stand at the foot and, grouped, above their rows; only of a list that is there as a whole', async () => {
  await show({ rows: bills(4) });
  await expect.element(page.getByText('CNY 1,000.00')).toBeVisible();
  await openMenuOf('状态');
  await page.getByRole('menuitem', { name: '按此列分组' }).click();
  await expect.element(page.getByText('未结 (2)')).toBeVisible();
  await expect.element(page.getByText('CNY 400.00')).toBeVisible();
  await expect.element(page.getByText('CNY 600.00')).toBeVisible();
  // In the order of the groups.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(current).toBe('客户 3');
});

test('no sums of a part of the rows', async () => {
  await show({ rows: bills(4), hasMore: true });
  await expect.element(page.getByText('合计')).not.toBeInTheDocument();
});

test('? names the keys of the table while it is on the screen, and those it does not have are not named', async () => {
  const shown = (isThere: boolean) => (
    <MemoryRouter>
      <KeysHelp />
      {isThere && <Example />}
    </MemoryRouter>
  );
  const { rerender } = await render(shown(true));
  const help = page.getByRole('dialog', { name: '快捷键' });
  const said = () =>
    Object.fromEntries(
      [...document.querySelectorAll('.keys-help dl > div')].map((line) => [
        line.querySelector('dt')?.textContent,
        [...line.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
      ]),
    );
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  expect(said()).toMatchObject({
    移动单元格: '↑ ↓ ← →',
    下一行: 'J',
    '首行、末行': 'Ctrl + Home Ctrl + End',
    勾选: 'Space',
    勾选到这一行: 'Shift + Space',
    全部勾选: 'Ctrl + A',
    打开: 'Enter',
    复制选中的单元格或行: 'Ctrl + C',
    '取消选择、关闭详情': 'Esc',
  });
  // These rows have no pages of their own.
  expect(said()).not.toHaveProperty('在新标签页打开');
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  // The keys themselves are still heard by the table.
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard.opened).toEqual(['b0']);
  await rerender(shown(false));
  await userEvent.keyboard('?');
  await expect.element(help).toBeVisible();
  expect(said()).toEqual({ 快捷键: '?' });
});

test('the pane is dragged and remembered', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const edge = page.getByRole('separator', { name: '详情宽度' });
  (edge.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(edge).toHaveAttribute('aria-valuenow', '504');
  expect(localStorage.getItem('table-pane-width')).toBe('504');
});

test.each(['light', 'dark'] as const)(
  'nothing is out of reach for whoever does not see it: %s',
  async (theme) => {
    chooseTheme(theme);
    await show({ rows: bills(5) });
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowRight}{/Shift}');
    expect(await accessibilityProblems()).toEqual([]);
  },
);
