import type { Unit, UnitKind } from '@fairway/contract/organisation-admin.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { organisationScreen } from './paths.ts';

const unit = (id: string, kind: UnitKind, parentId: string | null, fullName: string): Unit => ({
  ...{ id, kind, parentId, fullName, version: 1, enName: '', enCode: id, category: '', manager: null },
  ...{ boundTo: [], isEnabled: true, people: kind === 'company' ? 0 : 3, quickQuery: '' },
});

const units = [
  unit('c', 'company', null, '远航'),
  unit('d1', 'department', 'c', '销售部'),
  unit('d2', 'department', 'c', '单证部'),
  unit('p1', 'position', 'd1', '业务员'),
  unit('r1', 'role', null, '财务'),
  { ...unit('g1', 'group', null, '大客户小组'), category: '项目组' },
];

const base = '/api/permission/Units';
const history = {
  ...{ version: 1, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ field: 'fullName', before: '销售', after: '销售部' }],
};

const openUnits = (path: string, answers: Record<string, Answer[]> = {}) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, isAdministrator: true },
      permissionList: [grants('organisation', ['btn_add', 'btn_edit', 'btn_remove'])],
    },
    answers: {
      [`GET ${base}`]: [success({ list: units })],
      [`GET ${base}/d1/History`]: [success({ list: [history] })],
      [`GET ${base}/d2/History`]: [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) });

afterEach(() => page.viewport(390, 844));

test('the company is a tree that is walked, closed and searched by keys', async () => {
  await page.viewport(1440, 900);
  await openUnits(organisationScreen);
  await expect.element(line('业务员')).toHaveAttribute('aria-level', '3');
  expect(await accessibilityProblems()).toEqual([]);
  (line('远航').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(line('销售部')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(line('业务员')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('名称：销售 → 销售部')).toBeVisible();
  await page.getByRole('searchbox').fill('业务');
  await expect.element(line('业务员')).toBeVisible();
  await expect.element(line('单证部')).not.toBeInTheDocument();
});

test('Alt and the arrows move a department', async () => {
  await page.viewport(1440, 900);
  const room = await openUnits(organisationScreen, {
    [`POST ${base}/d2/Move`]: [success({ id: 'd2', version: 1 }), success({ id: 'd2', version: 2 })],
  });
  await expect.element(line('单证部')).toBeVisible();
  (line('单证部').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('“单证部”已移动')).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect
    .poll(async () => (await room.heard(`POST ${base}/d2/Move`)).map(bodyOf))
    .toEqual([
      { version: 1, parentId: 'c', beforeId: 'd1' },
      { version: 1, parentId: 'd1', beforeId: null },
    ]);
});

test('a department is dragged below another', async () => {
  await page.viewport(1440, 900);
  const room = await openUnits(organisationScreen, {
    [`POST ${base}/d2/Move`]: [success({ id: 'd2', version: 2 })],
  });
  await expect.element(line('单证部')).toBeVisible();
  await userEvent.dragAndDrop(line('单证部'), line('销售部'));
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}/d2/Move`))[0]))
    .toEqual({ version: 1, parentId: 'd1', beforeId: null });
});

test('what uses a department is said before it goes, and it is merged into another', async () => {
  const room = await openUnits(`${organisationScreen}?id=d1`, {
    [`GET ${base}/d1/Uses`]: [
      success({ list: [{ use: 'people', count: 3, names: ['林晓', '周子涵', '沈立群'] }] }),
    ],
    [`POST ${base}/d1/Merge`]: [
      refused(400, '“销售部”仍在使用：1 个流程'),
      success({ id: 'd2', people: 3, below: 1, isKept: false }),
    ],
  });
  await page.viewport(1440, 900);
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('menuitem', { name: '删除或合并' }).click();
  const sheet = page.getByRole('dialog', { name: '删除或合并“销售部”' });
  await expect.element(sheet.getByText('林晓、周子涵、沈立群')).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: '删除' })).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByLabelText('合并到').selectOptions('远航/单证部');
  await sheet.getByRole('button', { name: '合并' }).click();
  await expect.element(page.getByText('“销售部”仍在使用：1 个流程')).toBeVisible();
  await sheet.getByRole('button', { name: '合并' }).click();
  await expect.element(page.getByText('“销售部”已合并：3 人，1 个下级')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}/d1/Merge`))[1])).toEqual({ version: 1, intoId: 'd2' });
});

test('on a phone a group is added below a heading', async () => {
  const room = await openUnits(organisationScreen, {
    [`POST ${base}`]: [success({ id: 'g1', version: 1 })],
    [`GET ${base}/g1/History`]: [success({ list: [] })],
  });
  await page.getByRole('tab', { name: '用户组' }).click();
  await expect.element(line('大客户小组')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '新增用户组' }).click();
  const sheet = page.getByRole('dialog', { name: '新增用户组' });
  await sheet.getByLabelText('名称', { exact: true }).fill('外贸小组');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('“外贸小组”已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}`))[0])).toMatchObject({
    ...{ kind: 'group', fullName: '外贸小组', category: '项目组', parentId: null },
  });
});
