import { getPreferences } from '@fairway/contract/account.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { getMyStorage } from '@fairway/contract/files.ts';
import { getCurrentUser, getLoginConfig, getSignInConfig, signIn } from '@fairway/contract/session.ts';
import type { SettingChanges, SettingSection } from '@fairway/contract/setting-fields.ts';
import {
  changeSettings,
  listSettingHistory,
  listSettings,
  type Setting,
  undoSettings,
} from '@fairway/contract/settings.ts';
import { getSysConfig, listAudit } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, upload } from '../files/sample-files.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { formContextOf } from '../records/form-context.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp({ environment: { FAIRWAY_UPLOAD_MB: '3', FAIRWAY_PERSON_STORAGE_MB: '20' } });
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);

const sectionOf = async (section: SettingSection) =>
  (await admin.call(listSettings)).data?.list.find((one) => one.section === section) ??
  expect.fail(`no ${section}`);
const settingOf = async (section: SettingSection, key: Setting['key']) =>
  (await sectionOf(section)).settings.find((one) => one.key === key) ?? expect.fail(`no ${key}`);
const change = async (section: SettingSection, changes: SettingChanges, who = admin, headers = {}) =>
  who.call(changeSettings, {
    params: { section },
    body: { version: (await sectionOf(section)).version, changes },
    headers,
  });
const undo = async (section: SettingSection) =>
  admin.call(undoSettings, { params: { section }, body: { version: (await sectionOf(section)).version } });
const history = async (section: SettingSection) =>
  (await admin.call(listSettingHistory, { params: { section } })).data?.list ?? expect.fail('no history');
const loginConfig = async () => (await app.call(getLoginConfig)).data ?? expect.fail('no login screen');

describe('a change', () => {
  it('holds at once, with its default, who made it and when', async () => {
    expect(await settingOf('company', 'companyAddress')).toMatchObject({ value: '', isOwn: false, at: null });
    const { msg } = await change('company', {
      companyAddress: '宁波市海曙区 1 号',
      companyEnName: 'Far Seas',
    });
    expect(msg).toBe('保存成功');
    expect(await settingOf('company', 'companyAddress')).toMatchObject({
      ...{ value: '宁波市海曙区 1 号', standard: '', isOwn: true, most: null },
      ...{ byName: (await admin.call(getCurrentUser)).data?.userInfo.userName, at: expect.any(Number) },
    });
    expect((await sales.call(getSysConfig)).data).toMatchObject({
      companyAddress: '宁波市海曙区 1 号',
      companyEnName: 'Far Seas',
    });
    expect((await sales.call(getCurrentUser)).data?.sysConfigInfo.companyEnName).toBe('Far Seas');
  });

  it('goes back to the default', async () => {
    await change('orders', { priceLockHours: 24 });
    expect(await settingOf('orders', 'priceLockHours')).toMatchObject({ value: 24, standard: 72 });
    await change('orders', { priceLockHours: null });
    expect(await settingOf('orders', 'priceLockHours')).toMatchObject({ value: 72, isOwn: false });
  });

  it('stands in the history and in the audit log, and is taken back once', async () => {
    await change('company', { companyTelePhone: '0574-1' });
    await change('company', { companyTelePhone: '0574-2' });
    expect((await undo('company')).msg).toBe('操作成功');
    expect((await settingOf('company', 'companyTelePhone')).value).toBe('0574-1');
    expect((await undo('company')).msg).toMatch(said('SETTING_UNDO_OVER'));
    expect((await history('company')).slice(0, 2)).toMatchObject([
      { act: 'undo', differences: [{ key: 'companyTelePhone', before: '0574-2', after: '0574-1' }] },
      { act: 'update', differences: [{ key: 'companyTelePhone', before: '0574-1', after: '0574-2' }] },
    ]);
    const { data } = await admin.call(listAudit, { query: {} });
    expect(data?.list.slice(0, 5).map(({ name, target }) => [name, target])).toContainEqual([
      'undoSettings',
      '公司',
    ]);
  });

  it('that somebody else made first is not written over', async () => {
    const { version } = await sectionOf('messages');
    const body = (changes: SettingChanges) => ({
      params: { section: 'messages' as const },
      body: { version, changes },
    });
    expect((await admin.call(changeSettings, body({ quietFrom: 1300 }))).code).toBe(200);
    expect((await admin.call(changeSettings, body({ quietFrom: 1310 }))).msg).toBe(
      refusals.RECORD_CHANGED.zh,
    );
    const late = await admin.call(undoSettings, { params: { section: 'messages' }, body: { version } });
    expect(late.msg).toBe(refusals.RECORD_CHANGED.zh);
    expect((await settingOf('messages', 'quietFrom')).value).toBe(1300);
  });

  it('sent twice acts once, and one that changes nothing leaves no trace', async () => {
    const { version } = await sectionOf('region');
    const input = {
      params: { section: 'region' as const },
      body: { version, changes: { firstLanguage: 'en' as const } },
      headers: { 'command-id': 'settings-twice' },
    };
    expect((await admin.call(changeSettings, input)).data).toEqual({ version: version + 1 });
    expect((await admin.call(changeSettings, input)).data).toEqual({ version: version + 1 });
    await change('region', { firstLanguage: 'en' });
    expect((await sectionOf('region')).version).toBe(version + 1);
    expect((await loginConfig()).firstLanguage).toBe('en');
  });

  it('is for administrators', async () => {
    expect((await sales.call(listSettings)).code).toBe(403);
    expect((await change('company', { companyName: 'x' }, sales)).code).toBe(403);
    expect((await sales.call(listSettingHistory, { params: { section: 'company' } })).code).toBe(403);
    const undone = await sales.call(undoSettings, { params: { section: 'company' }, body: { version: 1 } });
    expect(undone.code).toBe(403);
  });
});

describe('is refused', () => {
  it.each([
    ['a number that is too large', 'login', { sessionDays: 366 }],
    ['a lock after the first mistake', 'login', { passwordErrorsNumber: 1 }],
    ['a setting of another section', 'login', { companyName: '远航' }],
    ['a zone there is not', 'region', { timeZone: 'Asia/Atlantis' }],
    ['more than the operator gives', 'storage', { uploadMegabytes: 4 }],
    ['a reminder before the password was new', 'password', { passwordIsUpdatedRegularly: 1, updateCycle: 7 }],
    ['no address', 'login', { whiteListIp: 'office' }],
    ['an empty list that holds', 'login', { whitelistSwitch: 1 }],
  ] as const)('%s', async (_, section, changes) => {
    const { code, msg } = await change(section, changes);
    expect({ code, msg }).toMatchObject({ code: 422 });
  });

  it('a list of addresses without that of its writer', async () => {
    const { msg } = await change('login', { whitelistSwitch: 1, whiteListIp: '10.0.0.0/8' });
    expect(msg).toMatch(said('SETTING_LOCKS_OUT'));
    expect((await change('login', { whitelistSwitch: 1, whiteListIp: '10.0.0.0/8, 127.0.0.0/8' })).code).toBe(
      200,
    );
    expect((await app.call(signIn, { body: { account: 'ops01', password: demoPassword } })).code).toBe(200);
    // Without the list nobody could sign in either.
    expect((await change('login', { whiteListIp: null })).code).toBe(422);
    await change('login', { whitelistSwitch: null, whiteListIp: null });
  });
});

describe('steers', () => {
  it('the foot and the names of the login screen', async () => {
    await change('company', { companyName: '远航货代', copyright: '© {company}' });
    expect((await loginConfig()).sysConfigInfo).toMatchObject({
      companyName: '远航货代',
      copyright: '© 远航货代',
    });
  });

  it('the logo, which everybody sees before they sign in', async () => {
    const stored = await upload(
      { url: app.url, token: admin.token, type: 'userAvatar' },
      'logo.jpg',
      await photo(80, 40),
    );
    const fileId = stored.data?.name ?? expect.fail(stored.msg);
    expect((await change('company', { logoIcon: fileId })).code).toBe(200);
    const { logoIcon } = (await loginConfig()).sysConfigInfo;
    const picture = await fetch(app.url + logoIcon);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    // It is the company's now: nobody else's, and not taken twice.
    expect((await change('company', { loginIcon: fileId })).code).toBe(404);
    await change('company', { logoIcon: null });
    expect((await loginConfig()).sysConfigInfo.logoIcon).toBe('');
    await undo('company');
    expect((await loginConfig()).sysConfigInfo.logoIcon).toBe(logoIcon);
    expect((await fetch(`${app.url}/api/system/Picture/nothing`)).headers.get('content-type')).toMatch(
      /json/,
    );
  });

  it('the image code, the password rules and the night of who chose none', async () => {
    await change('login', { enableVerificationCode: 1, verificationCodeNumber: 5 });
    expect((await app.call(getSignInConfig, { params: { account: 'sales01' } })).data).toEqual({
      enableVerificationCode: 1,
      verificationCodeNumber: 5,
    });
    await change('login', { enableVerificationCode: null, verificationCodeNumber: null });
    await change('password', { passwordLengthMinNumber: 12 });
    expect((await loginConfig()).passwordPolicy.passwordLengthMinNumber).toBe(12);
    await change('messages', { quietEnabled: 1, quietFrom: 1380, quietTo: 360 });
    await change('region', { timeZone: 'Asia/Singapore' });
    expect((await sales.call(getPreferences)).data?.quietHours).toEqual({
      ...{ enabled: true, from: 1380, to: 360, zone: 'Asia/Singapore' },
    });
    const context = await formContextOf(app.database.db, 'user-sales01', new Date());
    expect(context.zone).toBe('Asia/Singapore');
  });

  it('how large files may be, below what the operator gives', async () => {
    const send = async (bytes: number) =>
      upload({ url: app.url, token: sales.token, type: 'annex' }, 'a.txt', Buffer.alloc(bytes, 'a'));
    expect((await send(1_500_000)).code).toBe(200);
    await change('storage', { uploadMegabytes: 1, personStorageMegabytes: 2 });
    expect((await send(1_500_000)).msg).toMatch(/1 MB/);
    expect((await sales.call(getMyStorage)).data?.limit).toBe(2 * 1024 * 1024);
    expect((await send(900_000)).msg).toMatch(/2 MB/);
    expect(await settingOf('storage', 'personStorageMegabytes')).toMatchObject({
      ...{ value: 2, standard: 20, most: 20 },
    });
  });
});
