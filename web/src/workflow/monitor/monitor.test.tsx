import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '../../language/words.ts';
import { accessibilityProblems } from '../../testing/accessibility.ts';
import { refused, success } from '../../testing/answers.ts';
import { openApp, place } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';
import { calls, counts, dictionaries, launched, openedConfig, pageOf, template } from '../testing/flows.ts';
import './flows-page.tsx';

const path = '/pages/workFlow/index';
const as = (...buttons: string[]) => ({ ...currentUser, permissionList: [grants('flowMonitor', buttons)] });
const flows = pageOf([launched('p1'), launched('p2', { status: 4 })]);
const answers = {
  [calls.monitor]: [flows],
  [calls.dictionaries]: [dictionaries],
  [calls.selector]: [success({ list: [] })],
};

afterEach(() => page.viewport(390, 844));

test('whoever watches flows sees all of them, and opens one to manage it', async () => {
  await openApp(path, { user: as('btn_manage'), answers });
  await expect.element(page.getByRole('heading', { name: '流程监控' })).toBeVisible();
  await page
    .getByRole('button', { name: /请假申请 p1/ })
    .first()
    .click();
  await expect.poll(() => place().split('?')[0]).toBe('/pages/workFlow/flowBefore/index');
  expect(openedConfig()).toMatchObject({ id: 'p1', opType: '4' });
});

test('what was taken back can be deleted by whoever may manage, and they read why one cannot', async () => {
  const became = (problem: string) => success([{ id: 'p2', fullName: '请假申请 p2', problem }]);
  const room = await openApp(path, {
    user: as('btn_manage'),
    answers: { ...answers, [calls.removeMonitored]: [became('流程正在审核,请勿删除'), became('')] },
  });
  await expect.element(page.getByText('流程撤回')).toBeVisible();
  expect(page.getByRole('button', { name: /更多操作/ }).elements()).toHaveLength(1);
  for (const said of ['流程正在审核,请勿删除', '删除成功']) {
    await page.getByRole('button', { name: '请假申请 p2的更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect.element(page.getByText(said)).toBeVisible();
  }
  const asked = (await room.heard(calls.removeMonitored)).map(({ body }) => body);
  expect(asked).toEqual(Array(2).fill(JSON.stringify({ ids: ['p2'] })));
});

test('watching alone deletes nothing', async () => {
  await openApp(path, { user: as(), answers });
  await expect.element(page.getByText('流程撤回')).toBeVisible();
  expect(page.getByRole('button', { name: /更多操作/ }).elements()).toEqual([]);
});

test('everybody else sees what the tab shows', async () => {
  const room = await openApp(path, {
    answers: { [calls.counts]: [counts()], [calls.startable]: [pageOf([template('t1', '请假申请')])] },
  });
  await expect.element(page.getByRole('link', { name: '待办事宜' })).toBeVisible();
  expect(await room.heard(calls.monitor)).toEqual([]);
});

test('a grant that was taken away meanwhile is told', async () => {
  const forbidden = refused(403, '暂无权限，请联系管理员');
  await openApp(path, { user: as(), answers: { [calls.monitor]: [forbidden] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
});

test('in English', async () => {
  await chooseLanguage('en');
  await openApp(path, { user: as(), answers });
  await expect.element(page.getByRole('heading', { name: 'Flow monitor' })).toBeVisible();
});

describe.each([
  [390, 844],
  [1440, 900],
])('%i × %i', (width, height) => {
  test('axe finds nothing and nothing overflows', async () => {
    await page.viewport(width, height);
    await openApp(path, { user: as('btn_manage'), answers });
    await expect.element(page.getByText(/流程撤回/)).toBeVisible();
    expect(await accessibilityProblems(document.documentElement)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
