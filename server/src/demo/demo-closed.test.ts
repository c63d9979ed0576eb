import { getCurrentUser, getLoginConfig, signIn } from '@fairway/contract/session.ts';
import { sendSmsCode, signInBySms } from '@fairway/contract/sign-in-methods.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { startReadyServer } from '../testing/server-process.ts';
import { startSmsGateway } from '../testing/sms-gateway.ts';
import { copyDatabase } from '../testing/test-app.ts';

// The real server on one database, started as a company would and as who tries it out would.
let copy: Awaited<ReturnType<typeof copyDatabase>>;
let gateway: Awaited<ReturnType<typeof startSmsGateway>>;
beforeAll(async () => {
  [copy, gateway] = [await copyDatabase('demo'), await startSmsGateway()];
});
afterAll(async () => {
  await gateway.close();
  await copy.drop();
});
const start = (environment: Record<string, string>) =>
  startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_SMS_URL: gateway.url, ...environment });
const body = { account: 'sales01', password: demoPassword };

describe('where others can reach it', () => {
  it('the demo is closed unless somebody wants it: no sign-in by any way, and no session stays', async () => {
    const open = await start({});
    const before = await open.call(signIn, { body });
    expect(before.code).toBe(200);
    await open.stop();

    const closed = await start({ HOST: '0.0.0.0', FAIRWAY_BASE_PATH: '/fairway' });
    // The address it printed works.
    expect(closed.url).toMatch(/^http:\/\/localhost:\d+\/fairway$/);
    expect((await closed.call(getLoginConfig)).code).toBe(200);
    expect(closed.printed()).toContain('its people cannot sign in here');
    expect(closed.printed()).not.toContain(demoPassword);
    const headers = { authorization: before.data?.token ?? '' };
    expect((await closed.call(getCurrentUser, { headers })).code).toBe(600);
    const words = '演示账号的密码是公开的，本系统不允许演示账号登录';
    expect((await closed.call(signIn, { body })).msg).toBe(words);
    expect((await closed.call(signIn, { body: { ...body, password: 'wrong' } })).msg).toBe('账号或密码错误');
    const mobile = '13900000002';
    await closed.call(sendSmsCode, { params: { account: mobile } });
    const sms = { account: mobile, code: await gateway.codeFor(mobile) };
    expect((await closed.call(signInBySms, { body: sms })).msg).toBe(words);
    await closed.stop();

    const again = await start({});
    expect((await again.call(getCurrentUser, { headers })).code).toBe(600);
    expect((await again.call(signIn, { body })).code).toBe(200);
    await again.stop();
  });

  it('somebody who wants it is warned by name', async () => {
    const wanted = await start({ HOST: '0.0.0.0', FAIRWAY_DEMO: '1' });
    expect(wanted.printed()).toMatch(/WARNING: .*passwords below are public/);
    expect(wanted.printed()).toContain(demoPassword);
    expect((await wanted.call(signIn, { body })).code).toBe(200);
    await wanted.stop();
  });

  it('an empty system stays empty and asks for its administrator', async () => {
    const empty = await copyDatabase('empty');
    const server = await start({ DATABASE_URL: empty.url, HOST: '0.0.0.0' });
    expect((await server.call(getLoginConfig)).data?.setupNeeded).toBe(true);
    expect(server.printed()).toContain('one-time code');
    await server.stop();
    await empty.drop();
  });
});
