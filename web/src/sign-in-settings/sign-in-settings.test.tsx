import type { SignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { signInSettingsScreen, signInTrialScreen } from './paths.ts';

type Field = SignInMethod['fields'][number];
const field = (key: string, value: string | boolean, over: Partial<Field> = {}): Field => ({
  ...{ key, value, standard: value, from: 'environment' },
  ...over,
});
const method = (over: Partial<SignInMethod>): SignInMethod => ({
  ...{ id: 'sms', kind: 'sms', version: 0, isOwn: false, isOffered: true, problem: null, bound: 0 },
  ...{ fields: [], byName: '', at: null, redirectUrl: '' },
  secret: { from: 'environment', isReadable: true, byName: '', at: null },
  ...over,
});
const sms = (over: Partial<SignInMethod> = {}) =>
  method({ fields: [field('isOn', true), field('url', 'https://sms.example.com/…')], ...over });
const dingtalk = method({
  ...{ id: 'dingtalk', kind: 'dingtalk', version: 3, isOwn: true, byName: '沈立群', at: 1_780_000_000_000 },
  fields: [
    field('isOn', true, { from: 'company', standard: false }),
    field('name', '钉钉', { from: 'builtIn' }),
    field('clientId', 'dingapp', { from: 'company', standard: '' }),
  ],
  secret: { from: 'company', isReadable: true, byName: '沈立群', at: 1_780_000_000_000 },
  redirectUrl: 'https://fairway.example.com/api/oauth/Login/socials?source=dingtalk',
});

const base = '/api/system/SignInMethods';
const listed = (list: SignInMethod[], keepsSecrets = true) => success({ list, keepsSecrets });
const history = {
  ...{ version: 3, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [
    { key: 'secret', before: true, after: true },
    { key: 'clientId', before: null, after: 'dingapp' },
  ],
};
const openMethods = (path: string, answers: Record<string, Answer[]> = {}, isAdministrator = true) =>
  openApp(path, {
    user: {
      ...currentUser,
      userInfo: { ...currentUser.userInfo, isAdministrator },
      permissionList: [grants('signInMethod', [])],
    },
    answers: {
      [`GET ${base}`]: [listed([sms(), dingtalk])],
      [`GET ${base}/sms/History`]: [success({ list: [] })],
      [`GET ${base}/dingtalk/History`]: [success({ list: [history] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const button = (name: string | RegExp) => page.getByRole('button', { name });

afterEach(() => page.viewport(390, 844));

test('a phone lists the methods; one opens with its secret only said to be set', async () => {
  await openMethods(signInSettingsScreen);
  await expect.element(page.getByText(/账号密码登录始终可用/)).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await button(/^钉钉/).click();
  await expect.element(page.getByText(/沈立群 于 .* 设置/)).toBeVisible();
  await expect.element(page.getByLabelText('客户端密钥')).toHaveValue('');
  await expect.element(page.getByText('客户端密钥：已更换')).toBeVisible();
  await expect.element(page.getByText(dingtalk.redirectUrl)).toBeVisible();
});

test('what is typed is saved as one change; a refusal stands at its field', async () => {
  await page.viewport(1440, 900);
  const room = await openMethods(`${signInSettingsScreen}?id=sms`, {
    [`PUT ${base}/sms`]: [
      refused(422, '参数有误', { fields: { secret: '请重新填写密钥' } }),
      success({ id: 'sms', version: 1 }),
    ],
  });
  await expect.element(page.getByText('来自服务器的环境变量').first()).toBeVisible();
  await page.getByLabelText('短信网关地址').fill('https://sms.other.example/send');
  await expect.element(button('发送测试短信')).toBeDisabled();
  await button('保存').click();
  await expect.element(page.getByText('请重新填写密钥')).toBeVisible();
  await page.getByLabelText('访问令牌（Bearer）').fill('new token');
  expect(await accessibilityProblems()).toEqual([]);
  await button('保存').click();
  await expect.element(page.getByText('登录方式已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/sms`))[1])).toEqual({
    ...{ version: 0, changes: { url: 'https://sms.other.example/send' }, secret: 'new token' },
  });
});

test('what another administrator saved first is shown beside what was typed', async () => {
  await page.viewport(1440, 900);
  const room = await openMethods(`${signInSettingsScreen}?id=sms`, {
    [`PUT ${base}/sms`]: [refused(409, '他人已修改')],
  });
  await page.getByLabelText('短信网关地址').fill('https://mine.example/send');
  const theirs = field('url', 'https://theirs.example/send', { from: 'company', standard: '' });
  await room.answerAll({
    [`GET ${base}`]: [listed([sms({ version: 1, fields: [field('isOn', true), theirs] })])],
  });
  await button('保存').click();
  await expect.element(page.getByText(/他人已修改为：https:\/\/theirs/)).toBeVisible();
  await expect.element(page.getByLabelText('短信网关地址')).toHaveValue('https://mine.example/send');
});

test('a message is sent to a number, and a provider is asked, in words', async () => {
  await page.viewport(1440, 900);
  await openMethods(`${signInSettingsScreen}?id=sms`, {
    [`POST ${base}/sms/Test`]: [success({ outcome: 'badStatus', status: 502 })],
    [`POST ${base}/dingtalk/Check`]: [
      success({
        steps: [
          { step: 'authorize', outcome: 'ok', status: 200 },
          { step: 'token', outcome: 'clientRefused', status: 400 },
        ],
        found: null,
      }),
    ],
  });
  await page.getByLabelText('手机号').fill('13800138000');
  await button('发送测试短信').click();
  await expect.element(page.getByText('对方拒绝或出错 (HTTP 502)')).toBeVisible();
  await button(/^钉钉/).click();
  await button('检查连接').click();
  await expect.element(page.getByText('对方不认可我们的 ID 或密钥 (HTTP 400)')).toBeVisible();
});

test('a provider is added under the name of its house', async () => {
  await page.viewport(1440, 900);
  const room = await openMethods(signInSettingsScreen, {
    [`POST ${base}`]: [success({ id: 'wecom', version: 1 })],
  });
  await button('添加登录方式').click();
  await page.getByLabelText('类型').selectOptions('wecom');
  await expect.element(page.getByLabelText('标识')).toHaveValue('wecom');
  await page.getByRole('dialog').getByRole('button', { name: '添加登录方式' }).click();
  await expect
    .poll(async () => bodyOf((await room.heard(`POST ${base}`))[0]))
    .toEqual({ kind: 'wecom', id: 'wecom', name: '' });
});

test('without a key no secret is typed, and who is no administrator only reads', async () => {
  await page.viewport(1440, 900);
  await openMethods(`${signInSettingsScreen}?id=sms`, { [`GET ${base}`]: [listed([sms()], false)] }, false);
  await expect.element(page.getByLabelText('访问令牌（Bearer）')).toBeDisabled();
  await expect.element(page.getByText('只有管理员可以修改登录方式')).toBeVisible();
  await expect.element(button('发送测试短信')).not.toBeInTheDocument();
});

test('a trial says who somebody is, and that nobody was signed in', async () => {
  await openMethods(`${signInTrialScreen}?id=t1`, {
    [`GET ${base}/Trial/t1`]: [
      success({ methodName: '钉钉', outcome: 'ok', subject: 'union-1', name: '张三' }),
    ],
  });
  await expect.element(page.getByText('union-1')).toBeVisible();
  await expect.element(page.getByText(/没有登录，也没有绑定账号/)).toBeVisible();
});
