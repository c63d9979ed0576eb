import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { type Answer, refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, menuHeading, menuPage } from '../../testing/people.ts';
import { chooseTheme } from '../../ui/theme.ts';

const kept = 'GET /api/app/Data';
const add = 'POST /api/app/Data';
const all = 'GET /api/workflow/Engine/flowTemplate/ListAll';
const flowsPath = '/pages/workFlow/allApp/index';
const appsPath = `${flowsPath}?type=2`;

const flow = (id: string, fullName: string) => ({
  ...{ id, enCode: id, fullName, category: 'hr', categoryName: '人事', formType: 2, type: 0 },
  ...{ icon: 'workflow', iconBackground: '', description: '', isData: false },
});
const categories = [
  { id: 'hr', fullName: '人事', children: [flow('t1', '请假申请'), flow('t2', '加班申请')] },
  { id: 'office', fullName: '行政', children: [flow('t3', '用印申请')] },
];
const keptOf = (...ids: string[]): Answer =>
  success({ list: ids.map((id) => ({ id, objectId: id, objectData: '{}', objectType: '1' })) });
const menuList = [
  menuHeading('office', '日常办公', [
    menuPage('files', '我的文件', '/pages/file/index'),
    menuPage('log', '操作日志', '/pages/system/log'),
    menuPage('rate', '运价', '/pages/apply/externalLink/index'),
  ]),
];
const open = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    user: { ...currentUser, menuList },
    answers: { [kept]: [keptOf()], [all]: [success({ list: categories })], ...answers },
  });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = () => document.querySelector('.toast:popover-open')?.textContent;

// The first visit builds the screen, which takes as long as the machine likes.
beforeAll(() => import('./all-app-page.tsx'), 30_000);
afterEach(() => page.viewport(390, 844));

test('a flow is added, and the count says so', async () => {
  const room = await open(flowsPath, { [add]: [success(null)] });
  await expect.element(page.getByRole('heading', { name: '更多流程' })).toBeVisible();
  await expect.element(page.getByText('0/11')).toBeVisible();
  await room.answer(kept, keptOf('t3'));
  await button('添加“用印申请”到常用').click();
  await expect.element(page.getByText('1/11')).toBeVisible();
  await expect.element(page.getByRole('list', { name: '常用流程' }).getByText('用印申请')).toBeVisible();
  const [heard] = await room.heard(add);
  expect(JSON.parse(heard?.body ?? '')).toEqual({ objectType: '1', objectId: 't3' });
});

test('a kept one is taken away, from above or from below', async () => {
  const remove = 'DELETE /api/app/Data/t1';
  const room = await open(flowsPath, { [kept]: [keptOf('t1')], [remove]: [success(null)] });
  await expect.element(page.getByText('1/11')).toBeVisible();
  await room.answer(kept, keptOf());
  await button('从常用中移除“请假申请”').last().click();
  await expect.element(page.getByText('0/11')).toBeVisible();
  expect(await room.heard(remove)).toHaveLength(1);
});

test('eleven are the most', async () => {
  const many = Array.from({ length: 12 }, (_, n) => flow(`m${n}`, `流程 ${n}`));
  const room = await open(flowsPath, {
    [all]: [success({ list: [{ id: 'hr', fullName: '人事', children: many }] })],
    [kept]: [keptOf(...many.slice(0, 11).map(({ id }) => id))],
  });
  await button('添加“流程 11”到常用').click();
  await expect.poll(toast).toBe('最多只能添加11个');
  expect(await room.heard(add)).toEqual([]);
});

test('a refusal is said and nothing moves', async () => {
  await open(flowsPath, { [add]: [refused(404, '此条数据不存在')] });
  await button('添加“请假申请”到常用').click();
  await expect.poll(toast).toBe('此条数据不存在');
  await expect.element(page.getByText('0/11')).toBeVisible();
});

test('searching narrows what there is, not what is kept', async () => {
  await open(flowsPath, { [kept]: [keptOf('t1')] });
  await page.getByRole('searchbox').fill('用印');
  await expect.element(button('添加“加班申请”到常用')).not.toBeInTheDocument();
  await expect.element(button('添加“用印申请”到常用')).toBeVisible();
  await expect.element(button('从常用中移除“请假申请”')).toBeVisible();
  await page.getByRole('searchbox').fill('没有的');
  await expect.element(page.getByText('没有符合条件的数据')).toBeVisible();
});

test('functions are the entries of the workbench that can be opened', async () => {
  const room = await open(appsPath, { [add]: [success(null)] });
  await expect.element(page.getByRole('heading', { name: '更多功能' })).toBeVisible();
  await expect.element(page.getByText('运价')).not.toBeInTheDocument();
  await room.answer(kept, keptOf('log'));
  await button('添加“操作日志”到常用').click();
  await expect.element(page.getByText('1/11')).toBeVisible();
  const [heard] = await room.heard(add);
  expect(JSON.parse(heard?.body ?? '')).toEqual({ objectType: '2', objectId: 'log' });
  expect((await room.heard(kept))[0]?.query).toContain('type=2');
});

test('the workbench shows what is kept and leads here', async () => {
  await open('/pages/index/apply', { [kept]: [keptOf('log', 'gone')] });
  const card = page.getByRole('heading', { name: '常用功能' });
  await expect.element(card).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: '操作日志' }).all().length).toBe(2);
  await page.getByRole('link', { name: '添加' }).click();
  await expect.poll(place).toBe(appsPath);
});

test('what could not be loaded can be asked for again', async () => {
  const room = await open(flowsPath, { [all]: [refused(400, '系统繁忙')] });
  await expect.element(page.getByText('加载失败')).toBeVisible();
  await room.answer(all, success({ list: categories }));
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(button('添加“请假申请”到常用')).toBeVisible();
});

describe.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
  ['light', 320, 700],
] as const)('%s at %i × %i', (theme, width, height) => {
  test.each([flowsPath, appsPath])('axe finds nothing on %s and nothing overflows', async (path) => {
    await page.viewport(width, height);
    chooseTheme(theme);
    await open(path, { [kept]: [keptOf('t1', 'files')] });
    await expect.element(page.getByText('1/11')).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
