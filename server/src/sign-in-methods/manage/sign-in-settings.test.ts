import { refusals } from '@fairway/contract/errors.ts';
import { getLoginConfig } from '@fairway/contract/session.ts';
import { sendSmsCode } from '@fairway/contract/sign-in-methods.ts';
import {
  addSignInMethod,
  changeSignInMethod,
  checkSignInMethod,
  getSignInTrial,
  listSignInMethodHistory,
  listSignInMethods,
  removeSignInMethod,
  testSmsGateway,
  trySignInMethod,
  undoSignInMethod,
} from '@fairway/contract/sign-in-settings.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProvider } from '../../testing/provider-server.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

const publicUrl = 'http://localhost:9';
let app: TestApp;
let admin: Person;
let sales: Person;
let inside: Awaited<ReturnType<typeof startProvider>>;
let forbidden: Awaited<ReturnType<typeof startProvider>>;
/** How the gateway answers. */
let gatewayStatus = 200;

const dingtalkSecret = 'a secret of DingTalk';

/** DingTalk, WeCom and a gateway, as their documents say they answer. */
const answers: Parameters<typeof startProvider>[0] = ({ path, query, headers, body }) => {
  if (path === '/sms') return { status: gatewayStatus };
  if (path === '/moved') return { location: `${forbidden.url}/sms` };
  if (path === '/v1.0/oauth2/userAccessToken') {
    const { clientId, clientSecret, code, grantType } = JSON.parse(body);
    if (clientId !== 'dingapp' || clientSecret !== dingtalkSecret || grantType !== 'authorization_code')
      return {
        status: 400,
        json: { code: 'invalidClientIdOrSecret', message: '无效的clientId或者clientSecret' },
      };
    if (code !== 'right')
      return {
        status: 400,
        json: { code: 'invalidParameter.authCode.notFound', message: '不存在的临时授权码' },
      };
    return { json: { accessToken: 'at-1', refreshToken: 'rt-1', expireIn: 7200, corpId: 'corp1' } };
  }
  if (path === '/v1.0/contact/users/me')
    return headers['x-acs-dingtalk-access-token'] === 'at-1'
      ? { json: { nick: '张三', unionId: 'union-1', openId: 'open-1' } }
      : { status: 401, json: { code: 'Forbidden' } };
  if (path === '/cgi-bin/gettoken')
    return query.get('corpsecret') === 'a secret of WeCom'
      ? { json: { errcode: 0, errmsg: 'ok', access_token: 'wt-1', expires_in: 7200 } }
      : { json: { errcode: 40001, errmsg: 'invalid credential' } };
  return path === '/oauth2/auth' || path === '/wwlogin' ? {} : { status: 404 };
};

beforeAll(async () => {
  inside = await startProvider(answers);
  forbidden = await startProvider(() => ({ json: { secret: 'inside' } }));
  app = await startTestApp({
    environment: {
      ...{ FAIRWAY_PUBLIC_URL: publicUrl, FAIRWAY_SECRET_KEY: 'k'.repeat(40) },
      ...{
        FAIRWAY_SIGN_IN_PRIVATE_HOSTS: inside.host,
        FAIRWAY_SMS_URL: 'https://sms.example.com/send?key=hush',
      },
      FAIRWAY_SMS_TOKEN: 'hush',
    },
  });
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(async () => {
  await app.close();
  await inside.close();
  await forbidden.close();
});

const said = (name: keyof typeof refusals) =>
  new RegExp(`^${refusals[name].zh.replaceAll(/\{\w+\}/g, '.*')}$`);
const all = async () => (await admin.call(listSignInMethods)).data?.list ?? expect.fail('no list');
const methodOf = async (id: string) => (await all()).find((one) => one.id === id) ?? expect.fail(`no ${id}`);
const fieldOf = async (id: string, key: string) =>
  (await methodOf(id)).fields.find((one) => one.key === key) ?? expect.fail(`no ${key}`);
const change = async (id: string, changes: object, secret?: string | null, headers = {}) =>
  admin.call(changeSignInMethod, {
    params: { id },
    body: { version: (await methodOf(id)).version, changes, ...(secret !== undefined && { secret }) },
    headers,
  });
const undo = async (id: string) =>
  admin.call(undoSignInMethod, { params: { id }, body: { version: (await methodOf(id)).version } });
const loginScreen = async () => (await app.call(getLoginConfig)).data ?? expect.fail('no login screen');
const check = async (id: string) => (await admin.call(checkSignInMethod, { params: { id } })).data;

describe('the gateway for text messages', () => {
  it('is what the environment says, whose keys are never shown', async () => {
    expect(await fieldOf('sms', 'url')).toMatchObject({
      value: 'https://sms.example.com/…',
      from: 'environment',
    });
    expect(await methodOf('sms')).toMatchObject({ isOffered: true, secret: { from: 'environment' } });
    expect(JSON.stringify(await all())).not.toContain('hush');
  });

  it('is overridden, with a secret that never comes back, and sends a real message', async () => {
    const elsewhere = await change('sms', { url: `${inside.url}/sms` });
    expect(elsewhere.code).toBe(422);
    expect(elsewhere.msg).toBeTruthy();
    expect(await change('sms', { url: `${inside.url}/sms` }, 'typed secret')).toMatchObject({ code: 200 });
    expect(await methodOf('sms')).toMatchObject({
      secret: { from: 'company', isReadable: true, byName: '系统管理员' },
    });
    const { rows } = await app.database.pool.query(
      `select (select string_agg(row_to_json(s)::text, '') from sign_in_secret s) || (select string_agg(row_to_json(c)::text, '') from entity_change c) as text`,
    );
    expect(rows[0].text).not.toContain('typed secret');
    const headers = { 'command-id': 'test-sms-once' };
    const once = () => admin.call(testSmsGateway, { body: { mobile: '13800138000' }, headers });
    expect(await once()).toMatchObject({ data: { outcome: 'ok', status: 200 } });
    await once();
    const sent = inside.heard.filter(({ path }) => path === '/sms');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.authorization).toBe('Bearer typed secret');
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ mobile: '13800138000' });
  });

  it('says in a word what the gateway answered', async () => {
    const test = async () => (await admin.call(testSmsGateway, { body: { mobile: '13800138000' } })).data;
    gatewayStatus = 401;
    expect(await test()).toEqual({ outcome: 'clientRefused', status: 401 });
    gatewayStatus = 500;
    expect(await test()).toEqual({ outcome: 'badStatus', status: 500 });
    gatewayStatus = 200;
    await change('sms', { url: `${inside.url}/moved` });
    expect(await test()).toEqual({ outcome: 'redirected', status: 302 });
    expect(forbidden.heard).toEqual([]);
  });

  it('is switched off and on at once, and goes back with an undo', async () => {
    await change('sms', { isOn: false });
    expect((await loginScreen()).smsEnabled).toBe(false);
    expect((await app.call(sendSmsCode, { params: { account: '13800138000' } })).msg).toMatch(
      said('SMS_NOT_OFFERED'),
    );
    await undo('sms');
    expect((await loginScreen()).smsEnabled).toBe(true);
    expect((await undo('sms')).msg).toMatch(said('SIGN_IN_UNDO_OVER'));
    await change('sms', { url: null }, null);
    expect(await methodOf('sms')).toMatchObject({ secret: { from: 'environment' }, isOffered: true });
    const { data } = await admin.call(listSignInMethodHistory, { params: { id: 'sms' } });
    expect(data?.list[0]?.differences.map(({ key }) => key).sort()).toEqual(['secret', 'url']);
    await undo('sms');
    expect(await methodOf('sms')).toMatchObject({ secret: { from: 'company', isReadable: true } });
  });
});

describe('addresses that an administrator types', () => {
  it.each([
    ['http://sso.example.com/token', 'notEncrypted'],
    ['file:///etc/passwd', 'notAnAddress'],
    ['https://user:word@sso.example.com/', 'withPassword'],
  ])('refuses %s', async (url) => {
    const { code } = await change('sms', { url }, 'x');
    expect(code).toBe(422);
  });

  it('asks none that leads inside, whatever its name is', async () => {
    await change('sms', { url: 'https://127.0.0.1:1/send' }, 'x');
    const { data } = await admin.call(testSmsGateway, { body: { mobile: '13800138000' } });
    expect(data).toEqual({ outcome: 'addressPrivate', status: null });
    await undo('sms');
  });
});

describe('DingTalk', () => {
  const addresses = () => ({
    authorizeUrl: `${inside.url}/oauth2/auth`,
    tokenUrl: `${inside.url}/v1.0/oauth2/userAccessToken`,
    userinfoUrl: `${inside.url}/v1.0/contact/users/me`,
  });

  it('is added with the addresses DingTalk has, and offered when it is complete and on', async () => {
    const body = { kind: 'dingtalk', id: 'dingtalk', name: '' } as const;
    expect((await sales.call(addSignInMethod, { body })).code).toBe(403);
    expect((await admin.call(addSignInMethod, { body })).code).toBe(200);
    expect((await admin.call(addSignInMethod, { body })).msg).toMatch(said('SIGN_IN_METHOD_EXISTS'));
    expect(await fieldOf('dingtalk', 'tokenUrl')).toMatchObject({
      value: 'https://api.dingtalk.com/v1.0/oauth2/userAccessToken',
      from: 'builtIn',
    });
    expect((await change('dingtalk', { isOn: true })).code).toBe(422);
    expect((await change('dingtalk', { ...addresses(), clientId: 'dingapp' }, 'wrong')).code).toBe(200);
    expect((await loginScreen()).socialsList).toEqual([]);
    expect(await methodOf('dingtalk')).toMatchObject({
      redirectUrl: `${publicUrl}/api/oauth/Login/socials?source=dingtalk`,
    });
  });

  it('is tested without signing in: a wrong secret, and the right one', async () => {
    expect((await check('dingtalk'))?.steps).toEqual([
      { step: 'authorize', outcome: 'ok', status: 200 },
      { step: 'token', outcome: 'clientRefused', status: 400 },
    ]);
    await change('dingtalk', { isOn: true }, dingtalkSecret);
    expect((await check('dingtalk'))?.steps.at(-1)).toEqual({ step: 'token', outcome: 'ok', status: 400 });
    expect((await loginScreen()).socialsList.map(({ enname }) => enname)).toEqual(['dingtalk']);
  });

  it('says on a trial who somebody is, and signs nobody in', async () => {
    const begun = await fetch(`${app.url}/api/system/SignInMethods/dingtalk/Try`, {
      method: 'POST',
      headers: { authorization: admin.token },
    });
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { data } = (await begun.json()) as { data: { id: string; url: string } };
    const url = new URL(data.url);
    expect(url.searchParams.get('client_id')).toBe('dingapp');
    expect(url.searchParams.get('redirect_uri')).toContain('source=dingtalk');
    const back = `${app.url}/api/oauth/Login/socials?source=dingtalk&authCode=right&state=${url.searchParams.get('state')}`;
    const stranger = await fetch(back, { redirect: 'manual' });
    expect(stranger.headers.get('location')).not.toContain('signInTrial');
    const returned = await fetch(back, { redirect: 'manual', headers: { cookie } });
    expect(returned.headers.get('location')).toContain(`/pages/system/signInTrial?id=${data.id}`);
    const { data: trial } = await admin.call(getSignInTrial, { params: { id: data.id } });
    expect(trial).toEqual({ methodName: '钉钉', outcome: 'ok', subject: 'union-1', name: '张三' });
    const { rows } = await app.database.pool.query('select count(*)::int from social_identity');
    expect(rows[0].count).toBe(0);
    const other = await sales.call(getSignInTrial, { params: { id: data.id } });
    expect(other.code).toBe(403);
  });

  it('signs in somebody who is tied to it', async () => {
    await app.database.pool.query(
      `insert into social_identity values ('t1', 'dingtalk', 'union-1', 'user-sales01', '张三', now())`,
    );
    const opened = await fetch(`${app.url}/api/oauth/getTicket`);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { data: ticket } = (await opened.json()) as { data: string };
    const headers = { cookie };
    const there = await fetch(`${app.url}/api/oauth/socials/render/dingtalk?ticket=${ticket}`, {
      redirect: 'manual',
      headers,
    });
    const state = new URL(there.headers.get('location') ?? '').searchParams.get('state');
    await fetch(`${app.url}/api/oauth/Login/socials?source=dingtalk&authCode=right&state=${state}`, {
      redirect: 'manual',
      headers,
    });
    const status = await fetch(`${app.url}/api/oauth/getTicketStatus/${ticket}`, { headers });
    expect(await status.json()).toMatchObject({ data: { status: 1 } });
  });

  it('is not deleted while somebody is tied to it', async () => {
    const remove = async () =>
      admin.call(removeSignInMethod, {
        params: { id: 'dingtalk' },
        body: { version: (await methodOf('dingtalk')).version },
      });
    expect((await remove()).msg).toMatch(said('SIGN_IN_METHOD_BOUND'));
    await app.database.pool.query('delete from social_identity');
    expect((await remove()).code).toBe(200);
    expect((await loginScreen()).socialsList).toEqual([]);
  });
});

it('WeCom says whether it knows the app', async () => {
  await admin.call(addSignInMethod, { body: { kind: 'wecom', id: 'wecom', name: '' } });
  const values = {
    ...{ clientId: 'corp', agentId: '1000002', authorizeUrl: `${inside.url}/wwlogin` },
    ...{ tokenUrl: `${inside.url}/cgi-bin/gettoken`, userinfoUrl: `${inside.url}/cgi-bin/auth/getuserinfo` },
  };
  await change('wecom', values, 'wrong');
  expect((await check('wecom'))?.steps.at(-1)).toMatchObject({ outcome: 'clientRefused' });
  await change('wecom', {}, 'a secret of WeCom');
  expect((await check('wecom'))?.steps.at(-1)).toMatchObject({ outcome: 'ok' });
});

it('another administrator is not written over, and the same command twice acts once', async () => {
  const { version } = await methodOf('wecom');
  const command = { params: { id: 'wecom' }, body: { version, changes: { name: '企微' } } };
  const headers = { 'command-id': 'rename-wecom-1' };
  expect((await admin.call(changeSignInMethod, { ...command, headers })).data?.version).toBe(version + 1);
  expect((await admin.call(changeSignInMethod, { ...command, headers })).data?.version).toBe(version + 1);
  expect((await admin.call(changeSignInMethod, command)).code).toBe(refusals.RECORD_CHANGED.code);
  expect((await sales.call(listSignInMethods)).code).toBe(403);
});

it('a secret that this key does not open is said to be one, and its method is not offered', async () => {
  await app.database.pool.query(
    `update sign_in_secret set sealed = sealed || '\\x00'::bytea where "methodId" = 'wecom'`,
  );
  expect(await methodOf('wecom')).toMatchObject({ problem: 'secretUnreadable', isOffered: false });
  expect((await trial('wecom')).msg).toMatch(said('SIGN_IN_INCOMPLETE'));
});

const trial = (id: string) => admin.call(trySignInMethod, { params: { id } });
