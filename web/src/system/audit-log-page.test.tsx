import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { daysAsMoments } from './days-as-moments.ts';

const log = 'GET /api/system/Log';
const entry = (changes = {}) => ({
  id: '1',
  at: Date.UTC(2026, 10, 15, 3, 2, 1),
  userId: 'u1',
  account: 'sales01',
  realName: '王小明',
  name: 'uploadFile',
  target: '提单.pdf',
  requestId: 'r-1',
  ...changes,
});
const logPage = (...list: object[]) =>
  success({ list, pagination: { currentPage: 1, pageSize: 20, total: list.length } });
const retention = 'GET /api/system/Log/Retention';
const change = 'PUT /api/system/Log/Retention';
const as = (...buttons: string[]) => ({ ...currentUser, permissionList: [grants('auditLog', buttons)] });

afterEach(() => page.viewport(390, 844));

test('who did what and when, in words; the address only where the server sends it', async () => {
  const answers = {
    [log]: [logPage(entry(), entry({ id: '2', name: 'somethingNew', address: '10.0.0.8' }))],
  };
  await openApp('/pages/system/log', { user: as('btn_detail'), answers });
  const rows = () => [...document.querySelectorAll('.list-row')].map((row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      '上传文件2026-11-15 11:02王小明提单.pdf',
      'somethingNew2026-11-15 11:02王小明提单.pdf10.0.0.8',
    ]);
  await page.getByText('上传文件').click();
  await expect.poll(place).toBe('/pages/system/log?id=1');
  await expect.element(page.getByText('2026-11-15 11:02:01')).toBeVisible();
  await expect.element(page.getByText('来源地址')).not.toBeInTheDocument();
});

test.each([
  ['signInFailed', '登录失败'],
  ['changePassword', '修改密码'],
  ['changePasswordFailed', '修改密码失败'],
])('%s is told as %s', async (name, words) => {
  await openApp('/pages/system/log', { user: as(), answers: { [log]: [logPage(entry({ name }))] } });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('without the grant a row does not open', async () => {
  await openApp('/pages/system/log', { user: as(), answers: { [log]: [logPage(entry())] } });
  await expect.element(page.getByText('上传文件')).toBeVisible();
  expect(document.querySelector('button.list-row')).toBeNull();
});

test('days are filtered as whole days of the company, kept in the URL, and checked for their order', async () => {
  const room = await openApp('/pages/system/log', { user: as(), answers: { [log]: [logPage(entry())] } });
  await page.getByRole('button', { name: '筛选' }).click();
  // Of many filters one is opened first.
  await expect.poll(() => document.querySelector('summary')?.textContent).toBe('时间');
  document.querySelector('summary')?.click();
  await page.getByLabelText('开始日期').fill('2026-11-16');
  await page.getByLabelText('结束日期').fill('2026-11-15');
  await expect.element(page.getByText('开始日期不能晚于结束日期')).toBeVisible();
  await page.getByLabelText('开始日期').fill('2026-11-15');
  await page.getByRole('button', { name: '应用' }).click();
  await expect.poll(place).toBe('/pages/system/log?f.at=2026-11-15..2026-11-15');
  await expect
    .poll(async () => {
      const query = new URLSearchParams((await room.heard(log)).at(-1)?.query);
      return [query.get('startTime'), query.get('endTime')];
    })
    .toEqual([String(Date.UTC(2026, 10, 14, 16)), String(Date.UTC(2026, 10, 15, 16))]);
});

test('on a desk the server sorts by the columns it can, and no other is offered', async () => {
  await page.viewport(1440, 900);
  const answers = { [log]: [logPage(entry(), entry({ id: '2' }))] };
  const room = await openApp('/pages/system/log?sidx=address&sort=asc', { user: as(), answers });
  const order = async () => {
    const query = new URLSearchParams((await room.heard(log)).at(-1)?.query);
    return [query.get('sidx'), query.get('sort')];
  };
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const press = (name: string) => head(name).getByRole('button', { name, exact: true }).click();
  // An old link may name a column that cannot be sorted by: it is left out.
  await expect.poll(order).toEqual([null, null]);
  await press('操作人');
  await expect.poll(order).toEqual(['who', 'asc']);
  await press('操作人');
  await expect.poll(order).toEqual(['who', 'desc']);
  await expect.element(head('操作人')).toHaveAttribute('aria-sort', 'descending');
  await press('操作');
  await expect.poll(order).toEqual(['who', 'desc']);
  await press('操作人');
  await expect.poll(place).toBe('/pages/system/log');
  await head('操作').click({ button: 'right' });
  await expect.element(page.getByRole('menuitem', { name: '自动调整列宽' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '升序' })).not.toBeInTheDocument();
});

test('a person who may not see the log is told so instead of being asked to try again', async () => {
  await openApp('/pages/system/log', { answers: { [log]: [refused(403, '暂无权限，请联系管理员')] } });
  await expect.element(page.getByText('暂无权限，请联系管理员')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '筛选' })).not.toBeInTheDocument();
  expect(document.querySelector('.toast:popover-open')).toBeNull();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('what is no day is no bound', () => {
  expect(daysAsMoments({ from: '', to: 'yesterday' })).toEqual({});
});

test('acts are chosen by words below their feature, and searched', async () => {
  await page.viewport(1440, 900);
  const room = await openApp('/pages/system/log', { user: as(), answers: { [log]: [logPage(entry())] } });
  await expect.element(page.getByRole('gridcell', { name: '上传文件' })).toBeVisible();
  await page.getByRole('button', { name: '筛选' }).click();
  await page.getByRole('menuitem', { name: '操作', exact: true }).click();
  await expect.element(page.getByText('用户管理', { exact: true })).toBeVisible();
  await page.getByPlaceholder('搜索', { exact: true }).fill('启用用户');
  await page.getByRole('radio').first().click();
  const asked = async () => new URLSearchParams((await room.heard(log)).at(-1)?.query).get('names');
  await expect.poll(asked).toBe('actOnUsers');
  await expect.poll(place).toBe('/pages/system/log?f.what=actOnUsers');
});

test('an address narrows by act, object and person together', async () => {
  const path = '/pages/system/log?f.what=signIn&f.target=SO2026&f.who=u1';
  const room = await openApp(path, { user: as(), answers: { [log]: [logPage(entry())] } });
  await expect
    .poll(async () => {
      const query = new URLSearchParams((await room.heard(log)).at(-1)?.query);
      return [query.get('names'), query.get('target'), query.get('userId')];
    })
    .toEqual(['signIn', 'SO2026', 'u1']);
});

test('it says how long it is kept; who may shortens that after a question, who may not only reads it', async () => {
  const room = await openApp('/pages/system/log', {
    user: as(),
    answers: {
      [log]: [logPage(entry())],
      [retention]: [success({ days: 1095, canChange: true }), success({ days: 365, canChange: false })],
      [change]: [refused(400, '他人已修改'), success({ days: 365 })],
    },
  });
  await expect.element(page.getByText('操作日志保留 1095 天，更早的每晚自动删除。')).toBeVisible();
  await page.getByRole('button', { name: '修改' }).click();
  const sheet = page.getByRole('dialog', { name: '操作日志保留时间' });
  const save = sheet.getByRole('button', { name: '保存' });
  await sheet.getByLabelText('保留天数').fill('179');
  await expect.element(sheet.getByText('请填写 180 到 36500 之间的整数')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await sheet.getByLabelText('保留天数').fill('365');
  expect(await accessibilityProblems()).toEqual([]);
  const agree = async () => {
    await save.click();
    const question = page.getByRole('alertdialog', { name: '只保留最近 365 天？' });
    await question.getByRole('button', { name: '保存' }).click();
  };
  await agree();
  await expect.element(sheet.getByText('他人已修改')).toBeVisible();
  await agree();
  await expect.element(page.getByText('操作日志将保留 365 天')).toBeVisible();
  const bodies = (await room.heard(change)).map(({ body }) => JSON.parse(body));
  expect(bodies.at(-1)).toEqual({ days: 365, before: 1095 });
  await expect.element(page.getByText('操作日志保留 365 天，更早的每晚自动删除。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '修改' })).not.toBeInTheDocument();
});
