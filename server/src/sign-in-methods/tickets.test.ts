import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { getCurrentUser, signIn, signOut } from '@fairway/contract/session.ts';
import {
  confirmTicket,
  getTicket,
  getTicketStatus,
  lookAtTicket,
  refuseTicket,
  sendSmsCode,
  ticketLifetime,
} from '@fairway/contract/sign-in-methods.ts';
import { getAppVersion } from '@fairway/contract/system.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { changeSetting } from '../system/change-setting.ts';
import { startReadyServer } from '../testing/server-process.ts';
import { startSmsGateway } from '../testing/sms-gateway.ts';
import { copyDatabase, type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { signInMethodJobs } from './jobs.ts';

let house: TestApp;
let sales: Person;
let other: Person;
beforeAll(async () => {
  // Nothing is sent without jobs; a gateway must be configured all the same.
  const environment = { FAIRWAY_SMS_URL: 'http://127.0.0.1:9/' };
  house = await startTestApp({ from: 'demo', environment });
  [sales, other] = [await house.as('sales01'), await house.as('sales02')];
});
afterAll(() => house.close());

const expired = { status: 5, value: '票据失效！', ticketTimeout: 0, scanCode: '' };
const desktop = { 'jnpf-origin': 'pc', 'user-agent': 'Desk/1.0' };
const later = (ms: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + ms);
};
const statusOf = async (ticket: string, headers: Record<string, string> = {}) =>
  (await house.call(getTicketStatus, { params: { ticket }, headers })).data;
/** A waiting computer. */
async function open() {
  const { data: ticket = '' } = await house.call(getTicket, { headers: desktop });
  return { ticket, params: { scanCode: (await statusOf(ticket))?.scanCode ?? '' } };
}
const accountOf = async (token: string) =>
  (await house.call(getCurrentUser, { headers: { authorization: token } })).data?.userInfo.userAccount;

describe('a ticket', () => {
  it('is a secret of which only the hash is stored, and says how long it lives', async () => {
    const { code, msg, data: ticket = '' } = await house.call(getTicket);
    expect({ code, msg }).toEqual({ code: 200, msg: String(ticketLifetime) });
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const { rows } = await house.database.pool.query('select * from sign_in_ticket');
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(await statusOf(ticket)).toEqual({
      status: 2,
      value: '',
      theme: '',
      ticketTimeout: ticketLifetime,
      scanCode: expect.stringMatching(/^[\w-]{22}$/),
      isScanned: false,
    });
  });

  it('marks its browser in a way that scripts and other sites cannot use', async () => {
    const response = await fetch(`${house.url}/api/oauth/getTicket`);
    expect(response.headers.get('set-cookie')).toMatch(
      /^fairway_browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const again = await fetch(`${house.url}/api/oauth/getTicket`, {
      headers: { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    expect(again.headers.get('set-cookie')).toBe(response.headers.get('set-cookie'));
    const behind = await startTestApp({
      from: 'demo',
      environment: { FAIRWAY_PUBLIC_URL: 'https://fairway.example.com', FAIRWAY_BASE_PATH: '/fairway' },
    });
    const secure = await fetch(`${behind.url}/api/oauth/getTicket`);
    expect(secure.headers.get('set-cookie')).toMatch(/; Path=\/fairway; .*; Secure$/);
    await behind.close();
  });

  it('is unknown when it is old, invented or empty of sense', async () => {
    const { ticket, params } = await open();
    later(ticketLifetime - 1);
    expect(await statusOf(ticket)).toMatchObject({ status: 2, ticketTimeout: 1 });
    later(1);
    expect(await statusOf(ticket)).toMatchObject(expired);
    for (const invented of ['x'.repeat(43), 'x', "' or 1=1 --"])
      expect(await statusOf(invented)).toMatchObject(expired);
    expect(await statusOf(ticket, { 'accept-language': 'en' })).toMatchObject({
      value: 'This ticket has expired.',
    });
    for (const call of [lookAtTicket, confirmTicket, refuseTicket])
      expect(await sales.call(call, { params })).toMatchObject({ code: 400, msg: '票据失效！' });
  });

  it('lets a computer in as who confirms it on the phone, once', async () => {
    const { ticket, params } = await open();
    expect(await sales.call(lookAtTicket, { params })).toMatchObject({
      code: 200,
      data: { agent: 'Desk/1.0', address: '127.0.0.1', createdAt: house.clock.now.getTime() },
    });
    expect(await statusOf(ticket)).toMatchObject({ status: 2, isScanned: true });
    expect(await sales.call(confirmTicket, { params })).toMatchObject({ code: 200, msg: '操作成功' });

    const collected = await statusOf(ticket, { ...desktop, 'user-agent': 'Collector/2.0' });
    expect(collected).toMatchObject({ status: 1, theme: 'classic', scanCode: '' });
    expect(await accountOf(collected?.value ?? '')).toBe('sales01');
    expect(await statusOf(ticket)).toMatchObject(expired);
    for (const call of [lookAtTicket, confirmTicket, refuseTicket])
      expect(await sales.call(call, { params })).toMatchObject({ msg: '票据失效！' });

    const { rows: sessions } = await house.database.pool.query(
      `select "userId", origin from session where agent = 'Collector/2.0'`,
    );
    expect(sessions).toEqual([{ userId: 'user-sales01', origin: 'pc' }]);
    const { rows: lines } = await house.database.pool.query(
      `select name, account, target from audit_log where name in ('signInByTicket', 'confirmTicket') order by id`,
    );
    expect(lines).toEqual([
      { name: 'confirmTicket', account: 'sales01', target: '127.0.0.1 Desk/1.0' },
      { name: 'signInByTicket', account: 'sales01', target: '' },
    ]);
  });

  it('is worth nothing to who sees the screen', async () => {
    const { params } = await open();
    await sales.call(lookAtTicket, { params });
    await sales.call(confirmTicket, { params });
    expect(await statusOf(params.scanCode)).toMatchObject(expired);
  });

  it('gives one token to two who ask at the same instant', async () => {
    const { ticket, params } = await open();
    await sales.call(lookAtTicket, { params });
    await sales.call(confirmTicket, { params });
    const replies = await Promise.all(Array.from({ length: 8 }, () => statusOf(ticket)));
    expect(replies.filter((reply) => reply?.status === 1)).toHaveLength(1);
    expect(replies.filter((reply) => reply?.status === 5)).toHaveLength(7);
  });

  it('can be confirmed only by who looked at it, and only once', async () => {
    const { ticket, params } = await open();
    expect(await sales.call(confirmTicket, { params })).toMatchObject({ msg: '票据失效！' });
    await sales.call(lookAtTicket, { params });
    for (const call of [lookAtTicket, confirmTicket, refuseTicket])
      expect(await other.call(call, { params })).toMatchObject({ code: 400, msg: '票据失效！' });
    expect(await sales.call(lookAtTicket, { params })).toMatchObject({ code: 200 });
    const replies = await Promise.all(Array.from({ length: 4 }, () => sales.call(confirmTicket, { params })));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    const { value = '' } = (await statusOf(ticket)) ?? {};
    expect(await accountOf(value)).toBe('sales01');
  });

  it('has one reader when two scan it at the same instant', async () => {
    const { params } = await open();
    const replies = await Promise.all([
      sales.call(lookAtTicket, { params }),
      other.call(lookAtTicket, { params }),
    ]);
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('tells the computer when the phone said no, and cannot be confirmed any more', async () => {
    const { ticket, params } = await open();
    await sales.call(lookAtTicket, { params });
    expect(await sales.call(refuseTicket, { params })).toMatchObject({ code: 200 });
    expect(await statusOf(ticket)).toMatchObject({ status: 3, value: '已在手机上取消登录', scanCode: '' });
    expect(await sales.call(confirmTicket, { params })).toMatchObject({ msg: '票据失效！' });
  });

  it('gives no token when who confirmed signed out before it was collected', async () => {
    const { ticket, params } = await open();
    const phone = await house.as('docs01');
    await phone.call(lookAtTicket, { params });
    await phone.call(confirmTicket, { params });
    await phone.call(signOut);
    expect(await statusOf(ticket)).toMatchObject(expired);
    expect(await statusOf(ticket)).toMatchObject(expired);
  });

  it.each([
    ['disabled', 0, '账号已被禁用'],
    ['locked', 2, '账号已被锁定，请联系管理员'],
  ])('gives no token to somebody who was %s meanwhile', async (_case, mark, words) => {
    const { ticket, params } = await open();
    const phone = await house.as('docs02');
    await phone.call(lookAtTicket, { params });
    await phone.call(confirmTicket, { params });
    const set = (value: number) =>
      house.database.pool.query(`update user_account set "enabledMark" = $1 where account = 'docs02'`, [
        value,
      ]);
    await set(mark);
    expect(await statusOf(ticket)).toMatchObject({ status: 3, value: words, theme: '' });
    await set(1);
    expect(await statusOf(ticket)).toMatchObject(expired);
  });

  it('gives no token to somebody who deleted their account meanwhile', async () => {
    const { ticket, params } = await open();
    const phone = await house.as('sales04');
    await phone.call(lookAtTicket, { params });
    await phone.call(confirmTicket, { params });
    expect(await phone.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({
      code: 200,
    });
    expect(await statusOf(ticket)).toMatchObject(expired);
  });

  it('may be used by a customer', async () => {
    const { ticket, params } = await open();
    const customer = await house.as('client01');
    await customer.call(lookAtTicket, { params });
    await customer.call(confirmTicket, { params });
    expect(await accountOf((await statusOf(ticket))?.value ?? '')).toBe('client01');
  });

  it('obeys the rule of one session for each kind of client', async () => {
    await changeSetting(house.database.db, 'singleLogin', 1);
    const phone = await house.as('ops01');
    const desk = await house.call(signIn, {
      body: { account: 'ops01', password: demoPassword },
      headers: desktop,
    });
    const { ticket, params } = await open();
    await phone.call(lookAtTicket, { params });
    await phone.call(confirmTicket, { params });
    expect((await statusOf(ticket, desktop))?.status).toBe(1);
    expect(await phone.call(getCurrentUser)).toMatchObject({ code: 200 });
    const before = { headers: { authorization: desk.data?.token ?? '' } };
    expect(await house.call(getCurrentUser, before)).toMatchObject({ code: 601 });
    await house.database.pool.query(`delete from setting where key = 'singleLogin'`);
  });

  it.each([lookAtTicket, confirmTicket, refuseTicket])('$name needs a session', async (call) => {
    const { ticket, params } = await open();
    expect(await house.call(call, { params })).toMatchObject({ code: 600 });
    expect(await statusOf(ticket)).toMatchObject({ status: 2, isScanned: false });
  });
});

describe('what is over', () => {
  it('is cleared away, and nothing else', async () => {
    const forget = signInMethodJobs(house.config).find(({ name }) => name === 'forgetSignInWays');
    const count = async () =>
      (
        await house.database.pool.query(
          'select (select count(*) from sign_in_ticket) as tickets, (select count(*) from sms_code) as codes',
        )
      ).rows[0];
    const clear = () =>
      forget?.work({ db: house.database.db, now: house.clock.now, log: house.app.log } as never, {} as never);
    later(24 * 60 * 60 * 1000);
    await clear();
    expect(await count()).toEqual({ tickets: 0, codes: 0 });
    await open();
    await house.call(sendSmsCode, { params: { account: '13911112222' } });
    later(ticketLifetime);
    await clear();
    expect(await count()).toEqual({ tickets: 1, codes: 1 });
    later(1);
    await clear();
    expect(await count()).toEqual({ tickets: 0, codes: 1 });
    later(24 * 60 * 60 * 1000);
    await clear();
    expect(await count()).toEqual({ tickets: 0, codes: 0 });
  });
});

describe('waiting', () => {
  it('together behind one address is no abuse', async () => {
    const strict = await startTestApp({ from: 'demo', environment: { FAIRWAY_OPEN_CALLS_PER_MINUTE: '10' } });
    const { data: ticket = '' } = await strict.call(getTicket);
    const poll = () => strict.call(getTicketStatus, { params: { ticket } });
    const replies = await Promise.all(Array.from({ length: 200 }, poll));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect((await poll()).status).toBe(429);
    expect((await strict.call(getAppVersion)).status).toBe(200);
    await strict.close();
  });
});

describe('the log', () => {
  it('holds neither tickets nor codes nor what was typed', async () => {
    const copy = await copyDatabase('demo');
    const gateway = await startSmsGateway();
    const server = await startReadyServer({
      DATABASE_URL: copy.url,
      FAIRWAY_LOG_LEVEL: 'debug',
      FAIRWAY_SMS_URL: gateway.url,
    });
    const { data: ticket = '' } = await server.call(getTicket);
    const { data } = await server.call(getTicketStatus, { params: { ticket } });
    const { data: signedIn } = await server.call(signIn, {
      body: { account: 'sales01', password: demoPassword },
    });
    const headers = { authorization: signedIn?.token ?? '' };
    const params = { scanCode: data?.scanCode ?? '' };
    await server.call(lookAtTicket, { params, headers });
    await server.call(confirmTicket, { params, headers });
    const { data: collected } = await server.call(getTicketStatus, { params: { ticket } });
    await fetch(`${server.url}/api/oauth/socials/render/keycloak?ticket=${ticket}`);
    await fetch(`${server.url}/api/oauth/Login/socials?jnpf_ticket=${ticket}&userId=x&state=${ticket}`);
    const { rows } = await house.database.pool.query<{ mobilePhone: string }>(
      `select "mobilePhone" from user_account where account = 'sales01'`,
    );
    const mobile = rows[0]?.mobilePhone ?? '';
    await fetch(`${server.url}/acme/SmsCode/${mobile}`);
    await fetch(`${server.url}/api/oauth?account=sales01&password=${demoPassword}`);
    const code = await gateway.codeFor(mobile);
    await server.stop();
    await gateway.close();
    await copy.drop();

    const printed = server.printed();
    expect(collected?.status).toBe(1);
    expect(printed).toContain('/api/oauth/getTicketStatus/:ticket');
    for (const secret of [ticket, collected?.value ?? '', signedIn?.token ?? '', mobile])
      expect(printed).not.toContain(secret.replace('bearer ', ''));
    expect(printed).not.toContain(`"${code}"`);
    expect(printed).not.toContain('password=');
  });
});
