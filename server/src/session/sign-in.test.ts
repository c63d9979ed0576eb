import { signInByQuery } from '@fairway/contract/own-access.ts';
import { getCurrentUser, getImageCode, getSignInConfig, signIn, signOut } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { changeSetting } from '../system/change-setting.ts';
import type { Settings } from '../system/settings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let house: TestApp;
beforeAll(async () => {
  house = await startTestApp({ from: 'demo' });
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.db.deleteFrom('login_throttle').execute();
  for (const key of changed.splice(0))
    await house.database.db.deleteFrom('setting').where('key', '=', key).execute();
});

const changed: string[] = [];
async function set<K extends keyof Settings>(key: K, value: Settings[K]) {
  changed.push(key);
  await changeSetting(house.database.db, key, value);
}
const attempt = (account: string, password: string, more: object = {}) =>
  house.call(signIn, { body: { account, password, ...more } });
const minutes = (count: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + count * 60_000);
};

describe('signing in', () => {
  it('gives a token that is sent back as it is', async () => {
    const { code, data } = await attempt('sales01', demoPassword);
    expect(code).toBe(200);
    expect(data?.token).toMatch(/^bearer [\w-]{43}$/);
    const me = await house.call(getCurrentUser, {
      query: { type: 'app' },
      headers: { authorization: data?.token ?? '' },
    });
    expect(me.data?.userInfo).toMatchObject({
      userAccount: 'sales01',
      isAdministrator: false,
      userKind: 'member',
    });
    expect(me.data?.menuList.length).toBeGreaterThan(0);
    expect(me.data?.sysConfigInfo.sysVersion).toMatch(/^\d/);
  });

  it('takes a form with the fixed client parameters of older clients in the address', async () => {
    const response = await fetch(
      `${house.url}/api/oauth/Login?client_id=admin&client_secret=123456&scope=all&n=1`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          account: 'sales01',
          password: demoPassword,
          grant_type: 'password',
          origin: 'password',
        }),
      },
    );
    expect(await response.json()).toMatchObject({ code: 200, data: { theme: 'classic' } });
  });

  it.each([
    ['GET', '/api/oauth?account=sales01&password=Fairway%402026'],
    ['POST', '/api/oauth/Login?account=sales01&password=Fairway%402026'],
    ['POST', '/api/oauth/Login?Password=Fairway%402026'],
    ['POST', '/api/permission/Users/Current/Actions/ModifyPassword?oldPassword=Fairway%402026'],
    ['GET', '/api/oauth/getLoginConfig?pass%77ord=Fairway%402026'],
    ['GET', '/api/nothing/here?password=Fairway%402026'],
  ])('refuses a password in the address: %s %s', async (method, path) => {
    const body = JSON.stringify({ account: 'sales01', password: demoPassword });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(house.url + path, {
      method,
      ...(method === 'POST' ? { body, headers } : {}),
    });
    expect(await response.json()).toEqual({ code: 400, msg: '密码不能放在网址中，请放在请求体中提交' });
  });

  it('has no sign-in by address any more', async () => {
    expect((await house.call(signInByQuery)).msg).toBe('密码不能放在网址中，请放在请求体中提交');
  });

  it('does not care about the case of the account', async () => {
    expect((await attempt('SALES01', demoPassword)).code).toBe(200);
  });

  it.each([
    ['a wrong password', 'sales01', 'wrong'],
    ['an account that is not there', 'nobody-at-all', demoPassword],
    ['a password in another case', 'sales01', demoPassword.toUpperCase()],
  ])('refuses %s with the same words', async (_case, account, password) => {
    expect(await attempt(account, password)).toMatchObject({ status: 200, code: 400, msg: '账号或密码错误' });
  });

  it('answers in English to who asks in English', async () => {
    const reply = await house.call(signIn, {
      body: { account: 'sales01', password: 'x' },
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    });
    expect(reply.msg).toBe('Wrong account or password.');
  });

  it('tells a disabled person so, but only with the right password', async () => {
    await house.database.db
      .updateTable('user_account')
      .set({ enabledMark: 0 })
      .where('account', '=', 'ops02')
      .execute();
    expect((await attempt('ops02', demoPassword)).msg).toBe('账号已被禁用');
    expect((await attempt('ops02', 'wrong')).msg).toBe('账号或密码错误');
  });

  it('shows the sign-in before this one', async () => {
    const first = await attempt('docs01', demoPassword);
    const at = house.clock.now.getTime();
    minutes(3);
    const second = await attempt('docs01', demoPassword);
    const me = await house.call(getCurrentUser, { headers: { authorization: second.data?.token ?? '' } });
    expect(me.data?.userInfo).toMatchObject({
      prevLogin: 1,
      prevLoginTime: at,
      prevLoginIPAddress: '127.0.0.1',
    });
    expect(first.code).toBe(200);
  });
});

describe('guessing passwords', () => {
  const guess = async (account: string, times: number) => {
    let last = '';
    for (let n = 0; n < times; n++) last = (await attempt(account, `wrong-${n}`)).msg;
    return last;
  };

  it.each(['finance01', 'an-account-that-is-not-there'])(
    'locks %s by policy and gives way after the wait',
    async (account) => {
      await set('passwordErrorsNumber', 3);
      await set('lockTime', 10);
      expect(await guess(account, 3)).toBe('账号或密码错误');
      expect((await attempt(account, demoPassword)).msg).toBe('请等待10分钟后再进行登录');
      minutes(11);
      expect((await attempt(account, demoPassword)).msg).toBe(
        account === 'finance01' ? 'Success' : '账号或密码错误',
      );
    },
  );

  it('counts two failures of the same instant as two', async () => {
    await set('passwordErrorsNumber', 4);
    await Promise.all(Array.from({ length: 4 }, (_, n) => attempt('gm01', `wrong-${n}`)));
    expect((await attempt('gm01', demoPassword)).msg).toMatch(/^请等待/);
  });

  it('keeps somebody out until an administrator unlocks, but never an administrator', async () => {
    await set('passwordErrorsNumber', 3);
    await set('lockType', 1);
    await guess('pricing01', 3);
    expect((await attempt('pricing01', demoPassword)).msg).toBe('账号已被锁定，请联系管理员');
    await guess('admin', 3);
    expect((await attempt('admin', demoPassword)).msg).toMatch(/^请等待/);
    minutes(60);
    expect((await attempt('pricing01', demoPassword)).msg).toBe('账号已被锁定，请联系管理员');
    expect((await attempt('admin', demoPassword)).code).toBe(200);
  });

  it('slows an address that tries many accounts', async () => {
    for (let n = 0; n < 50; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, m) => attempt(`somebody-${n + m}`, 'x')));
    expect((await attempt('sales01', demoPassword)).msg).toMatch(/^请等待/);
  });

  it('forgets the failures of who gets it right', async () => {
    await set('passwordErrorsNumber', 3);
    await guess('sales01', 2);
    await attempt('sales01', demoPassword);
    expect(await guess('sales01', 2)).toBe('账号或密码错误');
    expect((await attempt('sales01', demoPassword)).code).toBe(200);
  });
});

describe('the image code', () => {
  beforeEach(() => set('enableVerificationCode', 1));

  it('is asked for when the company wants it', async () => {
    const { data } = await house.call(getSignInConfig, { params: { account: 'sales01' } });
    expect(data).toEqual({ enableVerificationCode: 1, verificationCodeNumber: 4 });
    expect((await attempt('sales01', demoPassword)).msg).toBe('请输入验证码');
  });

  it('is a picture, and a wrong answer uses it up', async () => {
    const path = getImageCode.path.replace(':length', '4').replace(':timestamp', 'picture-1');
    const picture = await fetch(house.url + path);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(500);
    const answer = { timestamp: 'picture-1', code: '0000' };
    expect((await attempt('sales01', demoPassword, answer)).msg).toBe('验证码错误');
    expect((await attempt('sales01', demoPassword, answer)).msg).toBe('验证码已失效');
  });
});

describe('a session', () => {
  const me = (token: string) => house.call(getCurrentUser, { headers: { authorization: token } });

  it('needs a token', async () => {
    expect(await house.call(getCurrentUser)).toMatchObject({ status: 200, code: 600 });
    expect(await me('bearer ')).toMatchObject({ code: 600 });
  });

  it('refuses a token that is not ours', async () => {
    expect(await me('bearer forged')).toMatchObject({ code: 602 });
    expect(await me('bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.')).toMatchObject({ code: 602 });
  });

  it('ends with signing out', async () => {
    const person = await house.as('sales01');
    expect(await person.call(signOut)).toMatchObject({ code: 200, msg: '注销成功' });
    expect(await me(person.token)).toMatchObject({ code: 600 });
  });

  it('ends when it was not used for its lifetime, and not before', async () => {
    const person = await house.as('sales01');
    for (let n = 0; n < 3; n++) {
      minutes(house.config.tokenLifetimeMinutes - 1);
      expect(await me(person.token)).toMatchObject({ code: 200 });
    }
    minutes(house.config.tokenLifetimeMinutes + 1);
    expect(await me(person.token)).toMatchObject({ code: 600 });
  });

  it('ends at its age, however often it was used, and the company says at which', async () => {
    const day = 24 * 60;
    const live = async (token: string, days: number) => {
      for (let n = 0; n < days; n++) {
        minutes(day - 1);
        expect(await me(token)).toMatchObject({ code: 200 });
      }
    };
    const person = await house.as('sales01');
    await live(person.token, 30);
    minutes(31);
    expect(await me(person.token)).toMatchObject({ code: 600 });

    await set('sessionDays', 2);
    const again = await house.as('sales01');
    await live(again.token, 2);
    minutes(3);
    expect(await me(again.token)).toMatchObject({ code: 600 });
  });

  it('gives way to a newer one on the same kind of client when the company wants one at a time', async () => {
    await set('singleLogin', 1);
    const pc = await house.call(signIn, {
      body: { account: 'sales01', password: demoPassword },
      headers: { 'jnpf-origin': 'pc' },
    });
    const first = await house.as('sales01');
    const second = await house.as('sales01');
    expect(await me(first.token)).toMatchObject({ code: 601, msg: '您的账号在其他地方已登录,被强制踢出' });
    expect(await me(second.token)).toMatchObject({ code: 200 });
    expect(await me(pc.data?.token ?? '')).toMatchObject({ code: 200 });
  });

  it('is the only one after several people came in at the same instant', async () => {
    await set('singleLogin', 1);
    const replies = await Promise.all(Array.from({ length: 8 }, () => attempt('sales01', demoPassword)));
    expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
    const codes = await Promise.all(replies.map(async ({ data }) => (await me(data?.token ?? '')).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 601)).toHaveLength(7);
  });

  it.each([
    ['disabled', 0],
    ['locked', 2],
  ])('ends for good for somebody who was %s: enabling them again revives nothing', async (_, enabledMark) => {
    const mark = (value: number) =>
      house.database.db
        .updateTable('user_account')
        .set({ enabledMark: value })
        .where('account', '=', 'sales02')
        .execute();
    const person = await house.as('sales02');
    await mark(enabledMark);
    expect(await me(person.token)).toMatchObject({ code: 600 });
    await mark(1);
    expect(await me(person.token)).toMatchObject({ code: 600 });
    expect((await attempt('sales02', demoPassword)).code).toBe(200);
  });

  it('sees changed rights at once', async () => {
    const person = await house.as('sales01');
    const before = await me(person.token);
    expect(before.data?.permissionList.some(({ modelId }) => modelId === 'auditLog')).toBe(false);
    await house.database.db.insertInto('role_menu').values({ roleId: 'sales', menuId: 'auditLog' }).execute();
    const after = await me(person.token);
    expect(after.data?.permissionList.some(({ modelId }) => modelId === 'auditLog')).toBe(true);
    await house.database.db
      .deleteFrom('role_menu')
      .where('roleId', '=', 'sales')
      .where('menuId', '=', 'auditLog')
      .execute();
  });

  it('stores no token, only its hash', async () => {
    const { token } = await house.as('sales01');
    const secret = token.replace('bearer ', '');
    const { rows } = await house.database.pool.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
