import { getAccountLock, unlockAccount } from '@fairway/contract/account-lock.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { signIn } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { changeSetting } from '../system/change-setting.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
let client: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales, client] = [await app.as('admin'), await app.as('sales01'), await app.as('client01')];
  await changeSetting(app.database.db, 'passwordErrorsNumber', 3);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql('delete from login_throttle');
  await changeSetting(app.database.db, 'lockType', 2);
});

const sql = (statement: string) => app.database.pool.query(statement);
const lockUntilUnlocked = () => changeSetting(app.database.db, 'lockType', 1);
const attempt = (account: string, password: string, cookie = '') =>
  app.call(signIn, { body: { account, password }, headers: cookie ? { cookie } : {} });
async function guess(account: string, cookie = '') {
  for (let n = 0; n < 3; n++) await attempt(account, `wrong-${n}`, cookie);
}
const lockOf = async (id: string, who = admin) => (await who.call(getAccountLock, { params: { id } })).data;
const unlock = (id: string, who = admin, headers = {}) =>
  who.call(unlockAccount, { params: { id }, headers });
const open = { isLocked: false, lockedUntil: null };
const lines = async () =>
  (await sql(`select account, target from audit_log where name = 'unlockAccount' order by id`)).rows;

/** Signs in as a browser does, and gives the cookie by which the account knows it. */
async function knownDevice(account: string) {
  const response = await app.app.inject({
    method: 'POST',
    url: signIn.path,
    payload: { account, password: demoPassword },
  });
  return String(response.headers['set-cookie']).split(';')[0];
}

describe('an administrator', () => {
  it('unlocks who waits for them, and leaves a line', async () => {
    await lockUntilUnlocked();
    await guess('sales01');
    expect((await attempt('sales01', demoPassword)).msg).toBe('账号已被锁定，请联系管理员');
    expect(await lockOf('user-sales01')).toEqual({ isLocked: true, lockedUntil: null });
    expect(await unlock('user-sales01')).toMatchObject({ code: 200 });
    expect(await lockOf('user-sales01')).toEqual(open);
    expect((await attempt('sales01', demoPassword)).code).toBe(200);
    expect((await lines()).at(-1)).toEqual({ account: 'admin', target: 'sales01: 周子涵' });
  });

  it('unlocks who would have to wait, on browsers that are known too', async () => {
    const cookie = await knownDevice('sales01');
    await guess('sales01');
    await guess('sales01', cookie);
    const until = app.clock.now.getTime() + 10 * 60_000;
    for (const one of ['', cookie])
      expect((await attempt('sales01', demoPassword, one)).msg).toMatch(/^请等待/);
    expect(await lockOf('user-sales01')).toEqual({ isLocked: true, lockedUntil: until });
    expect((await unlock('user-sales01')).code).toBe(200);
    expect(await lockOf('user-sales01')).toEqual(open);
    for (const one of [cookie, '']) expect((await attempt('sales01', demoPassword, one)).code).toBe(200);
  });

  it('sees the lock of a known browser by itself', async () => {
    const cookie = await knownDevice('sales01');
    await guess('sales01', cookie);
    expect(await lockOf('user-sales01')).toMatchObject({ isLocked: true });
    expect((await unlock('user-sales01')).code).toBe(200);
    expect((await attempt('sales01', demoPassword, cookie)).code).toBe(200);
  });

  it('forgets the failures of the account, not of the address nor of others', async () => {
    await guess('sales01');
    await attempt('ops01', 'wrong');
    const counts = async () =>
      (await sql(`select split_part(subject, ':', 1) as kind, failures from login_throttle order by 1, 2`))
        .rows;
    expect(await counts()).toEqual([
      { kind: 'account', failures: 1 },
      { kind: 'account', failures: 3 },
      { kind: 'address', failures: 4 },
    ]);
    await unlock('user-sales01');
    expect(await counts()).toEqual([
      { kind: 'account', failures: 1 },
      { kind: 'address', failures: 4 },
    ]);
  });

  it('unlocks an account that is marked as locked, and enables none that is disabled', async () => {
    const mark = async () =>
      (await sql(`select "enabledMark" from user_account where id = 'user-ops01'`)).rows[0].enabledMark;
    await sql(`update user_account set "enabledMark" = 2 where id = 'user-ops01'`);
    expect(await lockOf('user-ops01')).toEqual({ isLocked: true, lockedUntil: null });
    expect((await unlock('user-ops01')).code).toBe(200);
    expect(await mark()).toBe(1);
    expect((await attempt('ops01', demoPassword)).code).toBe(200);
    await sql(`update user_account set "enabledMark" = 0 where id = 'user-ops01'`);
    expect(await lockOf('user-ops01')).toEqual(open);
    expect((await unlock('user-ops01')).code).toBe(200);
    expect(await mark()).toBe(0);
    await sql(`update user_account set "enabledMark" = 1 where id = 'user-ops01'`);
  });

  it('acts once when the same command comes twice', async () => {
    const headers = { 'command-id': 'unlock-once-0001' };
    expect((await unlock('user-sales01', admin, headers)).code).toBe(200);
    await guess('sales01');
    expect((await unlock('user-sales01', admin, headers)).code).toBe(200);
    expect(await lockOf('user-sales01')).toMatchObject({ isLocked: true });
  });

  it('does not find nobody', async () => {
    for (const id of ['user-nobody', 'Current', '0']) {
      expect((await unlock(id)).code).toBe(404);
      expect((await admin.call(getAccountLock, { params: { id } })).code).toBe(404);
    }
  });
});

it('others neither see nor lift a lock, their own neither', async () => {
  await lockUntilUnlocked();
  await guess('sales01');
  for (const who of [sales, client])
    for (const id of ['user-sales01', 'user-client01', 'user-nobody']) {
      expect((await unlock(id, who)).code).toBe(403);
      expect((await who.call(getAccountLock, { params: { id } })).code).toBe(403);
    }
  expect(await lockOf('user-sales01')).toMatchObject({ isLocked: true });
});

it('who deleted their account is in no line any more, and cannot be unlocked', async () => {
  const ops = await app.as('ops01');
  await unlock('user-ops01');
  expect((await ops.call(deleteMyAccount, { body: { password: demoPassword } })).code).toBe(200);
  expect((await lines()).at(-1)).toEqual({ account: 'admin', target: '' });
  expect((await unlock('user-ops01')).code).toBe(404);
});
