import type { Grantable, RoleRights } from '@fairway/contract/rights.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { personRightsPathOf, rightsScreen } from './paths.ts';

const place = (id: string, parentId: string | null, fullName: string, items: string[] = []): Grantable => ({
  ...{ id, parentId, fullName, urlAddress: `/${id}`, isHeading: parentId === null, scope: null },
  items: items.map((name) => ({ id: `${id}.${name}`, kind: 'button', enCode: name, fullName: name })),
});
const modules = [
  place('office', null, '日常办公'),
  place('myFiles', 'office', '我的文件', ['上传', '删除']),
  place('system', null, '系统管理'),
  {
    ...place('user', 'system', '用户管理', ['新增', '编辑']),
    scope: { usual: 'own', wider: { by: ['user.编辑'], scope: 'all' } } as const,
  },
  place('auditLog', 'system', '操作日志'),
];
const role = (id: string, fullName: string, granted: string[]): RoleRights => ({
  ...{ id, fullName, granted, version: 3, isEnabled: true, people: 2 },
});
const roles = [
  role('sales', '销售', ['office', 'myFiles', 'myFiles.上传']),
  role('finance', '财务', ['office', 'myFiles', 'myFiles.上传', 'system', 'auditLog']),
];
const organisations = [{ id: 'org-1', fullName: '宁波分公司' }];
const base = '/api/permission/Rights';
const units = '/api/permission/Units';
const openRights = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, isAdministrator: true },
      permissionList: [grants('rights', ['btn_edit'])],
    },
    answers: { [`GET ${base}`]: [success({ modules, roles, organisations, mayChange: true })], ...answers },
  });
const cell = (roleName: string, name: string) => page.getByRole('checkbox', { name: `${roleName}：${name}` });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('a desk shows roles beside each other; a button brings its module, and one save writes each role', async () => {
  await page.viewport(1400, 900);
  const room = await openRights(rightsScreen, {
    [`PUT ${base}/sales`]: [success({ id: 'sales', version: 4 })],
    [`PUT ${base}/finance`]: [success({ id: 'finance', version: 4 })],
    [`POST ${units}/sales/Undo`]: [success({ id: 'sales', version: 5 })],
    [`POST ${units}/finance/Undo`]: [success({ id: 'finance', version: 5 })],
  });
  await expect.element(cell('销售', '我的文件')).toHaveAttribute('aria-checked', 'mixed');
  await expect.element(cell('财务', '操作日志')).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: '展开 用户管理' }).click();
  await cell('销售', '新增').click();
  await expect.element(cell('销售', '用户管理')).toHaveAttribute('aria-checked', 'mixed');
  await cell('财务', '我的文件').click();
  await expect.element(page.getByText('2 个角色，4 处修改')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('权限已保存，立即生效')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/sales`))[0])).toEqual({
    ...{ version: 3, give: ['user.新增', 'user', 'system'], take: [] },
  });
  expect(bodyOf((await room.heard(`PUT ${base}/finance`))[0])).toEqual({
    ...{ version: 3, give: ['myFiles.删除'], take: [] },
  });
  await page.getByRole('button', { name: '撤销这次修改' }).click();
  await expect.element(page.getByText('已恢复为修改前的权限')).toBeVisible();
  for (const id of ['sales', 'finance'])
    expect(bodyOf((await room.heard(`POST ${units}/${id}/Undo`))[0])).toEqual({ version: 4 });
  await expect.element(page.getByRole('button', { name: '撤销这次修改' })).not.toBeInTheDocument();
});

test('whose rows a role sees is chosen for each module, saved and taken back as a right', async () => {
  await page.viewport(1400, 900);
  const room = await openRights(rightsScreen, {
    [`PUT ${base}/sales`]: [success({ id: 'sales', version: 4 })],
  });
  const scope = () => page.getByRole('button', { name: /^销售：用户管理的数据范围/ });
  await page.getByRole('button', { name: '展开 用户管理' }).click();
  await expect.element(scope()).not.toBeInTheDocument();
  await cell('销售', '编辑').click();
  await expect.element(scope()).toHaveTextContent('全部');
  await scope().click();
  await page.getByRole('radio', { name: /^本部门 / }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(scope()).toHaveTextContent('本部门');
  await page.getByRole('button', { name: '撤回一步' }).click();
  await expect.element(scope()).toHaveTextContent('全部');
  await scope().click();
  await page.getByRole('radio', { name: /^指定组织/ }).click();
  await expect.element(page.getByRole('button', { name: '确定' })).toBeDisabled();
  await page.getByRole('radio', { name: /^本人/ }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('权限已保存，立即生效')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/sales`))[0])).toEqual({
    ...{ version: 3, give: ['user.编辑', 'user', 'system', 'user.scope.own'], take: [] },
  });
});

test('keys walk over the cells, give and take, and go a step back', async () => {
  await page.viewport(1400, 900);
  await openRights(rightsScreen);
  await cell('销售', '操作日志').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell('财务', '操作日志')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(cell('财务', '操作日志')).toHaveAttribute('aria-checked', 'false');
  await page.getByRole('button', { name: '撤回一步' }).click();
  await expect.element(cell('财务', '操作日志')).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: '撤回一步' }).click();
  await expect.element(page.getByRole('button', { name: '保存' })).not.toBeInTheDocument();
});

test('two roles are compared by what differs', async () => {
  await page.viewport(1400, 900);
  await openRights(rightsScreen);
  await page.getByLabelText('比较两个角色').selectOptions('销售');
  await page.getByLabelText('与其比较').selectOptions('财务');
  await expect.element(cell('财务', '操作日志')).toBeVisible();
  await expect.element(cell('财务', '我的文件')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: '只看不同' }).click();
  await expect.element(cell('财务', '我的文件')).toBeVisible();
});

test('what somebody else changed meanwhile is said, and what was changed here stays', async () => {
  await page.viewport(1400, 900);
  await openRights(rightsScreen, {
    [`PUT ${base}/sales`]: [refused(409, '数据已被他人修改')],
  });
  await cell('销售', '操作日志').click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .element(page.getByText('其他管理员刚修改了“销售”，已更新为最新，请核对后再保存'))
    .toBeVisible();
  await expect.element(cell('销售', '操作日志')).toHaveAttribute('aria-checked', 'true');
  await expect.element(page.getByText('1 个角色，2 处修改')).toBeVisible();
});

test('a phone shows one role at a time', async () => {
  await openRights(rightsScreen);
  await expect.element(cell('销售', '我的文件')).toBeVisible();
  await expect.element(cell('财务', '我的文件')).not.toBeInTheDocument();
  await page.getByLabelText('角色', { exact: true }).selectOptions('财务');
  await expect.element(cell('财务', '操作日志')).toHaveAttribute('aria-checked', 'true');
  expect(await accessibilityProblems()).toEqual([]);
});

test('says which role gives somebody what', async () => {
  const explained = {
    ...{ isAdministrator: false, roles: [{ id: 'sales', fullName: '销售', isHeld: true }] },
    modules: [
      {
        ...{ ...modules[1], roleIds: ['sales'], items: [{ ...modules[1]?.items[0], roleIds: ['sales'] }] },
        scopes: [{ kind: 'chosen', organisations, roleIds: ['sales'] }],
      },
    ],
  };
  await openRights(personRightsPathOf('user-1'), { [`GET ${base}/OfPerson/user-1`]: [success(explained)] });
  await page.getByText('我的文件').click();
  await expect.element(page.getByText('上传')).toBeVisible();
  await expect.element(page.getByText('指定组织（宁波分公司）')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('rights that are taken away are gone from the open screen at once', async () => {
  await page.viewport(1400, 900);
  const room = await openRights(rightsScreen);
  await expect.element(cell('销售', '操作日志')).toBeVisible();
  await room.answer(`GET ${base}`, refused(403, '暂无权限，请联系管理员'));
  await expect.poll(async () => (await room.sockets()).open).toBe(1);
  await room.sockets({ say: { method: 'rightsChanged', after: 0 } });
  await expect.element(cell('销售', '操作日志')).not.toBeInTheDocument();
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});
