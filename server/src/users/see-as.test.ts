import { listMyDevices } from '@fairway/contract/account.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { listMessages } from '@fairway/contract/messages.ts';
import { getCurrentUser, signOut } from '@fairway/contract/session.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { actOnUsers, changeUser, endSeeAs, getManagedUser, seeAs } from '@fairway/contract/users.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callerOf } from '../testing/caller.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
beforeEach(() => {
  app.clock.now = new Date();
});
afterAll(() => app.close());

const id = 'user-sales01';
const look = async (who = admin, params = { id }) =>
  who.call(seeAs, { params, body: { reason: '核对看不到的菜单' } });

async function act(act: 'disable' | 'enable', userId: string) {
  const { data } = await admin.call(getManagedUser, { params: { id: userId } });
  const users = [{ id: userId, version: data?.version ?? expect.fail('nobody') }];
  expect((await admin.call(actOnUsers, { params: { act }, body: { users } })).code).toBe(200);
}

async function looking(who = admin): Promise<Person> {
  const { data, msg } = await look(who);
  const token = data?.token ?? expect.fail(msg);
  return { token, call: callerOf(app.url, { authorization: token }) };
}

it('shows what the person gets, and refuses every command', async () => {
  const [real, seen] = [await app.as('sales01'), await looking()];
  expect((await seen.call(getCurrentUser, {})).data).toEqual((await real.call(getCurrentUser, {})).data);
  const { data: person } = await admin.call(getManagedUser, { params: { id } });
  const body = { version: person?.version ?? 0, changes: { realName: '别人' } };
  expect((await seen.call(changeUser, { params: { id }, body })).msg).toBe(refusals.SEEING_ONLY.zh);
  expect((await seen.call(signOut, {})).msg).toBe(refusals.SEEING_ONLY.zh);
  expect((await look(seen)).msg).toBe(refusals.SEEING_ONLY.zh);
});

it('is no device of the person, and does not make them come online', async () => {
  const real = await app.as('sales01');
  const before = (await real.call(listMyDevices, {})).data?.list.length;
  const seen = await looking();
  expect((await real.call(listMyDevices, {})).data?.list.length).toBe(before);
  const socket = await openSocket(app.url, seen);
  expect(await socket.hear('logout')).toMatchObject({ msg: refusals.SEEING_ONLY.zh });
  expect(socket.heard.map(({ method }) => method)).toEqual(['logout']);
});

it('is in the audit log with its reason, and the person is told', async () => {
  await looking();
  const { data } = await admin.call(listAudit, { query: { keyword: '核对看不到的菜单' } });
  expect(data?.list[0]).toMatchObject({ name: 'seeAs', account: 'admin' });
  const told = await (await app.as('sales01')).call(listMessages, { query: {} });
  expect(JSON.stringify(told.data)).toContain('以您的身份只读查看了系统');
});

it('ends when the administrator ends it, signs out, or is one no more, and after half an hour', async () => {
  const over = async (seen: Person) => (await seen.call(getCurrentUser, {})).code;
  const ended = await looking();
  await admin.call(endSeeAs, { body: { token: ended.token } });
  expect(await over(ended)).toBe(600);

  const other = await app.as('admin');
  const left = await looking(other);
  await other.call(signOut, {});
  expect(await over(left)).toBe(600);

  const late = await looking();
  app.clock.now = new Date(app.clock.now.getTime() + 31 * 60_000);
  expect(await over(late)).toBe(600);

  const { pool } = app.database;
  const third = await looking();
  await pool.query(`update user_account set "isAdministrator" = true where id = 'user-manager01'`);
  const second = await app.as('manager01');
  const byOther = await looking(second);
  await pool.query(`update user_account set "isAdministrator" = false where id = 'user-manager01'`);
  expect(await over(byOther)).toBe(600);
  expect(await over(third)).toBe(200);
  await act('disable', id);
  expect(await over(third)).toBe(600);
  await act('enable', id);
});

it('nobody ends what another one sees', async () => {
  const seen = await looking();
  const other = await app.as('admin');
  await other.call(endSeeAs, { body: { token: seen.token } });
  expect((await seen.call(getCurrentUser, {})).code).toBe(200);
});

it('is for administrators, not of oneself, and not of who cannot sign in', async () => {
  expect((await look(await app.as('manager01'))).msg).toBe(refusals.FORBIDDEN.zh);
  expect((await look(admin, { id: 'user-admin' })).msg).toBe(refusals.NOT_ONESELF.zh);
  expect((await look(admin, { id: 'nobody' })).msg).toBe(refusals.NOT_FOUND.zh);
  await act('disable', 'user-ops01');
  expect((await look(admin, { id: 'user-ops01' })).msg).toContain('已停用');
});
