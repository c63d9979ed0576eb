import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** The account that services without one of their own share. */
export const nobody = 65534;

/** Numbers that neither distributions nor systemd give to anybody. */
const firstFree = 60_578;
const lastFree = 61_183;

/** How a program of PostgreSQL is run. */
interface Runner {
  /** Program and arguments put in front, if any. */
  wrap: (program: string, args: string[]) => [string, string[]];
  /** What `spawn` is told. */
  identity: { uid?: number; gid?: number };
  /** Who owns what it works on. */
  owner: number;
}

/** How PostgreSQL is run: it refuses to be root, so root needs another way. */
export interface PostgresAccount extends Runner {
  /** initdb wants an account that has a name; the group is ours, so that nobody else with this account gets near. */
  initdb: Runner;
}

const plain = (program: string, args: string[]): [string, string[]] => [program, args];
const same = (runner: Runner): PostgresAccount => ({ ...runner, initdb: runner });

/** Chooses the account for a program and its folders: ourselves, or one of the ways of root. */
export function postgresAccount(program: string, folders: string[], dataFolder: string): PostgresAccount {
  const me = process.getuid?.() ?? 1;
  if (me !== 0) return same({ wrap: plain, identity: {}, owner: me });
  const own = numberOfOurOwn(dataFolder);
  if (folders.every(everyoneMayEnter)) {
    const runAs = (uid: number): Runner => ({ wrap: plain, identity: { uid, gid: own }, owner: uid });
    return { ...runAs(own), initdb: runAs(nobody) };
  }
  // Where not every folder lets another user in: root without its powers, in a user namespace. Its files stay its own.
  const namespace = wrapped(['unshare', '-U'], 0);
  if (works(namespace, program)) return same(namespace);
  // Another user who may pass closed folders; containers that forbid namespaces allow this.
  const passing = (uid: number) =>
    wrapped(
      [
        'setpriv',
        ...[`--reuid=${uid}`, `--regid=${own}`, '--clear-groups'],
        ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
      ],
      uid,
    );
  if (works(passing(own), program)) return { ...passing(own), initdb: passing(nobody) };
  throw new StartRefused(
    'PostgreSQL does not run as root, and here it can neither run as another user (a folder above the project ' +
      'or FAIRWAY_DATA is closed to others) nor in a user namespace: start as an ordinary user or set DATABASE_URL.',
  );
}

function wrapped([first = '', ...rest]: string[], owner: number): Runner {
  return { wrap: (inner, args) => [first, [...rest, inner, ...args]], identity: {}, owner };
}

function works({ wrap }: Runner, program: string): boolean {
  const [first, args] = wrap(program, ['--version']);
  return spawnSync(first, args, { stdio: 'ignore' }).status === 0;
}

/** A user id that no other service has, and another one for each data folder. The same at every start. */
function numberOfOurOwn(dataFolder: string): number {
  const given = new Set(
    readLines('/etc/passwd')
      .concat(readLines('/etc/group'))
      .map((line) => Number(line.split(':')[2])),
  );
  const count = lastFree - firstFree + 1;
  const start = createHash('sha256').update(dataFolder).digest().readUInt32BE() % count;
  for (let n = 0; n < count; n++) {
    const number = firstFree + ((start + n) % count);
    if (!given.has(number)) return number;
  }
  throw new StartRefused(
    'No user id is left for the database: start as an ordinary user or set DATABASE_URL.',
  );
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Every folder from here to the root has the "others may enter" bit. */
function everyoneMayEnter(folder: string): boolean {
  const parent = dirname(folder);
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (parent === folder || everyoneMayEnter(parent));
}

/** Hands a folder to the account; a data folder may come from a start under another one. */
export async function giveTo(owner: number, folder: string): Promise<void> {
  if ((process.getuid?.() ?? 1) !== 0 || (await lstat(folder)).uid === owner) return;
  for (const entry of readdirSync(folder, { recursive: true })) {
    try {
      // Never through a link: whoever owned the folder before may have laid one to a file of root.
      lchownSync(join(folder, String(entry)), owner, owner);
    } catch (problem) {
      if ((problem as NodeJS.ErrnoException).code !== 'ENOENT') throw problem;
    }
  }
  // The folder itself comes last: its owner says that the whole work is done.
  lchownSync(folder, owner, owner);
}
