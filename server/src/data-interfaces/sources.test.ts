import type { ServerResponse } from 'node:http';
import * as contract from '@fairway/contract/data-interfaces.ts';
import type { Input } from '@fairway/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/fingerprint.ts';
import { openFormWith } from '../testing/form-with-interface.ts';
import { startRowsServer } from '../testing/rows-server.ts';
import { startReadyServer } from '../testing/server-process.ts';
import { type Person, startTestApp, type TestApp } from '../testing/test-app.ts';
import { demoInterfaces } from './demo/interfaces.ts';

type Written = Input<typeof contract.createDataInterface>['body'];

let other: Awaited<ReturnType<typeof startRowsServer>>;
/** Questions to the slow one, unanswered. */
const held: ServerResponse[] = [];
let house: TestApp;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  other = await startRowsServer((response, { path }) => {
    if (path.startsWith('/moved')) return response.writeHead(302, { location: '/rows' }).end();
    if (path.startsWith('/deep')) return response.end('['.repeat(500_000) + ']'.repeat(500_000));
    if (path.startsWith('/slow')) return held.push(response);
    return response.end(JSON.stringify({ result: { items: [{ id: path }] } }));
  });
  house = await startTestApp({
    from: 'demo',
    environment: { FAIRWAY_INTERFACE_PRIVATE_HOSTS: `127.0.0.1:${other.port}` },
  });
  [admin, sales] = await Promise.all([house.as('admin'), house.as('sales01')]);
});
afterAll(async () => {
  await house.close();
  await other.close();
});

let written = 0;
const add = async (changes: Partial<Written>) => {
  const { data, msg } = await admin.call(contract.createDataInterface, {
    body: {
      fullName: '接口',
      enCode: `source-${++written}`,
      source: { kind: 'static', rows: [] },
      ...changes,
    },
  });
  if (!data) throw new Error(msg);
  return data.id;
};
const parameter = (name: string, dataType: 'text' | 'number' | 'date' = 'text') => ({
  name,
  label: name,
  dataType,
});
const preview = (id: string, given: Record<string, unknown> = {}, person = admin) =>
  person.call(contract.previewInterface, {
    params: { id },
    body: { paramList: Object.entries(given).map(([field, defaultValue]) => ({ field, defaultValue })) },
  });
const sql = (text: string, ...parameters: ReturnType<typeof parameter>[]) =>
  add({ source: { kind: 'sql', sql: text }, parameters });

describe('an interface of SQL', () => {
  it('gives rows of the views, for who may use a form with it', async () => {
    const id = await sql(
      'select account, "departmentName" from people where "departmentName" = {department} order by account',
      parameter('department'),
    );
    await openFormWith(house.database, id, { id: 'form-sql', roleId: 'sales' });
    const { data } = await preview(id, { department: '海运销售部' }, sales);
    expect(data).toContainEqual({ account: 'sales01', departmentName: '海运销售部' });
    expect(new Set(data?.map(({ departmentName }) => departmentName))).toEqual(new Set(['海运销售部']));
    expect((await preview(id, {}, sales)).data).toEqual([]);
  });

  it('takes every value as a value', async () => {
    const id = await sql(
      `select {a} as a, {n} as n, {d} as d, exists (select 1 from areas where id = {a}) as found, '%' || {a} || '%' as pattern
        from areas where {a} is not null limit {n}`,
      parameter('a'),
      parameter('n', 'number'),
      parameter('d', 'date'),
    );
    const before = await fingerprint(house.database.pool);
    for (const a of [
      `'; drop table user_account; --`,
      `') as q) select * from public.user_account; --`,
      '{n}',
      '$1',
      '\\',
      "\\'",
      '/*',
      '$$',
      '1); select pg_sleep(10',
      `${'x'.repeat(1_000)}'`,
    ])
      expect((await preview(id, { a, n: 1, d: 86_400_000 })).data).toEqual([
        { a, n: 1, d: '1970-01-02T00:00:00+00:00', found: false, pattern: `%${a}%` },
      ]);
    expect(await preview(id, { a: 'x', n: '1; drop table x' })).toMatchObject({ code: 400 });
    expect(await preview(id, { a: 'x', n: 1, d: `now()'; --` })).toMatchObject({ code: 400 });
    expect(await fingerprint(house.database.pool)).toEqual(before);
  });

  it.each([
    ['takes too long', 'select pg_sleep(20)', '等待超时'],
    ['gives too many rows', 'select a.id from areas a, areas b', '数据太多'],
    ['gives too much', `select repeat('x', 3000000) as x`, '数据太多'],
    ['divides by nothing', 'select 1 / (select 0)', '查询未能完成'],
    ['reads a file', `select pg_read_file('/etc/passwd')`, '查询了不允许访问的内容'],
    ['becomes the owner', `select set_config('role', 'fairway', true)`, '查询了不允许访问的内容'],
    ['tells other processes', `select pg_notify('fairway_bus', 'x')`, '查询了不允许访问的内容'],
    ['locks', 'select pg_advisory_xact_lock(727002)', '查询了不允许访问的内容'],
    ['writes', `select lo_put(1, 0, 'x')`, '查询了不允许访问的内容'],
    ['reads a table of ours', 'select * from public.user_account', '查询了不允许访问的内容'],
    ['deletes', 'with gone as (delete from areas returning 1) select * from gone', '查询未能完成'],
    ['says two things', 'select 1; select 2', '只能写一条 SQL 语句'],
  ])('that %s ends in a sentence without internals', async (_case, text, detail) => {
    const id = await sql('select 1');
    // As if the database had opened it when it was saved, and closed it since.
    await house.database.pool.query('update data_interface set source = $2 where id = $1', [
      id,
      JSON.stringify({ kind: 'sql', sql: text }),
    ]);
    expect(await preview(id)).toEqual({
      status: 200,
      code: 400,
      msg: `数据接口“接口”未能返回数据：${detail}`,
    });
  });

  it('is not available where its role could do more', async () => {
    const strict = await startTestApp({ from: 'demo' });
    await strict.database.pool.query('grant update on data.areas to fairway_reader');
    const person = await strict.as('admin');
    const fresh = await startProcessOn(strict);
    const asked = await fresh.call(contract.previewInterface, {
      params: { id: 'colleagues' },
      body: {},
      headers: { authorization: person.token },
    });
    expect(asked).toMatchObject({ code: 400, msg: expect.stringContaining('当前数据库不支持 SQL 数据接口') });
    const saved = await fresh.call(contract.createDataInterface, {
      body: { fullName: 'x', enCode: 'x', source: { kind: 'sql', sql: 'select 1' } },
      headers: { authorization: person.token },
    });
    expect(saved).toMatchObject({ code: 422, msg: expect.stringContaining('当前数据库不支持 SQL 数据接口') });
    expect(fresh.printed()).toContain('SQL data interfaces are not available on this database');
    await fresh.stop();
    await strict.close();
  });
});

/** A process of its own on the database of a test app, whose start says what is missing. */
function startProcessOn({ database }: TestApp) {
  const { port, user, password, database: name } = database.connection;
  return startReadyServer({ DATABASE_URL: `postgresql://${user}:${password}@127.0.0.1:${port}/${name}` });
}

describe('an interface of another system', () => {
  const http = (path: string, changes: Partial<Written> = {}) =>
    add({
      source: { kind: 'http', url: `http://127.0.0.1:${other.port}${path}`, rowsAt: 'result.items' },
      parameters: [parameter('a')],
      ...changes,
    });

  it('gives the rows of its answer, worked on by the script', async () => {
    const id = await http('/rows?code={a}', {
      script: '(rows, { a }) => rows.map((row) => ({ ...row, a }))',
    });
    expect((await preview(id, { a: '海 运&x=1' })).data).toEqual([
      { id: '/rows?code=%E6%B5%B7%20%E8%BF%90%26x%3D1', a: '海 运&x=1' },
    ]);
  });

  it.each([
    ['points elsewhere', '/moved', '对方要求转到其他地址'],
    ['never ends to begin lists', '/deep', '返回的不是数据列表'],
  ])('that %s ends in a sentence', async (_case, path, detail) => {
    const id = await http(path);
    expect(await preview(id)).toEqual({
      status: 200,
      code: 400,
      msg: `数据接口“接口”未能返回数据：${detail}`,
    });
  });

  it('of any depth ends in a sentence, with a script too', async () => {
    const source = { kind: 'http' as const, url: `http://127.0.0.1:${other.port}/deep` };
    for (const script of ['', '(rows) => rows']) {
      const id = await add({ source, script });
      const reply = await preview(id);
      expect(reply).toMatchObject({ status: 200, code: 400 });
    }
  });

  it('that is slow holds no connection to the database, and is asked once by many', async () => {
    const id = await http('/slow', { script: '() => [{ id: 1 }]' });
    const waiting = Array.from({ length: 30 }, () => preview(id));
    await expect.poll(() => held.length).toBe(1);
    const { pool } = house.database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    held[0]?.end('{"result": {"items": []}}');
    expect(new Set((await Promise.all(waiting)).map(({ code }) => code))).toEqual(new Set([200]));
    expect(held).toHaveLength(1);
  });
});

describe('the interfaces of the demo company', () => {
  it.each(demoInterfaces.map(({ enCode, fullName }) => [enCode, fullName]))(
    '%s (%s) has rows with an id and a name',
    async (id) => {
      const { data } = await preview(id);
      expect(data?.length).toBeGreaterThan(0);
      for (const row of data ?? [])
        expect(row).toMatchObject({ id: expect.any(String), fullName: expect.any(String) });
      expect(new Set(data?.map((row) => row.id)).size).toBe(data?.length);
    },
  );

  it('are narrowed by their parameter', async () => {
    const ids = async (id: string, given: Record<string, string>) =>
      (await preview(id, given)).data?.map((row) => row.id);
    expect(await ids('meetingRooms', { floor: '19' })).toEqual(['R1901', 'R1902']);
    expect(await ids('warehouseLocations', { warehouse: 'YT' })).toHaveLength(16);
    expect(await ids('colleagues', { department: 'org-shanghai-sea' })).toContain('user-sales01');
    expect(await ids('colleagues', { department: 'org-shanghai-sea' })).not.toContain('user-ops01');
  });
});
