import type { Report } from '@fairway/contract/report-log.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { editReportPath, newReportPath, openReportPath, reportsScreen, reportTeamScreen } from './paths.ts';

const base = '/api/extend/WorkLog';
const calls = {
  sent: `GET ${base}/Send`,
  received: `GET ${base}/Receive`,
  overview: `GET ${base}/Overview`,
  start: `GET ${base}/Start`,
  one: `GET ${base}/r1`,
  read: `POST ${base}/r1/read`,
  add: `POST ${base}`,
  change: `PUT ${base}/r1`,
  comment: `POST ${base}/r1/comments`,
  like: `POST ${base}/r1/like`,
  missing: `GET ${base}/Team/Missing`,
  remind: `POST ${base}/Team/Remind`,
  statistics: `GET ${base}/Team/Statistics`,
};

const at = Date.UTC(2026, 10, 18, 9, 30);
const person = { id: 'u2', realName: '李经理', headIcon: '', isExternal: false };
const report = (changes: Partial<Report> = {}): Report => ({
  ...{ id: 'r1', title: '王小明2026-11-18的日志', question: '舱位紧张', todayContent: '报价三份' },
  ...{ tomorrowContent: '回访客户', toUserId: 'u2', userIds: 'u2', ccUserId: '', creatorTime: at },
  ...{ creatorUser: '王小明', creatorUserId: 'u1', headIcon: '', isExternal: false, kind: 'daily' },
  ...{ from: '2026-11-18', to: '2026-11-18', isLate: false, isEdited: false, isRead: null },
  ...{ receivers: 1, readers: 0, comments: 0, likes: 0, figures: [{ name: 'quotes', count: 3 }] },
  ...{ version: 1, isMine: true, isLiked: false, likedBy: [], commentList: [], earlier: [] },
  readBy: [{ ...person, isCopy: false, readTime: null }],
  ...changes,
});
const listed = (...list: object[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const start = (changes: object = {}) =>
  success({
    ...{ from: '2026-11-18', to: '2026-11-18', toUserId: 'u2', ccUserId: '', writtenId: null },
    ...{ figures: [{ name: 'quotes', count: 3 }], done: [], last: null },
    ...changes,
  });
const open = (path: string, answers: Record<string, Answer[]> = {}, team = 0) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('reportLog', [])] },
    answers: {
      [calls.sent]: [listed(report())],
      [calls.received]: [listed(report({ isRead: 0, isMine: false }))],
      [calls.overview]: [success({ unread: 1, team })],
      [calls.one]: [success(report())],
      [calls.start]: [start()],
      [calls.read]: [success(null)],
      'POST /api/permission/Users/getUserList': [success({ list: [] })],
      'POST /api/permission/Users/getSelectedList': [
        success({ list: [{ id: 'u2', type: 'user', fullName: '李经理/manager01', enabledMark: 1 }] }),
      ],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });

afterEach(() => page.viewport(390, 844));

test('on a phone cards of what I sent; the other tab says how many are unread', async () => {
  const room = await open(reportsScreen);
  await expect.element(page.getByText(/已读 0\/1/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('link', { name: /^我收到的/ }).click();
  await expect.poll(async () => (await room.heard(calls.received)).length).toBeGreaterThan(0);
  await expect.element(page.getByText('未读', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '团队' })).not.toBeInTheDocument();
});

test('on a desk a report stands beside the table, is read by that, liked and commented on', async () => {
  await page.viewport(1440, 900);
  const room = await open(openReportPath('r1'), {
    [calls.one]: [success(report({ isRead: 0, isMine: false, creatorUserId: 'u9' }))],
    [calls.like]: [success(null)],
    [calls.comment]: [success({ id: 'c1' })],
  });
  await expect.element(page.getByText('报价 3 份')).toBeVisible();
  await expect.poll(async () => (await room.heard(calls.read)).length).toBe(1);
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '赞' }).click();
  await expect.poll(async () => bodyOf((await room.heard(calls.like))[0])).toEqual({ isLiked: true });
  await field('写评论').fill('辛苦了');
  await page.getByRole('button', { name: '发表' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.comment))[0]))
    .toEqual({
      ...{ text: '辛苦了', mentionIds: [] },
    });
  await expect.element(page.getByRole('button', { name: '编辑' })).not.toBeInTheDocument();
});

test('its writer reminds those who have not read it', async () => {
  const remind = 'POST /api/extend/WorkLog/r1/remind';
  const room = await open(openReportPath('r1'), {
    [calls.one]: [success(report({ isMine: true, readers: 0, receivers: 1 }))],
    [remind]: [success({ count: 1 })],
  });
  await expect.element(page.getByRole('heading', { name: '今日内容' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '提醒未读的人' }).click();
  await expect.poll(async () => (await room.heard(remind)).length).toBe(1);
  await expect.element(page.getByText('已提醒 1 人')).toBeVisible();
});

test('somebody is called and answered, and answers stand below what they answer', async () => {
  const said = (id: string, text: string, replyToId: string | null) => ({
    ...{ id, text, creatorUserId: 'u2', creatorUser: '李四', headIcon: '', isExternal: false },
    ...{ creatorTime: at, replyToId, mentions: [{ id: 'u1', realName: '王小明' }] },
  });
  const commentList = [said('c1', '@王小明 请看', null), said('c2', '别的', null), said('c3', '补充', 'c1')];
  const room = await open(openReportPath('r1'), {
    [calls.one]: [success(report({ commentList }))],
    [calls.comment]: [success({ id: 'c4' })],
  });
  await expect.element(page.getByText('@王小明', { exact: true })).toBeVisible();
  const order = [...document.querySelectorAll('.report-comment .report-text')].map((one) => one.textContent);
  expect(order).toEqual(['@王小明 请看', '补充', '别的']);
  await page.getByRole('button', { name: '回复' }).nth(1).click();
  await expect.element(field('写评论')).toHaveFocus();
  await page.getByRole('button', { name: '提到某人' }).click();
  await page.getByRole('dialog').getByRole('button', { name: person.realName }).click();
  const comments = document.querySelector('.report-comments') ?? expect.fail('there are no comments');
  expect(await accessibilityProblems(comments)).toEqual([]);
  await page.getByRole('button', { name: '发表' }).click();
  await expect.poll(async () => (await room.heard(calls.comment)).length).toBe(1);
  expect(bodyOf((await room.heard(calls.comment))[0])).toEqual({
    ...{ text: `@${person.realName}`, mentionIds: [person.id], replyToId: 'c3' },
  });
});

test('a new one knows its title, to whom it goes and what was planned, and is sent', async () => {
  const last = { from: '2026-11-17', todayContent: '旧', tomorrowContent: '回访远洋', question: '无' };
  const room = await open(newReportPath('daily', '2026-11-18'), {
    [calls.start]: [start({ last })],
    [calls.add]: [success({ id: 'r1' })],
  });
  await expect.element(field('日志标题')).toHaveValue('王小明2026-11-18的日志');
  await expect.element(page.getByText(/报价 3 份/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '带入今日内容' }).click();
  await expect.element(field('今日内容')).toHaveValue('回访远洋');
  await field('明日内容').fill('报价');
  await field('遇到问题').fill('暂无');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await expect.poll(place).toBe(reportsScreen);
  expect(bodyOf((await room.heard(calls.add))[0])).toEqual({
    ...{ title: '王小明2026-11-18的日志', todayContent: '回访远洋', tomorrowContent: '报价' },
    ...{ question: '暂无', toUserId: 'u2', ccUserId: '', kind: 'daily', day: '2026-11-18' },
  });
});

test('a weekly one speaks of weeks, a monthly one of months', async () => {
  const last = { from: '2026-11-09', todayContent: '旧', tomorrowContent: '回访远洋', question: '无' };
  await open(newReportPath('weekly', '2026-11-18'), {
    [calls.start]: [start({ from: '2026-11-16', to: '2026-11-22', last })],
  });
  await expect.element(field('日志标题')).toHaveValue('王小明2026年第47周（11-16~11-22）的日志');
  await expect.element(page.getByText('上次的计划（2026年第46周（11-09~11-15））')).toBeVisible();
  await page.getByRole('button', { name: '带入本周完成' }).click();
  await expect.element(field('本周完成')).toHaveValue('回访远洋');
  await expect.element(field('下周计划')).toBeVisible();
});

test('a monthly one is named by its month', async () => {
  await open(openReportPath('r1'), {
    [calls.one]: [success(report({ kind: 'monthly', from: '2026-11-01', to: '2026-11-30' }))],
  });
  await expect.element(page.getByText(/月报 · 2026年11月 · /)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '本月完成' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '下月计划' })).toBeVisible();
});

test('a list of what I sent says how many have read it, where it says who did', async () => {
  await page.viewport(1440, 900);
  await open(reportsScreen);
  await expect.element(page.getByRole('columnheader', { name: '阅读情况' })).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '已读 0/1' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: '完成内容' })).toBeVisible();
});

test('one of mine is changed against the version I opened', async () => {
  const room = await open(editReportPath('r1'), { [calls.change]: [success(null)] });
  await field('遇到问题').fill('已解决');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(place).toBe(openReportPath('r1'));
  expect(bodyOf((await room.heard(calls.change))[0])).toMatchObject({ question: '已解决', version: 1 });
});

test('a manager sees who is missing, reminds them, and reads the statistics', async () => {
  await page.viewport(1440, 900);
  const room = await open(
    reportTeamScreen,
    {
      [calls.missing]: [
        success({
          ...{ from: '2026-11-18', to: '2026-11-18', isExpected: true, team: 4 },
          list: [{ ...person, realName: '赵六', organize: '', remindedTime: null }],
        }),
      ],
      [calls.remind]: [success({ count: 1 })],
      [calls.statistics]: [
        listed({
          ...{ ...person, organize: '销售一部', expected: 13, daily: 11, late: 1, missing: 2 },
          ...{ weekly: 2, monthly: 1 },
        }),
      ],
    },
    4,
  );
  await expect.element(page.getByText('1 人未提交，共 4 人')).toBeVisible();
  await expect.element(page.getByRole('gridcell', { name: '13' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '提醒未提交的人' }).click();
  await expect.element(page.getByText('已提醒 1 人')).toBeVisible();
  expect(bodyOf((await room.heard(calls.remind))[0])).toMatchObject({ kind: 'daily' });
});
