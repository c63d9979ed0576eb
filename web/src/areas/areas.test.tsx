import type { ManagedArea } from '@fairway/contract/area-admin.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { areasScreen } from './paths.ts';

const area = (id: string, fullName: string, over: Partial<ManagedArea> = {}): ManagedArea => ({
  ...{ id, fullName, version: 1, parentId: null, level: 1, isEnabled: true, standard: fullName },
  ...{ hasChildren: false, ...over },
});
const zhejiang = area('33', '浙江省', { hasChildren: true });
const ningbo = area('3302', '宁波', { parentId: '33', level: 2, version: 2, standard: '宁波市' });
const port = area('own-1', '临港新城', { parentId: '33', level: 2, standard: null });

const base = '/api/system/Areas';
const history = {
  ...{ version: 2, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ field: 'fullName', before: '宁波市', after: '宁波' }],
};
const every = ['btn_add', 'btn_edit', 'btn_remove'];
const openAreas = (answers: Record<string, Answer[]> = {}, buttons = every) =>
  openApp(areasScreen, {
    user: { ...currentUser, permissionList: [grants('area', buttons)] },
    answers: {
      [`GET ${base}/-1/Below`]: [success({ list: [zhejiang, area('34', '安徽省')] })],
      [`GET ${base}/33/Below`]: [success({ list: [ningbo, port] })],
      [`GET ${base}/33/History`]: [success({ list: [] })],
      [`GET ${base}/3302/History`]: [success({ list: [history] })],
      [`GET ${base}/own-1/History`]: [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) });
const unfold = async (name: string) => {
  await expect.element(line(name)).toBeVisible();
  (line(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
};

afterEach(() => page.viewport(390, 844));

test('a phone opens a level when it is asked for, and puts a renamed area back', async () => {
  const room = await openAreas({ [`PUT ${base}/3302`]: [success({ id: '3302', version: 3 })] });
  await expect.element(line('浙江省')).toBeVisible();
  expect(await room.heard(`GET ${base}/33/Below`)).toHaveLength(0);
  await line('浙江省').element().querySelector<HTMLElement>('.tree-line-fold')?.click();
  await expect.element(line('临港新城')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await line('宁波').click();
  await expect.element(page.getByText('名称：宁波市 → 宁波')).toBeVisible();
  await button('恢复为“宁波市”').click();
  await expect
    .poll(async () => bodyOf((await room.heard(`PUT ${base}/3302`))[0]))
    .toEqual({ version: 2, changes: { fullName: '宁波市', isEnabled: true } });
});

test('keys order areas, and one is added below another', async () => {
  await page.viewport(1440, 900);
  const room = await openAreas({
    [`POST ${base}/own-1/Move`]: [success(null)],
    [`POST ${base}`]: [success({ id: 'own-2', version: 1 })],
  });
  await unfold('浙江省');
  await expect.element(line('临港新城')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  (line('临港新城').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}/own-1/Move`))[0]))
    .toEqual({ version: 1, beforeId: '3302' });
  await line('浙江省').click();
  await button('添加下级').click();
  await page.getByLabelText('名称', { exact: true }).fill('前湾新区');
  await button('保存').click();
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}`))[0]))
    .toEqual({ parentId: '33', fullName: '前湾新区' });
});

test('a search says where an area stands', async () => {
  await page.viewport(1440, 900);
  const found = { ...ningbo, above: [{ id: '33', fullName: '浙江省' }] };
  const room = await openAreas({ [`GET ${base}`]: [success({ list: [found], isMore: true })] });
  await page.getByPlaceholder('搜索名称、代码或拼音').fill('nb');
  await expect.element(line('浙江省 · 原名“宁波市”')).toBeVisible();
  await expect.element(page.getByText(/还有更多结果/)).toBeVisible();
  expect((await room.heard(`GET ${base}`))[0]?.query).toContain('keyword=nb');
});

test('what another administrator saved first is shown beside what was typed', async () => {
  await page.viewport(1440, 900);
  const room = await openAreas({
    [`PUT ${base}/33`]: [refused(409, '他人已修改'), success({ id: '33', version: 3 })],
  });
  await line('浙江省').click();
  await page.getByLabelText('名称', { exact: true }).fill('浙江');
  await room.answerAll({
    [`GET ${base}/-1/Below`]: [success({ list: [{ ...zhejiang, fullName: '浙', version: 2 }] })],
  });
  await button('保存').click();
  await expect.element(page.getByText('他人已修改为：浙')).toBeVisible();
  await button('保存').click();
  await expect.element(page.getByText('“浙江”已保存')).toBeVisible();
  expect((await room.heard(`PUT ${base}/33`)).map((one) => bodyOf(one).version)).toEqual([1, 2]);
});

test('an area in use stays, with what uses it; whoever may only look changes nothing', async () => {
  await page.viewport(1440, 900);
  await openAreas({
    [`GET ${base}/own-1/Uses`]: [success({ list: [{ use: 'records', count: 3, names: ['客户拜访'] }] })],
  });
  await unfold('浙江省');
  await line('临港新城').click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect.element(page.getByText('“临港新城”仍在使用：3 条数据')).toBeVisible();
});

test('without rights there is nothing to press', async () => {
  await page.viewport(1440, 900);
  await openAreas({}, []);
  await line('浙江省').click();
  await expect.element(page.getByText('还没有修改记录')).toBeVisible();
  for (const name of ['添加省级区域', '添加下级', '保存', '删除', '下移'])
    await expect.element(button(name)).not.toBeInTheDocument();
});
