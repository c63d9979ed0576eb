import type { Finding, HealthFigures, HealthState } from '@fairway/contract/health.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';

const screen = '/pages/system/health';
const call = 'GET /api/system/Health';
const at = Date.UTC(2026, 10, 18, 3, 4, 5);
const figures: HealthFigures = {
  at,
  database: {
    ...{ kind: 'embedded', isUp: true, size: 1.5 * 1024 ** 3, connections: 12, mostConnections: 47 },
    ...{ longestTransaction: 0.2, transactionAge: 1_000 },
  },
  backup: { lastAt: at - 5 * 3_600_000, bytes: 250 * 1024 ** 2, since: at - 1e10 },
  disk: { free: 40 * 1024 ** 3, size: 100 * 1024 ** 3 },
  jobs: { waiting: 3, running: 1, retrying: 2, givenUp: 0, oldestDueAt: at - 2_000 },
  requests: {
    ...{ perMinute: 84, recent: 400, recentFailed: 1, p95: 120 },
    ...{ minutes: [10, 40, 84], p95s: [100, 90, 120] },
  },
  memory: { used: 210 * 1024 ** 2, heap: 90 * 1024 ** 2, mostHeap: 4 * 1024 ** 3, minutes: [1, 2, 3] },
  eventLoop: 3,
  live: { sockets: 5, people: 4, processes: 2 },
  ...{ version: '3.4.7', startedAt: at - 3 * 86_400_000 },
};
const answer = (state: HealthState, findings: Finding[] = [], changes: Partial<HealthFigures> = {}) =>
  success({ state, findings, figures: { ...figures, ...changes } });
const open = (...answers: Answer[]) =>
  openApp(screen, {
    user: { ...currentUser, permissionList: [grants('health', [])] },
    answers: { [call]: answers },
  });

afterEach(() => page.viewport(390, 844));

test.each([
  ['a phone', 390],
  ['a desk', 1440],
])('on %s one sentence says that all is well, above what was measured', async (_, width) => {
  await page.viewport(width, 900);
  await open(answer('good'));
  await expect.element(page.getByRole('heading', { name: '一切正常' })).toBeVisible();
  for (const words of [
    '1.5 GB',
    '连接 12 / 47',
    '5 小时前',
    '剩余 40%',
    '84 次/分钟',
    '120 毫秒',
    '已运行 3 天',
  ])
    await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: '近半小时每分钟的请求数' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('what is wrong is said with what to do, the worst first', async () => {
  await open(
    answer(
      'bad',
      [
        { what: 'diskLow', level: 'bad', value: 0.03 },
        { what: 'oldBackup', level: 'watch', value: 3.2 },
      ],
      { disk: { free: 3, size: 100 }, backup: { ...figures.backup, lastAt: at - 3.2 * 86_400_000 } },
    ),
  );
  await expect.element(page.getByRole('heading', { name: '有故障' })).toBeVisible();
  const said = () => [...document.querySelectorAll('.verdict-finding strong')].map((one) => one.textContent);
  await expect.poll(said).toEqual(['磁盘只剩 3%', '最近一次备份在 3 天前']);
  await expect.element(page.getByText('磁盘写满后无法保存任何内容', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('region', { name: '磁盘' }).getByText('有故障')).toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: '备份' }).getByText('需要留意')).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('it is measured again, and a server that does not answer is a fault with the last figures below', async () => {
  await open(answer('good'), { status: 503, json: { code: 503, msg: '服务暂不可用' } }, answer('watch'));
  await expect.element(page.getByRole('heading', { name: '一切正常' })).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect.element(page.getByText('服务器或数据库没有应答')).toBeVisible();
  await expect.element(page.getByText('以下为 2026-11-18 11:04:05 的数据')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('heading', { name: '需要留意' })).toBeVisible();
});

test('what is not known is not made up', async () => {
  await open(
    answer('good', [], {
      disk: null,
      backup: { lastAt: null, bytes: null, since: at },
      requests: { ...figures.requests, p95: null, minutes: [], p95s: [] },
    }),
  );
  await expect.element(page.getByText('从未备份')).toBeVisible();
  await expect.element(page.getByText('未知')).toBeInTheDocument();
  await expect.element(page.getByText('暂无请求')).toBeInTheDocument();
});

test('who may not see it is told so', async () => {
  await open(refused(403, '暂无权限，请联系管理员'));
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
