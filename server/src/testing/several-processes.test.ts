import { getCurrentUser, signIn, signOut } from '@fairway/contract/session.ts';
import { getHealth } from '@fairway/contract/system.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type ServerProcess, startReadyServer, startServer } from './server-process.ts';
import { copyDatabase } from './test-app.ts';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
let servers: ServerProcess[];
beforeEach(async () => {
  copy = await copyDatabase('demo');
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await copy.drop();
});

const start = async () => {
  const server = await startReadyServer({ DATABASE_URL: copy.url });
  servers.push(server);
  return server;
};

describe('several server processes on one external database', () => {
  it('start at the same moment, share sessions, and end them everywhere at once', async () => {
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    const { data } = await first.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    const headers = { authorization: data?.token ?? '' };
    for (const server of [second, third])
      expect(await server.call(getCurrentUser, { headers })).toMatchObject({ code: 200 });
    await third.call(signOut, { headers });
    for (const server of servers)
      expect(await server.call(getCurrentUser, { headers })).toMatchObject({ code: 600 });
  });

  it('answer 503 in an envelope while the database is away, and go on when it is back', async () => {
    const server = await start();
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`alter database ${copy.connection.database} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      copy.connection.database,
    ]);
    const away = await server.call(getHealth);
    expect(away).toMatchObject({
      status: 503,
      code: 503,
      data: { live: true, ready: false, database: { state: 'down' } },
    });
    const refused = await server.call(signIn, { body: { account: 'sales01', password: demoPassword } });
    expect(refused).toMatchObject({ status: 503, code: 503, msg: '服务暂不可用，请稍后重试' });
    await admin.query(`alter database ${copy.connection.database} allow_connections true`);
    await admin.end();
    expect(await server.call(signIn, { body: { account: 'sales01', password: demoPassword } })).toMatchObject(
      { code: 200 },
    );
  });
});

describe('a start that cannot be', () => {
  it.each([
    ['a wrong port', { PORT: 'x' }, 'PORT is "x", but it must be a whole number from 0 to 65535.'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' },
      'The database cannot be reached',
    ],
  ])('%s ends with one sentence', async (_case, environment, sentence) => {
    const result = await startServer(environment);
    expect(result).toMatchObject({ exitCode: 1 });
    const printed = 'exitCode' in result ? result.printed.trim() : '';
    expect(printed).toContain(sentence);
    expect(printed.split('\n')).toHaveLength(1);
  });

  it('a port in use ends with one sentence', async () => {
    const server = await start();
    const result = await startServer({ DATABASE_URL: copy.url, PORT: new URL(server.url).port });
    expect(result).toMatchObject({ exitCode: 1 });
    expect('printed' in result && result.printed).toContain('is already in use');
  });
});
