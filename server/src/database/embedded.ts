import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { lstat, mkdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { giveTo, type PostgresAccount, postgresAccount } from './postgres-account.ts';
import { postgresPrograms } from './postgres-package.ts';
import { StartRefused } from './start-refused.ts';

export const embeddedUser = 'fairway';
const companyDatabase = 'fairway';

/** Held on one connection for as long as a server owns the data folder. */
const ownerLock = 727_001;

const defaultPort = 5432;
const longestSocketPath = 107;
const largestLog = 10 * 1024 * 1024;

type State = 'up' | 'starting' | 'down';

export interface EmbeddedPostgres {
  /** What a client needs to connect. */
  connection: { host: string; port: number; user: string; database: string };
  state: () => State;
  /** The database process, for tests that kill it. */
  pid: () => number | undefined;
  stop: () => Promise<void>;
}

interface Options {
  dataFolder: string;
  log: (level: 'info' | 'warn' | 'error', words: string) => void;
  /** More `-c` settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** Part of the socket's name; tests that reach it by TCP choose another. */
  port?: number;
  /** Called whenever the database process was lost and came back. */
  onRestart?: () => void;
}

/** Starts PostgreSQL on a data folder as our child, keeps it running, and stops it with us. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const place = await prepare(options);
  const connection = { ...place.address, user: embeddedUser, database: companyDatabase };

  let state: State = 'starting';
  let stopping = false;
  let child: ChildProcess | undefined;
  let owner: pg.Client | undefined;

  async function start(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      await takeOver(place, options.log);
      child = launch(place, options.settings ?? {});
      const ended = new Promise<void>((resolve) => child?.once('exit', () => resolve()));
      const client = await connectWhenReady(place.address, () => child?.exitCode == null);
      if (client) {
        owner = client;
        child.once('exit', () => void keepRunning());
        return;
      }
      await ended;
      if (attempt >= 5) {
        throw new StartRefused(`The database in ${place.cluster} does not start; ${place.logFile} says why.`);
      }
      // Lost a race with another start, or the backends of a killed one are still leaving.
      await sleep(200 * (attempt + 1));
    }
  }

  async function keepRunning(): Promise<void> {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5000)) {
      state = 'down';
      options.log('error', `The database process ended; starting it again. ${place.logFile} says why.`);
      try {
        await start();
        state = 'up';
        options.onRestart?.();
        return;
      } catch (problem) {
        options.log('error', (problem as Error).message);
        await sleep(wait);
      }
    }
  }

  await start();
  await createCompanyDatabase(owner as pg.Client);
  state = 'up';

  return {
    connection,
    state: () => state,
    pid: () => child?.pid,
    async stop() {
      stopping = true;
      state = 'down';
      await owner?.end().catch(() => undefined);
      if (child && child.exitCode === null && child.signalCode === null) await end(child);
    },
  };
}

/** The address of a database that a server runs on this folder right now, if there is one. */
export async function runningPostgres(
  dataFolder: string,
): Promise<EmbeddedPostgres['connection'] | undefined> {
  const cluster = join(dataFolder, 'postgres');
  if ((await runningPid(cluster)) === undefined) return undefined;
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  // postmaster.pid: pid, folder, start, port, socket folder, …
  const [port, host] = [Number(lines[3]), lines[4]];
  return host ? { host, port, user: embeddedUser, database: companyDatabase } : undefined;
}

interface Place {
  cluster: string;
  address: { host: string; port: number };
  logFile: string;
  postgres: string;
  account: PostgresAccount;
}

async function prepare({ dataFolder, log, port = defaultPort }: Options): Promise<Place> {
  const programs = await postgresPrograms();
  await mkdir(dataFolder, { recursive: true, mode: 0o711 });
  const account = postgresAccount(programs.initdb, [programs.folder, dataFolder]);
  const cluster = join(dataFolder, 'postgres');

  if (!(await exists(cluster))) {
    log('info', 'Creating the database …');
    // Built aside and moved into place, so that a start cut short leaves nothing half made.
    const building = join(dataFolder, `postgres.new-${process.pid}`);
    await rm(building, { recursive: true, force: true });
    await mkdir(building, { mode: 0o700 });
    await giveTo(account.owner, building);
    await runInitdb(programs.initdb, building, account);
    await rename(building, cluster).catch(async (problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'ENOTEMPTY' && problem.code !== 'EEXIST') throw problem;
      await rm(building, { recursive: true, force: true });
    });
  }
  const found = await stat(cluster);
  if (process.getuid?.() !== 0 && found.uid !== account.owner) {
    throw new StartRefused(
      `${cluster} belongs to another user: start as that user, or choose another FAIRWAY_DATA.`,
    );
  }
  await giveTo(account.owner, cluster);

  const logFile = join(dataFolder, 'postgres.log');
  const logSize = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (logSize > largestLog) await truncate(logFile, 0);
  const address = { host: await socketFolder(dataFolder, account), port };
  return { cluster, address, logFile, postgres: programs.postgres, account };
}

async function runInitdb(initdb: string, folder: string, account: PostgresAccount): Promise<void> {
  const [program, args] = account.wrap(initdb, [
    ...['-D', folder, '-U', embeddedUser, '-A', 'trust', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums', '--no-instructions'],
  ]);
  const child = spawn(program, args, { ...account.identity, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new StartRefused(`The database could not be created in ${folder}: ${words.trim()}`);
}

/** The socket lies in the data folder, or in a short one when the path would be too long for the system. */
async function socketFolder(dataFolder: string, account: PostgresAccount): Promise<string> {
  let folder = join(dataFolder, 'run');
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${defaultPort}`)) > longestSocketPath) {
    folder = join(tmpdir(), `fairway-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // In a shared temporary folder somebody else may have made this name first.
  const found = await lstat(folder);
  const mine = found.isDirectory() && (found.uid === account.owner || found.uid === process.getuid?.());
  if (!mine || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`${folder} is not ours alone: remove it, or choose a shorter FAIRWAY_DATA.`);
  }
  await giveTo(account.owner, folder);
  return folder;
}

/** Finds a database left running by a killed server and stops it; refuses when its server is alive. */
async function takeOver(place: Place, log: Options['log']): Promise<void> {
  const pid = await runningPid(place.cluster);
  if (pid === undefined) return;
  const client = await connectWhenReady(place.address, () => isAlive(pid), 10_000, false);
  if (client) {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      ownerLock,
    ]);
    if (!rows[0]?.free) {
      await client.end();
      throw new StartRefused(
        'Another Fairway server is already running on this data folder; nothing was changed.',
      );
    }
    client.on('error', () => undefined);
  }
  log('warn', 'Found the database of a server that ended without stopping it; taking it over.');
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      break;
    }
    if (await goneWithin(pid, patience)) break;
  }
  await client?.end().catch(() => undefined);
}

/** The pid of a live postgres on this folder; a number reused by another program does not count. */
async function runningPid(cluster: string): Promise<number | undefined> {
  const written = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(written.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
  return command.includes('postgres') ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function goneWithin(pid: number, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(20)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}

function launch(place: Place, settings: Record<string, string>): ChildProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: place.address.host,
    port: String(place.address.port),
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    ...settings,
  };
  const [program, args] = place.account.wrap(place.postgres, [
    '-D',
    place.cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const logFile = openSync(place.logFile, 'a', 0o600);
  // A group of its own: Ctrl-C in the terminal must reach us, not the database under our feet.
  const child = spawn(program, args, {
    ...place.account.identity,
    detached: true,
    stdio: ['ignore', logFile, logFile],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  });
  child.on('error', () => undefined);
  closeSync(logFile);
  return child;
}

/** A connection that holds the owner's lock, as soon as the database answers; undefined when it ended instead. */
async function connectWhenReady(
  address: { host: string; port: number },
  isRunning: () => boolean,
  patience = 120_000,
  withLock = true,
): Promise<pg.Client | undefined> {
  for (const until = Date.now() + patience; Date.now() < until && isRunning(); await sleep(15)) {
    const client = new pg.Client({ ...address, user: embeddedUser, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (!withLock) return client;
      const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
        ownerLock,
      ]);
      if (rows[0]?.free) return client;
      await client.end();
      return undefined;
    } catch {
      // Still starting or recovering.
    }
  }
  return undefined;
}

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

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
