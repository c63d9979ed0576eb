import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, userInfo } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { calls, counts, dictionaries, openedConfig, pageOf, task, template } from './testing/flows.ts';
import './workflow-tab-page.tsx';

const path = '/pages/index/workFlow';
const favourite = (id: string, objectData: string) => ({ id, objectId: id, objectData, objectType: '1' });
const answers = (changes: Record<string, Answer[]> = {}): Record<string, Answer[]> => ({
  [calls.counts]: [counts({ toBeReviewed: 120, returned: 3, unreadCopies: 2 })],
  [calls.favourites]: [
    success({ list: [favourite('t9', JSON.stringify(template('t9', '用印申请'))), favourite('bad', '{')] }),
  ],
  [calls.startable]: [pageOf([template('t1', '请假申请'), template('t2', '费用报销')])],
  [calls.dictionaries]: [dictionaries],
  [calls.todo]: [pageOf([task('o1')])],
  ...changes,
});
const flow = (id: string, flowName: string) => ({
  id,
  fullName: flowName,
  flowName,
  flowType: 0,
  version: '1',
});
const toast = () => document.querySelector('.toast:popover-open')?.textContent;

afterEach(() => page.viewport(390, 844));

test('how much waits stands on the entries, and they lead to their lists', async () => {
  await openApp(path, { answers: answers() });
  await expect.element(page.getByRole('link', { name: '120 条待办 待办事宜' })).toBeVisible();
  await expect.element(page.getByText('99+')).toBeVisible();
  expect(document.querySelector('.quick-badge')?.getBoundingClientRect().height).toBeLessThan(20);
  await expect.element(page.getByRole('link', { name: '2 条未读 抄送我的' })).toBeVisible();
  await page.getByRole('link', { name: '3 条待重新提交 我发起的' }).click();
  await expect.poll(place).toBe('/pages/workFlow/flowLaunch/index');
});

test('many categories scroll by themselves and widen nothing', async () => {
  await page.viewport(200, 700);
  await openApp(path, { answers: answers() });
  const search = page.getByRole('searchbox');
  await expect.element(search).toBeVisible();
  const tabs = document.querySelector('.tabs-list') as HTMLElement;
  await expect.poll(() => tabs.scrollWidth).toBeGreaterThan(tabs.clientWidth);
  expect(search.element().getBoundingClientRect().right).toBeLessThanOrEqual(200);
});

test('a favourite that cannot be read is left out, and others can be added', async () => {
  await openApp(path, { answers: answers() });
  await expect.element(page.getByRole('button', { name: '用印申请' })).toBeVisible();
  expect(document.querySelector('.flow-grid')?.querySelectorAll('button')).toHaveLength(1);
  await page.getByRole('link', { name: '添加' }).click();
  await expect.poll(place).toBe('/pages/workFlow/allApp/index');
});

test('who keeps none is offered what others start most, with the way to choose', async () => {
  const proposed = success({ list: [template('t2', '费用报销'), template('t1', '请假申请')] });
  await openApp(path, {
    answers: answers({ [calls.favourites]: [success({ list: [] })], [calls.proposed]: [proposed] }),
  });
  await expect.element(page.getByText('大家常用的')).toBeVisible();
  const box = page.getByRole('heading', { name: '常用表单' }).element().closest('.card');
  const names = () => [...(box?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  await expect.poll(names).toEqual(['费用报销', '请假申请']);
  await expect.element(page.getByRole('link', { name: '添加' })).toBeVisible();
});

test('who can start nothing sees no empty box', async () => {
  const nothing = success({ list: [] });
  await openApp(path, {
    answers: answers({
      [calls.favourites]: [nothing],
      [calls.proposed]: [nothing],
      [calls.startable]: [pageOf([])],
    }),
  });
  await expect.element(page.getByText('暂无流程')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '常用表单' })).not.toBeInTheDocument();
});

test('a flow with one version opens as a new request', async () => {
  await openApp(path, { answers: answers({ [calls.flowsOf('t1')]: [success([flow('f7', '请假申请')])] }) });
  await page.getByRole('button', { name: '请假申请' }).click();
  await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
  expect(openedConfig()).toMatchObject({
    id: '',
    flowId: 'f7',
    opType: '-1',
    enCode: 't1',
    fullName: '请假申请',
  });
});

test('of several one is chosen', async () => {
  const two = success([flow('f7', '国内请假'), flow('f8', '海外请假')]);
  await openApp(path, { answers: answers({ [calls.flowsOf('t1')]: [two] }) });
  await page.getByRole('button', { name: '请假申请' }).click();
  await expect.element(page.getByRole('heading', { name: '请选择流程' })).toBeVisible();
  await page.getByRole('button', { name: '海外请假' }).click();
  await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
  expect(openedConfig()).toMatchObject({ flowId: 'f8' });
});

test.each([
  ['none', success([]), '流程不存在'],
  ['refused', refused(400, '流程不存在或尚未发布'), '流程不存在或尚未发布'],
])('a flow that cannot be started says so: %s', async (_, answer, words) => {
  await openApp(path, { answers: answers({ [calls.flowsOf('t1')]: [answer] }) });
  await page.getByRole('button', { name: '请假申请' }).click();
  await expect.poll(toast).toBe(words);
  expect(place()).toBe(path);
});

test('categories and words narrow the flows and stay in the URL', async () => {
  const room = await openApp(path, { answers: answers() });
  await page.getByRole('tab', { name: '财务' }).click();
  await expect.poll(place).toBe(`${path}?category=finance`);
  await page.getByRole('searchbox').fill('报销');
  const asked = async () => new URLSearchParams((await room.heard(calls.startable)).at(-1)?.query);
  await expect.poll(async () => (await asked()).get('keyword')).toBe('报销');
  expect((await asked()).get('category')).toBe('finance');
});

test('more flows than fit on a page come by themselves', async () => {
  const many = Array.from({ length: 20 }, (_, number) => template(`m${number}`, `流程 ${number}`));
  const next = {
    json: {
      code: 200,
      msg: '',
      data: {
        list: [template('last', '最后的流程')],
        pagination: { currentPage: 2, pageSize: 20, total: 21 },
      },
    },
  };
  await openApp(path, { answers: answers({ [calls.startable]: [pageOf(many, 21), next] }) });
  await expect.element(page.getByRole('button', { name: '最后的流程' })).toBeInTheDocument();
});

test('nothing to start, nothing found, nothing loaded: each is told, with a way on', async () => {
  const room = await openApp(path, { answers: answers({ [calls.startable]: [pageOf([])] }) });
  await expect.element(page.getByText('暂无流程')).toBeVisible();
  await page.getByRole('searchbox').fill('没有的');
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect.element(page.getByText('暂无流程')).toBeVisible();
  await room.answer(calls.startable, refused(500, '出错了'));
  await page.getByRole('tab', { name: '人事' }).click();
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

test('switched off, it says so', async () => {
  const user = { ...currentUser, userInfo: { ...userInfo, workflowEnabled: 0 as const } };
  await openApp(path, { user, answers: answers() });
  await expect.element(page.getByText('该应用协同办公未开启')).toBeVisible();
});

test('a desk shows the newest tasks, a phone does not ask for them', async () => {
  const phone = await openApp(path, { answers: answers() });
  await expect.element(page.getByRole('button', { name: '请假申请' })).toBeVisible();
  expect(await phone.heard(calls.todo)).toEqual([]);
  await page.viewport(1440, 900);
  await page.getByRole('button', { name: /请假申请 o1/ }).click();
  await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
  expect(openedConfig()).toMatchObject({ id: 'p-o1', taskId: 'o1', opType: '1' });
});

test('in English', async () => {
  await chooseLanguage('en');
  await openApp(path, { answers: answers() });
  await expect.element(page.getByRole('link', { name: /To do/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'All flows' })).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 390, 844],
  ['light', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing and nothing overflows', async () => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await openApp(path, { answers: answers() });
    await expect.element(page.getByRole('button', { name: '费用报销' })).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
