import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eraseAllOf, outgoingOf } from '../../chat/outbox/outbox-database.ts';
import { writeMessage } from '../../chat/outbox/write-message.ts';
import { refused, success } from '../../testing/answers.ts';
import { loginConfig, openApp, place } from '../../testing/open-app.tsx';
import { currentUser, sysConfigInfo } from '../../testing/people.ts';
import { draftOf, keepDraft } from '../../wire/drafts.ts';
import { openSession } from '../../wire/session-store.ts';

const call = 'POST /api/permission/Users/Current/Actions/ModifyPassword';
const sysConfig = {
  ...sysConfigInfo,
  ...loginConfig.passwordPolicy,
  sysDescription: '',
  companyCode: '',
  companyAddress: '',
  companyContacts: '',
  companyTelePhone: '',
  companyEmail: '',
  serviceWorkdays: '',
  serviceHolidays: '',
  officialAccountQr: '',
  lastLoginTimeSwitch: 1,
};
const answers = (enableVerificationCode: 0 | 1 = 0) => ({
  'GET /api/system/SysConfig': [success(sysConfig)],
  'GET /api/oauth/getConfig/sales01': [success({ enableVerificationCode, verificationCodeNumber: 4 })],
  [call]: [refused(400, '旧密码错误'), success(null)],
});
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: '修改密码' }).click();
const toastShown = () => document.querySelector('.toast:popover-open')?.textContent;

test('the policy is checked as one types, wrong words are said at their fields, then every device signs in anew', async () => {
  const room = await openApp('/pages/my/modifyPsd', { answers: answers() });
  await field('新密码').fill('weak');
  const rule = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect.element(rule('包含小写字母')).toHaveTextContent('包含小写字母已满足');
  await expect.element(rule('至少 8 位')).toHaveTextContent('至少 8 位未满足');
  await submit();
  await expect.element(field('旧密码')).toHaveAccessibleDescription('请填写旧密码');
  await expect.element(field('旧密码')).toHaveFocus();
  await expect.element(field('新密码')).toHaveAccessibleDescription('新密码不符合要求');
  await field('旧密码').fill('Fairway@2026');
  await field('新密码').fill('Fairway@2026');
  await field('重复密码').fill('Fairway@2026');
  await submit();
  await expect.element(field('新密码')).toHaveAccessibleDescription('新密码不能与旧密码一样');
  await field('新密码').fill('Stronger@2027');
  await expect.element(field('重复密码')).toHaveAccessibleDescription('两次密码输入不一致');
  await field('重复密码').fill('Stronger@2027');
  await submit();
  await expect.poll(toastShown).toBe('旧密码错误');
  await expect.element(field('旧密码')).toHaveValue('Fairway@2026');
  await submit();
  await expect.poll(place).toBe('/pages/login/index');
  expect(localStorage.getItem('token')).toBeNull();
  const [, sent] = await room.heard(call);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ oldPassword: 'Fairway@2026', password: 'Stronger@2027' });
});

test('where codes are on, a picture that lasts two minutes is answered', async () => {
  const room = await openApp('/pages/my/modifyPsd', { answers: answers(1) });
  await field('旧密码').fill('Fairway@2026');
  await field('新密码').fill('Stronger@2027');
  await field('重复密码').fill('Stronger@2027');
  await submit();
  await expect.element(field('验证码')).toHaveAccessibleDescription('请输入验证码');
  const picture = page.getByRole('img', { name: '验证码图片，点击换一张' }).element() as HTMLImageElement;
  const [, timestamp] = picture.src.match(/\/api\/file\/ImageCode\/([\w-]+)$/) ?? [];
  await field('验证码').fill('ab3d');
  await submit();
  await expect.poll(() => room.heard(call)).toHaveLength(1);
  const [sent] = await room.heard(call);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ code: 'ab3d', timestamp });
  await expect.element(field('验证码')).toHaveValue('');
});

test('a first password is changed before anything else, where the company says so', async () => {
  const user = { ...currentUser, userInfo: { ...currentUser.userInfo, changePasswordDate: null } };
  const forced = { ...sysConfig, mandatoryModificationOfInitialPassword: 1 };
  await openApp('/pages/index/apply', {
    user,
    answers: { ...answers(), 'GET /api/system/SysConfig': [success(forced)], [call]: [success(null)] },
  });
  const dialog = page.getByRole('dialog', { name: '请先修改初始密码' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await field('旧密码').fill('Fairway@2026');
  await field('新密码').fill('Stronger@2027');
  await field('重复密码').fill('Stronger@2027');
  await submit();
  await expect.poll(place).toBe('/pages/login/index');
});

test('a new password takes nothing of what was begun: unsent messages and drafts wait for their person', async () => {
  await openApp('/pages/my/modifyPsd', { answers: { ...answers(), [call]: [success(null)] } });
  await writeMessage('u2', { kind: 'text', text: '还没发' });
  keepDraft('a form', { title: '写到一半' });
  await field('旧密码').fill('Fairway@2026');
  await field('新密码').fill('Stronger@2027');
  await field('重复密码').fill('Stronger@2027');
  await submit();
  await expect.poll(place).toBe('/pages/login/index');
  expect(await outgoingOf('u1')).toHaveLength(1);
  openSession('bearer again', currentUser);
  expect(draftOf('a form')?.values).toEqual({ title: '写到一半' });
  await eraseAllOf('u1');
  localStorage.removeItem('drafts');
});
