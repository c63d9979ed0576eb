import { firstHourSteps } from '@fairway/contract/first-hour.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { firstHourScreen } from './paths.ts';

const base = '/api/system/FirstHour';
const steps = firstHourSteps.map((step) => ({ step, isDone: false, isSkipped: false, count: 0 }));

const openFirstHour = (step: string, answers: Record<string, Answer[]> = {}) =>
  openApp(`${firstHourScreen}?id=${step}`, {
    user: {
      ...currentUser,
      permissionList: [
        grants('firstHour', []),
        grants('organisation', ['btn_add']),
        grants('user', ['btn_upload']),
      ],
    },
    answers: {
      [`GET ${base}`]: [success({ companyName: '远洋货代', steps, isDismissed: false })],
      [`GET ${base}/Roles`]: [success({ list: [] })],
      'GET /api/permission/Units': [success({ list: [] })],
      ...answers,
    },
  });

test('departments are typed by lines, seen as a tree, and can be taken back', async () => {
  const room = await openFirstHour('departments', {
    [`POST ${base}/Departments`]: [success({ units: [{ id: 'd1', version: 1 }], known: 1 })],
    [`POST ${base}/Departments/Undo`]: [success({ count: 1 })],
  });
  await page.getByRole('button', { name: '销售部', exact: true }).click();
  await page.getByLabelText('部门名单').fill('销售部\n  直客组');
  await expect.element(page.getByRole('list', { name: '预览' })).toHaveTextContent('销售部直客组');
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByRole('button', { name: '添加 2 个部门' }).click();
  await expect.element(page.getByText(/新增 1 个部门，1 个已存在/)).toBeVisible();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await expect.element(page.getByText(/新增 1 个部门，1 个已存在/)).not.toBeInTheDocument();
  const [undone] = await room.heard(`POST ${base}/Departments/Undo`);
  expect(JSON.parse(undone?.body ?? '{}')).toEqual({ units: [{ id: 'd1', version: 1 }] });
});

test('people are pasted out of a sheet into the table', async () => {
  await openFirstHour('people');
  const cell = page.getByRole('group', { name: '第 1 人' }).getByLabelText('姓名');
  await cell.click();
  const data = new DataTransfer();
  data.setData('text/plain', '姓名\t账号\t手机\n李明\tliming\t13811110001\n张伟\t\t13811110002\n');
  cell
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('button', { name: '添加 2 人' })).toBeEnabled();
  const second = page.getByRole('group', { name: '第 2 人' });
  await expect.element(second.getByLabelText('手机')).toHaveValue('13811110002');
  expect(await accessibilityProblems()).toEqual([]);
});
