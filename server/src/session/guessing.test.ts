import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { changePassword, deleteMyAccount } from '@fairway/contract/own-access.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import {
  confirmTicket,
  getTicket,
  getTicketStatus,
  lookAtTicket,
} from '@fairway/contract/sign-in-methods.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { changeSetting } from '../system/change-setting.ts';
import type { Settings } from '../system/settings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitingForLocks } from '../testing/waiting-for-locks.ts';

// What many do at the same instant: limits hold however the requests overlap.
let house: TestApp;
beforeAll(async () => {
  // Behind a proxy, so that a test can come from several addresses.
  house = await startTestApp({ from: 'demo', environment: { FAIRWAY_TRUSTED_PROXIES: '1' } });
});
afterAll(() => house.close());

const changed: string[] = [];
beforeEach(async () => {
  await house.database.pool.query('delete from login_throttle');
  await house.database.pool.query('delete from audit_log');
  for (const key of changed.splice(0))
    await house.database.db.deleteFrom('setting').where('key', '=', key).execute();
});
async function set<K extends keyof Settings>(key: K, value: Settings[K]) {
  changed.push(key);
  await changeSetting(house.database.db, key, value);
}
const minutes = (count: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + count * 60_000);
};

const limit = 6;
const office = '203.0.113.7';
const elsewhere = '198.51.100.9';

interface From {
  address?: string;
  cookie?: string;
}
/** More connections at the same instant than a busy machine takes would be refused by it, and not by us. */
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
afterAll(() => agent.destroy());

async function attempt(account: string, password: string, { address = office, cookie }: From = {}) {
  const asking = request(`${house.url}${signIn.path}`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie ? { cookie } : {}),
    },
  });
  asking.end(JSON.stringify({ account, password }));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const { code, msg, data } = (await json(response)) as {
    code: number;
    msg: string;
    data?: { token: string };
  };
  const given = response.headers['set-cookie']?.find((one) => one.startsWith('fairway_device='));
  return { code, msg, token: data?.token, given, cookie: given?.split(';')[0] };
}
const audited = async (name: string) => {
  const { rows } = await house.database.pool.query('select count(*) from audit_log where name = $1', [name]);
  return Number(rows[0].count);
};
const wrong = '账号或密码错误';

/** As if so many wrong passwords had come from the office: to compare them all takes a minute. */
async function countMistakes(count: number) {
  await attempt('stranger', 'x');
  await house.database.pool.query(
    `update login_throttle set failures = $1 where subject = 'address:${office}'`,
    [count],
  );
}
async function lockOffice() {
  await countMistakes(49);
  expect((await attempt('another-stranger', 'x')).msg).toBe(wrong);
}

describe('guessing in parallel', () => {
  it.each([
    ['an account', 'sales01'],
    ['an account that is not there', 'nobody-at-all'],
  ])('a thousand guesses at %s evaluate no more than the limit', async (_, account) => {
    const guesses = Array.from({ length: 999 }, (_, n) => `wrong-${n}`);
    // The right one is the last: who is over the limit is not even compared.
    const answers = await Promise.all([...guesses, demoPassword].map((word) => attempt(account, word)));
    expect(answers.filter(({ msg }) => msg === wrong)).toHaveLength(limit);
    expect(answers.filter(({ msg }) => msg.startsWith('请等待'))).toHaveLength(1000 - limit);
    expect(answers.filter(({ token }) => token)).toEqual([]);
    expect(await audited('signInFailed')).toBe(limit);
  });

  it('an address that tries many accounts at once stops at its limit', async () => {
    await countMistakes(40);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => attempt(`somebody-${n}`, 'x')));
    expect(answers.filter(({ msg }) => msg === wrong)).toHaveLength(10);
    expect((await attempt('sales02', demoPassword)).msg).toMatch(/^请等待/);
    expect((await attempt('sales02', demoPassword, { address: elsewhere })).code).toBe(200);
  });

  it.each([
    ['changing', 'changePasswordFailed'],
    ['deleting', 'deleteMyAccountFailed'],
  ])('%s with a stolen session evaluates no more than the limit', async (what, line) => {
    const thief = await house.as('docs01');
    const guess = (password: string) =>
      what === 'changing'
        ? thief.call(changePassword, { body: { oldPassword: password, password: 'Quiet-harbour-71' } })
        : thief.call(deleteMyAccount, { body: { password } });
    const guesses = Array.from({ length: 99 }, (_, n) => `wrong-${n}`);
    const answers = await Promise.all([...guesses, demoPassword].map(guess));
    expect(answers.filter(({ code }) => code === 200)).toEqual([]);
    expect(await audited(line)).toBe(limit);
  });
});

describe('the count of an address', () => {
  it('is not cleared by a success of somebody', async () => {
    await countMistakes(45);
    expect((await attempt('sales01', demoPassword)).code).toBe(200);
    const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => attempt(`stranger-${n}`, 'x')));
    expect(answers.filter(({ msg }) => msg === wrong)).toHaveLength(5);
    expect((await attempt('sales02', demoPassword)).msg).toMatch(/^请等待/);
  });

  it('does not grow with people who know their passwords', async () => {
    await countMistakes(48);
    for (let n = 0; n < 3; n++) expect((await attempt('sales01', demoPassword)).code).toBe(200);
  });

  it('does not grow with a right password of a disabled account, nor does the count of the account', async () => {
    await house.database.pool.query(`update user_account set "enabledMark" = 0 where account = 'ops03'`);
    await countMistakes(48);
    for (let n = 0; n <= limit; n++) expect((await attempt('ops03', demoPassword)).msg).toBe('账号已被禁用');
    await house.database.pool.query(`update user_account set "enabledMark" = 1 where account = 'ops03'`);
    expect((await attempt('ops03', demoPassword)).code).toBe(200);
  });

  it('begins anew: the mistakes of last week do not add up', async () => {
    await countMistakes(48);
    minutes(61);
    for (let n = 0; n < 3; n++) expect((await attempt(`stranger-${n}`, 'x')).msg).toBe(wrong);
    expect((await attempt('sales01', demoPassword)).code).toBe(200);
  });

  it('is one for a network of IPv6, whose every customer has more addresses than can be counted', async () => {
    await attempt('stranger', 'x', { address: '2001:db8:1:2::1' });
    await house.database.pool.query('update login_throttle set failures = 50, "lockedUntil" = $1', [
      new Date(house.clock.now.getTime() + 60_000),
    ]);
    expect((await attempt('sales01', demoPassword, { address: '2001:db8:1:2:3:4:5:6' })).msg).toMatch(
      /^请等待/,
    );
    expect((await attempt('sales01', demoPassword, { address: '2001:db8:1:3::1' })).code).toBe(200);
  });
});

describe('a known device', () => {
  it('is marked by a cookie that scripts cannot read, and of which only a hash is stored', async () => {
    const { given } = await attempt('sales01', demoPassword);
    expect(given).toMatch(/^fairway_device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const secret = given?.slice('fairway_device='.length).split(';')[0] ?? '';
    const { rows } = await house.database.pool.query('select * from known_device');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
    expect((await attempt('sales01', 'wrong')).given).toBeUndefined();
  });

  it('signs in from an office that is locked, to the account it knows only', async () => {
    const { cookie } = await attempt('sales01', demoPassword);
    await lockOffice();
    expect((await attempt('sales01', demoPassword)).msg).toMatch(/^请等待/);
    expect((await attempt('sales02', demoPassword, { cookie })).msg).toMatch(/^请等待/);
    expect((await attempt('sales01', demoPassword, { cookie })).code).toBe(200);
  });

  it('is limited by itself, in parallel too, and locks nobody else out', async () => {
    const { cookie } = await attempt('sales01', demoPassword);
    const guesses = Array.from({ length: 99 }, (_, n) => `wrong-${n}`);
    const answers = await Promise.all(
      [...guesses, demoPassword].map((word) => attempt('sales01', word, { cookie })),
    );
    expect(answers.filter(({ msg }) => msg === wrong)).toHaveLength(limit);
    expect((await attempt('sales01', demoPassword, { cookie })).msg).toMatch(/^请等待/);
    expect((await attempt('sales02', demoPassword)).code).toBe(200);
    minutes(11);
    expect((await attempt('sales01', demoPassword, { cookie })).code).toBe(200);
  });

  it('lets the owner in while strangers guess at the account', async () => {
    const { cookie } = await attempt('sales01', demoPassword);
    for (let n = 0; n < limit; n++) await attempt('sales01', `wrong-${n}`, { address: elsewhere });
    expect((await attempt('sales01', demoPassword, { address: elsewhere })).msg).toMatch(/^请等待/);
    expect((await attempt('sales01', demoPassword, { cookie })).code).toBe(200);
  });

  it('does not let strangers guess on after its owner signed in', async () => {
    const { cookie } = await attempt('sales01', demoPassword);
    for (let n = 0; n < limit; n++) await attempt('sales01', `wrong-${n}`, { address: elsewhere });
    expect((await attempt('sales01', demoPassword, { cookie })).code).toBe(200);
    expect((await attempt('sales01', 'wrong', { address: elsewhere })).msg).toMatch(/^请等待/);
  });

  it('does not open an account that waits for its administrator', async () => {
    await set('lockType', 1);
    const { cookie } = await attempt('sales01', demoPassword);
    for (let n = 0; n < limit; n++) await attempt('sales01', `wrong-${n}`, { address: elsewhere });
    expect((await attempt('sales01', demoPassword, { cookie })).msg).toBe('账号已被锁定，请联系管理员');
  });

  it('gets a new secret with every sign-in', async () => {
    const first = await attempt('sales01', demoPassword);
    const second = await attempt('sales01', demoPassword, { cookie: first.cookie });
    expect(second.cookie).not.toBe(first.cookie);
    await lockOffice();
    expect((await attempt('sales01', demoPassword, { cookie: first.cookie })).msg).toMatch(/^请等待/);
    expect((await attempt('sales01', demoPassword, { cookie: second.cookie })).code).toBe(200);
  });

  it('may know several people', async () => {
    const first = await attempt('sales01', demoPassword);
    const second = await attempt('sales02', demoPassword, { cookie: first.cookie });
    await lockOffice();
    const third = await attempt('sales01', demoPassword, { cookie: second.cookie });
    expect(third.code).toBe(200);
    expect((await attempt('sales02', demoPassword, { cookie: third.cookie })).code).toBe(200);
  });

  it('is forgotten after ten others, and with the password', async () => {
    const { cookie } = await attempt('docs02', demoPassword);
    const later: (string | undefined)[] = [];
    for (let n = 0; n < 10; n++) {
      minutes(1);
      later.push((await attempt('docs02', demoPassword)).cookie);
    }
    await lockOffice();
    expect((await attempt('docs02', demoPassword, { cookie })).msg).toMatch(/^请等待/);
    const known = await attempt('docs02', demoPassword, { cookie: later[0] });
    expect(known.code).toBe(200);

    const headers = { authorization: known.token ?? '', 'x-forwarded-for': elsewhere };
    const password = 'Quiet-harbour-71';
    const body = { oldPassword: demoPassword, password };
    expect((await house.call(changePassword, { body, headers })).code).toBe(200);
    expect((await attempt('docs02', password, { cookie: known.cookie })).msg).toMatch(/^请等待/);
    const me = await house.call(getCurrentUser, { headers });
    expect(me.code).toBe(600);
  });
});

describe('who holds a session', () => {
  /** The session lets another browser in, as a phone does that scans its code. */
  async function letIn(token: string) {
    const headers = { authorization: token, 'x-forwarded-for': office };
    const ticket = (await house.call(getTicket, { headers: { 'x-forwarded-for': office } })).data ?? '';
    const ask = () =>
      fetch(`${house.url}${getTicketStatus.path.replace(':ticket', ticket)}`, {
        headers: { 'x-forwarded-for': office },
      });
    const { data } = (await (await ask()).json()) as { data: { scanCode: string } };
    const params = { scanCode: data.scanCode };
    await house.call(lookAtTicket, { params, headers });
    await house.call(confirmTicket, { params, headers });
    const answer = await ask();
    return answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('fairway_device='))
      ?.split(';')[0];
  }

  it('guesses the password no oftener than others, however many devices they make known', async () => {
    const { token = '' } = await attempt('sales01', demoPassword);
    let compared = 0;
    for (let round = 0; round < 4; round++) {
      const cookie = await letIn(token);
      expect(cookie).toBeDefined();
      for (const device of [cookie, undefined])
        for (let n = 0; n < limit; n++) {
          const { msg } = await attempt('sales01', `wrong-${n}`, device ? { cookie: device } : {});
          if (msg === wrong) compared += 1;
        }
    }
    // Once with known devices, once without.
    expect(compared).toBe(2 * limit);
  });
});

describe('what changes while a password is compared', () => {
  it.each([
    [
      'locked',
      `update user_account set "enabledMark" = 2 where account = 'ops04'`,
      '账号已被锁定，请联系管理员',
    ],
    [
      'given another password',
      `update user_password set hash = 'x' where "userId" = (select id from user_account where account = 'ops04')`,
      wrong,
    ],
  ])('is seen: an account that was %s meanwhile opens no session', async (_, change, words) => {
    const { pool } = house.database;
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select from user_account where account = 'ops04' for update`);
      const attempted = attempt('ops04', demoPassword);
      // The password was right; the session waits for the row that we hold.
      await expect.poll(() => waitingForLocks(pool)).toBeGreaterThan(0);
      await client.query(change);
      await client.query('commit');
      expect(await attempted).toMatchObject({ msg: words, token: undefined });
    } finally {
      client.release();
    }
    await pool.query(`update user_account set "enabledMark" = 1 where account = 'ops04'`);
  });
});
