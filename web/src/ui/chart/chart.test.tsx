import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { render } from '../../testing/render.ts';
import { Chart } from './chart.tsx';
import type { BarsData, ColumnsData } from './chart-data.ts';

const amount = { name: '毛利', unit: 'CNY', decimals: 2 };
const months: ColumnsData = {
  kind: 'columns',
  head: '月份',
  categories: ['01', '02', '03'].map((month) => ({ key: `2026-${month}`, name: `2026-${month}` })),
  measure: { name: '箱量', unit: 'TEU' },
  columns: [
    { key: 'eu', name: '欧洲线', values: [10, 20, 30] },
    { key: 'us', name: '美国线', values: [5, null, 12] },
  ],
  line: { key: 'gp', name: '毛利', values: [123_456.78, -2_000, 90_000], measure: amount },
};
const ranking: BarsData = {
  kind: 'bars',
  head: '客户',
  measure: amount,
  bars: [
    { key: 'c1', name: '甬港进出口', value: 123_456.78, growth: 0.12 },
    { key: 'c2', name: '宁波贸易', value: 0, growth: -0.05 },
    { key: 'c3', name: '海曙外贸', value: -8_000 },
  ],
};

const drawing = () => page.getByRole('application');
const svg = () => expect.poll(() => document.querySelector('.chart-place svg')).toBeTruthy();

test('columns and a line are drawn, and a table says the same to who cannot see them', async () => {
  await render(<Chart title="走势" period="2026 年" basis="业务日期 ETD" data={months} />);
  await svg();
  await expect.element(page.getByRole('table', { name: '走势 2026 年' })).toBeInTheDocument();
  expect(document.querySelectorAll('.chart-legend li')).toHaveLength(3);
  await expect.element(page.getByRole('cell', { name: '123,456.78' })).toBeInTheDocument();
  await expect.element(page.getByText('业务日期 ETD')).toBeVisible();
  await expect
    .element(page.getByText('2026-03 42 TEU。2026-02 20 TEU。2026-01 15 TEU。', { exact: false }))
    .toBeInTheDocument();
});

test('the table stays when the chart is rendered again, and its rows are picked', async () => {
  const picked: string[] = [];
  const chart = (data?: BarsData) => (
    <Chart title="客户" data={data} onPick={(...what) => picked.push(what.filter(Boolean).join(' '))} />
  );
  const screen = await render(chart(ranking));
  await page.getByRole('button', { name: '以表格显示' }).click();
  await screen.rerender(chart());
  await screen.rerender(chart({ ...ranking }));
  await page.getByRole('button', { name: '甬港进出口' }).click();
  expect(picked).toEqual(['c1']);
  await expect.element(page.getByRole('cell', { name: '▲ 12%' })).toBeVisible();
  await page.getByRole('button', { name: '以图表显示' }).click();
  await expect.element(drawing()).toBeVisible();
});

test('arrow keys go from mark to mark, what they are at is said, and Enter picks it', async () => {
  const picked: string[] = [];
  await render(<Chart title="走势" data={months} onPick={(...what) => picked.push(what.join(' '))} />);
  await svg();
  (drawing().element() as HTMLElement).focus();
  const said = () => document.querySelector('[aria-live]')?.textContent;
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toBe('2026-01 欧洲线 10 TEU 合计 15 TEU');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(said()).toBe('2026-01 毛利 123,456.78 CNY');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(picked).toEqual(['2026-02 gp']);
  await expect.element(page.getByText('毛利 -2,000.00 CNY', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.chart-tip')).toBeNull();
});

test('a press picks the bar of its row, also beside a bar that is too short to meet', async () => {
  const picked: string[] = [];
  await render(<Chart title="客户" data={ranking} onPick={(key) => picked.push(key)} />);
  await svg();
  await drawing().click({ position: { x: 200, y: 60 } });
  expect(picked).toEqual(['c2']);
  await expect.element(page.getByText('0.00 CNY', { exact: true })).toBeVisible();
});

test('amounts are written in short: in 万, in English in K', async () => {
  await render(<Chart title="客户" data={ranking} />);
  await expect.poll(() => document.querySelector('.chart-place')?.textContent).toContain('12.3万 ▲ 12%');
  await chooseLanguage('en');
  await expect.poll(() => document.querySelector('.chart-place')?.textContent).toContain('123K ▲ 12%');
});

test('without data the place is kept, and a period with none says so', async () => {
  const screen = await render(<Chart title="客户" data={undefined} height={200} />);
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  const before = document.querySelector('.chart')?.getBoundingClientRect().height;
  await screen.rerender(<Chart title="客户" data={{ ...ranking, bars: [] }} height={200} />);
  await expect.element(page.getByText('该期间暂无数据')).toBeVisible();
  await screen.rerender(<Chart title="客户" data={ranking} height={200} />);
  await svg();
  expect(document.querySelector('.chart')?.getBoundingClientRect().height).toBe(before);
});
