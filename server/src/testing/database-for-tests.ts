import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect, type Database } from '../database/open.ts';
import { loadDemoCompany } from '../demo/load-demo-company.ts';
import { prepareDatabase } from '../prepare.ts';
import { loadBasicCompany } from './basic-company.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string };
    /** Where what a first start left behind is kept, once a test has asked for it. */
    firstStarts: string;
  }
}

/** The databases every test database is copied from: a small company, the demo company, and an empty system. */
export const templates = { basic: 'template_basic', demo: 'template_demo', empty: 'template_empty' } as const;

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
  const prepare = async (name: string, from: string, fill: (database: Database) => Promise<void>) => {
    const admin = connect(embedded.connection, 1, undefined, log);
    await admin.pool.query(`create database ${name} template ${from}`);
    await admin.close();
    const database = connect({ host, port, user, password, database: name }, 4, undefined, log);
    await fill(database);
    await database.close();
  };
  // What all three have in common is made once.
  await prepare(templates.empty, 'template1', (database) => prepareDatabase(database, { demo: false }));
  await prepare(templates.basic, templates.empty, loadBasicCompany);
  await prepare(templates.demo, templates.empty, ({ db }) => loadDemoCompany(db));
  project.provide('postgres', { host, port, user, password });
  const firstStarts = await mkdtemp(join(tmpdir(), 'fairway-first-start-'));
  project.provide('firstStarts', firstStarts);

  return async () => {
    await embedded.stop();
    for (const made of [folder, firstStarts]) await rm(made, { recursive: true, force: true });
  };
}
