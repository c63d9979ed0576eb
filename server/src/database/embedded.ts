import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { claim, launch, prepareCluster } from './cluster.ts';
import { embeddedUser, establishPassword, readPassword } from './password-file.ts';
import { companyDatabase, connectWhenReady, type Door, takeOver } from './running-postgres.ts';
import { StartRefused } from './start-refused.ts';

type State = 'up' | 'starting' | 'down';

export interface EmbeddedPostgres {
  /** What a client needs to connect. */
  connection: Door & { user: string; database: string };
  state: () => State;
  stop: () => Promise<void>;
}

interface Options {
  dataFolder: string;
  log: (level: 'info' | 'warn' | 'error', words: string) => void;
  /** Called as soon as a program of the database runs beside us: the moment for work that does not need it yet. */
  whileWaiting?: () => void;
  /** More `-c` settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** Part of the socket's name; tests that reach it by TCP choose another. */
  port?: number;
}

/** Starts PostgreSQL on a data folder as our child, keeps it running, and stops it with us. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const whileWaiting = options.whileWaiting ?? (() => undefined);
  const cluster = await prepareCluster(
    options.dataFolder,
    () => options.log('info', 'Creating the database …'),
    whileWaiting,
    options.port,
  );

  let state: State = 'starting';
  let stopping = false;
  let child: ChildProcess | undefined;
  let owner: pg.Client | undefined;
  let restarting: Promise<void> | undefined;

  async function start(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      const password = await readPassword(cluster.folder);
      const door = { ...cluster.address, password };
      await takeOver(cluster.folder, door, () =>
        options.log('warn', 'Found the database of a server that ended without stopping it; taking it over.'),
      );
      const rules = await claim(cluster, password !== undefined);
      if (stopping) return;
      child = launch(cluster, rules, options.settings ?? {});
      const started = child;
      const ended = new Promise<void>((resolve) => {
        started.once('exit', () => resolve());
        started.once('error', () => resolve());
      });
      whileWaiting();
      const client = await connectWhenReady(door, () => isRunning(started));
      if (client) {
        owner = client;
        if (password === undefined) await establishPassword(client, cluster.folder, cluster.account.owner);
        child.once('exit', () => {
          restarting = keepRunning();
        });
        return;
      }
      await ended;
      if (attempt >= 5) {
        throw new StartRefused(
          `The database in ${cluster.folder} does not start; ${cluster.logFile} says why.`,
        );
      }
      // Lost a race with another start, or the backends of a killed one are still leaving.
      await sleep(200 * (attempt + 1));
    }
  }

  async function keepRunning(): Promise<void> {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      state = 'down';
      options.log('error', `The database process ended; starting it again. ${cluster.logFile} says why.`);
      try {
        await start();
        state = 'up';
        return;
      } catch (problem) {
        options.log('error', (problem as Error).message);
        await sleep(wait);
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true;
    state = 'down';
    await owner?.end().catch(() => undefined);
    if (child && isRunning(child)) await end(child);
    // It was just being started again: what came of that ends too.
    await restarting;
    if (child && isRunning(child)) await end(child);
  }

  try {
    await start();
    await createCompanyDatabase(owner as pg.Client);
  } catch (problem) {
    // Whoever cannot go on leaves no process behind.
    await stop();
    throw problem;
  }
  state = 'up';

  const password = await readPassword(cluster.folder);
  return {
    connection: { ...cluster.address, password, user: embeddedUser, database: companyDatabase },
    state: () => state,
    stop,
  };
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

async function createCompanyDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [companyDatabase]);
  if (rowCount === 0) await client.query(`create database ${companyDatabase}`);
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, everything is written. */
async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  const patience = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await gone;
  clearTimeout(patience);
}
