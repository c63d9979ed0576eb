import { refusals } from '@fairway/contract/errors.ts';
import {
  endOnlineSessions,
  endPersonSessions,
  listOnlineSessions,
  onlineSessionColumns,
} from '@fairway/contract/online-sessions.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { listAudit } from '@fairway/contract/system.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { findOnline } from './store.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const listed = async (body: object = {}, who = admin) => {
  const { data, msg } = await who.call(listOnlineSessions, { body: { pageSize: 500, ...body } });
  return data?.list ?? expect.fail(msg);
};
const sessionsOf = async (account: string) => (await listed()).filter((one) => one.account === account);
const end = (ids: string[], who = admin, headers = {}) =>
  who.call(endOnlineSessions, { body: { ids }, headers });
const goesOn = async ({ call }: Person) => (await call(getCurrentUser)).code === 200;
const audited = async (name: string) => {
  const { data } = await admin.call(listAudit, { query: { keyword: name } });
  return (data?.list ?? []).filter((line) => line.name === name);
};

/** Looks after sessions without being an administrator. */
async function operator(): Promise<Person> {
  await app.database.pool.query(`
    insert into role (id, "fullName", "enCode") values ('operator', '运维', 'operator') on conflict do nothing;
    insert into role_menu ("roleId", "menuId") values ('operator', 'onlineSession') on conflict do nothing;
    insert into role_permission ("roleId", "itemId") select 'operator', id from permission_item
      where "modelId" = 'onlineSession' on conflict do nothing;
    insert into user_role ("userId", "roleId") select id, 'operator' from user_account where account = 'ops01'
      on conflict do nothing`);
  return app.as('ops01');
}

describe('the list', () => {
  it('has everybody who is signed in, with what they use, and says which one asks', async () => {
    await app.as('sales01');
    await app.as('client01');
    const list = await listed();
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ account: 'admin', canEnd: false });
    const [sales] = list.filter(({ account }) => account === 'sales01');
    expect(sales).toMatchObject({ isExternal: false, client: 'app', isCurrent: false, canEnd: true });
    expect(sales?.address).not.toBe('');
    expect(list.find(({ account }) => account === 'client01')).toMatchObject({ isExternal: true });
    expect(list.map(({ lastSeenAt }) => lastSeenAt)).toEqual(
      list.map(({ lastSeenAt }) => lastSeenAt).toSorted((a, b) => b - a),
    );
  });

  it('is narrowed by person, kind of client and words, and by nothing it does not know', async () => {
    await app.as('manager01');
    const [manager] = await sessionsOf('manager01');
    const userId = manager?.userId ?? '';
    expect(new Set((await listed({ filters: { userId } })).map(({ account }) => account))).toEqual(
      new Set(['manager01']),
    );
    expect(await listed({ filters: { client: 'pc' } })).toEqual([]);
    expect((await listed({ keyword: 'MANAGER01' })).every(({ account }) => account === 'manager01')).toBe(
      true,
    );
    expect(await listed({ keyword: '100%_nobody' })).toEqual([]);
    const unknown = await admin.call(listOnlineSessions, { body: { filters: { agent: 'x' } as never } });
    expect(unknown.code).toBe(422);
  });

  it('leaves out what ran out, and is of no concern to people without the module', async () => {
    const gone = await app.as('manager01');
    expect(await sessionsOf('manager01')).not.toEqual([]);
    await app.database.pool.query(
      `update session set "lastSeenAt" = now() - interval '2 days'
       where "userId" = (select id from user_account where account = 'manager01')`,
    );
    expect(await sessionsOf('manager01')).toEqual([]);
    expect(await goesOn(gone)).toBe(false);
    const sales = await app.as('sales01');
    for (const call of [
      sales.call(listOnlineSessions, { body: {} }),
      end(['any'], sales),
      sales.call(endPersonSessions, { params: { userId: 'any' } }),
    ])
      expect((await call).msg).toBe(refusals.FORBIDDEN.zh);
  });

  it('is read along an index, however many sessions there are', async () => {
    const { pool } = app.database;
    const asked: CompiledQuery[] = [];
    const db = new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push(query),
    });
    await pool.query(`
      insert into user_account select (jsonb_populate_record(one, jsonb_build_object(
        'id', 'many-' || i, 'account', 'many-' || i, 'mobileVerified', false))).*
      from user_account one, generate_series(1, 400) i where one.account = 'sales01';
      insert into session ("tokenHash", id, "userId", origin, address, agent, "createdAt", "lastSeenAt", "endedAt", "endReason")
      select sha256(('many' || i)::bytea), 'many-' || i, 'many-' || 1 + i % 400, 'app', '10.0.0.1',
        'x', now() - interval '1 hour', now() - i * interval '10 milliseconds',
        case when i % 20 = 0 then null else now() end, case when i % 20 = 0 then null else 'signedOut' end
      from generate_series(1, 40000) i;
      analyze session;
      analyze user_account`);
    const bounds = { usedSince: new Date(Date.now() - 86_400_000), openedSince: new Date(0) };
    await findOnline(db, { ...bounds, filters: {}, sort: 'desc', currentPage: 2, pageSize: 100 });
    const rows = asked.find(({ sql }) => sql.includes('order by'));
    const explained = await pool.query(`explain ${rows?.sql}`, [...(rows?.parameters ?? [])]);
    const plan = explained.rows.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toContain('session_open_last_seen');
    expect(plan).not.toMatch(/Sort|Seq Scan on session/);
    for (const sidx of onlineSessionColumns) expect(await listed({ sidx, sort: 'asc' })).toHaveLength(500);
    await pool.query(`delete from session where id like 'many-%';
      delete from user_account where id like 'many-%'`);
  });
});

describe('ending', () => {
  it('one session signs its device out, closes its socket, and is in the audit log', async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    const sales = await app.as('sales01');
    const socket = await openSocket(app.url, sales);
    const [newest] = (await sessionsOf('sales01')).toSorted((a, b) => b.signedInAt - a.signedInAt);
    const headers = { 'command-id': 'end-one-session' };
    const first = await end([newest?.id ?? ''], admin, headers);
    expect(first).toMatchObject({ code: 200, data: { count: 1 } });
    expect(await end([newest?.id ?? ''], admin, headers)).toEqual(first);
    expect((await socket.hear('logout')).msg).toBe(refusals.SIGNED_OUT_ELSEWHERE.zh);
    await socket.ended;
    expect(await goesOn(sales)).toBe(false);
    expect(await audited('endOnlineSessions')).toMatchObject([
      { target: expect.stringMatching(/^sales01: /) },
    ]);
    // What is over by now stays over; that is what was wanted.
    expect((await end([newest?.id ?? ''])).data).toEqual({ count: 0 });
  });

  it('several is all or none, and never the one that asks', async () => {
    const people = [await app.as('sales01'), await app.as('manager01')];
    const ids = (await listed()).filter(({ canEnd }) => canEnd).map(({ id }) => id);
    const own = (await listed()).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await end([...ids, own])).msg).toBe(refusals.SESSION_IN_USE.zh);
    expect((await end([...ids, 'nothing'])).msg).toBe(refusals.NOT_FOUND.zh);
    for (const person of people) expect(await goesOn(person)).toBe(true);
    expect((await end(ids)).data?.count).toBe(ids.length);
    for (const person of people) expect(await goesOn(person)).toBe(false);
  });

  it('all of a person leaves others alone, and of oneself the one that asks', async () => {
    const [sales, again, other] = [
      await app.as('sales01'),
      await app.as('sales01'),
      await app.as('client01'),
    ];
    const userId = (await sessionsOf('sales01'))[0]?.userId ?? '';
    const ended = await admin.call(endPersonSessions, { params: { userId } });
    expect(ended.data?.count).toBeGreaterThanOrEqual(2);
    expect([await goesOn(sales), await goesOn(again), await goesOn(other)]).toEqual([false, false, true]);
    expect((await audited('endPersonSessions'))[0]?.target).toMatch(/^sales01: /);
    const elsewhere = await app.as('admin');
    const self = (await sessionsOf('admin'))[0]?.userId ?? '';
    expect((await admin.call(endPersonSessions, { params: { userId: self } })).data).toEqual({ count: 1 });
    expect([await goesOn(admin), await goesOn(elsewhere)]).toEqual([true, false]);
    const nobody = await admin.call(endPersonSessions, { params: { userId: 'nobody' } });
    expect(nobody.msg).toBe(refusals.NOT_FOUND.zh);
  });

  it('is not for the sessions of administrators, unless one is one', async () => {
    const watching = await operator();
    const own = (await sessionsOf('admin'))[0];
    const shown = (await listed({}, watching)).find(({ id }) => id === own?.id);
    expect(shown).toMatchObject({ address: '', canEnd: false });
    expect((await end([own?.id ?? ''], watching)).msg).toBe(refusals.FORBIDDEN.zh);
    const all = await watching.call(endPersonSessions, { params: { userId: own?.userId ?? '' } });
    expect(all.msg).toBe(refusals.FORBIDDEN.zh);
    expect(await goesOn(admin)).toBe(true);
  });

  it('is told to who has the list open', async () => {
    const socket = await openSocket(app.url, admin);
    socket.say({ method: 'OnConnection' });
    await socket.hear('initMessage');
    await app.as('sales01');
    await end([(await sessionsOf('sales01'))[0]?.id ?? '']);
    expect(await socket.hear('onlineSessionsChanged')).toEqual({ method: 'onlineSessionsChanged' });
    socket.wire.terminate();
  });
});
