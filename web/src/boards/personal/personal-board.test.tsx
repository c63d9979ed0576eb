import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Heard, refused, success } from '../../testing/answers.ts';
import { place } from '../../testing/open-app.tsx';
import { boardShipmentsScreen, personalScreen } from '../paths.ts';
import { board, calls, customerBoard, openBoard } from '../testing/personal.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone it says what waits, how far the targets are, and where everything leads', async () => {
  await openBoard(personalScreen);
  await expect.element(page.getByRole('link', { name: '2 今日截单' })).toBeVisible();
  await expect.element(page.getByText('时间进度 61.9%（13/21 个工作日）')).toBeVisible();
  await expect.element(page.getByRole('img', { name: /^毛利完成 .*时间进度 61.9%$/ })).toBeVisible();
  await expect.element(page.getByText('▼ 落后')).toBeVisible();
  await expect.element(page.getByText('▲ 领先')).toBeVisible();
  await expect.element(page.getByText('部门内按毛利第 3 名，共 12 人 · ↑1，较对比期上升')).toBeVisible();
  await expect.element(page.getByText('⚠ 已 51 天未出货')).toBeVisible();
  await expect.element(page.getByText('3 天前出货')).toBeVisible();
  await expect.element(page.getByText('逾期 12 天')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '全部 7 张' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: /14 票/ }).click();
  await expect.poll(place).toBe('/pages/shipment/cargo/mycargoshipment?f.stage=atSea&f.status=active');
});

test('a figure opens the list it is the sum of, asked the same way', async () => {
  await openBoard(`${personalScreen}?f.period=2026-11-01..2026-11-30&f.state=actual`);
  await page.getByRole('link', { name: '31', exact: true }).click();
  await expect.poll(() => place().split('?')[0]).toBe(boardShipmentsScreen);
  const query = new URLSearchParams(place().split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    ...{ mine: '1', role: 'sales', 'f.period': '2026-11-01..2026-11-30' },
    ...{ 'f.basis': 'sailing', 'f.state': 'actual' },
  });
});

test('another period and another role are asked for and stay in the address', async () => {
  const room = await openBoard(personalScreen);
  await page.getByRole('radio', { name: '操作' }).click();
  await expect.poll(place).toContain('role=operator');
  await page.getByRole('radio', { name: '今日' }).click();
  await expect.poll(place).toContain('f.period=today');
  await expect
    .poll(async () => bodyOf((await room.heard(calls.board)).at(-1)))
    .toMatchObject({ role: 'operator', compare: 'previous' });
  const { from, to } = bodyOf((await room.heard(calls.board)).at(-1));
  expect(from).toBe(to);
});

test('on a desk its parts stand side by side, and what overdue means is said', async () => {
  await page.viewport(1440, 900);
  await openBoard(personalScreen);
  await expect.element(page.getByRole('button', { name: '显示与排列' })).toBeVisible();
  await page.getByRole('button', { name: /逾期应收/ }).click();
  await expect.element(page.getByText(/到期日已过、尚未结清的应收账单余额/)).toBeVisible();
  await expect.element(page.getByText('USD 4,860.00').last()).toBeVisible();
});

test('a customer sees volumes and what they owe, nothing of us', async () => {
  await openBoard(personalScreen, { [calls.board]: [success(customerBoard())] }, 'customer');
  await expect.element(page.getByText('贵司的业务')).toBeVisible();
  await expect.element(page.getByText('逾期 12 天')).toBeVisible();
  for (const name of ['毛利', '收入', '目标与排名', '身份'])
    await expect.element(page.getByText(name, { exact: true })).not.toBeInTheDocument();
});

test('nothing under way, nobody overdue: each part says so', async () => {
  await openBoard(personalScreen, {
    [calls.board]: [
      success(
        board({
          ...{ pipeline: [], customers: [], before: null, compared: null },
          overdue: { sums: [], converted: '0.00', before: null, count: 0, bills: [], path: '/' },
        }),
      ),
    ],
    [calls.todo]: [success({ list: [] })],
  });
  for (const line of ['没有待处理的事项', '没有进行中的业务', '还没有客户出货', '没有逾期账单'])
    await expect.element(page.getByText(line)).toBeVisible();
});

test('what was refused is said, with a way to ask again', async () => {
  await openBoard(personalScreen, {
    [calls.board]: [refused(500, '系统繁忙，请稍后再试'), success(board())],
  });
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('⚠ 已 51 天未出货')).toBeVisible();
});

test('who may not see it is told so, and not to try again', async () => {
  await openBoard(personalScreen, { [calls.board]: [refused(403, '暂无权限，请联系管理员')] });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([]);
});
