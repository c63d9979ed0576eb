import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answer, refused, success } from '../testing/answers.ts';
import { loginConfig, openApp, place } from '../testing/open-app.tsx';
import { currentUser } from '../testing/people.ts';
import type { Room } from '../testing/room.ts';
import { sessionToken } from '../wire/session-store.ts';

const account = () => page.getByLabelText('账号', { exact: true });
const password = () => page.getByLabelText('密码', { exact: true });
const submit = () => page.getByRole('button', { name: '登录', exact: true });
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;
const asForm = (body = '') => Object.fromEntries(new URLSearchParams(body));

async function openLogin(
  path = '/pages/login/index',
  signIn: Answer = success({ token: 'bearer new', theme: '' }),
) {
  const room = await openApp(path, { user: null });
  await room.answer('POST /api/oauth/Login', signIn);
  await room.answer('GET /api/oauth/CurrentUser', success(currentUser));
  await answerConfig(room, 0);
  await expect.element(account()).toBeVisible();
  return room;
}

const answerConfig = (room: Room, enableVerificationCode: 0 | 1) =>
  room.answer(
    'GET /api/oauth/getConfig/sales01',
    success({ enableVerificationCode, verificationCodeNumber: 4 }),
  );

async function fillAndEnter() {
  await account().fill('sales01');
  await password().fill('Fairway@2026');
  await userEvent.keyboard('{Enter}');
}

test('account and password by Enter: the fixed client words, then who it is, then the workbench', async () => {
  const room = await openLogin();
  await expect.element(page.getByText('远航国际物流集团', { exact: true })).toBeVisible();
  await fillAndEnter();
  await expect.poll(place).toBe('/pages/index/apply');
  const [login] = await room.heard('POST /api/oauth/Login');
  expect(asForm(login?.body)).toEqual({
    account: 'sales01',
    password: 'Fairway@2026',
    grant_type: 'password',
    origin: 'password',
  });
  const [who] = await room.heard('GET /api/oauth/CurrentUser');
  expect(who?.query).toBe('?type=app');
  expect(who?.headers.authorization).toBe('bearer new');
  expect(JSON.parse(localStorage.getItem('token') ?? '')).toBe('bearer new');
  await expect.poll(() => room.heard('POST /api/oauth/updatePasswordMessage')).toHaveLength(1);
  expect(location.href).not.toContain('bearer');
});

test('after signing in the person is back where they were, and only on our own ground', async () => {
  await openLogin(`/pages/login/index?redirect=${encodeURIComponent('/pages/index/my')}`);
  await fillAndEnter();
  await expect.poll(place).toBe('/pages/index/my');
});

test('a crafted link leads home', async () => {
  await openLogin(`/pages/login/index?redirect=${encodeURIComponent('//evil.example/')}`);
  await fillAndEnter();
  await expect.poll(place).toBe('/pages/index/apply');
});

test('missing words are said at their fields and nothing is sent', async () => {
  const room = await openLogin();
  await submit().click();
  await expect.element(account()).toHaveAccessibleDescription('请输入账号');
  await expect.element(password()).toHaveAccessibleDescription('请输入密码');
  await expect.element(account()).toHaveFocus();
  expect(await room.heard('POST /api/oauth/Login')).toHaveLength(0);
  await account().fill('x');
  await expect.element(account()).not.toHaveAttribute('aria-invalid');
});

test('a refusal is told in the server’s words and what was typed stays', async () => {
  await openLogin(undefined, refused(400, '账号或密码错误'));
  await fillAndEnter();
  await expect.poll(toastShown).toBe('账号或密码错误');
  await expect.element(account()).toHaveValue('sales01');
  await expect.element(password()).toHaveValue('Fairway@2026');
  expect(sessionToken()).toBe('');
  expect(place()).toBe('/pages/login/index');
});

test('without network the login says that it was not carried out, and keeps what was typed', async () => {
  const room = await openLogin();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await room.answer('POST /api/oauth/Login', { drop: true });
  await fillAndEnter();
  await expect.element(page.getByText('网络不可用，刚才的操作可能没有完成，请稍后核对')).toBeVisible();
  expect(toastShown()).toBeUndefined();
  await expect.element(account()).toHaveValue('sales01');
  online.mockRestore();
});

test('while it waits the button says so and a second press sends nothing', async () => {
  const room = await openLogin(undefined, { ...refused(400, '账号或密码错误'), held: true });
  await fillAndEnter();
  const busy = page.getByRole('button', { name: '登录中' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  await userEvent.keyboard('{Enter}');
  await room.release('POST /api/oauth/Login');
  await expect.element(submit()).toBeVisible();
  expect(await room.heard('POST /api/oauth/Login')).toHaveLength(1);
  expect(document.querySelector('.loading-mask')).toBeNull();
});

test('a person without menus is told so, has no token, and stays at login', async () => {
  const room = await openLogin();
  await room.answer('GET /api/oauth/CurrentUser', success({ ...currentUser, menuList: [] }));
  await fillAndEnter();
  await expect.poll(toastShown).toBe('您的权限不足，请联系管理员');
  await expect.poll(sessionToken).toBe('');
  expect(localStorage.getItem('token')).toBeNull();
  expect(place()).toBe('/pages/login/index');
  const [logout] = await room.heard('GET /api/oauth/Logout');
  expect(logout?.headers.authorization).toBe('bearer new');
  expect(await room.heard('POST /api/oauth/updatePasswordMessage')).toHaveLength(0);
});

test('when the server asks for an image code, it is shown, sent with its id, and renewed after a refusal', async () => {
  const room = await openLogin(undefined, refused(400, '验证码错误'));
  await answerConfig(room, 1);
  await account().fill('sales01');
  await userEvent.tab();
  const code = page.getByLabelText('验证码', { exact: true });
  await expect.element(code).toBeVisible();
  const picture = () =>
    page.getByRole('img', { name: '验证码图片，点击换一张' }).element() as HTMLImageElement;
  const first = picture().src;
  expect(first).toMatch(new RegExp(`${room.base}/api/oauth/ImageCode/4/[\\w-]{6,50}$`));
  await page.getByRole('button', { name: '验证码图片，点击换一张' }).click();
  const second = picture().src;
  expect(second).not.toBe(first);
  await password().fill('Fairway@2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('请输入验证码');
  await code.fill('aB3d');
  await userEvent.keyboard('{Enter}');
  await expect.poll(toastShown).toBe('验证码错误');
  const [login] = await room.heard('POST /api/oauth/Login');
  expect(asForm(login?.body)).toMatchObject({ code: 'aB3d', timestamp: second.split('/').at(-1) });
  await expect.element(code).toHaveValue('');
  expect(picture().src).not.toBe(second);
});

test('the password can be looked at', async () => {
  await openLogin();
  await password().fill('secret');
  expect(password().element()).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: '显示密码' }).click();
  expect(password().element()).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: '隐藏密码' }).click();
  expect(password().element()).toHaveAttribute('type', 'password');
});

test('who is signed in already goes on', async () => {
  await openApp('/pages/login/index?redirect=%2Fpages%2Findex%2Findex');
  await expect.poll(place).toBe('/pages/index/index');
});

test('on an empty system the first visitor creates the administrator', async () => {
  const room = await openApp('/pages/login/otherLogin', { user: null });
  await expect.element(page.getByText('暂未开通其他登录方式')).toBeVisible();
  await room.answer('GET /api/oauth/getLoginConfig', success({ ...loginConfig, setupNeeded: true }));
  await room.answer(
    'POST /api/setup/Administrator',
    refused(400, '一次性代码错误'),
    success({ token: 'bearer first', theme: '' }),
  );
  await room.answer('GET /api/oauth/CurrentUser', success(currentUser));
  const { queryClient } = await import('../wire/query-client.ts');
  queryClient.clear();
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect.element(page.getByRole('heading', { name: '创建管理员' })).toBeVisible();
  await page.getByRole('button', { name: '创建并登录' }).click();
  await expect.element(page.getByLabelText('公司名称')).toHaveAccessibleDescription('请填写公司名称');
  const typed = { 一次性代码: 'AB-12', 公司名称: '远航', 管理员账号: 'boss', 姓名: '张三' };
  for (const [label, value] of Object.entries(typed)) await page.getByLabelText(label).fill(value);
  await password().fill('weak');
  const rule = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect.element(rule('包含小写字母')).toHaveTextContent('包含小写字母已满足');
  await expect.element(rule('至少 8 位')).toHaveTextContent('至少 8 位未满足');
  await password().fill('Strong@2026');
  await expect.element(rule('至少 8 位')).toHaveTextContent('至少 8 位已满足');
  await page.getByRole('button', { name: '创建并登录' }).click();
  await expect.poll(toastShown).toBe('一次性代码错误');
  await page.getByRole('button', { name: '创建并登录' }).click();
  await expect.poll(place).toBe('/pages/index/apply');
  const [, sent] = await room.heard('POST /api/setup/Administrator');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    code: 'AB-12',
    companyName: '远航',
    account: 'boss',
    realName: '张三',
    password: 'Strong@2026',
  });
});
