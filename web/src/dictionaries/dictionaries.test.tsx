import type { ManagedDictionary, ManagedEntry } from '@fairway/contract/dictionary-admin.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { dictionariesScreen } from './paths.ts';

const type: ManagedDictionary = {
  ...{ id: 'Cargo', version: 1, enCode: 'Cargo', fullName: '货物种类', enName: 'Cargo', isTree: true },
  ...{ standard: { fullName: '货物种类', enName: 'Cargo' }, entries: 3 },
};
const entry = (id: string, fullName: string, over: Partial<ManagedEntry> = {}): ManagedEntry => ({
  ...{ id, enCode: id, fullName, enName: '', version: 1, parentId: null, isEnabled: true, standard: null },
  ...over,
});
const reefer = entry('reefer', '冷链', {
  ...{ version: 2, standard: { fullName: '冷藏货物', enName: 'Reefer' } },
});
const entries = [entry('general', '普通货物'), reefer, entry('frozen', '冷冻', { parentId: 'reefer' })];

const base = '/api/system/Dictionaries';
const history = {
  ...{ version: 2, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ field: 'fullName', before: '冷藏货物', after: '冷链' }],
};
const every = ['btn_add', 'btn_edit', 'btn_remove', 'btn_upload', 'btn_download'];
const openDictionaries = (path: string, answers: Record<string, Answer[]> = {}, buttons = every) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('dictionary', buttons)] },
    answers: {
      [`GET ${base}`]: [success({ list: [type] })],
      [`GET ${base}/type/Cargo/Entries`]: [success({ list: entries })],
      [`GET ${base}/type/Cargo/History`]: [success({ list: [] })],
      [`GET ${base}/entry/reefer/History`]: [success({ list: [history] })],
      [`GET ${base}/entry/general/History`]: [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const line = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) });

afterEach(() => page.viewport(390, 844));

test('a phone opens a dictionary and an entry, which is put back and moved by a press', async () => {
  const room = await openDictionaries(dictionariesScreen, {
    [`PUT ${base}/entry/reefer`]: [success({ id: 'reefer', version: 3 })],
    [`POST ${base}/entry/reefer/Move`]: [success({ id: 'reefer', version: 3 })],
  });
  await button(/货物种类/).click();
  await expect.element(line('冷冻')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await line('冷链').click();
  await expect.element(page.getByText('名称：冷藏货物 → 冷链')).toBeVisible();
  await expect.element(page.getByLabelText('编码')).toBeDisabled();
  await button('恢复为“冷藏货物”').click();
  await expect
    .poll(async () => bodyOf((await room.heard(`PUT ${base}/entry/reefer`))[0]).changes)
    .toEqual({ fullName: '冷藏货物', enName: 'Reefer', isEnabled: true });
  await button('上移').click();
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}/entry/reefer/Move`))[0]))
    .toEqual({ version: 2, parentId: null, beforeId: 'general' });
});

test('keys move an entry below another, and an entry is added there', async () => {
  await page.viewport(1440, 900);
  const room = await openDictionaries(`${dictionariesScreen}?id=Cargo`, {
    [`POST ${base}/entry/reefer/Move`]: [success({ id: 'reefer', version: 3 })],
    [`POST ${base}/entry`]: [success({ id: 'new', version: 1 })],
  });
  await expect.element(line('冷链')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  (line('冷链').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}/entry/reefer/Move`))[0]))
    .toEqual({ version: 2, parentId: 'general', beforeId: null });
  await line('普通货物').click();
  await button('添加下级').click();
  await page.getByLabelText('名称', { exact: true }).fill('纸箱');
  await page.getByLabelText('编码').fill('carton');
  await button('保存').click();
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}/entry`))[0]))
    .toEqual({ typeId: 'Cargo', parentId: 'general', fullName: '纸箱', enName: '', enCode: 'carton' });
});

test('what another administrator saved first is shown beside what was typed', async () => {
  await page.viewport(1440, 900);
  const room = await openDictionaries(`${dictionariesScreen}?id=Cargo`, {
    [`PUT ${base}/entry/general`]: [refused(409, '他人已修改'), success({ id: 'general', version: 3 })],
  });
  await line('普通货物').click();
  await page.getByLabelText('名称', { exact: true }).fill('普货');
  const theirs = entry('general', '一般货物', { version: 2 });
  await room.answerAll({ [`GET ${base}/type/Cargo/Entries`]: [success({ list: [theirs] })] });
  await button('保存').click();
  await expect.element(page.getByText('他人已修改为：一般货物')).toBeVisible();
  await button('保存').click();
  await expect.element(page.getByText('“普货”已保存')).toBeVisible();
  expect((await room.heard(`PUT ${base}/entry/general`)).map((one) => bodyOf(one).version)).toEqual([1, 2]);
});

test('an entry in use stays, with the reason; whoever may only look changes nothing', async () => {
  await page.viewport(1440, 900);
  await openDictionaries(`${dictionariesScreen}?id=Cargo`, {
    [`POST ${base}/entry/general/Delete`]: [refused(400, '“普通货物”仍在使用：3 条数据')],
  });
  await line('普通货物').click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除' }).last().click();
  await expect.element(page.getByText('“普通货物”仍在使用：3 条数据')).toBeVisible();
});

test('without rights there is nothing to press', async () => {
  await page.viewport(1440, 900);
  await openDictionaries(`${dictionariesScreen}?id=Cargo`, {}, []);
  await expect.element(line('普通货物')).toBeVisible();
  await expect.element(button('添加条目')).not.toBeInTheDocument();
  await expect.element(button('导入')).not.toBeInTheDocument();
});
