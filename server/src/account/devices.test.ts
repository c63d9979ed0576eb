import {
  listMyDevices,
  listMyLogins,
  signOutDevice,
  signOutOtherDevices,
} from '@fairway/contract/account.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ from: 'demo' });
});
afterAll(() => app.close());

const later = (milliseconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};
const devices = async (who: Person) => (await who.call(listMyDevices)).data?.list ?? [];
const isIn = async (who: Person) => (await who.call(getCurrentUser)).code === 200;

it('lists where I am signed in, this one first, then the last used', async () => {
  const first = await app.as('sales01');
  later(1_000);
  const second = await app.as('sales01');
  later(1_000);
  await app.as('sales01');
  await app.as('sales02');
  const list = await devices(first);
  expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(list[1]?.signedInAt).toBeGreaterThan(list[2]?.signedInAt ?? 0);
  expect(list[0]).toMatchObject({ origin: 'app', address: '127.0.0.1', agent: expect.any(String) });
  expect((await devices(second))[0]?.id).toBe(list[2]?.id);
});

it('signs one of them out, whose token answers 600', async () => {
  const [phone, desk] = [await app.as('ops01'), await app.as('ops01')];
  const other = (await devices(phone)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  expect(await phone.call(signOutDevice, { params: { id: other } })).toMatchObject({
    code: 200,
    msg: '操作成功',
  });
  expect(await desk.call(getCurrentUser)).toMatchObject({
    code: 600,
    msg: '您已在其他设备上将此设备退出登录',
  });
  expect(await devices(phone)).toHaveLength(1);
  expect((await phone.call(signOutDevice, { params: { id: other } })).code).toBe(404);
  const { rows } = await app.database.pool.query(`select "endReason" from session where id = '${other}'`);
  expect(rows).toEqual([{ endReason: 'endedByUser' }]);
});

it('signs all the others out', async () => {
  const here = await app.as('docs01');
  const others = [await app.as('docs01'), await app.as('docs01')];
  const stranger = await app.as('docs02');
  expect((await here.call(signOutOtherDevices)).code).toBe(200);
  expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
  expect([await isIn(here), await isIn(stranger)]).toEqual([true, true]);
  expect((await here.call(signOutOtherDevices)).code).toBe(200);
});

it('leaves out what ran out by itself', async () => {
  await app.as('gm01');
  later(app.config.tokenLifetimeMinutes * 60_000 + 1);
  const now = await app.as('gm01');
  expect(await devices(now)).toHaveLength(1);
});

it('pages through when I signed in, newest first, and only me', async () => {
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    await app.as('finance01');
    times.unshift(app.clock.now.getTime());
    later(1_000);
  }
  const person = await app.as('finance01');
  times.unshift(app.clock.now.getTime());
  await app.as('finance02');
  const page = async (currentPage: number) =>
    (await person.call(listMyLogins, { query: { currentPage, pageSize: 4 } })).data;
  expect((await page(1))?.list.map(({ at }) => at)).toEqual(times.slice(0, 4));
  expect((await page(2))?.list.map(({ at }) => at)).toEqual(times.slice(4));
  expect((await page(1))?.pagination).toEqual({ currentPage: 1, pageSize: 4, total: 6 });
  expect((await page(1))?.list[0]).toMatchObject({ address: '127.0.0.1', agent: expect.any(String) });
});
