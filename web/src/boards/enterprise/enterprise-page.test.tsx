import type { BoardMetric } from '@fairway/contract/board-fields.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { metrics } from '@fairway/domain/metrics/metrics.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { enterpriseScreen } from '../paths.ts';
import { board, calls, openBoard, ranking, values } from '../testing/board.ts';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => page.viewport(390, 844));

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const part = (name: string) => page.getByRole('region', { name });
const cause = () => part('变化原因').getByRole('button', { name: /美加线 · 售价/ });
const query = () => new URLSearchParams(place().split('?')[1]);

test('says how things stand, against what, and why profit is less', async () => {
  await openBoard(enterpriseScreen);
  await expect.element(part('关键指标').getByRole('link', { name: '12.3万' })).toBeVisible();
  await expect.element(part('关键指标').getByText('▼ 6 个百分点')).toBeVisible();
  await expect.element(page.getByText('对比 2025-01-01 至 2025-11-30', { exact: false })).toBeVisible();
  await expect.element(part('变化原因').getByText('4万 → 2.35万，-1.65万')).toBeVisible();
  await expect.element(cause()).toBeVisible();
  await expect.element(part('客户结构').getByText('苏州新来贸易')).toBeVisible();
  await expect.element(part('亏损业务').getByRole('link', { name: 'SE26110001' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a cause leads one level down, and a crumb back up', async () => {
  const room = await openBoard(`${enterpriseScreen}?f.period=year&f.basis=period`);
  await cause().click();
  await expect.poll(() => query().get('f.line')).toBe('l1');
  expect([query().get('f.period'), query().get('f.basis')]).toEqual(['year', 'period']);
  expect(query().get('by')).toBe('customer');
  await expect
    .poll(async () => bodyOf((await room.heard(calls.board)).at(-1)))
    .toMatchObject({ basis: 'period', filters: { lineIds: ['l1'] } });
  const way = page.getByRole('navigation', { name: '钻取路径' });
  await expect.element(way.getByText('美加线')).toHaveAttribute('aria-current');
  await way.getByRole('button', { name: '全部' }).click();
  await expect.poll(() => query().has('f.line')).toBe(false);
  expect(query().get('f.basis')).toBe('period');
});

test('rows of a ranking are ordered by what is asked, and figures open their list', async () => {
  const room = await openBoard(`${enterpriseScreen}?f.period=year&by=line`);
  const ranks = part('排行').getByRole('table', { name: '按航线', exact: true });
  await expect.element(ranks.getByRole('rowheader', { name: '未指定' })).toBeVisible();
  await ranks.getByRole('columnheader', { name: 'TEU' }).getByRole('button').click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.ranking)).at(-1)))
    .toMatchObject({ dimension: 'line', sidx: 'teu', sort: 'desc' });
  await ranks
    .getByRole('row', { name: /美加线/ })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(place).toContain('/pages/shipment/report/shipments');
  expect([query().get('f.line'), query().get('f.period')]).toEqual(['l1', 'year']);
});

test('without the right to profits nothing says any', async () => {
  const shown = Object.fromEntries(
    Object.entries(values()).filter(([metric]) => !metrics[metric as BoardMetric].isGuarded),
  );
  await openBoard(enterpriseScreen, {
    columns: [],
    answers: {
      [calls.board]: [
        success(
          board({
            can: { seeProfit: false, seePeople: false, download: false, plan: false },
            ...{ now: shown, before: shown },
            months: board().months.map((month) => ({ ...month, values: shown })),
            changes: board().changes.filter(({ metric }) => metric === 'teu'),
          }),
        ),
      ],
      [calls.ranking]: [ranking()],
    },
  });
  await expect.element(part('关键指标').getByRole('button', { name: /^收入/ })).toBeVisible();
  await expect.element(part('船公司服务')).toBeInTheDocument();
  expect(document.body.textContent?.match(/.{0,30}毛利.{0,10}/g) ?? []).toEqual([]);
  await expect.element(page.getByRole('region', { name: '亏损业务' })).not.toBeInTheDocument();
});

test('asks again while something written lately is not counted yet, all blocks with it', async () => {
  const late = board({ isBehind: true, now: values({ revenue: '1.00' }) });
  const room = await openBoard(enterpriseScreen, {
    answers: { [calls.board]: [success(late), success(board())] },
  });
  await expect.element(page.getByText('有大量数据刚刚写入，部分尚未计入')).toBeVisible();
  await expect.element(part('关键指标').getByRole('link', { name: '12.3万' })).toBeVisible();
  await expect.element(page.getByText('有大量数据刚刚写入，部分尚未计入')).not.toBeInTheDocument();
  const asked = (await room.heard(calls.ranking)).map(({ body }) => body);
  expect(asked.length).toBeGreaterThan(new Set(asked).size);
});

test('says that nothing was carried, and that it could not be read', async () => {
  const none = values({ jobs: '0' });
  await openBoard(enterpriseScreen, {
    answers: { [calls.board]: [success(board({ now: none, before: none }))] },
  });
  await expect.element(page.getByText('所选期间没有业务')).toBeVisible();
});

test('who may not see it is told so', async () => {
  await openBoard(enterpriseScreen, {
    answers: { [calls.board]: [refused(refusals.FORBIDDEN.code, refusals.FORBIDDEN.zh)] },
  });
  await expect.element(page.getByText(refusals.FORBIDDEN.zh)).toBeVisible();
});

test('on a phone blocks stand below each other, and filters in a sheet', async () => {
  await page.viewport(390, 844);
  const room = await openBoard(enterpriseScreen);
  await expect.element(part('关键指标').getByRole('link', { name: '12.3万' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('dialog').getByText('数据', { exact: true }).first().click();
  await page.getByRole('dialog').getByText('实际', { exact: true }).click();
  await expect.poll(async () => bodyOf((await room.heard(calls.board)).at(-1)).state).toBe('actual');
});
