import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect, type Database } from '../database/open.ts';
import { loadDemoCompany } from '../demo/load-demo-company.ts';
import { prepareDatabase } from '../prepare.ts';
import { loadBasicCompany } from './basic-company.ts';
import { freePort } from './free-port.ts';
import { quickPassword } from './quick-password.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
    /** The moment that was the present for the demo company when it was loaded. */
    demoLoadedAt: string;
    /** Where what a first start left behind is kept, once a test has asked for it. */
    firstStarts: string;
  }
}

/** The databases every test database is copied from: a small company, the demo company, and an empty system. */
export const templates = { basic: 'template_basic', demo: 'template_demo', empty: 'template_empty' } as const;

/** Held while the demo company is being loaded: tests that need none of it begin meanwhile. */
export const demoLock = 2;

/** One real PostgreSQL for the whole run, without fsync; migrated and filled once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-test-'));
  const log = () => undefined;
  const embedded = await startEmbeddedPostgres({
    dataFolder: folder,
    log,
    port: await freePort(),
    settings: {
      listen_addresses: '127.0.0.1',
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '400',
    },
  });
  const { host, port, user, password = '' } = embedded.connection;
  const create = async (name: string, from: string) => {
    const admin = connect(embedded.connection, 1, undefined, log);
    await admin.pool.query(`create database ${name} template ${from}`);
    await admin.close();
  };
  const fill = async (name: string, how: (database: Database) => Promise<void>) => {
    const database = connect({ host, port, user, password, database: name }, 4, undefined, log);
    await how(database).finally(() => database.close());
  };
  // What all three have in common is made once.
  await create(templates.empty, 'template1');
  await fill(templates.empty, (database) => prepareDatabase(database, { demo: false }));
  await create(templates.demo, templates.empty);
  // A pool would let go of a connection that does nothing, and with it of the lock.
  const loading = new pg.Client({ host, port, user, password, database: 'postgres' });
  await loading.connect();
  await loading.query('select pg_advisory_lock($1)', [demoLock]);
  const demoLoadedAt = new Date();
  const demoLoaded = fill(templates.demo, async ({ db, pool }) => {
    await loadDemoCompany(db, demoLoadedAt);
    await pool.query('update user_password set hash = $1', [await quickPassword()]);
  })
    // Half a company would fail tests that have nothing to do with it.
    .catch((error) => loading.query(`drop database ${templates.demo}`).then(() => Promise.reject(error)))
    .finally(() => loading.end());
  // Said when the tests are over; until then they miss the database.
  demoLoaded.catch(() => undefined);
  project.provide('demoLoadedAt', demoLoadedAt.toISOString());
  await create(templates.basic, templates.empty);
  await fill(templates.basic, loadBasicCompany);
  project.provide('postgres', { host, port, user, password });
  const firstStarts = await mkdtemp(join(tmpdir(), 'fairway-first-start-'));
  project.provide('firstStarts', firstStarts);

  return async () => {
    await demoLoaded.finally(() => embedded.stop());
    for (const made of [folder, firstStarts]) await rm(made, { recursive: true, force: true });
  };
}
