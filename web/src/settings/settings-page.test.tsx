import type { SettingKey } from '@fairway/contract/setting-fields.ts';
import type { Setting, SettingValue } from '@fairway/contract/settings.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { type Answer, type Heard, refused, success } from '../testing/answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { currentUser, grants } from '../testing/people.ts';
import { settingsScreen } from './paths.ts';

const setting = (key: SettingKey, value: SettingValue, over: Partial<Setting> = {}): Setting => ({
  ...{ key, value, standard: value, isOwn: false, byName: '', at: null, most: null },
  ...over,
});
const changed = { isOwn: true, byName: '沈立群', at: 1_780_000_000_000 };

const listOf = (telephone: string, version: number) => ({
  list: [
    {
      ...{ section: 'company', version },
      settings: [
        setting('companyName', '远航货代', { standard: '', ...changed }),
        setting('companyTelePhone', telephone, { standard: '' }),
        setting('copyright', '© {year} {company}'),
      ],
    },
    {
      ...{ section: 'login', version: 0 },
      settings: [setting('sessionDays', 30), setting('whitelistSwitch', 0), setting('whiteListIp', '')],
    },
    {
      ...{ section: 'password', version: 0 },
      settings: [
        setting('passwordStrengthLimit', 1),
        setting('passwordLengthMin', 1),
        setting('passwordLengthMinNumber', 8),
        setting('containsNumbers', 1),
      ],
    },
  ],
});

const base = '/api/system/Settings';
const history = {
  ...{ version: 1, at: 1_780_000_000_000, byName: '沈立群', act: 'update' },
  differences: [{ key: 'companyName', before: null, after: '远航货代' }],
};

const openSettings = (path: string, answers: Record<string, Answer[]> = {}, buttons = ['btn_edit']) =>
  openApp(path, {
    user: { ...currentUser, permissionList: [grants('setting', buttons)] },
    answers: {
      [`GET ${base}`]: [success(listOf('0574-1', 1))],
      [`GET ${base}/company/History`]: [success({ list: [history] })],
      [`GET ${base}/login/History`]: [success({ list: [] })],
      [`GET ${base}/password/History`]: [success({ list: [] })],
      ...answers,
    },
  });
const bodyOf = (heard: Heard | undefined) => JSON.parse(heard?.body ?? '{}');
const save = () => page.getByRole('button', { name: '保存' }).click();

afterEach(() => page.viewport(390, 844));

test('a phone lists the sections, and one opens with defaults and who changed what', async () => {
  await openSettings(settingsScreen);
  await expect.element(page.getByText('已改 1 项')).toBeVisible();
  await page.getByRole('button', { name: /^公司/ }).click();
  await expect.element(page.getByLabelText('公司名称')).toHaveValue('远航货代');
  await expect.element(page.getByText(/沈立群 于 .* 修改/)).toBeVisible();
  await expect.element(page.getByText('公司名称：默认值 → 远航货代')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the foot is shown as it would be, and a section is saved as one change', async () => {
  await page.viewport(1440, 900);
  const room = await openSettings(`${settingsScreen}?id=company`, {
    [`PUT ${base}/company`]: [success({ version: 2 })],
  });
  await page.getByLabelText('公司名称').fill('远洋');
  await expect.element(page.getByText(/^© \d{4} 远洋$/)).toBeVisible();
  await page.getByLabelText('电话').fill('0574-2');
  await expect.element(page.getByText('2 项尚未保存')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await save();
  await expect.element(page.getByText('设置已保存')).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/company`))[0])).toEqual({
    version: 1,
    changes: { companyName: '远洋', companyTelePhone: '0574-2' },
  });
});

test('what another administrator saved first is shown beside what was typed', async () => {
  await page.viewport(1440, 900);
  const room = await openSettings(`${settingsScreen}?id=company`, {
    [`PUT ${base}/company`]: [refused(409, '他人已修改'), success({ version: 3 })],
  });
  await page.getByLabelText('电话').fill('0574-2');
  await room.answerAll({ [`GET ${base}`]: [success(listOf('0574-9', 2))] });
  await save();
  await expect.element(page.getByText(/他人已修改为：0574-9/)).toBeVisible();
  await expect.element(page.getByLabelText('电话')).toHaveValue('0574-2');
  await save();
  await expect.element(page.getByText('设置已保存')).toBeVisible();
  expect((await room.heard(`PUT ${base}/company`)).map((one) => bodyOf(one).version)).toEqual([1, 2]);
});

test('a setting goes back to its default, and the last change is taken back', async () => {
  await page.viewport(1440, 900);
  const room = await openSettings(`${settingsScreen}?id=company`, {
    [`PUT ${base}/company`]: [success({ version: 2 })],
    [`POST ${base}/company/Undo`]: [success({ version: 2 })],
  });
  await page.getByRole('button', { name: '恢复默认' }).click();
  await save();
  await expect
    .poll(async () => bodyOf((await room.heard(`PUT ${base}/company`))[0]).changes)
    .toEqual({ companyName: null });
  await page.getByRole('button', { name: '撤销最近一次修改' }).click();
  await expect.element(page.getByText('已撤销最近一次修改')).toBeVisible();
});

test('a refusal stands at its field, and an empty number is not sent', async () => {
  await page.viewport(1440, 900);
  const room = await openSettings(`${settingsScreen}?id=login`, {
    [`PUT ${base}/login`]: [
      refused(422, '参数有误', { fields: { 'changes.whiteListIp': '启用白名单时不能为空' } }),
      refused(400, '您当前的地址 1.2.3.4 不在白名单内，保存后您自己将无法登录'),
    ],
  });
  await page.getByLabelText('登录最长有效期').fill('');
  await save();
  await expect.element(page.getByText('请填写整数')).toBeVisible();
  await page.getByLabelText('登录最长有效期').fill('30');
  await page.getByLabelText('只允许白名单地址登录').click();
  await save();
  await expect.element(page.getByText('启用白名单时不能为空')).toBeVisible();
  await page.getByRole('textbox', { name: '白名单' }).fill('10.0.0.0/8');
  await save();
  await expect.element(page.getByText(/您自己将无法登录/)).toBeVisible();
  expect(bodyOf((await room.heard(`PUT ${base}/login`))[1]).changes).toEqual({
    ...{ whitelistSwitch: 1, whiteListIp: '10.0.0.0/8' },
  });
});

test('another section asks before it drops what was typed', async () => {
  await page.viewport(1440, 900);
  await openSettings(`${settingsScreen}?id=company`);
  await page.getByLabelText('电话').fill('0574-2');
  await page.getByRole('button', { name: /^登录与会话/ }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByLabelText('电话')).toHaveValue('0574-2');
  await page.getByRole('button', { name: /^登录与会话/ }).click();
  await page.getByRole('button', { name: '放弃并离开' }).click();
  await expect.element(page.getByLabelText('登录最长有效期')).toBeVisible();
});

test('an example password says which of the rules it breaks, as they would be', async () => {
  await page.viewport(1440, 900);
  await openSettings(`${settingsScreen}?id=password`);
  await page.getByLabelText('示例密码').fill('abcdefgh');
  const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect.element(rule('包含数字')).toHaveTextContent('包含数字未满足');
  await page.getByLabelText('最小长度', { exact: true }).fill('12');
  await expect.element(rule('至少 12 位')).toHaveTextContent('至少 12 位未满足');
  await page.getByLabelText('示例密码').fill('abcdefgh1234');
  await expect.element(rule('至少 12 位')).toHaveTextContent('至少 12 位已满足');
});

test('whoever may only look changes nothing', async () => {
  await page.viewport(1440, 900);
  await openSettings(`${settingsScreen}?id=company`, {}, []);
  await expect.element(page.getByText('公司名称：默认值 → 远航货代')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤销最近一次修改' })).not.toBeInTheDocument();
});
