import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { startReadyServer } from './server-process.ts';
import { copyDatabase } from './test-app.ts';

describe('a stop while the database is away', () => {
  it('comes to an end', async () => {
    const copy = await copyDatabase('empty');
    const server = await startReadyServer({ DATABASE_URL: copy.url, FAIRWAY_DEMO: '0' });
    const admin = new pg.Client({ ...copy.connection, database: 'postgres' });
    await admin.connect();
    await admin.query(`alter database ${copy.connection.database} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      copy.connection.database,
    ]);
    await admin.end();
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(40_000);
    await copy.drop();
  });
});
