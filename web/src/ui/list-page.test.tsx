import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.ts';
import { ListPage } from './list-page.tsx';
import type { ListState } from './list-state.ts';
import { useUrlFilters } from './use-url-filters.ts';

interface Thing {
  id: string;
  name: string;
}

const things = (count: number, from = 0): Thing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(from + index),
    name: `第 ${from + index + 1} 行`,
  }));

const still = { problem: undefined, hasMore: false, isLoadingMore: false, loadMore: () => undefined };
const listOf = (rows: Thing[] | undefined, changes: Partial<ListState<Thing>> = {}): ListState<Thing> => ({
  ...still,
  rows,
  refresh: async () => undefined,
  ...changes,
});

function Example({ list, onOpen }: { list: ListState<Thing>; onOpen?: (row: Thing) => void }) {
  const { values, change, clear, isFiltered } = useUrlFilters(['keyword', 'state']);
  return (
    <div style={{ height: '100vh' }}>
      <ListPage
        title="单据"
        list={list}
        rowKey={(row) => row.id}
        row={(row) => row.name}
        onOpen={onOpen}
        search={{ value: values.keyword, onSearch: (keyword) => change({ keyword }) }}
        filter={{
          isActive: values.state !== '',
          content: (close) => (
            <button
              type="button"
              onClick={() => {
                change({ state: 'open' });
                close();
              }}
            >
              只看未完成
            </button>
          ),
        }}
        onClearConditions={isFiltered ? clear : undefined}
        empty={<p>暂无数据</p>}
      />
      <Where />
    </div>
  );
}

function Where() {
  return <output hidden>{useLocation().search}</output>;
}

const show = (element: ReactNode, entries = ['/list']) =>
  render(<MemoryRouter initialEntries={entries}>{element}</MemoryRouter>);
const search = () => document.querySelector('output')?.textContent;
const scroller = () => document.querySelector('.list-rows') as HTMLElement;
const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
const inPage = () => document.querySelectorAll('[data-row]').length;

test('of ten thousand rows only those in sight are in the page, and the last one can be reached', async () => {
  await show(<Example list={listOf(things(10_000))} />);
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeVisible();
  expect(inPage()).toBeLessThan(60);
  for (let step = 0; step < 20 && !document.body.textContent?.includes('第 10000 行'); step += 1) {
    scroller().scrollTop = scroller().scrollHeight;
    await wait(60);
  }
  await expect.element(page.getByText('第 10000 行')).toBeVisible();
  await expect.element(page.getByText('没有更多数据')).toBeVisible();
  expect(inPage()).toBeLessThan(60);
});

test('a skeleton first, the empty words for nothing, and a way to try again after a failure', async () => {
  let asked = 0;
  const refresh = async () => {
    asked += 1;
  };
  const screen = await show(<Example list={listOf(undefined)} />);
  expect(document.querySelector('.skeleton')).not.toBeNull();
  await screen.rerender(
    <MemoryRouter>
      <Example list={listOf([])} />
    </MemoryRouter>,
  );
  await expect.element(page.getByText('暂无数据')).toBeVisible();
  await screen.rerender(
    <MemoryRouter>
      <Example list={listOf(undefined, { problem: 'failed', refresh })} />
    </MemoryRouter>,
  );
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  expect(asked).toBe(1);
});

test('the next page is asked for near the end, once, and a row that comes twice is shown once', async () => {
  let asked = 0;
  function Paged() {
    const [rows, setRows] = useState(things(20));
    const loadMore = () => {
      asked += 1;
      setRows((before) => [...before, ...things(21, 19)]);
    };
    return <Example list={listOf(rows, { hasMore: rows.length < 40, loadMore })} />;
  }
  await show(<Paged />);
  await wait(300);
  const askedBefore = asked;
  scroller().scrollTop = scroller().scrollHeight;
  await expect.poll(() => asked).toBe(1);
  expect(askedBefore).toBeLessThanOrEqual(1);
  scroller().scrollTop = scroller().scrollHeight;
  await wait(200);
  await expect.element(page.getByText('第 40 行')).toBeVisible();
  const keys = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.textContent);
  expect(new Set(keys).size).toBe(keys.length);
});

test('typing searches once it pauses for half a second; the keyword and the filter stand in the URL', async () => {
  await show(<Example list={listOf(things(3))} />);
  const box = page.getByRole('searchbox', { name: '搜索' });
  await userEvent.type(box, '提单');
  await wait(300);
  expect(search()).toBe('');
  await expect.poll(search).toBe('?keyword=%E6%8F%90%E5%8D%95');
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('button', { name: '只看未完成' }).click();
  await expect.poll(() => new URLSearchParams(search() ?? '').get('state')).toBe('open');
  await expect.element(page.getByRole('button', { name: '筛选（已启用）' })).toBeVisible();
  await page.getByRole('button', { name: '清除搜索' }).click();
  await expect.poll(search).toBe('?state=open');
});

test('conditions come back from a pasted link and can be taken back when nothing matches', async () => {
  await show(<Example list={listOf([])} />, ['/list?keyword=%E7%AE%B1&state=open']);
  await expect.element(page.getByRole('searchbox')).toHaveValue('箱');
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect.poll(search).toBe('');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('keys: / searches, ↓ and ↑ walk the rows, Enter opens one, Esc leaves the search', async () => {
  const opened: string[] = [];
  await show(<Example list={listOf(things(200))} onOpen={(row) => opened.push(row.name)} />);
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  for (let step = 0; step < 30; step += 1) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe(`第 ${step + 1} 行`);
  }
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(opened).toEqual(['第 29 行']);
});

test('back finds the list where it stood', async () => {
  function List() {
    const navigate = useNavigate();
    return <Example list={listOf(things(500))} onOpen={() => void navigate('/detail')} />;
  }
  function Detail() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        返回列表
      </button>
    );
  }
  await show(
    <Routes>
      <Route path="/list" element={<List />} />
      <Route path="/detail" element={<Detail />} />
    </Routes>,
  );
  await expect.element(page.getByText('第 1 行', { exact: true })).toBeVisible();
  scroller().scrollTop = 6000;
  await wait(200);
  const top = scroller().scrollTop;
  const seen = [...document.querySelectorAll('[data-row]')].find(
    (row) => row.getBoundingClientRect().top > 150,
  ) as HTMLElement;
  const name = seen.textContent;
  await page.getByText(name ?? '', { exact: true }).click();
  await page.getByRole('button', { name: '返回列表' }).click();
  await expect.element(page.getByText(name ?? '', { exact: true })).toBeVisible();
  expect(Math.abs(scroller().scrollTop - top)).toBeLessThan(5);
});

test('a finger that pulls the list down far enough refreshes it', async () => {
  let asked = 0;
  let done: () => void = () => undefined;
  const refresh = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      done = resolve;
    });
  };
  await show(<Example list={listOf(things(50), { refresh })} />);
  const touch = (type: string, y: number) => {
    const touches = [new Touch({ identifier: 1, target: scroller(), clientX: 100, clientY: y })];
    scroller().dispatchEvent(
      new TouchEvent(type, { touches: type === 'touchend' ? [] : touches, bubbles: true, cancelable: true }),
    );
  };
  touch('touchstart', 200);
  touch('touchmove', 260);
  await expect.element(page.getByText('下拉刷新')).toBeVisible();
  touch('touchend', 260);
  expect(asked).toBe(0);
  touch('touchstart', 200);
  touch('touchmove', 380);
  await expect.element(page.getByText('松开刷新')).toBeVisible();
  touch('touchend', 380);
  await expect.element(page.getByText('正在刷新')).toBeVisible();
  expect(asked).toBe(1);
  done();
  await expect.element(page.getByText('正在刷新')).not.toBeInTheDocument();
});
