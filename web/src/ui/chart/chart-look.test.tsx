import { getInstanceByDom } from 'echarts/core';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { layOnPaper, takeOffPaper } from '../../testing/paper.ts';
import { render } from '../../testing/render.ts';
import { chooseTheme } from '../theme.ts';
import { Chart } from './chart.tsx';
import type { ChartData } from './chart-data.ts';

const measure = { name: '毛利', unit: 'CNY', decimals: 2 };
const teu = { name: '箱量', unit: 'TEU' };
const share = { name: '毛利率', isShare: true };
const longName = '宁波海曙对外贸易股份有限公司国际货运分公司第三业务部门（华东地区）特殊客户与项目物流组';
const categories = ['01', '02', '03', '04'].map((name) => ({ key: name, name }));
const values = [120_000, -30_000, 0, null];
const named = (name: string) => ({ key: name, name });
const bars = ['A & B <"货代">', longName, '丙', '丁'].map((name, at) => ({
  ...named(name),
  value: values[at] ?? null,
}));

const kinds: ChartData[] = [
  {
    kind: 'columns',
    head: '月份',
    categories,
    measure: teu,
    columns: ['欧洲线', '美国线'].map((name) => ({ ...named(name), values: [1, 2, null, 4] })),
    line: { ...named('毛利'), values, measure },
  },
  {
    kind: 'lines',
    head: '月份',
    categories,
    measure,
    lines: ['甲', '乙'].map((name) => ({ ...named(name), values })),
  },
  { kind: 'bars', head: '客户', measure, bars },
  { kind: 'pareto', head: '客户', measure, bars: bars.slice(0, 1) },
  { kind: 'heat', head: '业务员', measure, columns: categories, rows: [{ ...named('张三'), values }] },
  {
    kind: 'bubbles',
    head: '客户',
    x: teu,
    y: share,
    size: measure,
    points: [
      { ...named('甲'), x: 10, y: 0.1, size: 50_000 },
      { ...named('乙'), x: 20, y: -0.05, size: -9_000 },
    ],
  },
  {
    kind: 'waterfall',
    head: '影响因素',
    measure,
    start: { ...named('去年'), value: 100 },
    effects: [
      { ...named('货量'), value: -150 },
      { ...named('汇率'), value: 30 },
    ],
    end: { ...named('今年'), value: -20 },
  },
  {
    kind: 'stack',
    head: '部门',
    measure,
    parts: ['未到期', '30 天', '90 天'].map(named),
    bars: [{ ...named('海运部'), values: [30, null, 10] }],
  },
  {
    kind: 'rings',
    head: '目标',
    rings: [
      { ...named('毛利'), measure, value: 150, target: 100 },
      { ...named('箱量'), measure: teu, value: 5, target: null },
    ],
    time: { name: '时间进度', share: 0.6 },
  },
];

const place = () => document.querySelector<HTMLElement>('.chart-place');
const picture = () => place()?.querySelector('svg')?.outerHTML ?? '';
const isDrawn = () => expect.poll(picture).toContain('<path');
const said = () => document.querySelector('[aria-live]')?.textContent;

afterEach(takeOffPaper);

describe.each(kinds)('$kind', (data) => {
  test('is drawn, read with the keys to its end, and shown as a table in which axe finds nothing', async () => {
    const picked: string[] = [];
    await render(<Chart title="毛利" data={data} onPick={(key) => picked.push(key)} />);
    await isDrawn();
    expect(picture()).not.toContain('NaN');
    expect(await accessibilityProblems()).toEqual([]);
    document.querySelector<HTMLElement>('.chart-surface')?.focus();
    await userEvent.keyboard('{End}');
    expect(said()).not.toBe('');
    await userEvent.keyboard('{Home}{Enter}');
    expect(picked).toHaveLength(1);
    await page.getByRole('button', { name: '以表格显示' }).click();
    expect(document.querySelectorAll('.chart-table tbody tr').length).toBeGreaterThan(0);
    expect(await accessibilityProblems()).toEqual([]);
  });
});

const months: ChartData = kinds[0] as ChartData;
const sixty: ChartData = {
  ...{ kind: 'columns', head: '周', measure: teu },
  categories: Array.from({ length: 60 }, (_, at) => named(`第 ${at + 1} 周`)),
  columns: [{ ...named('欧洲线'), values: Array.from({ length: 60 }, (_, at) => at) }],
};

test('with another theme it has other colours at once', async () => {
  await render(<Chart title="毛利" data={months} />);
  await isDrawn();
  expect(picture()).toContain('rgb(27, 95, 208)');
  chooseTheme('dark');
  await expect.poll(picture).toContain('rgb(110, 160, 255)');
  expect(picture()).not.toContain('rgb(27, 95, 208)');
});

test('larger text of the app is larger in the drawing', async () => {
  await render(<Chart title="毛利" data={months} />);
  await expect.poll(picture).toContain('font-size: 12px');
  document.documentElement.style.setProperty('--text-xs', '18px');
  await expect.poll(picture).toContain('font-size: 18px');
  document.documentElement.removeAttribute('style');
});

test('on paper it is black on white, and as wide as the paper', async () => {
  chooseTheme('dark');
  await render(<Chart title="毛利" data={sixty} />);
  await isDrawn();
  await layOnPaper('upright');
  await expect.poll(picture).toContain('fill="rgb(0, 0, 0)"');
  expect(picture()).not.toContain('rgb(110, 160, 255)');
  expect(place()?.querySelector('svg')?.clientWidth).toBeLessThanOrEqual(640);
  await takeOffPaper();
  await expect.poll(picture).toContain('rgb(110, 160, 255)');
});

test('many columns scroll within the chart, and the keys bring the last one into sight', async () => {
  await render(<Chart title="毛利" data={sixty} />);
  await isDrawn();
  const surface = document.querySelector<HTMLElement>('.chart-surface');
  expect(surface?.scrollWidth).toBeGreaterThan(900);
  expect(document.documentElement.scrollWidth).toBe(390);
  surface?.focus();
  await userEvent.keyboard('{Home}{End}');
  expect(said()).toBe('第 60 周 欧洲线 59 TEU');
  expect(surface?.scrollLeft).toBeGreaterThan(500);
});

test('it is as wide as its place, and lets go of everything when it leaves', async () => {
  const screen = await render(
    <div data-testid="box" style={{ width: 300 }}>
      <Chart title="毛利" data={months} />
    </div>,
  );
  await isDrawn();
  const box = document.querySelector<HTMLElement>('[data-testid=box]');
  if (box) box.style.width = '350px';
  await expect.poll(() => place()?.querySelector('svg')?.getAttribute('width')).toBe('350');
  const element = place() as HTMLElement;
  const engine = getInstanceByDom(element);
  expect(engine).toBeTruthy();
  await screen.unmount();
  expect(engine?.isDisposed()).toBe(true);
});

test('nothing moves, neither when it comes nor under the pointer', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  });
  await render(<Chart title="毛利" data={months} />);
  await isDrawn();
  const engine = getInstanceByDom(place() as HTMLElement);
  expect(engine?.getOption().animation).toBe(false);
  document.querySelector<HTMLElement>('.chart-surface')?.focus();
  await userEvent.keyboard('{Home}');
  expect(engine?.getZr().animation.isFinished()).toBe(true);
  expect(document.querySelector('.chart-body')?.getAnimations({ subtree: true })).toEqual([]);
});

test('the picture has twice the pixels, and the ground of the screen', async () => {
  const pictures: Blob[] = [];
  chooseTheme('dark');
  await render(
    <Chart
      title="毛利"
      period="2026 年"
      basis="统计口径：业务日期 ETD"
      data={kinds[2]}
      onExportPicture={(made) => pictures.push(made)}
    />,
  );
  await isDrawn();
  await page.getByRole('button', { name: '导出图片' }).click();
  await expect.poll(() => pictures).toHaveLength(1);
  const [made] = pictures as [Blob];
  expect(made.type).toBe('image/png');
  const bitmap = await createImageBitmap(made);
  const width = document.querySelector('.chart')?.clientWidth ?? 0;
  expect(bitmap.width).toBe(2 * (width + 32));
  expect(bitmap.height).toBeGreaterThan(2 * 280);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  expect([...(pen?.getImageData(1, 1, 1, 1).data ?? [])]).toEqual([24, 31, 42, 255]);
});
