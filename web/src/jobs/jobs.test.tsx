import { refusals } from '@fairway/contract/errors.ts';
import type { FailedJob, JobKind } from '@fairway/contract/jobs.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { failedJobsOf, failedJobsScreen, jobsScreen } from './paths.ts';

const calls = {
  kinds: 'GET /api/system/Jobs',
  failed: 'POST /api/system/Jobs/Failed/List',
  again: 'POST /api/system/Jobs/Failed/Again',
  againKinds: 'POST /api/system/Jobs/Kinds/Again',
  drop: 'POST /api/system/Jobs/Failed/Drop',
};
const kind = (changes: Partial<JobKind> = {}): JobKind => ({
  ...{ name: 'sendSms', title: '发送短信', waiting: 2, later: 1, running: 0, retrying: 3, givenUp: 1 },
  ...{ done: 120, lastDoneAt: Date.UTC(2026, 10, 15, 3), lastFailedAt: Date.UTC(2026, 10, 15, 4) },
  ...{ tookLast: 80, tookUsually: 1_240, tookLongest: 95_000 },
  ...changes,
});
const quiet = kind({
  ...{ name: 'check-ledger', title: '夜间核对账目', waiting: 0, later: 0, retrying: 0, givenUp: 0 },
});
const job = (changes: Partial<FailedJob> = {}): FailedJob => ({
  ...{ id: '7', name: 'sendSms', title: '发送短信', state: 'givenUp', reason: 'network' },
  ...{ error: 'connect ECONNREFUSED 10.0.0.9:443', attempts: 25, mostAttempts: 25, nextAt: null },
  ...{ failedAt: Date.UTC(2026, 10, 15, 4), createdAt: Date.UTC(2026, 10, 15, 1) },
  ...changes,
});
const failedList = (...list: FailedJob[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const open = (
  path: string,
  answers: Record<string, Answer[]> = {},
  buttons: string[] = ['btn_again', 'btn_drop'],
) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('job', buttons)] },
    answers: {
      [calls.kinds]: [success({ list: [kind(), quiet] })],
      [calls.failed]: [failedList(job(), job({ id: '8', state: 'retrying', attempts: 2, nextAt: 1 }))],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says how a kind stands, and leads to its failed ones', async () => {
  await open(jobsScreen);
  await expect.element(page.getByText('1 个已放弃')).toBeVisible();
  await expect.element(page.getByText('等待 2 · 已安排 1', { exact: false })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByText('发送短信').click();
  await expect.element(page.getByText('1.2 秒')).toBeVisible();
  await expect.element(page.getByText('1.6 分钟')).toBeVisible();
  await page.getByRole('button', { name: '查看失败任务' }).click();
  await expect.poll(place).toBe(failedJobsOf('sendSms'));
});

test('on a desk all failed jobs of ticked kinds run again after a question', async () => {
  await page.viewport(1440, 900);
  const room = await open(jobsScreen, {
    [calls.againKinds]: [refused(refusals.JOBS_GONE.code, '所选任务已完成'), success({ count: 4 })],
  });
  await expect.element(page.getByRole('gridcell', { name: '夜间核对账目' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '全选' }).click();
  const again = async () => {
    await page.getByRole('button', { name: '重试全部失败任务' }).click();
    const question = page.getByRole('alertdialog', { name: '重试“发送短信”的 4 个失败任务？' });
    await question.getByRole('button', { name: '重试' }).click();
  };
  await again();
  await expect.element(page.getByText('所选任务已完成')).toBeVisible();
  await again();
  await expect.element(page.getByText('已安排重试 4 个任务')).toBeVisible();
  expect(bodyOf((await room.heard(calls.againKinds))[1])).toEqual({ names: ['sendSms'] });
});

test('a failed job says why in plain words and what to do, and runs again', async () => {
  const room = await open(`${failedJobsScreen}?f.kind=sendSms&f.state=givenUp`, {
    [calls.again]: [success({ count: 1 })],
  });
  await expect
    .poll(async () => bodyOf((await room.heard(calls.failed))[0]))
    .toMatchObject({ filters: { name: 'sendSms', state: 'givenUp' } });
  await page.getByText('连接不到外部系统').first().click();
  await expect.element(page.getByText('检查网络和对方系统的地址，恢复后重试。')).toBeVisible();
  await expect.element(page.getByText('connect ECONNREFUSED 10.0.0.9:443')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByText('已安排重试 1 个任务')).toBeVisible();
  expect(bodyOf((await room.heard(calls.again))[0])).toEqual({ ids: ['7'] });
});

test('several are dropped only after a question that says what it means', async () => {
  await page.viewport(1440, 900);
  const room = await open(failedJobsScreen, { [calls.drop]: [success({ count: 2 })] });
  await expect.element(page.getByRole('gridcell', { name: '不再自动重试' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '丢弃' }).click();
  const question = page.getByRole('alertdialog', { name: '丢弃所选 2 个任务？' });
  await expect.element(question.getByText('不能恢复', { exact: false })).toBeVisible();
  expect(await room.heard(calls.drop)).toEqual([]);
  await question.getByRole('button', { name: '丢弃' }).click();
  await expect.element(page.getByText('已丢弃 2 个任务')).toBeVisible();
  expect(bodyOf((await room.heard(calls.drop))[0])).toEqual({ ids: ['7', '8'] });
});

test('without the buttons nothing is offered, and without failures that is said', async () => {
  await open(`${failedJobsScreen}?id=7`, {}, []);
  await expect.element(page.getByText('connect ECONNREFUSED 10.0.0.9:443')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('nothing failed, and nobody is asked to worry', async () => {
  await open(failedJobsScreen, { [calls.failed]: [failedList()] });
  await expect.element(page.getByText('没有失败的任务')).toBeVisible();
});

test('who may not see jobs is told so', async () => {
  await open(jobsScreen, { [calls.kinds]: [refused(403, '暂无权限，请联系管理员')] });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
