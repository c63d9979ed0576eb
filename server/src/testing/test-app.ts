import { signIn } from '@fairway/contract/session.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect, type Database } from '../database/open.ts';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { type Caller, callerOf } from './caller.ts';
import { templates } from './database-for-tests.ts';
import { prepareDemoTemplate } from './demo-template.ts';

type Template = keyof typeof templates | 'demo';

interface Options {
  /** A copy of the small company, of the demo company, or of an empty system. */
  from?: Template;
  withJobs?: boolean;
  environment?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  url: string;
  database: Database;
  config: Config;
  /** The clock of this app; a test moves it. */
  clock: { now: Date };
  /** Calls an endpoint over HTTP, as nobody. */
  call: Caller;
  /** Signs in with the password everybody has and returns a caller with that session. */
  as: (account: string) => Promise<Person>;
  close: () => Promise<void>;
}

export interface Person {
  token: string;
  call: Caller;
}

let copies = 0;

/** A database of its own, copied from a prepared one; dropped by `drop`. */
export async function copyDatabase(from: Template = 'basic') {
  const server = inject('postgres');
  const name = `test_${process.pid}_${++copies}_${Math.floor(performance.now())}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ ...server, database: 'postgres' });
    await client.connect();
    // Two copies at the same moment would disturb each other: the template must be unused.
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
    await client.end();
  };
  const template =
    from === 'demo'
      ? await prepareDemoTemplate(server, templates.empty, new Date(inject('demoLoadedAt')))
      : templates[from];
  // Nothing here has to survive a power cut: to copy files costs half of writing every page to the log.
  await admin(`create database ${name} template ${template} strategy file_copy`);
  return {
    connection: { ...server, database: name },
    url: `postgresql://${server.user}:${server.password}@127.0.0.1:${server.port}/${name}`,
    drop: () => admin(`drop database ${name} with (force)`),
  };
}

/** The whole app on a real port and a real database of its own. */
export async function startTestApp({
  from = 'basic',
  withJobs = false,
  environment = {},
}: Options = {}): Promise<TestApp> {
  const copy = await copyDatabase(from);
  const config = readConfig({
    FAIRWAY_LOG_LEVEL: 'silent',
    FAIRWAY_OPEN_CALLS_PER_MINUTE: '1000000',
    ...environment,
  });
  const database = connect(copy.connection, 10, undefined, () => undefined);
  const clock = { now: new Date() };
  const app = await buildApp({ config, database, withJobs, now: () => new Date(clock.now) });
  const url = (await app.http.listen({ port: 0, host: '127.0.0.1' })) + config.basePath;

  return {
    app: app.http,
    url,
    database,
    config,
    clock,
    call: callerOf(url),
    async as(account) {
      const { data, msg } = await callerOf(url)(signIn, { body: { account, password: demoPassword } });
      if (!data) throw new Error(`${account} cannot sign in: ${msg}`);
      return { token: data.token, call: callerOf(url, { authorization: data.token }) };
    },
    async close() {
      await app.http.close();
      await database.close();
      await copy.drop();
    },
  };
}
