import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect, type Database } from '../database/open.ts';
import { prepareDatabase } from '../prepare.ts';
import { loadBasicCompany } from './basic-company.ts';
import { prepareDemoTemplate, type TestServer } from './demo-template.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer;
    /** The moment that was the present for the demo company when it was loaded. */
    demoLoadedAt: string;
    /** Where what a first start left behind is kept, once a test has asked for it. */
    firstStarts: string;
  }
}

/** The databases that test databases are copied from, beside the demo company: a small company, and an empty system. */
export const templates = { basic: 'template_basic', empty: 'template_empty' } as const;

/** Nobody chose among the files. */
const isWholeRun = ({ vitest }: TestProject) =>
  !(vitest as unknown as { filenamePattern?: string[] }).filenamePattern?.length;

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
  // What all have in common is made once.
  await create(templates.empty, 'template1');
  await fill(templates.empty, (database) => prepareDatabase(database, { demo: false }));
  const demoLoadedAt = new Date();
  // Of all files some need it, and those of the first worker would wait. Of a few maybe none.
  const demoLoaded = isWholeRun(project)
    ? prepareDemoTemplate({ host, port, user, password }, templates.empty, demoLoadedAt)
    : Promise.resolve();
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
