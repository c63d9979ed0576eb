import { setTimeout as sleep } from 'node:timers/promises';
import { getBaseInfo, saveBaseInfo } from '@fairway/contract/account.ts';
import { getCurrentUser, getLoginConfig, signIn } from '@fairway/contract/session.ts';
import {
  resetPasswordBySms,
  sendSmsCode,
  sendTenantSmsCode,
  signInBySms,
  signInByTenantSms,
  verifyMobile,
} from '@fairway/contract/sign-in-methods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting } from '../system/change-setting.ts';
import { startSmsGateway } from '../testing/sms-gateway.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { takeAnswer, useSmsCode } from './store.ts';

let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
let house: TestApp;
beforeAll(async () => {
  gateway = await startSmsGateway();
  house = await startTestApp({
    from: 'demo',
    withJobs: true,
    environment: { FAIRWAY_SMS_URL: gateway.url, FAIRWAY_SMS_TOKEN: 'gateway-key' },
  });
});
afterAll(async () => {
  await house.close();
  await gateway.close();
});
beforeEach(async () => {
  await house.database.pool.query('delete from sms_code; delete from login_throttle');
  gateway.received.length = 0;
  gateway.answers.length = 0;
});

const unknown = '13911112222';
const mobileOf = async (account: string): Promise<string> =>
  (await house.database.pool.query('select "mobilePhone" from user_account where account = $1', [account]))
    .rows[0].mobilePhone;
const change = (account: string, column: string, value: string | number) =>
  house.database.pool.query(`update user_account set "${column}" = $2 where account = $1`, [account, value]);
const ask = (mobile: string) => house.call(sendSmsCode, { params: { account: mobile } });
const answer = (mobile: string, code: string) => house.call(signInBySms, { body: { account: mobile, code } });
/** Another code of six digits. */
const not = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const later = (ms: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + ms);
};
const minute = 60_000;

describe('a code for a phone', () => {
  it('comes through the gateway and lets its reader in, once', async () => {
    const mobile = await mobileOf('sales01');
    expect(await ask(mobile)).toMatchObject({ code: 200, msg: '验证码已发送', data: null });
    const code = await gateway.codeFor(mobile);
    expect(gateway.received[0]?.headers).toMatchObject({
      authorization: 'Bearer gateway-key',
      'content-type': 'application/json',
    });
    expect(gateway.received[0]?.body).toEqual({
      mobile,
      code: expect.stringMatching(/^\d{6}$/),
      text: `您的登录验证码是 ${code}，5 分钟内有效，请勿泄露给他人。`,
    });

    const { data } = await answer(mobile, code);
    expect(data?.token).toMatch(/^bearer [\w-]{43}$/);
    const me = await house.call(getCurrentUser, { headers: { authorization: data?.token ?? '' } });
    expect(me.data?.userInfo.userAccount).toBe('sales01');
    expect(await answer(mobile, code)).toMatchObject({ code: 400, msg: '短信验证码已失效' });
    const { rows } = await house.database.pool.query(
      `select account, target from audit_log where name = 'signInBySms'`,
    );
    expect(rows).toEqual([{ account: 'sales01', target: '' }]);
  });

  it('takes the tenant into the address and a form, too', async () => {
    const mobile = await mobileOf('sales02');
    const asked = await house.call(sendTenantSmsCode, { params: { tenant: 'acme', id: mobile } });
    expect(asked).toMatchObject({ code: 200 });
    const response = await fetch(`${house.url}/acme/LoginSms`, {
      method: signInByTenantSms.method,
      body: new URLSearchParams({ account: mobile, code: await gateway.codeFor(mobile), grant_type: 'sms' }),
    });
    expect(await response.json()).toMatchObject({ code: 200, data: { theme: 'classic' } });
  });

  it('is stored neither readable nor as something another number could use', async () => {
    const [mobile, other] = [await mobileOf('docs01'), await mobileOf('docs02')];
    await ask(mobile);
    await ask(other);
    const code = await gateway.codeFor(mobile);
    const { rows } = await house.database.pool.query('select * from sms_code');
    expect(JSON.stringify(rows)).not.toContain(code);
    await house.database.pool.query(
      `update sms_code set "codeHash" = (select "codeHash" from sms_code where mobile = $1) where mobile = $2`,
      [mobile, other],
    );
    expect((await answer(other, code)).msg).toBe('短信验证码错误');
  });

  it('lives five minutes', async () => {
    const mobile = await mobileOf('ops01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    later(5 * minute);
    expect((await answer(mobile, code)).msg).toBe('短信验证码已失效');
  });

  it('is dead after five wrong answers, though they come at the same instant', async () => {
    const mobile = await mobileOf('ops01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    const replies = await Promise.all(Array.from({ length: 12 }, () => answer(mobile, not(code))));
    expect(replies.filter(({ msg }) => msg === '短信验证码错误')).toHaveLength(5);
    expect(replies.filter(({ msg }) => msg === '短信验证码已失效')).toHaveLength(7);
    expect((await answer(mobile, code)).msg).toBe('短信验证码已失效');
  });

  it('may be answered right after four wrong answers', async () => {
    const mobile = await mobileOf('ops01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    for (let n = 0; n < 4; n++) await answer(mobile, not(code));
    expect((await answer(mobile, code)).code).toBe(200);
  });

  it('has one winner when it is used twice at the same instant', async () => {
    const mobile = await mobileOf('ops01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    const replies = await Promise.all(Array.from({ length: 4 }, () => answer(mobile, code)));
    expect(replies.filter(({ code: status }) => status === 200)).toHaveLength(1);
  });

  it('has one winner also when both had it compared before one of them used it', async () => {
    const { db } = house.database;
    await ask(unknown);
    const [first, second] = [
      await takeAnswer(db, unknown, 5, house.clock.now),
      await takeAnswer(db, unknown, 5, house.clock.now),
    ];
    expect(second).toEqual(first);
    expect(await useSmsCode(db, first?.id ?? '', house.clock.now)).toBe(true);
    expect(await useSmsCode(db, first?.id ?? '', house.clock.now)).toBe(false);
  });

  it('makes the one before it worthless', async () => {
    const mobile = await mobileOf('ops01');
    await ask(mobile);
    const first = await gateway.codeFor(mobile);
    later(minute);
    await ask(mobile);
    const second = await gateway.codeFor(mobile, 2);
    if (first !== second) expect((await answer(mobile, first)).msg).toBe('短信验证码错误');
    expect((await answer(mobile, second)).code).toBe(200);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is six digits and not %o', async (code) => {
    expect(await answer(unknown, code)).toMatchObject({ code: 422 });
  });

  it.each(['12345678901', '1380013800', '021-12345678', 'admin'])('is not sent to %s', async (mobile) => {
    expect(await ask(mobile)).toMatchObject({ code: 422 });
  });
});

describe('a number nobody has', () => {
  it('is answered the same, leaves the same row, and nothing is sent', async () => {
    const mobile = await mobileOf('sales01');
    const [known, stranger] = [await ask(mobile), await ask(unknown)];
    expect(stranger).toEqual(known);
    await gateway.codeFor(mobile);
    await sleep(300);
    expect(gateway.received.map(({ body }) => body.mobile)).toEqual([mobile]);
    const { rows } = await house.database.pool.query(
      `select address, answers, "usedAt", "expiresAt" - "createdAt" as life from sms_code`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
    expect((await answer(unknown, '123456')).msg).toBe((await answer(mobile, '123456')).msg);
  });

  it('does not let a lucky guess in', async () => {
    await ask(unknown);
    await house.database.pool.query(
      `update sms_code set "codeHash" = sha256('sms:${unknown}:123456'::bytea) where mobile = $1`,
      [unknown],
    );
    expect(await answer(unknown, '123456')).toMatchObject({ code: 400, msg: '短信验证码错误' });
  });
});

describe('who is not let in though the code is right', () => {
  it('a disabled and a locked account, which a wrong code does not tell', async () => {
    const mobile = await mobileOf('hr01');
    for (const [mark, words] of [
      [0, '账号已被禁用'],
      [2, '账号已被锁定，请联系管理员'],
    ] as const) {
      await house.database.pool.query('delete from sms_code');
      gateway.received.length = 0;
      await change('hr01', 'enabledMark', mark);
      await ask(mobile);
      const code = await gateway.codeFor(mobile);
      expect((await answer(mobile, not(code))).msg).toBe('短信验证码错误');
      expect((await answer(mobile, code)).msg).toBe(words);
      expect((await answer(mobile, code)).msg).toBe('短信验证码已失效');
    }
    await change('hr01', 'enabledMark', 1);
  });

  it('a number of several accounts, unless only one of them is enabled', async () => {
    const mobile = await mobileOf('finance01');
    await change('finance02', 'mobilePhone', mobile);
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    expect((await answer(mobile, not(code))).msg).toBe('短信验证码错误');
    expect((await answer(mobile, code)).msg).toBe('该手机号关联了多个账号，请使用账号密码登录');

    await change('finance02', 'enabledMark', 0);
    later(minute);
    await ask(mobile);
    const { data } = await answer(mobile, await gateway.codeFor(mobile, 2));
    const me = await house.call(getCurrentUser, { headers: { authorization: data?.token ?? '' } });
    expect(me.data?.userInfo.userAccount).toBe('finance01');
  });

  it('an address the company does not know', async () => {
    await changeSetting(house.database.db, 'whitelistSwitch', 1);
    await changeSetting(house.database.db, 'whiteListIp', '10.0.0.1');
    expect((await ask(unknown)).msg).toBe('此IP未在白名单中');
    expect((await answer(unknown, '123456')).msg).toBe('此IP未在白名单中');
    await house.database.pool.query(`delete from setting where key in ('whitelistSwitch', 'whiteListIp')`);
  });
});

describe('asking too often', () => {
  it('one code a minute for a number, also at the same instant', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask(unknown)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await ask(unknown)).msg).toBe('请 60 秒后再获取验证码');
    later(59_000);
    expect((await ask(unknown)).msg).toBe('请 1 秒后再获取验证码');
    later(1_000);
    expect((await ask(unknown)).code).toBe(200);
  });

  it('ten codes a day for a number', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await ask(unknown)).code).toBe(200);
      later(minute);
    }
    expect((await ask(unknown)).msg).toBe('尝试次数过多，请 1430 分钟后再试');
    expect((await ask('13911113333')).code).toBe(200);
    later(1430 * minute);
    expect((await ask(unknown)).code).toBe(200);
  });

  it('thirty codes an hour for an address, also at the same instant', async () => {
    const replies = await Promise.all(
      Array.from({ length: 36 }, (_, n) => ask(`139333300${String(n).padStart(2, '0')}`)),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(30);
    expect((await ask('13944440000')).msg).toBe('尝试次数过多，请 60 分钟后再试');
    later(60 * minute);
    expect((await ask('13944440000')).code).toBe(200);
  });

  it('wrong codes count against the address, as wrong passwords do', async () => {
    const mobiles = Array.from({ length: 11 }, (_, n) => `139555500${String(n).padStart(2, '0')}`);
    for (const mobile of mobiles) await ask(mobile);
    let last = '';
    for (const mobile of mobiles) for (let n = 0; n < 5; n++) last = (await answer(mobile, '000000')).msg;
    expect(last).toBe('尝试次数过多，请 10 分钟后再试');
  });
});

describe('a gateway in trouble', () => {
  it('is asked again with the same code', async () => {
    gateway.answers.push(500);
    const mobile = await mobileOf('sales01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile, 2);
    expect(gateway.received[0]?.body.code).toBe(code);
    expect((await answer(mobile, code)).code).toBe(200);
  });

  it('that does not answer is given up after ten seconds and asked again', async () => {
    gateway.answers.push('hang');
    const mobile = await mobileOf('sales02');
    const began = performance.now();
    await ask(mobile);
    const code = await gateway.codeFor(mobile, 2);
    expect(performance.now() - began).toBeGreaterThan(10_000);
    expect((await answer(mobile, code)).code).toBe(200);
  });

  it('is not given a code that expired meanwhile', async () => {
    gateway.answers.push(500);
    const mobile = await mobileOf('docs01');
    await ask(mobile);
    await gateway.codeFor(mobile);
    later(5 * minute);
    const waiting = async () =>
      (
        await house.database.pool.query(
          `select count(*) from graphile_worker.jobs where task_identifier = 'sendSms'`,
        )
      ).rows[0].count;
    for (let tries = 0; tries < 200 && (await waiting()) > 0; tries++) await sleep(50);
    expect(await waiting()).toBe(0);
    expect(gateway.received).toHaveLength(1);
  });
});

describe('a number somebody typed themselves', () => {
  it('is no way in until its code is read, and then it is theirs alone', async () => {
    const mobile = await mobileOf('sales02');
    const ops = await house.as('ops02');
    await ops.call(saveBaseInfo, { body: { realName: '秦明轩', mobilePhone: mobile } });
    await ask(mobile);
    // The one who had it before still can; the one who only typed it cannot.
    const { data } = await answer(mobile, await gateway.codeFor(mobile));
    const me = await house.call(getCurrentUser, { headers: { authorization: data?.token ?? '' } });
    expect(me.data?.userInfo.userAccount).toBe('sales02');

    later(2 * minute);
    gateway.received.length = 0;
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    expect(await ops.call(verifyMobile, { body: { code: not(code) } })).toMatchObject({
      msg: '短信验证码错误',
    });
    expect(await ops.call(verifyMobile, { body: { code } })).toMatchObject({ code: 200 });
    expect((await ops.call(getBaseInfo)).data?.mobileVerified).toBe(true);

    later(2 * minute);
    gateway.received.length = 0;
    await ask(mobile);
    const again = await answer(mobile, await gateway.codeFor(mobile));
    const now = await house.call(getCurrentUser, { headers: { authorization: again.data?.token ?? '' } });
    expect(now.data?.userInfo.userAccount).toBe('ops02');
  });

  it('typed and never proven lets nobody in', async () => {
    const docs = await house.as('docs02');
    await docs.call(saveBaseInfo, { body: { realName: '俞文静', mobilePhone: '13866667777' } });
    await ask('13866667777');
    const code = await gateway.codeFor('13866667777');
    expect(await answer('13866667777', code)).toMatchObject({ code: 400, msg: '短信验证码错误' });
  });
});

describe('where it is offered', () => {
  it('with a gateway only: without one it is refused by name, and no code is made', async () => {
    expect((await house.call(getLoginConfig)).data?.smsEnabled).toBe(true);
    const without = await startTestApp({ from: 'demo' });
    expect((await without.call(getLoginConfig)).data?.smsEnabled).toBe(false);
    const refused = { code: 400, msg: '系统未配置短信服务，请使用其他登录方式' };
    const mobile = await mobileOf('sales01');
    expect(await without.call(sendSmsCode, { params: { account: mobile } })).toMatchObject(refused);
    const tenant = { tenant: 'acme', id: mobile };
    expect(await without.call(sendTenantSmsCode, { params: tenant })).toMatchObject(refused);
    const body = { account: mobile, code: '123456' };
    expect(await without.call(signInBySms, { body })).toMatchObject(refused);
    const person = await without.as('sales01');
    expect(await person.call(verifyMobile, { body: { code: '123456' } })).toMatchObject(refused);
    expect((await without.database.pool.query('select from sms_code')).rowCount).toBe(0);
    await without.close();
  });

  it('below a base path, where screens stay screens and calls stay calls', async () => {
    const environment = { FAIRWAY_BASE_PATH: '/fairway', FAIRWAY_SMS_URL: gateway.url };
    const below = await startTestApp({ from: 'demo', environment });
    const html = { headers: { accept: 'text/html' } };
    const root = below.url.replace('/fairway', '');
    for (const path of [`/api/Saas/Tenant/SmsCode/13911110001`, `/acme/SmsCode/13911110002`]) {
      const response = await fetch(below.url + path, html);
      expect(response.headers.get('content-type')).toContain('json');
      expect(await response.json()).toMatchObject({ code: 200 });
      expect((await fetch(root + path, html)).status).toBe(404);
    }
    for (const path of ['/pages/login/index', '/pages/login/otherLogin', '/pages/SmsCode']) {
      const response = await fetch(below.url + path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('html');
    }
    const code = { account: '13911110001', code: '123456' };
    expect((await below.call(signInByTenantSms, { params: { tenant: 'acme' }, body: code })).msg).toBe(
      '短信验证码错误',
    );
    await below.close();
  });
});

describe('a forgotten password', () => {
  const reset = (mobile: string, code: string, password: string) =>
    house.call(resetPasswordBySms, { body: { account: mobile, code, password } });
  const hashOf = async (account: string): Promise<string> =>
    (
      await house.database.pool.query(
        'select hash from user_password p join user_account u on u.id = p."userId" where u.account = $1',
        [account],
      )
    ).rows[0].hash;

  it('is replaced with the code that came; everything older is out', async () => {
    const mobile = await mobileOf('docs01');
    const before = await house.as('docs01');
    await ask(mobile);
    const code = await gateway.codeFor(mobile);
    // What the policy refuses does not use the code up.
    expect(await reset(mobile, code, 'short')).toMatchObject({ code: 400 });
    const { data, code: status } = await reset(mobile, code, 'Harbour-9-lantern');
    expect(status).toBe(200);
    expect(await house.call(getCurrentUser, { headers: { authorization: data?.token ?? '' } })).toMatchObject(
      {
        data: { userInfo: { userAccount: 'docs01' } },
      },
    );
    expect((await house.call(getCurrentUser, { headers: { authorization: before.token } })).code).toBe(600);
    const entered = await house.call(signIn, {
      body: { account: 'docs01', password: 'Harbour-9-lantern', grant_type: 'password' },
    });
    expect(entered.code).toBe(200);
    const { rows } = await house.database.pool.query(
      `select account, target from audit_log where name = 'resetPasswordBySms'`,
    );
    expect(rows).toEqual([{ account: 'docs01', target: '' }]);
  });

  it('may not become one of the last ones, nor change with a wrong or used code', async () => {
    const mobile = await mobileOf('sales02');
    await ask(mobile);
    const first = await gateway.codeFor(mobile);
    const hash = await hashOf('sales02');
    expect((await reset(mobile, not(first), 'Harbour-9-lantern')).msg).toBe('短信验证码错误');
    expect((await reset(unknown, first, 'Harbour-9-lantern')).code).toBe(400);
    expect(await hashOf('sales02')).toBe(hash);
    expect((await reset(mobile, first, 'Harbour-9-lantern')).code).toBe(200);
    expect((await reset(mobile, first, 'Another-9-lantern')).msg).toBe('短信验证码已失效');
    later(minute);
    gateway.received.length = 0;
    await ask(mobile);
    expect((await reset(mobile, await gateway.codeFor(mobile), 'Copper-4-windmill')).code).toBe(200);
    later(minute);
    gateway.received.length = 0;
    await ask(mobile);
    const refused = await reset(mobile, await gateway.codeFor(mobile), 'Harbour-9-lantern');
    expect(refused.msg).toContain('3');
    expect(refused.code).toBe(400);
  });

  it('wakes no account that is closed', async () => {
    const mobile = await mobileOf('ops02');
    const hash = await hashOf('ops02');
    await ask(mobile);
    await change('ops02', 'enabledMark', 0);
    expect((await reset(mobile, await gateway.codeFor(mobile), 'Harbour-9-lantern')).code).toBe(400);
    expect(await hashOf('ops02')).toBe(hash);
    await change('ops02', 'enabledMark', 1);
  });

  it('is asked of somebody where no code can be sent: the login screen says whom', async () => {
    await changeSetting(house.database.db, 'companyContacts', '信息部 周工');
    await changeSetting(house.database.db, 'companyTelePhone', '0574-8765 4321');
    const { data } = await house.call(getLoginConfig, {});
    expect(data).toMatchObject({ helpContacts: '信息部 周工', helpTelePhone: '0574-8765 4321' });
  });
});
