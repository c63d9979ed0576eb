import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
