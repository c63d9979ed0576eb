import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { chown, lstat, mkdir, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refuseWithoutRoom } from './disk-room.ts';
import { embeddedUser, writeRules } from './password-file.ts';
import { giveTo, nobody, type PostgresAccount, postgresAccount } from './postgres-account.ts';
import { postgresPrograms } from './postgres-package.ts';
import { type Address, isAlive } from './running-postgres.ts';
import { StartRefused } from './start-refused.ts';

const defaultPort = 5432;
const longestSocketPath = 107;
const largestLog = 10 * 1024 * 1024;

/** A folder with a database in it, ready to be started. */
export interface Cluster {
  folder: string;
  address: Address;
  logFile: string;
  postgres: string;
  account: PostgresAccount;
}

/** Finds the database of a data folder, or makes one. */
export async function prepareCluster(
  dataFolder: string,
  sayCreating: () => void,
  whileWaiting: () => void,
  port = defaultPort,
): Promise<Cluster> {
  const programs = await postgresPrograms();
  await makeDataFolder(dataFolder);
  const account = postgresAccount(programs.initdb, [programs.folder, dataFolder], dataFolder);
  const cluster = join(dataFolder, 'postgres');

  await forgetUnfinished(dataFolder);
  if (!(await exists(cluster))) {
    await refuseWithoutRoom(dataFolder);
    sayCreating();
    // Built aside and moved into place, so that a start cut short leaves nothing half made.
    const aside = join(dataFolder, `postgres.new-${process.pid}`);
    await rm(aside, { recursive: true, force: true });
    const building = await makeBuildingFolder(aside, account);
    await runInitdb(programs.initdb, building, account, whileWaiting);
    await giveTo(account.owner, building);
    await rename(building, cluster).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'ENOTEMPTY' && problem.code !== 'EEXIST') throw problem;
    });
    await rm(aside, { recursive: true, force: true });
  }
  if (!(await exists(join(cluster, 'PG_VERSION')))) {
    throw new StartRefused(`${cluster} is no database of ours: choose another FAIRWAY_DATA.`);
  }
  const found = await stat(cluster);
  if (process.getuid?.() !== 0 && found.uid !== account.owner) {
    throw new StartRefused(
      `${cluster} belongs to another user: start as that user, or choose another FAIRWAY_DATA.`,
    );
  }

  const logFile = join(dataFolder, 'postgres.log');
  const logSize = (await stat(logFile).catch(() => undefined))?.size ?? 0;
  if (logSize > largestLog) await truncate(logFile, 0);
  const address = { host: socketFolder(dataFolder), port };
  return { folder: cluster, address, logFile, postgres: programs.postgres, account };
}

/** Makes a database ours that nobody runs: its folders, and who may connect to it. Gives the file that says the latter. */
export async function claim({ folder, address, account }: Cluster, hasPassword: boolean): Promise<string> {
  await giveTo(account.owner, folder);
  await claimSocketFolder(address.host, account);
  return writeRules(folder, account.owner, hasPassword);
}

/** A folder for initdb, below one that only our group may pass: others share the account it runs with. */
async function makeBuildingFolder(aside: string, { initdb }: PostgresAccount): Promise<string> {
  await mkdir(aside, { mode: 0o710 });
  if (initdb.identity.gid !== undefined) await chown(aside, process.getuid?.() ?? 0, initdb.identity.gid);
  const building = join(aside, 'postgres');
  await mkdir(building, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(building, initdb.owner, initdb.identity.gid ?? initdb.owner);
  return building;
}

/** Step by step: on some systems a recursive mkdir below /proc never comes back. */
async function makeDataFolder(folder: string): Promise<void> {
  try {
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
    if (!(await exists(dirname(folder)))) await makeDataFolder(dirname(folder));
    await mkdir(folder, { mode: 0o711 });
  } catch (problem) {
    if (problem instanceof StartRefused) throw problem;
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    throw new StartRefused(`FAIRWAY_DATA ${folder} cannot be made a folder: ${(problem as Error).message}.`);
  }
}

/** What a start that was cut short left behind. */
async function forgetUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}

async function runInitdb(
  initdb: string,
  folder: string,
  account: PostgresAccount,
  whileWaiting: () => void,
): Promise<void> {
  const [program, args] = account.initdb.wrap(initdb, [
    ...['-D', folder, '-U', embeddedUser, '-A', 'trust', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums', '--no-instructions'],
  ]);
  const child = spawn(program, args, { ...account.initdb.identity, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  whileWaiting();
  const code = await ended;
  if (code !== 0) throw new StartRefused(`The database could not be created in ${folder}: ${words.trim()}`);
}

/** The socket lies in the data folder, or in a short one when the path would be too long for the system. */
function socketFolder(dataFolder: string): string {
  const folder = join(dataFolder, 'run');
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${defaultPort}`)) <= longestSocketPath) return folder;
  return join(tmpdir(), `fairway-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`);
}

async function claimSocketFolder(folder: string, account: PostgresAccount): Promise<void> {
  const before = await lstat(folder).catch(() => undefined);
  // Earlier versions ran as nobody when root started them: what is left of that is not to be trusted.
  if (process.getuid?.() === 0 && before?.uid === nobody) await rm(folder, { recursive: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // In a shared temporary folder somebody else may have made this name first.
  const found = await lstat(folder);
  const mine = found.isDirectory() && (found.uid === account.owner || found.uid === process.getuid?.());
  if (!mine || (found.mode & 0o077) !== 0) {
    throw new StartRefused(`${folder} is not ours alone: remove it, or choose a shorter FAIRWAY_DATA.`);
  }
  await giveTo(account.owner, folder);
}

/** Starts PostgreSQL on a cluster; what it says goes to the log file. */
export function launch(cluster: Cluster, rules: string, settings: Record<string, string>): ChildProcess {
  const all = {
    listen_addresses: '',
    unix_socket_directories: cluster.address.host,
    port: String(cluster.address.port),
    unix_socket_permissions: '0700',
    hba_file: rules,
    // The passwords are random and long: to hash them more often would only slow every connection down.
    scram_iterations: '1',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    ...settings,
  };
  const [program, args] = cluster.account.wrap(cluster.postgres, [
    '-D',
    cluster.folder,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const logFile = openSync(cluster.logFile, 'a', 0o600);
  // A group of its own: Ctrl-C in the terminal must reach us, not the database under our feet.
  const child = spawn(program, args, {
    ...cluster.account.identity,
    detached: true,
    stdio: ['ignore', logFile, logFile],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  });
  child.on('error', () => undefined);
  closeSync(logFile);
  return child;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
