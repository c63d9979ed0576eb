import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';

const base = '/api/system/Schedule';
const path = '/pages/apply/schedule/services';
const off = { isOn: false, shows: 'privateBusy', madeAt: null, lastReadAt: null };
const on = { isOn: true, shows: 'busyOnly', madeAt: 1_700_000_000_000, lastReadAt: null };
const none = { [`GET ${base}/Import`]: [success({ list: [] })] };
const row = (changes: object) => ({
  ...{
    line: 4,
    is: 'added',
    title: '董事会',
    allDay: false,
    startAt: 1_700_000_000_000,
    endAt: 1_700_003_600_000,
  },
  ...{ zone: 'Asia/Shanghai', rule: '', place: '香港', exceptions: 0, fields: [], leftOut: ['participants'] },
  ...{ why: null, ...changes },
});
const counts = { total: 2, added: 1, changed: 0, same: 0, bad: 1 };

test('an address is made, shown once with its code, and withdrawn', async () => {
  const room = await openApp(path, {
    answers: {
      ...none,
      [`GET ${base}/Feed`]: [success(off), success(on), success(off)],
      [`POST ${base}/Feed`]: [success({ path: '/api/system/Schedule/Feed/secret' })],
      [`DELETE ${base}/Feed`]: [success(null)],
    },
  });
  await page.getByRole('radio', { name: '仅显示忙碌' }).click();
  await page.getByRole('button', { name: '生成地址' }).click();
  await expect
    .element(page.getByRole('textbox', { name: '地址' }))
    .toHaveValue(`${location.origin}${room.base}/api/system/Schedule/Feed/secret`);
  await expect.element(page.getByRole('img', { name: '用手机扫码订阅' })).toBeVisible();
  const [made] = await room.heard(`POST ${base}/Feed`);
  expect(JSON.parse(made?.body ?? '{}')).toEqual({ shows: 'busyOnly' });
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click();
  await expect.element(page.getByRole('button', { name: '生成地址' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '地址' })).not.toBeInTheDocument();
});

test('a file is looked at before it is taken; what cannot be read has to be left out by hand', async () => {
  const room = await openApp(path, {
    answers: {
      [`GET ${base}/Feed`]: [success(off)],
      [`GET ${base}/Import`]: [
        success({ list: [] }),
        success({
          list: [{ id: 'i1', fileName: 'a.ics', at: 1_700_000_000_000, added: 1, changed: 0, mayUndo: true }],
        }),
      ],
      [`POST ${base}/Import/Preview`]: [
        success({ ...counts, list: [row({}), row({ line: 12, is: 'bad', title: '坏日程', why: 'end' })] }),
      ],
      [`POST ${base}/Import`]: [success({ id: 'i1', added: 1, changed: 0, same: 0 })],
      [`POST ${base}/Import/i1/Undo`]: [success({ removed: 1, restored: 0 })],
    },
  });
  const file = new File(['BEGIN:VCALENDAR'], 'a.ics', { type: 'text/calendar' });
  await userEvent.upload(page.getByLabelText('日历文件（.ics）'), file);
  await expect.element(page.getByText('新增 1，更新 0，相同 0，无法读取 1')).toBeVisible();
  await expect.element(page.getByText(/第 12 行: 结束早于开始/)).toBeVisible();
  const run = page.getByRole('button', { name: '导入 1 个日程' });
  await expect.element(run).toBeDisabled();
  await page.getByRole('switch', { name: '跳过无法读取的 1 个' }).click();
  expect(await accessibilityProblems()).toEqual([]);
  await run.click();
  await expect.poll(async () => (await room.heard(`POST ${base}/Import`)).length).toBe(1);
  const [sent] = await room.heard(`POST ${base}/Import`);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    text: 'BEGIN:VCALENDAR',
    fileName: 'a.ics',
    skipsBad: true,
  });
  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click();
  await expect.poll(async () => (await room.heard(`POST ${base}/Import/i1/Undo`)).length).toBe(1);
});

test('a file that is no calendar is refused by name, and another one can be chosen', async () => {
  await openApp(path, {
    answers: {
      ...none,
      [`GET ${base}/Feed`]: [success(off)],
      [`POST ${base}/Import/Preview`]: [refused(400, '无法读取此文件，请选择日历文件（.ics）')],
    },
  });
  await userEvent.upload(page.getByLabelText('日历文件（.ics）'), new File(['PK'], 'a.zip'));
  await expect.element(page.getByText('a.zip: 无法读取此文件，请选择日历文件（.ics）')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible();
  await expect.element(page.getByRole('list', { name: '导入日历文件' })).not.toBeInTheDocument();
});

test('what others organise is skipped without a question', async () => {
  const room = await openApp(path, {
    answers: {
      ...none,
      [`GET ${base}/Feed`]: [success(off)],
      [`POST ${base}/Import/Preview`]: [
        success({
          ...counts,
          list: [row({}), row({ line: 12, is: 'bad', title: '别人的会', why: 'notMine' })],
        }),
      ],
      [`POST ${base}/Import`]: [success({ id: 'i1', added: 1, changed: 0, same: 0 })],
    },
  });
  const file = new File(['BEGIN:VCALENDAR'], 'a.ics', { type: 'text/calendar' });
  await userEvent.upload(page.getByLabelText('日历文件（.ics）'), file);
  await expect
    .element(page.getByRole('status').getByText('新增 1，更新 0，相同 0，无法读取 0，跳过他人发起的 1 个'))
    .toBeVisible();
  await expect.element(page.getByText('跳过', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '导入 1 个日程' }).click();
  await expect.poll(async () => (await room.heard(`POST ${base}/Import`)).length).toBe(1);
  const [sent] = await room.heard(`POST ${base}/Import`);
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ skipsBad: true });
});
