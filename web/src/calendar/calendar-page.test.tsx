import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { calendarScreen } from './paths.ts';

const calendar = {
  weekdays: [1, 2, 3, 4, 5],
  days: [
    { day: '2026-10-01', isWorked: false, name: '国庆节' },
    { day: '2026-10-10', isWorked: true, name: '' },
  ],
  versions: [{ part: '2026', version: 3 }],
};
const history = {
  ...{ version: 3, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ day: '2026-10-01', before: '按每周规则', after: '休息 国庆节' }],
};
const base = '/api/system/Calendar';

const openCalendar = (year: number, answers: Record<string, Answer[]> = {}, buttons = ['btn_edit']) =>
  openApp(`${calendarScreen}?year=${year}`, {
    user: { ...currentUser, permissionList: [grants('calendar', buttons)] },
    answers: {
      [`GET ${base}`]: [success(calendar)],
      [`GET ${base}/2026/History`]: [success({ list: [history] })],
      [`GET ${base}/2027/History`]: [success({ list: [] })],
      [`GET ${base}/week/History`]: [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const day = (name: RegExp) => page.getByRole('button', { name });

afterEach(() => page.viewport(390, 844));

test('a year shows what is free and what is worked, and a range is made free at once', async () => {
  await page.viewport(1440, 900);
  const room = await openCalendar(2026, { [`PUT ${base}/2026`]: [success({ version: 4 })] });
  await expect.element(day(/10月1日.*休息 国庆节/)).toBeVisible();
  await expect.element(day(/10月10日.*上班/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await day(/12月24日/).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabelText('休息').click();
  await sheet.getByLabelText('名称').fill('圣诞节');
  await sheet.getByLabelText('到').fill('2026-12-25');
  expect(await accessibilityProblems()).toEqual([]);
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('已保存 2 天')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/2026`))[0])).toEqual({
    version: 3,
    days: ['2026-12-24', '2026-12-25'].map((one) => ({ day: one, isWorked: false, name: '圣诞节' })),
  });
});

test('a year nothing is known of says so, and takes a list that is pasted', async () => {
  const room = await openCalendar(2027, { [`PUT ${base}/2027`]: [success({ version: 1 })] });
  await expect.element(page.getByText(/2027 年还没有节假日安排/)).toBeVisible();
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('menuitem', { name: '粘贴官方名单' }).click();
  const lines = page.getByLabelText('每行一天');
  await lines.fill('2027-10-01 国庆节 休\n国庆节');
  await expect.element(page.getByText('无法识别第 2 行')).toBeVisible();
  await lines.fill('2027-10-01 国庆节 休\n2027-10-09 班\n2026-01-01 元旦 休');
  await expect.element(page.getByText('有 1 天不在 2027 年内，不会保存')).toBeVisible();
  await page.getByRole('button', { name: '保存 2 天' }).click();
  await expect.element(page.getByText('已保存 2 天')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/2027`))[0])).toEqual({
    version: 0,
    days: [
      { day: '2027-10-01', isWorked: false, name: '国庆节' },
      { day: '2027-10-09', isWorked: true, name: '' },
    ],
  });
});

test('the year before is copied on the same dates', async () => {
  const room = await openCalendar(2027, { [`PUT ${base}/2027`]: [success({ version: 1 })] });
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('menuitem', { name: '从 2026 年复制' }).click();
  await page.getByRole('button', { name: '复制' }).click();
  await expect
    .poll(async () =>
      bodyOf((await room.heard(`PUT ${base}/2027`))[0]).days?.map((one: { day: string }) => one.day),
    )
    .toEqual(['2027-10-01', '2027-10-10']);
});

test('the week is changed, a refusal is said, and a change is taken back', async () => {
  await page.viewport(1440, 900);
  const room = await openCalendar(2026, {
    [`PUT ${base}/Week/Days`]: [refused(409, '他人已修改'), success({ version: 1 })],
    [`POST ${base}/2026/Undo`]: [success({ version: 4 })],
  });
  const saturday = page.getByLabelText('周六');
  await saturday.click();
  await expect.element(page.getByText('他人已修改')).toBeVisible();
  await saturday.click();
  await expect.element(page.getByText('每周工作日已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/Week/Days`))[1])).toEqual({
    ...{ version: 0, weekdays: [1, 2, 3, 4, 5, 6] },
  });
  await page.getByRole('button', { name: '撤销最近一次修改' }).click();
  await expect.element(page.getByText('已撤销最近一次修改')).toBeVisible();
  expect(bodyOf((await room.heard(`POST ${base}/2026/Undo`))[0])).toEqual({ version: 3 });
});

test('whoever may only look opens no day', async () => {
  await page.viewport(1440, 900);
  await openCalendar(2026, {}, []);
  await expect.element(day(/10月1日.*国庆节/)).toBeDisabled();
});
