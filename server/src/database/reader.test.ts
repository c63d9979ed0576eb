import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDatabase } from '../prepare.ts';
import { copyDatabase } from '../testing/test-app.ts';
import { connect, type Database } from './open.ts';
import { ReaderBusy, ReaderUnavailable } from './reader.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let database: Database;
beforeAll(async () => {
  copy = await copyDatabase('demo');
  database = connect(copy.connection, 4, undefined, () => undefined);
  // A copy has the rights inside its database, not those on it.
  await prepareDatabase(database, { demo: true });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const limits = { rows: 100, bytes: 10_000 };
const read = (text: string, values: (string | number | null)[] = []) =>
  database.reader.read({ text, values }, limits);
/** What PostgreSQL has against it: its code, or the name of our own error. */
const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: Error & { code?: string }) => error.code ?? error.constructor.name,
  );

describe('the reader', () => {
  it('gives rows as plain JSON values, with bound parameters', async () => {
    const rows = await read(
      `select $1::text as a, 1.5 as n, true as b, null as z, array[1, 2] as l, '2026-01-02T03:04:05Z'::timestamptz as t,
        '{"x": [1]}'::jsonb as j`,
      [`'); drop table user_account; --`],
    );
    expect(rows).toEqual([
      {
        a: `'); drop table user_account; --`,
        n: 1.5,
        b: true,
        z: null,
        l: [1, 2],
        t: '2026-01-02T03:04:05+00:00',
        j: { x: [1] },
      },
    ]);
    expect(await read('select 1 as one where false')).toEqual([]);
    expect(await read('select id from people order by id desc -- a comment')).not.toHaveLength(0);
  });

  it('sees eight views, and of people no telephone number, customer or who left', async () => {
    const views = await read(
      `select table_name as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') order by 1`,
    );
    expect(views).toEqual(
      [
        'areas',
        'customers',
        'departments',
        'dictionary_entries',
        'people',
        'ports',
        'positions',
        'suppliers',
      ].map((name) => ({ name })),
    );
    const columns = await read(
      `select string_agg(column_name, ' ' order by ordinal_position) as names from information_schema.columns where table_name = 'people'`,
    );
    expect(columns).toEqual([{ names: 'id name account departmentId departmentName positionName' }]);
    expect(await read(`select 1 from people where account in ('client01', 'left01')`)).toEqual([]);
    expect(await read(`select "departmentName" from people where account = 'sales01'`)).toEqual([
      { departmentName: '海运销售部' },
    ]);
  });

  it.each([
    ['a table of ours', 'select * from public.user_account'],
    ['the same by the path', `select set_config('search_path', 'public', false), * from user_account`],
    ['passwords', 'select * from public.user_password'],
    ['jobs', 'select * from graphile_worker._private_jobs'],
    ['a table of the system', 'select * from pg_authid'],
    [
      'a table through a query in a text',
      `select query_to_xml('select * from public.user_account', true, true, '')`,
    ],
    ['a file', `select pg_read_file('/etc/passwd')`],
    ['a folder', `select pg_ls_dir('/')`],
    ['a file as a large object', `select lo_import('/etc/passwd')`],
    ['a large object', `select lo_from_bytea(0, 'x')`],
    ['a lock of ours', 'select pg_advisory_lock(727002)'],
    ['a lock of ours, if it is free', 'select pg_try_advisory_xact_lock_shared(727001)'],
    ['a message to the other processes', `select pg_notify('fairway_bus', '{}')`],
    ['the write-ahead log', `select pg_logical_emit_message(false, 'x', 'y')`],
    ['the role of the owner', `select set_config('role', 'fairway', false)`],
    ['the session of the owner', `select set_config('session_authorization', 'fairway', false)`],
    [
      'the end of the owner',
      'select pg_terminate_backend(pid) from pg_stat_activity where usename is distinct from current_user',
    ],
    ['a setting of the server', 'select pg_reload_conf()'],
  ])('does not reach %s', async (_case, text) => {
    expect(await problemOf(read(text))).toMatch(/^(42501|42P01)$/);
  });

  it.each([
    ['a delete', 'with gone as (delete from people returning *) select * from gone', '0A000'],
    ['a select into', 'select 1 as a into temporary t', '42601'],
    ['a temporary table', 'select 1) as q) select 1; create temporary table t (); --', '42601'],
    ['two statements', 'select 1; select 2', '42601'],
    ['a lock on rows', 'select id from people for update', '42501'],
    ['writing after all', `select set_config('transaction_read_only', 'off', false)`, '25001'],
    ['an expression without meaning', 'select 1 / 0', '22012'],
  ])('does not do %s', async (_case, text, code) => {
    expect(await problemOf(read(text))).toBe(code);
  });

  it('ends what takes too long, also when it turns its own limit off', async () => {
    const from = performance.now();
    const slow = [
      'select pg_sleep(30)',
      `select set_config('statement_timeout', '0', false), pg_sleep(30)`,
      `select set_config('statement_timeout', '0', false), count(*) from areas a, areas b, areas c`,
    ];
    expect(await Promise.all(slow.map((text) => problemOf(read(text))))).toEqual(['57014', '57014', '57014']);
    expect(performance.now() - from).toBeLessThan(15_000);
  });

  it('leaves nothing behind for the next one', async () => {
    for (let n = 0; n < 5; n++) {
      await read(`select set_config('statement_timeout', '0', false), set_config('my.word', 'mine', false)`);
      await read(`select set_config('search_path', 'pg_catalog', false)`);
    }
    const settings = await read(
      `select current_setting('statement_timeout') as t, current_setting('search_path') as p, current_setting('my.word', true) as w,
        current_user as u, current_setting('transaction_read_only') as r`,
    );
    expect(settings).toEqual([
      { t: '3s', p: 'data', w: expect.toBeOneOf([null, '']), u: 'fairway_reader', r: 'on' },
    ]);
  });

  it('takes no more rows or bytes than it was told', async () => {
    expect(await read('select n from generate_series(1, 100) n')).toHaveLength(100);
    for (const text of [
      'select n from generate_series(1, 101) n',
      'select n from generate_series(1, 1000000000) n',
      `select repeat('x', 10001) as x`,
      `select repeat('x', 20000000) as x`,
      `select repeat('x', 200) as x from generate_series(1, 90) n`,
    ])
      expect(await problemOf(read(text)), text).toMatch(/^(ReaderTooMuch|53400|57014)$/);
  });

  it('sends away who would wait too long for others', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => problemOf(read('select pg_sleep(2.5)'))));
    expect(asked.filter((problem) => problem === ReaderBusy.name)).not.toHaveLength(0);
  });

  it('says what PostgreSQL has against a statement without running it', async () => {
    const explain = (text: string, values: (string | null)[] = []) =>
      problemOf(database.reader.explain({ text, values }));
    expect(await explain('select pg_sleep(30)')).toBeUndefined();
    expect(await explain('select $1::text as a', [null])).toBeUndefined();
    expect(await explain('select nothing from people')).toBe('42703');
    expect(await explain('select * from public.user_account')).toBe('42501');
    expect(await explain('select 1; select 2')).toBe('42601');
    expect(await explain('select 1) as q) select 1 --')).toBe('42601');
    expect(await explain('analyze select pg_sleep(30)')).toBe('42601');
  });
});

describe('a role that could do more', () => {
  const unavailable = async (statement: string, undo: string) => {
    const other = connect(copy.connection, 2, undefined, () => undefined);
    await other.pool.query(statement);
    const problem = await problemOf(other.reader.check());
    await other.pool.query(undo);
    const after = await problemOf(other.reader.check());
    await other.close();
    return [problem, after];
  };

  it.each([
    [
      'read a table',
      'grant usage on schema public to fairway_reader; grant select on public.user_account to fairway_reader',
      'revoke usage on schema public from fairway_reader; revoke select on public.user_account from fairway_reader',
    ],
    [
      'read one column',
      'grant usage on schema public to public; grant select (account) on public.user_account to public',
      'revoke usage on schema public from public; revoke select (account) on public.user_account from public',
    ],
    [
      'write through a view',
      'grant update on data.areas to fairway_reader',
      'revoke update on data.areas from fairway_reader',
    ],
    [
      'make things',
      'grant create on schema public to fairway_reader',
      'revoke create on schema public from fairway_reader',
    ],
  ])('%s is not used', async (_case, statement, undo) => {
    expect(await unavailable(statement, undo)).toEqual([ReaderUnavailable.name, undefined]);
  });

  it('sign in is refused: the reader says so', async () => {
    const other = connect(
      { ...copy.connection, host: '127.0.0.1', user: 'fairway' },
      2,
      undefined,
      () => undefined,
    );
    await other.pool.query(`revoke connect on database ${copy.connection.database} from public`);
    expect(await problemOf(other.reader.check())).toBe(ReaderUnavailable.name);
    // The next start gives it what it needs.
    await prepareDatabase(other, { demo: false });
    expect(await problemOf(other.reader.check())).toBeUndefined();
    await other.close();
  });
});

describe('the server itself', () => {
  it('still locks and tells, as its owner who is no superuser would', async () => {
    const client = new pg.Client(copy.connection);
    await client.connect();
    await client.query('select pg_advisory_lock(5), pg_advisory_unlock(5), pg_notify($1, $2)', ['x', 'y']);
    const { rows } = await client.query<{ mayLock: boolean }>(
      `select has_function_privilege('pg_database_owner', 'pg_advisory_lock(bigint)', 'execute') as "mayLock"`,
    );
    expect(rows).toEqual([{ mayLock: true }]);
    await client.end();
  });

  it('changes nothing at a start that finds everything in place', async () => {
    const state = async () =>
      (
        await database.pool.query(
          `select (select max(xmin::text::bigint) from pg_proc) as functions, (select max(xmin::text::bigint) from pg_namespace) as schemas,
            (select xmin::text from pg_database where datname = current_database()) as database`,
        )
      ).rows;
    const before = await state();
    await prepareDatabase(database, { demo: true });
    expect(await state()).toEqual(before);
  });
});
