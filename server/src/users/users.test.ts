import { unlockAccount } from '@fairway/contract/account-lock.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { getCurrentUser, signIn } from '@fairway/contract/session.ts';
import {
  acceptInvitation,
  actOnUsers,
  addUser,
  changeUser,
  changeUserPortrait,
  endUserDevice,
  getInvitation,
  getManagedUser,
  inviteUser,
  listManagedUsers,
  listUserDevices,
  listUserHistory,
  resetPassword,
  type UserActName,
  undoUserChanges,
} from '@fairway/contract/users.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photo, upload } from '../files/sample-files.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { openSocket } from '../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [admin, sales] = [await app.as('admin'), await app.as('sales01')];
});
afterAll(() => app.close());

type Added = NonNullable<Input<typeof addUser>['body']>;
type Changes = NonNullable<Input<typeof changeUser>['body']>['changes'];

const add = (account: string, more: Partial<Added> = {}, who = admin, headers = {}) =>
  who.call(addUser, {
    body: { account, realName: '林晓', organisationIds: ['org-office'], ...more },
    headers,
  });
const made = async (account: string, more: Partial<Added> = {}) => {
  const { data, msg } = await add(account, more);
  return data?.id ?? expect.fail(msg);
};
const shown = async (id: string, who = admin) => {
  const { data, msg } = await who.call(getManagedUser, { params: { id } });
  return data ?? expect.fail(msg);
};
const change = async (id: string, changes: Changes, who = admin) =>
  who.call(changeUser, { params: { id }, body: { version: (await shown(id)).version, changes } });
const act = async (name: UserActName, ids: string[], who = admin) => {
  const users = await Promise.all(ids.map(async (id) => ({ id, version: (await shown(id)).version })));
  return who.call(actOnUsers, { params: { act: name }, body: { users } });
};
const invited = async (id: string) => {
  const { data, msg } = await admin.call(inviteUser, { params: { id } });
  return data?.token ?? expect.fail(msg);
};
const password = 'Harbour-lights-42';
const enter = (account: string, secret = password) =>
  app.call(signIn, { body: { account, password: secret } });

const uploadPortrait = async (who: Person) =>
  (await upload({ url: app.url, token: who.token, type: 'userAvatar' }, 'me.jpg', await photo(80, 40))).data
    ?.name ?? '';

/** Manages people without being an administrator. */
async function officer(account: string): Promise<{ authorization: string }> {
  const { pool } = app.database;
  await pool.query(
    `insert into role (id, "fullName", "enCode") values ('hr', '人事', 'hr') on conflict do nothing`,
  );
  await pool.query(`insert into role_menu ("roleId", "menuId") values ('hr', 'user') on conflict do nothing`);
  await pool.query(
    `insert into role_permission ("roleId", "itemId") select 'hr', id from permission_item where "modelId" = 'user'
     on conflict do nothing`,
  );
  const id = await made(account, { roleIds: ['hr'] });
  await app.call(acceptInvitation, { body: { token: await invited(id), password } });
  const { data } = await enter(account);
  return { authorization: data?.token ?? '' };
}

describe('a new colleague', () => {
  it('is added once, invited, sets a password and is in', async () => {
    const headers = { 'command-id': 'add-lin-once' };
    const first = await add(
      'lin.xiao',
      { mobilePhone: '13800001111', positionIds: ['pos-sales'] },
      admin,
      headers,
    );
    expect(first.code).toBe(200);
    const again = await add(
      'lin.xiao',
      { mobilePhone: '13800001111', positionIds: ['pos-sales'] },
      admin,
      headers,
    );
    expect(again.data).toEqual(first.data);
    const id = first.data?.id ?? '';
    expect(await shown(id)).toMatchObject({
      ...{ account: 'lin.xiao', realName: '林晓', state: 'invited', isExternal: false, version: 1 },
      organisations: [{ id: 'org-office', fullName: '远航' }],
      positions: [{ id: 'pos-sales', fullName: 'sales' }],
    });
    expect((await enter('lin.xiao')).code).toBe(400);
    const token = await invited(id);
    expect((await app.call(getInvitation, { body: { token } })).data).toMatchObject({ account: 'lin.xiao' });
    const { data } = await app.call(acceptInvitation, { body: { token, password } });
    expect(data?.token).toMatch(/^bearer /);
    expect((await app.call(acceptInvitation, { body: { token, password } })).msg).toContain('邀请链接已失效');
    expect((await enter('LIN.XIAO')).code).toBe(200);
    expect((await shown(id)).state).toBe('active');
  });

  it('has an account nobody else has, a manager above and positions where they work', async () => {
    await made('wang');
    expect((await add('WANG')).msg).toBe('账号 WANG 已被使用');
    expect((await add('no spaces')).code).toBe(422);
    expect((await add('elsewhere', { organisationIds: ['org-none'] })).msg).toContain('组织');
    expect((await add('roleless', { roleIds: ['none'] })).msg).toContain('角色');
    const boss = await made('boss');
    const below = await made('below', { managerId: boss });
    expect((await change(boss, { managerId: below })).msg).toContain('下属');
    expect((await change(boss, { managerId: boss })).msg).toContain('下属');
    expect((await change(boss, { managerId: 'user-client01' })).msg).toContain('上级');
  });

  it('gets no invitation that outlives a newer one or its time', async () => {
    const id = await made('late');
    const [old, token] = [await invited(id), await invited(id)];
    expect((await app.call(getInvitation, { body: { token: old } })).code).toBe(400);
    expect((await app.call(acceptInvitation, { body: { token, password: '123' } })).msg).toContain('密码');
    const now = app.clock.now;
    app.clock.now = new Date(now.getTime() + 8 * 24 * 60 * 60_000);
    expect((await app.call(acceptInvitation, { body: { token, password } })).msg).toContain('邀请链接已失效');
    app.clock.now = now;
    expect((await app.call(acceptInvitation, { body: { token, password } })).code).toBe(200);
  });
});

describe('a change', () => {
  it('says which version it is of, and is kept with before and after', async () => {
    const id = await made('change.me', { email: 'a@b.cn' });
    expect((await change(id, { realName: '林小', email: 'c@d.cn', groupIds: [] })).data).toEqual({
      id,
      version: 2,
    });
    const stale = await admin.call(changeUser, {
      params: { id },
      body: { version: 1, changes: { email: '' } },
    });
    expect(stale.code).toBe(409);
    const { data } = await admin.call(listUserHistory, { params: { id } });
    expect(data?.list).toMatchObject([
      {
        ...{ version: 2, byName: '系统管理员' },
        differences: expect.arrayContaining([
          { field: 'realName', before: '林晓', after: '林小' },
          { field: 'email', before: 'a@b.cn', after: 'c@d.cn' },
        ]),
      },
      { version: 1, act: 'add', differences: [] },
    ]);
    const found = await admin.call(listManagedUsers, { body: { keyword: 'linxiao' } });
    expect(found.data?.list.map((user) => user.id)).toContain(id);
  });

  it('is told to whoever manages people, and to nobody else', async () => {
    const id = await made('watched');
    const [seeing, other] = [await openSocket(app.url, admin), await openSocket(app.url, sales)];
    for (const socket of [seeing, other]) {
      socket.say({ method: 'OnConnection' });
      await socket.hear('initMessage');
    }
    await change(id, { email: 'seen@example.com' });
    expect(await seeing.hear('userChanged')).toEqual({ method: 'userChanged', userId: id });
    expect(other.heard.some(({ method }) => method === 'userChanged')).toBe(false);
    for (const { wire } of [seeing, other]) wire.terminate();
  });

  it('leaves alone what it does not name', async () => {
    const id = await made('kept', { gender: '1', ranks: 'P5', entryDate: '2026-01-02', email: 'a@b.cn' });
    expect((await change(id, { email: 'c@d.cn' })).code).toBe(200);
    expect(await shown(id)).toMatchObject({ gender: '1', ranks: 'P5', entryDate: '2026-01-02' });
    const { data } = await admin.call(listUserHistory, { params: { id } });
    expect(data?.list[0]?.differences.map(({ field }) => field)).toEqual(['email']);
    const { version } = await shown(id);
    expect((await change(id, { email: 'c@d.cn' })).data).toEqual({ id, version });
  });

  it('of roles is felt by the next call of who has them', async () => {
    const id = await made('felt', { roleIds: ['sales'] });
    const { data } = await app.call(acceptInvitation, { body: { token: await invited(id), password } });
    const headers = { authorization: data?.token ?? '' };
    const before = await app.call(getCurrentUser, { headers });
    expect(before.data?.menuList.length).toBeGreaterThan(0);
    expect((await change(id, { roleIds: [] })).code).toBe(200);
    const after = await app.call(getCurrentUser, { headers });
    expect(after.code === 200 ? after.data?.menuList : []).toEqual([]);
  });
});

describe('who is disabled', () => {
  it('is out at once on every device, cannot come in, and is let in again', async () => {
    const id = await made('gone');
    const { data } = await app.call(acceptInvitation, { body: { token: await invited(id), password } });
    const headers = { authorization: data?.token ?? '' };
    expect((await admin.call(listUserDevices, { params: { id } })).data?.list).toHaveLength(1);
    expect((await act('disable', [id])).data).toEqual({ count: 1 });
    expect((await app.call(getCurrentUser, { headers })).code).toBe(600);
    expect((await enter('gone')).msg).toBe('账号已被禁用');
    expect((await act('disable', [id])).msg).toContain('已停用');
    expect((await act('enable', [id])).code).toBe(200);
    expect((await enter('gone')).code).toBe(200);
    expect((await act('endSessions', [id])).code).toBe(200);
    expect((await admin.call(listUserDevices, { params: { id } })).data?.list).toEqual([]);
  });

  it('is never the last administrator, nor oneself', async () => {
    expect((await act('disable', ['user-admin'])).msg).toBe('不能对自己的账号执行此操作');
    expect((await change('user-admin', { isAdministrator: false })).msg).toContain('至少要保留一名');
    const second = await made('second.admin', { isAdministrator: true });
    // Who has no password cannot let anybody in again.
    expect((await change('user-admin', { isAdministrator: false })).msg).toContain('至少要保留一名');
    const { data } = await app.call(acceptInvitation, { body: { token: await invited(second), password } });
    const headers = { authorization: data?.token ?? '' };
    const [one, other] = await Promise.all([
      change('user-admin', { isAdministrator: false }),
      app.call(actOnUsers, {
        params: { act: 'disable' },
        body: { users: [{ id: 'user-admin', version: (await shown('user-admin')).version }] },
        headers,
      }),
    ]);
    expect([one.code, other.code].filter((code) => code === 200)).toHaveLength(1);
    await app.database.pool.query(
      `update user_account set "isAdministrator" = true, "enabledMark" = 1 where id = 'user-admin'`,
    );
    admin = await app.as('admin');
    expect((await change(second, { isAdministrator: false })).code).toBe(200);
  });
});

describe('a password somebody else set', () => {
  it('ends every session and lifts every lock', async () => {
    const id = await made('forgot');
    const { data } = await app.call(acceptInvitation, { body: { token: await invited(id), password } });
    const reset = (userPassword: string) =>
      admin.call(resetPassword, { params: { id }, body: { userPassword } });
    expect((await reset('123')).msg).toContain('密码');
    expect((await reset('Lighthouse-2026-x')).code).toBe(200);
    expect((await app.call(getCurrentUser, { headers: { authorization: data?.token ?? '' } })).code).toBe(
      600,
    );
    expect((await enter('forgot')).code).toBe(400);
    expect((await enter('forgot', 'Lighthouse-2026-x')).code).toBe(200);
    const own = await admin.call(resetPassword, {
      params: { id: 'user-admin' },
      body: { userPassword: 'Lighthouse-2026-x' },
    });
    expect(own.msg).toBe('不能对自己的账号执行此操作');
  });
});

describe('who may not', () => {
  it('is refused without the module, and cannot rise with it', async () => {
    expect((await add('x1', {}, sales)).code).toBe(403);
    expect((await sales.call(listManagedUsers, { body: {} })).code).toBe(403);
    const headers = await officer('hr01');
    const target = await made('plain');
    const { version } = await shown(target);
    const tries = (changes: Changes, id = target, at = version) =>
      app.call(changeUser, { params: { id }, body: { version: at, changes }, headers });
    expect((await tries({ roleIds: ['manager'] })).code).toBe(403);
    expect((await tries({ isAdministrator: true })).code).toBe(403);
    const { version: ofAdmin } = await shown('user-admin');
    expect((await tries({ realName: '我' }, 'user-admin', ofAdmin)).code).toBe(403);
    for (const call of [
      app.call(resetPassword, {
        params: { id: 'user-admin' },
        body: { userPassword: 'Lighthouse-2026-x' },
        headers,
      }),
      app.call(inviteUser, { params: { id: 'user-admin' }, headers }),
      app.call(listUserDevices, { params: { id: 'user-admin' }, headers }),
      app.call(unlockAccount, { params: { id: 'user-admin' }, headers }),
    ])
      expect((await call).code).toBe(403);
    expect((await tries({ realName: '林大' })).code).toBe(200);
    expect(
      (
        await app.call(addUser, {
          body: { account: 'by.hr', realName: '新人', organisationIds: ['org-office'] },
          headers,
        })
      ).code,
    ).toBe(200);
  });
});

describe('the list', () => {
  it('is narrowed, sorted and paged', async () => {
    const list = async (body: NonNullable<Input<typeof listManagedUsers>['body']>) =>
      (await admin.call(listManagedUsers, { body })).data;
    const externals = await list({ filters: { isExternal: true } });
    expect(externals?.list.map(({ account }) => account)).toEqual(['client01']);
    const sorted = await list({ sidx: 'account', sort: 'asc', pageSize: 500 });
    const accounts = sorted?.list.map(({ account }) => account.toLowerCase()) ?? [];
    expect(accounts).toEqual(accounts.toSorted());
    const pages = [await list({ pageSize: 3, currentPage: 1 }), await list({ pageSize: 3, currentPage: 2 })];
    expect(new Set(pages.flatMap((page) => page?.list.map(({ id }) => id) ?? [])).size).toBe(6);
    const administrators = await list({ filters: { isAdministrator: true } });
    expect(administrators?.list.map(({ account }) => account)).toEqual(['admin']);
    const ofOffice = await list({ filters: { organisationId: 'org-office', positionId: 'pos-sales' } });
    expect(ofOffice?.list.map(({ account }) => account)).toContain('sales01');
    for (const state of ['active', 'invited', 'disabled', 'left'] as const) {
      const found = await list({ filters: { state: [state] }, pageSize: 500 });
      expect(found?.list.every((user) => user.state === state)).toBe(true);
    }
    expect((await enter('sales01', demoPassword)).code).toBe(200);
    const newest = await list({ sidx: 'lastSignInAt', sort: 'desc', filters: { state: ['active'] } });
    expect(newest?.list.length).toBeGreaterThan(3);
  });
});

describe('what was just done', () => {
  const undo = async (ids: string[], who = admin) => {
    const users = await Promise.all(ids.map(async (id) => ({ id, version: (await shown(id)).version })));
    return who.call(undoUserChanges, { body: { users } });
  };
  it('is taken back: an edit, a state, a new account', async () => {
    const id = await made('undone', { email: 'a@b.cn', roleIds: ['sales'] });
    await change(id, { email: 'c@d.cn', roleIds: [], realName: '林小' });
    expect((await undo([id])).data).toEqual({ count: 1 });
    const back = await shown(id);
    expect(back).toMatchObject({ email: 'a@b.cn', realName: '林晓', version: 3 });
    expect(back.roles.map((role) => role.id)).toEqual(['sales']);
    expect((await undo([id])).msg).toContain('不能撤销');
    await act('disable', [id]);
    expect((await undo([id])).code).toBe(200);
    expect((await shown(id)).state).toBe('invited');
    const history = await admin.call(listUserHistory, { params: { id } });
    expect(history.data?.list.map((line) => line.act)).toEqual(['undo', 'update', 'undo', 'update', 'add']);
    const fresh = await made('mistake');
    expect((await undo([fresh])).code).toBe(200);
    expect((await admin.call(getManagedUser, { params: { id: fresh } })).code).toBe(404);
  });

  it('stays where something else happened since', async () => {
    const id = await made('settled', { email: 'a@b.cn' });
    const { version } = await shown(id);
    await change(id, { email: 'c@d.cn' });
    const late = await admin.call(undoUserChanges, { body: { users: [{ id, version }] } });
    expect(late.code).toBe(409);
    const entered = await made('entered');
    await app.call(acceptInvitation, { body: { token: await invited(entered), password } });
    expect((await undo([entered])).msg).toContain('不能撤销');
    expect((await undo(['user-ops01'])).msg).toContain('不能撤销');
    expect((await undo([id], sales)).code).toBe(403);
  });
});

describe('devices and portraits', () => {
  it('one device is ended, the others stay', async () => {
    const id = await made('two.devices');
    await app.call(acceptInvitation, { body: { token: await invited(id), password } });
    await enter('two.devices');
    const list = async () => (await admin.call(listUserDevices, { params: { id } })).data?.list ?? [];
    const [first, second] = await list();
    const deviceId = first?.id ?? '';
    expect((await admin.call(endUserDevice, { params: { id, deviceId } })).code).toBe(200);
    expect((await list()).map((device) => device.id)).toEqual([second?.id]);
    expect((await admin.call(endUserDevice, { params: { id, deviceId } })).code).toBe(404);
    const own = { id: 'user-sales01', deviceId: second?.id ?? '' };
    expect((await admin.call(endUserDevice, { params: own })).code).toBe(404);
  });

  it('a portrait is given, and is theirs', async () => {
    const id = await made('faced');
    const name = await uploadPortrait(admin);
    expect((await admin.call(changeUserPortrait, { params: { id, name } })).code).toBe(200);
    expect((await shown(id)).headIcon).toContain(name);
    const { rows } = await app.database.pool.query('select "ownerId" from file where id = $1', [name]);
    expect(rows).toEqual([{ ownerId: id }]);
    // Given once: it is not the administrator's any more.
    expect((await admin.call(changeUserPortrait, { params: { id: 'user-sales01', name } })).code).toBe(404);
    const others = await uploadPortrait(sales);
    expect((await admin.call(changeUserPortrait, { params: { id, name: others } })).code).toBe(404);
  });
});
