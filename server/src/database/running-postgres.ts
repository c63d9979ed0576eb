import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { embeddedUser, readPassword } from './password-file.ts';
import { StartRefused } from './start-refused.ts';

export const companyDatabase = 'fairway';

/** Held on one connection for as long as a server owns the data folder. */
const ownerLock = 727_001;

export interface Address {
  host: string;
  port: number;
}

/** An address, and the password if the database has one. */
export type Door = Address & { password: string | undefined };

/** The address of a database that a server runs on this folder right now, if there is one. */
export async function runningPostgres(
  dataFolder: string,
): Promise<(Door & { user: string; database: string }) | undefined> {
  const cluster = join(dataFolder, 'postgres');
  if ((await runningPid(cluster)) === undefined) return undefined;
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  // postmaster.pid: pid, folder, start, port, socket folder, …
  const [port, host] = [Number(lines[3]), lines[4]];
  if (!host) return undefined;
  return { host, port, user: embeddedUser, database: companyDatabase, password: await readPassword(cluster) };
}

/** Finds a database left running by a killed server and stops it; refuses when its server is alive. */
export async function takeOver(folder: string, door: Door, sayTakingOver: () => void): Promise<void> {
  const pid = await runningPid(folder);
  if (pid === undefined) return;
  const client = await connectWhenReady(door, () => isAlive(pid), 10_000, false);
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
  sayTakingOver();
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

export function isAlive(pid: number): boolean {
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

/** A connection that holds the owner's lock, as soon as the database answers; undefined when it ended instead. */
export async function connectWhenReady(
  door: Door,
  isRunning: () => boolean,
  patience = 120_000,
  withLock = true,
): Promise<pg.Client | undefined> {
  for (const until = Date.now() + patience; Date.now() < until && isRunning(); await sleep(15)) {
    const client = new pg.Client({ ...door, user: embeddedUser, database: 'postgres' });
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
