import type { ManagedMenu } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants, menuHeading, menuPage } from '../testing/people.ts';
import { menusScreen } from './paths.ts';

const entry = (id: string, parentId: string | null, fullName: string, more: Partial<ManagedMenu> = {}) => ({
  ...{ id, parentId, fullName, version: 1, origin: 'builtIn', type: menuType.page, systemId: 'fairway' },
  ...{ enName: '', icon: 'folder', urlAddress: '/pages/x', linkTarget: '_self', targetId: null },
  ...{ isHidden: false, shownOn: 'both', isEnabled: true, isChanged: false, grantId: id, quickQuery: '' },
  ...more,
});
const heading = (id: string, fullName: string, more: Partial<ManagedMenu> = {}) =>
  entry(id, null, fullName, { type: menuType.catalogue, grantId: null, urlAddress: '', ...more });
const system = (id: string, fullName: string) => ({
  ...{ id, fullName, enName: '', icon: '', version: 1, isBuiltIn: id === 'fairway' },
});

const entries = [
  heading('office', '日常办公'),
  entry('myFiles', 'office', '我的文件'),
  heading('finance', '财务中心', { isHidden: true }),
  entry('invoice', 'finance', '账单发票'),
  entry('customs', null, '海关总署', {
    ...{ type: menuType.link, origin: 'own', urlAddress: 'https://customs.example', linkTarget: '_blank' },
  }),
];
const tree = { systems: [system('fairway', '')], sysName: '航道', entries, mayChange: true };
const role = { id: 'sales', fullName: '销售', version: 4, isEnabled: true, people: 2, granted: ['myFiles'] };
const matrix = { modules: [], roles: [role], mayChange: true };

const base = '/api/system/Menus';
const history = {
  ...{ version: 2, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ field: 'fullName', before: '文件', after: '我的文件' }],
};

const openMenus = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, isAdministrator: true },
      permissionList: [grants('menuAdmin', ['btn_edit']), grants('rights', ['btn_edit'])],
    },
    answers: {
      'GET /api/app/Data': [success({ list: [] })],
      [`GET ${base}`]: [success(tree)],
      [`GET ${base}/Targets`]: [success({ list: [] })],
      [`GET ${base}/myFiles/History`]: [success({ list: [history] })],
      [`GET ${base}/customs/History`]: [success({ list: [] })],
      'GET /api/permission/Rights': [success(matrix)],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) });

afterEach(() => page.viewport(390, 844));

test('the menu is a tree that says what is hidden and what was added; keys walk and move', async () => {
  await page.viewport(1440, 900);
  const room = await openMenus(menusScreen, {
    [`POST ${base}/invoice/Move`]: [success({ id: 'invoice', version: 2 })],
  });
  await expect.element(line('财务中心')).toHaveTextContent('财务中心已隐藏');
  await expect.element(line('海关总署')).toHaveTextContent('海关总署新增');
  expect(await accessibilityProblems()).toEqual([]);
  (line('账单发票').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(page.getByText('“账单发票”已移动')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}/invoice/Move`))[0])).toEqual({
    ...{ version: 1, systemId: 'fairway', parentId: null, beforeId: 'customs' },
  });
  await page.getByRole('searchbox').fill('账单');
  await expect.element(line('我的文件')).not.toBeInTheDocument();
});

test('an entry gets another name and a picture; who saved before is compared with', async () => {
  await page.viewport(1440, 900);
  const theirs = { ...tree, entries: [{ ...entries[1], fullName: '文档', icon: 'box', version: 2 }] };
  const room = await openMenus(`${menusScreen}?id=myFiles`, {
    [`GET ${base}`]: [success(tree), success(theirs)],
    [`PUT ${base}/myFiles`]: [
      refused(409, '数据已被他人修改，请刷新后重试'),
      success({ id: 'myFiles', version: 3 }),
    ],
  });
  await expect.element(page.getByText('名称：文件 → 我的文件')).toBeVisible();
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const sheet = page.getByRole('dialog', { name: '编辑“我的文件”' });
  await sheet.getByLabelText('名称', { exact: true }).fill('网盘');
  await sheet.getByPlaceholder('查找图标').fill('云');
  await sheet.getByRole('radio', { name: '云' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '保存' }).click();
  const conflict = page.getByRole('dialog', { name: '别人刚刚改过' });
  await expect.element(conflict.getByText('对方的文档')).toBeVisible();
  await conflict.getByRole('group', { name: '名称' }).getByRole('radio').nth(1).click();
  await conflict.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('“文档”已保存')).toBeVisible();
  const heard = (await room.heard(`PUT ${base}/myFiles`)).map(bodyOf);
  expect(heard).toEqual([
    { version: 1, changes: { fullName: '网盘', icon: 'cloud' } },
    { version: 2, changes: { icon: 'cloud' } },
  ]);
});

test('a role sees an entry or does not, by the grants of the matrix', async () => {
  await page.viewport(1440, 900);
  const room = await openMenus(`${menusScreen}?id=customs`, {
    'PUT /api/permission/Rights/sales': [success({ id: 'sales', version: 5 })],
  });
  await page.getByRole('switch', { name: '销售' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard('PUT /api/permission/Rights/sales'))[0]))
    .toEqual({ version: 4, give: ['customs'] });
});

test('on a phone a link is added, and what has no target is not offered', async () => {
  const room = await openMenus(menusScreen, { [`POST ${base}`]: [success({ id: 'customs', version: 1 })] });
  await expect.element(line('我的文件')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const offered = page.getByRole('menuitem');
  await expect
    .poll(() => offered.elements().map((one) => one.textContent))
    .toEqual(['新增目录', '新增外部链接']);
  await page.getByRole('menuitem', { name: '新增外部链接' }).click();
  const sheet = page.getByRole('dialog', { name: '新增外部链接' });
  await sheet.getByLabelText('名称', { exact: true }).fill('海关总署');
  await sheet.getByLabelText('地址').fill('https://customs.example');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('“海关总署”已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}`))[0])).toMatchObject({
    ...{ kind: 'link', urlAddress: 'https://customs.example', parentId: null, systemId: 'fairway' },
  });
});

test('the preview shows the menu of a role in the parts of the app', async () => {
  await page.viewport(1440, 900);
  const menuList = [menuHeading('office', '日常办公', [menuPage('myFiles', '网盘', '/pages/file/index')])];
  const shown = {
    isCustomer: false,
    systems: [{ id: 'fairway', fullName: '航道', enName: '', icon: '', menuList }],
  };
  await openMenus(menusScreen, { [`GET ${base}/Preview`]: [success(shown)] });
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '预览' }).click();
  const sheet = page.getByRole('dialog', { name: '预览' });
  await sheet.getByLabelText('按角色').selectOptions('销售');
  await expect
    .poll(() => document.querySelector('.menu-preview .rail-group')?.textContent)
    .toBe('日常办公网盘');
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('radio', { name: '手机' }).click();
  await expect.poll(() => document.querySelector('.menu-preview .menu-group')?.textContent).toBe('网盘');
});
