import { refusals } from '@fairway/contract/errors.ts';
import type { Port } from '@fairway/contract/ports.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { editPath, entityPath, masterDataPath } from './paths.ts';

const base = '/api/erpcargo/Port';
const calls = {
  list: `POST ${base}/List`,
  one: `GET ${base}/p1`,
  add: `POST ${base}`,
  change: `PUT ${base}/p1`,
  remove: `DELETE ${base}/p1`,
  history: `GET ${base}/p1/History`,
};
const port = (changes: Partial<Port> = {}): Port => ({
  ...{ id: 'p1', version: 3, isEnabled: true, lastModifyTime: Date.UTC(2026, 10, 14, 1, 30) },
  ...{ unlocode: 'CNNGB', iata: '', nameCn: '宁波', nameEn: 'Ningbo', country: 'CN', kind: 'sea' },
  ...{ lat: 29.86, lon: 121.84, timeZone: 'Asia/Shanghai', lineId: null, lineName: '', isBasePort: true },
  ...{ basePortId: null, basePortName: '', aliases: [{ alias: 'CNNBO', source: 'UN' }], remark: '' },
  ...changes,
});
const pageOf = (...list: unknown[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const everything = ['btn_add', 'btn_edit', 'btn_remove', 'btn_download'];
const open = (path: string, answers: Record<string, Answer[]> = {}, buttons = everything) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('masterData', buttons)] },
    answers: {
      [calls.list]: [pageOf(port())],
      [calls.one]: [success(port())],
      [calls.history]: [pageOf()],
      'POST /api/erpcargo/Terminal/List': [pageOf()],
      ...answers,
    },
  });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const agree = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const toast = () => document.querySelector('.toast:popover-open')?.textContent;
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const opened = entityPath(masterDataPath, 'Port', 'p1');

afterEach(() => page.viewport(390, 844));

describe('the list', () => {
  test('shows cards on a phone; a filter and the search narrow it, and the switch leads to another list', async () => {
    const room = await open(masterDataPath);
    await expect.element(page.getByText('CNNGB 宁波')).toBeVisible();
    await press('筛选');
    await page.getByRole('dialog').getByText('类型').nth(1).click();
    await page.getByRole('checkbox', { name: '空港' }).click({ force: true });
    await userEvent.keyboard('{Escape}');
    await page.getByRole('searchbox').fill('nb');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)))
      .toMatchObject({ keyword: 'nb', filters: { kind: ['air'] } });
    await page.getByRole('link', { name: '码头' }).click();
    await expect.poll(place).toBe(entityPath(masterDataPath, 'Terminal'));
    await expect.element(page.getByText('还没有数据')).toBeVisible();
  });

  test('is a table on a desk, sorted by what the server can sort by', async () => {
    await page.viewport(1440, 900);
    const room = await open(masterDataPath);
    await expect.element(page.getByRole('columnheader', { name: 'UN/LOCODE' })).toBeVisible();
    await page.getByRole('columnheader', { name: '国家/地区' }).getByRole('button').first().click();
    await expect
      .poll(async () => bodyOf((await room.heard(calls.list)).at(-1)))
      .toMatchObject({ sidx: 'country' });
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('offers nothing to those who may only read', async () => {
    await open(masterDataPath, { [calls.list]: [pageOf()] }, []);
    await expect.element(page.getByText('暂无内容，请联系维护资料的同事')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '新增' })).not.toBeInTheDocument();
  });
});

describe('one of them', () => {
  test('shows what is kept of it, and who changed it from what to what', async () => {
    const change = {
      ...{ version: 3, act: 'update', creatorUserName: '顾远航', isExternal: false, creatorTime: 1 },
      differences: [
        { field: 'kind', before: 'inland', after: 'sea' },
        { field: 'isEnabled', before: false, after: true },
        {
          field: 'aliases',
          before: [{ alias: 'CNNBO', source: 'UN' }],
          after: [
            { alias: 'CNNBO', source: 'UN' },
            { alias: 'NINGPO', source: 'typo' },
          ],
        },
      ],
    };
    await open(opened, { [calls.history]: [pageOf(change)] });
    await expect.element(page.getByText('UN/LOCODE 其他代码')).toBeVisible();
    await page.getByRole('tab', { name: '变更记录' }).click();
    await expect.element(page.getByText('内陆点')).toBeVisible();
    await expect.element(page.getByText('NINGPO · 常见误写', { exact: true })).toBeVisible();
    expect(new URLSearchParams(place().split('?')[1]).get('tab')).toBe('history');
    expect(await accessibilityProblems()).toEqual([]);
  });

  test('is retired by its own version, and put back', async () => {
    const room = await open(opened, {
      [calls.change]: [success({ id: 'p1', version: 4 })],
      [calls.one]: [success(port()), success(port({ isEnabled: false, version: 4 }))],
    });
    await press('停用');
    await expect.element(page.getByText('已停用', { exact: true })).toBeVisible();
    expect(bodyOf((await room.heard(calls.change))[0])).toMatchObject({
      ...{ isEnabled: false, version: 3, unlocode: 'CNNGB', aliases: [{ alias: 'CNNBO', source: 'UN' }] },
    });
    await press('启用');
    await expect
      .poll(async () => bodyOf((await room.heard(calls.change))[1]))
      .toMatchObject({ isEnabled: true, version: 4 });
  });

  test('is deleted after a question, and comes back by undo', async () => {
    const room = await open(opened, {
      [calls.remove]: [success(null)],
      [calls.add]: [success({ id: 'p2', version: 1 })],
    });
    await press('删除');
    await agree('删除');
    await expect.element(page.getByText('已删除“CNNGB 宁波”')).toBeVisible();
    await expect.poll(place).toBe(entityPath(masterDataPath, 'Port'));
    await press('撤销');
    await expect.poll(toast).toBe('已恢复');
    const [sent] = await room.heard(calls.add);
    expect(bodyOf(sent)).toMatchObject({ unlocode: 'CNNGB', nameCn: '宁波' });
    expect(bodyOf(sent)).not.toHaveProperty('version');
  });

  test('stays when it is used elsewhere, and says so', async () => {
    await open(opened, { [calls.remove]: [refused(400, '已被其他资料使用，不能删除；可以停用')] });
    await press('删除');
    await agree('删除');
    await expect.poll(toast).toBe('已被其他资料使用，不能删除；可以停用');
    await expect.element(page.getByRole('button', { name: '停用' })).toBeVisible();
  });

  test('that is not there says so', async () => {
    await open(opened, { [calls.one]: [refused(404, '不存在')] });
    await expect.element(page.getByText('此条数据不存在或已被删除')).toBeVisible();
  });
});

describe('the form', () => {
  const field = (name: RegExp) => page.getByRole('textbox', { name });

  test('adds one; what the server finds wrong stands beside its field', async () => {
    const room = await open(editPath('Port'), {
      [calls.add]: [
        refused(422, '字段有误', { fields: { unlocode: '格式不正确' } }),
        success({ id: 'p1', version: 1 }),
      ],
    });
    await field(/^UN\/LOCODE/).fill('NINGBO'.slice(0, 4));
    await press('确定');
    await expect.element(page.getByText(/中文名不能为空|请输入中文名|请填写中文名/).first()).toBeVisible();
    await field(/^中文名/).fill('宁波');
    await field(/^英文名/).fill('Ningbo');
    await field(/^国家/).fill('CN');
    await press('确定');
    await expect.element(page.getByRole('alert').getByText('格式不正确')).toBeVisible();
    await field(/^UN\/LOCODE/).fill('CNNGB');
    await press('确定');
    await expect.poll(place).toBe(opened);
    const [first, second] = await room.heard(calls.add);
    expect(bodyOf(second)).toMatchObject({
      ...{ unlocode: 'CNNGB', kind: 'sea', timeZone: 'Asia/Shanghai', lineId: null, aliases: [] },
    });
    expect(first?.headers['command-id']).not.toBe(second?.headers['command-id']);
  });

  test('keeps both changes when somebody else saved first', async () => {
    const theirs = port({ version: 4, nameEn: 'Ningbo-Zhoushan' });
    const room = await open(editPath('Port', 'p1'), {
      [calls.one]: [success(port()), success(theirs)],
      [calls.change]: [
        refused(refusals.RECORD_CHANGED.code, '已被他人修改'),
        success({ id: 'p1', version: 5 }),
      ],
    });
    await field(/^中文名/).fill('宁波港');
    await press('确定');
    await agree('载入最新内容');
    await expect.element(field(/^英文名/)).toHaveValue('Ningbo-Zhoushan');
    await press('确定');
    await expect.poll(place).toBe(opened);
    expect(bodyOf((await room.heard(calls.change)).at(-1))).toMatchObject({
      ...{ nameCn: '宁波港', nameEn: 'Ningbo-Zhoushan', version: 4, isEnabled: true },
      aliases: [{ alias: 'CNNBO', source: 'UN' }],
    });
  });

  test('is not for those who may not write', async () => {
    await open(editPath('Port'), {}, []);
    await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  });

  test('of an entity that is none leads back', async () => {
    await open('/pages/masterData/edit?entity=Moon');
    await expect.element(page.getByRole('button', { name: /返回|首页/ }).last()).toBeVisible();
  });
});
