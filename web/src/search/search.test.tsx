import { menuType } from '@fairway/contract/permission.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseLanguage } from '../language/words.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, refused, success } from '../testing/answers.ts';
import { userTree } from '../testing/company.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, menuHeading, menuPage, userInfo } from '../testing/people.ts';
import { chooseTheme } from '../ui/theme.ts';
import { pageOf, task } from '../workflow/testing/flows.ts';

const calls = {
  names: 'GET /api/search/Names',
  requests: 'GET /api/search/Requests',
  records: 'GET /api/search/Records',
  people: 'GET /api/permission/Users/Selector',
  chats: 'GET /api/message/conversations',
  messages: 'GET /api/message',
};
const formPath = '/pages/apply/dynamicModel/index?modelId=truck';
const user = {
  ...currentUser,
  menuList: [
    menuHeading('office', '日常办公', [menuPage('myFiles', '我的文件', '/pages/file/index')]),
    { ...menuPage('truck', '派车单', formPath), type: menuType.form },
  ],
  permissionList: [
    {
      ...{ modelId: 'truck', moduleName: '派车单', column: [], form: [], resource: [] },
      button: [{ id: '1', fullName: '新增', enCode: 'btn_add' }],
    },
  ],
};
const nothing = success({ todo: [], launched: [], done: [], copies: [] });
const answers: Record<string, Answer[]> = {
  [calls.names]: [
    success({
      menus: [
        { id: 'myFiles', quickQuery: 'wodewenjian wdwj' },
        { id: 'truck', quickQuery: 'paichedan pcd' },
      ],
      flows: [
        {
          ...{ id: 't1', flowId: 'v1', enCode: 'leave', fullName: '请假申请', categoryName: '人事' },
          quickQuery: 'qingjiashenqing qjsq',
        },
      ],
    }),
  ],
  [calls.people]: [success({ list: userTree })],
  [calls.requests]: [nothing],
  [calls.records]: [success({ list: [] })],
  [calls.chats]: [pageOf([])],
  [calls.messages]: [pageOf([])],
};
const field = page.getByRole('combobox');
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.querySelector('.search-dialog-name')?.textContent);
const openSearch = async () => {
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('button', { name: /搜索功能/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
};

afterEach(() => page.viewport(390, 844));

test.each([
  ['wdwj', '我的文件'],
  ['文件', '我的文件'],
  ['qingjia', '发起请假申请'],
  ['pcd', '派车单'],
  ['shezhi', '设置'],
  ['周子', '周子涵'],
])('%s finds %s without the server', async (keyword, name) => {
  await openApp('/pages/index/apply', { user, answers });
  await openSearch();
  await field.fill(keyword);
  await expect.poll(options).toContain(name);
});

test('Enter opens the first, arrows walk, and it is there next time', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await openSearch();
  await field.fill('pcd');
  await expect.poll(options).toEqual(['派车单', '新建派车单']);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.poll(place).toBe(formPath);
  await openSearch();
  await expect.poll(options).toEqual(['派车单']);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

test('who does not wait for the field loses no letter, and Enter opens what is found then', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('button', { name: /搜索功能/ })).toBeVisible();
  // All in one go, as fast as keys can come: nothing of the search is drawn in between.
  for (const key of [
    { key: 'k', ctrlKey: true },
    ...[...'pcd'].map((one) => ({ key: one })),
    { key: 'Enter' },
  ])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
  await expect.poll(place).toBe(formPath);
  await expect.element(field).not.toBeInTheDocument();
});

test('what the server finds comes to it, a request in two lists once', async () => {
  const mine = { todo: [task('x1')], launched: [], done: [task('x1')], copies: [] };
  const room = await openApp('/pages/index/apply', {
    user,
    answers: { ...answers, [calls.requests]: [success(mine)] },
  });
  await openSearch();
  await field.fill('x1');
  await expect.poll(options).toEqual(['请假申请 x1']);
  expect(new URLSearchParams((await room.heard(calls.requests)).at(-1)?.query).get('keyword')).toBe('x1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toMatch(/^\/pages\/workFlow\/flowBefore\/index/);
});

test('records of every form are found, with the form and the place of the words', async () => {
  const truck = { modelId: 'truck', modelName: '派车单' };
  const list = [
    { ...truck, id: 'r1', title: '沪A12345', found: '', canOpen: true },
    { ...truck, id: 'r2', title: '', found: '司机 周师傅', canOpen: false },
  ];
  await openApp('/pages/index/apply', {
    user,
    answers: { ...answers, [calls.records]: [success({ list })] },
  });
  await openSearch();
  await field.fill('沪A');
  await expect.poll(options).toEqual(['沪A12345', '未填写']);
  await expect.element(page.getByText('派车单 · 司机 周师傅')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(place).toContain(`${formPath}&keyword=`);
});

test('C offers what can be begun, and nothing else', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('button', { name: /搜索功能/ })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.poll(options).toEqual(['发起请假申请', '新建派车单']);
  await userEvent.keyboard('qj');
  await expect.poll(options).toEqual(['发起请假申请']);
});

test('nothing found is said; what did not answer is said too', async () => {
  await openApp('/pages/index/apply', {
    user,
    answers: { ...answers, [calls.requests]: [refused(500, '系统异常')] },
  });
  await openSearch();
  await field.fill('zzzz');
  await expect.element(page.getByText('没有找到“zzzz”')).toBeVisible();
  await expect.element(page.getByText('部分结果加载失败，请检查网络')).toBeVisible();
});

test('a customer finds no colleagues', async () => {
  const customer = { ...user, userInfo: { ...userInfo, userKind: 'customer' as const } };
  const room = await openApp('/pages/index/apply', { user: customer, answers });
  await openSearch();
  await field.fill('周子');
  await expect.element(page.getByText('没有找到“周子”')).toBeVisible();
  expect(await room.heard(calls.people)).toEqual([]);
});

test('a phone opens it from the workbench; back closes it', async () => {
  await openApp('/pages/index/apply', { user, answers });
  await page.getByRole('button', { name: /搜索功能/ }).click();
  await field.fill('pcd');
  await expect.poll(options).toContain('派车单');
  history.back();
  await expect.element(field).not.toBeInTheDocument();
  expect(place()).toBe('/pages/index/apply');
});

test('in English names are found in both languages', async () => {
  await chooseLanguage('en');
  await openApp('/pages/index/apply', { user, answers });
  await page.viewport(1440, 900);
  await expect.element(page.getByRole('button', { name: /Search screens/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await field.fill('settings');
  await expect.poll(options).toContain('Settings');
  await field.fill('wenjian');
  await expect.poll(options).toContain('我的文件');
});

describe.each([
  ['light', 390, 844],
  ['dark', 1440, 900],
] as const)('%s at %i × %i', (theme, width, height) => {
  test('axe finds nothing', async () => {
    chooseTheme(theme);
    await page.viewport(width, height);
    await openApp('/pages/index/apply', { user, answers });
    await page.getByRole('button', { name: /搜索功能/ }).click();
    await field.fill('wd');
    await expect.poll(options).toContain('我的文件');
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
