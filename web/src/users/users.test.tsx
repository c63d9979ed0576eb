import { refusals } from '@fairway/contract/errors.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sharedAddressOf } from '../shared-links/made-link.tsx';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Heard, refused, success } from '../testing/answers.ts';
import { openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';
import { invitationScreen } from './invitation-screen.ts';
import { userImportScreen, userPathOf, usersScreen } from './paths.ts';
import { calls, detail, openUsers, user, usersList } from './testing/users.ts';

const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');

afterEach(() => page.viewport(390, 844));

test('on a phone a card says who somebody is and opens them', async () => {
  await openUsers(usersScreen);
  await expect.element(page.getByText('lin.xiao · 13800001111')).toBeVisible();
  await expect.element(page.getByText('待激活')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByText('lin.xiao · 13800001111').click();
  await expect.poll(place).toBe(userPathOf('u1'));
  await expect.element(page.getByText('10.0.0.8', { exact: false })).toBeVisible();
  await expect.element(page.getByText('姓名：林小 → 林晓')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('on a desk they are a table narrowed by the address, with one of them beside it', async () => {
  await page.viewport(1440, 900);
  const room = await openUsers(`${usersScreen}?f.state=active,disabled&f.kind=member&f.role=r1&keyword=lin`);
  await expect
    .poll(async () => bodyOf((await room.heard(calls.list))[0]))
    .toMatchObject({
      keyword: 'lin',
      filters: { state: ['active', 'disabled'], isExternal: false, roleId: 'r1' },
    });
  await page.getByRole('gridcell', { name: '林晓' }).click();
  await expect.element(page.getByRole('heading', { name: '登录设备' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('somebody is added, and what is refused is said at its field', async () => {
  const room = await openUsers(usersScreen, {
    [calls.add]: [
      refused(refusals.ACCOUNT_TAKEN.code, '账号 wang 已被使用'),
      success({ id: 'u1', version: 1 }),
    ],
  });
  await page.getByRole('button', { name: '新增用户' }).click();
  const sheet = page.getByRole('dialog', { name: '新增用户' });
  const save = sheet.getByRole('button', { name: '保存' });
  await expect.element(save).toBeDisabled();
  await sheet.getByLabelText('姓名').fill('林晓');
  await sheet.getByLabelText('登录账号').fill('wang');
  await sheet.getByRole('button', { name: /所属组织/ }).click();
  await page.getByRole('dialog').last().getByText('操作部').first().click();
  await page.getByRole('button', { name: /^确定/ }).click();
  await save.click();
  await expect.element(page.getByText('账号 wang 已被使用')).toBeVisible();
  await sheet.getByLabelText('登录账号').fill('lin.xiao');
  await save.click();
  await expect.poll(place).toBe(userPathOf('u1'));
  expect(bodyOf((await room.heard(calls.add))[1])).toMatchObject({
    ...{ account: 'lin.xiao', realName: '林晓', organisationIds: ['o1'], isAdministrator: false },
  });
});

test('only what was changed is sent', async () => {
  const room = await openUsers(userPathOf('u1'), {
    [calls.change('u1')]: [success({ id: 'u1', version: 4 })],
  });
  await page.getByRole('button', { name: '编辑用户' }).click();
  const sheet = page.getByRole('dialog', { name: '编辑用户' });
  await expect.element(sheet.getByRole('button', { name: '保存' })).toBeDisabled();
  await sheet.getByLabelText('邮箱').fill('new@example.com');
  await sheet.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByText('林晓 已保存')).toBeVisible();
  expect(bodyOf((await room.heard(calls.change('u1')))[0])).toEqual({
    ...{ version: 3, changes: { email: 'new@example.com' } },
  });
});

test('who was invited gets a link that is shown once', async () => {
  await openUsers(userPathOf('u2'), {
    [calls.invite('u2')]: [success({ token: 'abc_def-0123456789012345', expiresAt: 1_790_000_000_000 })],
  });
  await page.getByRole('button', { name: '邀请设置密码' }).click();
  const sheet = page.getByRole('dialog', { name: '邀请 王敏 设置密码' });
  await sheet.getByRole('button', { name: '生成邀请链接' }).click();
  await expect
    .element(sheet.getByLabelText('链接地址'))
    .toHaveValue(sharedAddressOf(invitationScreen, 'abc_def-0123456789012345'));
  expect(await accessibilityProblems()).toEqual([]);
});

test('several are disabled together, and who is already is left out', async () => {
  await page.viewport(1440, 900);
  const room = await openUsers(usersScreen, {
    [calls.list]: [usersList([user(), user({ id: 'u3', realName: '陈默', state: 'disabled' })])],
    [calls.act('disable')]: [
      refused(refusals.LAST_ADMINISTRATOR.code, '至少要保留一名可以登录的管理员'),
      success({ count: 1 }),
    ],
  });
  await expect.element(page.getByRole('gridcell', { name: '陈默' })).toBeVisible();
  await page.getByRole('button', { name: '全选' }).click();
  await page.getByRole('button', { name: '停用账号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用账号' }).click();
  await expect.element(page.getByText('至少要保留一名可以登录的管理员')).toBeVisible();
  await page.getByRole('button', { name: '停用账号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用账号' }).click();
  await expect.element(page.getByText('已停用账号：林晓')).toBeVisible();
  expect(bodyOf((await room.heard(calls.act('disable')))[1])).toEqual({ users: [{ id: 'u1', version: 3 }] });
});

test('a password is reset after its rules are met', async () => {
  const room = await openUsers(userPathOf('u1'), {
    [calls.reset('u1')]: [
      refused(refusals.PASSWORD_TOO_WEAK.code, '密码不符合要求：至少 8 位'),
      success(null),
    ],
  });
  await page.getByRole('button', { name: '更多用户操作' }).click();
  await page.getByRole('menuitem', { name: '重置密码' }).click();
  const sheet = page.getByRole('dialog', { name: '重置 林晓 的密码' });
  await sheet.getByLabelText('为其设置的密码').fill('123');
  await sheet.getByRole('button', { name: '重置密码' }).click();
  await expect.element(sheet.getByText('密码不符合要求：至少 8 位')).toBeVisible();
  await sheet.getByLabelText('为其设置的密码').fill('Harbour-lights-42');
  await sheet.getByRole('button', { name: '重置密码' }).click();
  await expect.element(page.getByText('林晓 的密码已重置')).toBeVisible();
  expect(bodyOf((await room.heard(calls.reset('u1')))[1])).toEqual({ userPassword: 'Harbour-lights-42' });
});

test('what may not be done with somebody is not offered', async () => {
  await openUsers(userPathOf('u1'), { [calls.one('u1')]: [success(detail({ can: [] }))] });
  await expect.element(page.getByText('lin.xiao')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '编辑用户' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '更多用户操作' })).not.toBeInTheDocument();
});

test('an invitation lets somebody set their password and in', async () => {
  const room = await openApp(`${invitationScreen}#abc_def-0123456789012345`, {
    user: null,
    answers: {
      [calls.invitation]: [success({ account: 'wang', realName: '王敏', expiresAt: 1_790_000_000_000 })],
      [calls.accept]: [success({ token: 'bearer new', theme: 'classic' })],
      'GET /api/oauth/CurrentUser': [success(currentUser)],
    },
  });
  await expect.element(page.getByText('王敏，您的登录账号是 wang')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await page.getByLabelText('密码', { exact: true }).fill('Harbour-lights-42');
  await page.getByRole('button', { name: '设置密码并登录' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(calls.accept))[0]))
    .toEqual({ token: 'abc_def-0123456789012345', password: 'Harbour-lights-42' });
});

test('an invitation that is over says so', async () => {
  await openApp(`${invitationScreen}#abc_def-0123456789012345`, {
    user: null,
    answers: { [calls.invitation]: [refused(refusals.INVITATION_OVER.code, '邀请链接已失效')] },
  });
  await expect.element(page.getByText('链接已过期或已使用，请联系管理员重新发送')).toBeVisible();
});

test('what was just done is taken back', async () => {
  await page.viewport(1440, 900);
  const room = await openUsers(usersScreen, {
    [calls.act('disable')]: [success({ count: 1 })],
    [calls.undo]: [success({ count: 1 })],
  });
  await page.getByRole('gridcell', { name: '林晓' }).click();
  await page.getByRole('button', { name: '更多用户操作' }).click();
  await page.getByRole('menuitem', { name: '停用账号' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停用账号' }).click();
  await expect.element(page.getByText('已停用账号：林晓')).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(page.getByText('已撤销')).toBeVisible();
  expect(bodyOf((await room.heard(calls.undo))[0])).toEqual({ users: [{ id: 'u1', version: 4 }] });
});

test('two who change the same person see each other, and choose', async () => {
  const newest = detail({ version: 4, email: 'theirs@example.com', ranks: 'P6' });
  const room = await openUsers(userPathOf('u1'), {
    [calls.one('u1')]: [success(detail()), success(newest)],
    [calls.change('u1')]: [
      refused(refusals.RECORD_CHANGED.code, '他人已修改'),
      success({ id: 'u1', version: 5 }),
    ],
    [calls.history('u1')]: [
      success({
        list: [
          {
            ...{ version: 4, at: 1_780_000_000_000, byName: '陈管理', act: 'update' },
            differences: [
              { field: 'email', before: 'lin@example.com', after: 'theirs@example.com' },
              { field: 'ranks', before: 'P5', after: 'P6' },
            ],
          },
        ],
      }),
    ],
  });
  await page.getByRole('button', { name: '编辑用户' }).click();
  const sheet = page.getByRole('dialog', { name: '编辑用户' });
  await sheet.getByLabelText('邮箱').fill('mine@example.com');
  await sheet.getByRole('button', { name: '保存' }).click();
  const conflict = page.getByRole('dialog', { name: '他人已修改，查看差异' });
  await expect.element(conflict.getByText('陈管理 的修改')).toBeVisible();
  await expect.element(conflict.getByText('职级：P5 → P6')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await conflict.getByRole('button', { name: '按所选保存' }).click();
  await expect.element(page.getByText('林晓 已保存')).toBeVisible();
  expect(bodyOf((await room.heard(calls.change('u1')))[1])).toEqual({
    ...{ version: 4, changes: { email: 'mine@example.com' } },
  });
});

test('one device is ended', async () => {
  const room = await openUsers(userPathOf('u1'), { [calls.endDevice('u1', 's1')]: [success(null)] });
  await page.getByRole('button', { name: '退出该设备' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出该设备' }).click();
  await expect.element(page.getByText('已退出')).toBeVisible();
  expect(await room.heard(calls.endDevice('u1', 's1'))).toHaveLength(1);
});

const found = (problems: object[]) =>
  success({
    ...{ fileName: '员工.xlsx', sheet: '用户', total: 2, bad: problems.length, ignored: ['鞋码'], problems },
    rows: [
      { row: 2, account: 'lin', realName: '林晓', organisations: ['远航'], isBad: problems.length > 0 },
      { row: 3, account: 'wang', realName: '王敏', organisations: ['远航'], isBad: false },
    ],
  });

test('a sheet with a bad cell names it and adds nobody', async () => {
  const problem = { row: 2, address: 'C2', column: 'organisations', text: '远行', words: '没有组织“远行”' };
  await openUsers(`${userImportScreen}?file=f1`, { [calls.preview]: [found([problem])] });
  await expect.element(page.getByText('没有组织“远行”')).toBeVisible();
  await expect.element(page.getByText('C2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('以下列不会导入：鞋码')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '导入 2 人' })).toBeDisabled();
  expect(await accessibilityProblems()).toEqual([]);
});

test('a good sheet is imported, its people invited, and taken back', async () => {
  const room = await openUsers(`${userImportScreen}?file=f1`, {
    [calls.preview]: [found([])],
    [calls.importAll]: [success({ id: 'i1', count: 2 })],
    [calls.inviteAll('i1')]: [
      success({
        expiresAt: 1_790_000_000_000,
        list: [{ account: 'lin', realName: '林晓', mobilePhone: '', email: '', token: 'abc' }],
      }),
    ],
    [calls.undoImport('i1')]: [success({ count: 2 })],
  });
  await page.getByRole('button', { name: '导入 2 人' }).click();
  await page.getByRole('button', { name: '生成所有邀请链接' }).click();
  await expect.element(page.getByText(/已下载 1 个邀请链接/)).toBeVisible();
  await page.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销导入' }).click();
  await expect.element(page.getByText('已撤销导入，2 个账号已删除。')).toBeVisible();
  expect(bodyOf((await room.heard(calls.importAll))[0])).toEqual({ fileId: 'f1' });
});
