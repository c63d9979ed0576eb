import pg from 'pg';
import { connect } from '../database/open.ts';
import { loadDemoCompany } from '../demo/load-demo-company.ts';
import { quickPassword } from './quick-password.ts';

export interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
}

const name = 'template_demo';
const unfinished = `${name}_unfinished`;
/** Held while the demo company is being loaded: whoever wants a copy of it waits. */
const lock = 2;

/** The demo company as a template, made from an empty one by whoever wants it first. */
export async function prepareDemoTemplate(
  server: TestServer,
  empty: string,
  loadedAt: Date,
): Promise<string> {
  // A pool would let go of a connection that does nothing, and with it of the lock.
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${empty}`);
    const database = connect({ ...server, database: unfinished }, 4, undefined, () => undefined);
    try {
      await loadDemoCompany(database.db, loadedAt);
      await database.pool.query('update user_password set hash = $1', [await quickPassword()]);
    } finally {
      await database.close();
    }
    // Half a company would fail tests that have nothing to do with it.
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}
