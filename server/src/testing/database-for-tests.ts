import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { connect } from '../database/open.ts';
import { prepareDatabase } from '../prepare.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
  }
}

/** The databases every test database is copied from: the demo company, and an empty system. */
export const templates = { demo: 'template_demo', empty: 'template_empty' } as const;

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
  const { host, port, user } = embedded.connection;
  for (const [kind, name] of Object.entries(templates)) {
    const admin = connect(embedded.connection, 1, undefined, log);
    await admin.pool.query(`create database ${name}`);
    await admin.close();
    const database = connect({ host, port, user, database: name }, 4, undefined, log);
    await prepareDatabase(database, { demo: kind === 'demo' });
    await database.close();
  }
  project.provide('postgres', { host, port, user });

  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
