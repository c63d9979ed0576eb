import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown, lstat, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from './start-refused.ts';

const nobody = 65534;

/** How PostgreSQL is run: it refuses to be root, so root needs another way. */
export interface PostgresAccount {
  /** Program and arguments put in front, if any. */
  wrap: (program: string, args: string[]) => [string, string[]];
  /** What `spawn` is told. */
  identity: { uid?: number; gid?: number };
  /** Who must own the data folder. */
  owner: number;
}

const plain = (program: string, args: string[]): [string, string[]] => [program, args];

/** Ways for root to run it where not every folder lets another user in, tried in this order. */
const wrappers: { command: string[]; owner: number }[] = [
  // Root without its powers, in a user namespace: root's own files stay its own.
  { command: ['unshare', '-U'], owner: 0 },
  // Another user who may pass closed folders; containers that forbid namespaces allow this.
  {
    command: [
      'setpriv',
      ...[`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'],
      ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
    ],
    owner: nobody,
  },
];

/** Chooses the account for a program and its folders: ourselves, or one of the ways of root. */
export function postgresAccount(program: string, folders: string[]): PostgresAccount {
  const me = process.getuid?.() ?? 1;
  if (me !== 0) return { wrap: plain, identity: {}, owner: me };
  if (folders.every(everyoneMayEnter)) {
    return { wrap: plain, identity: { uid: nobody, gid: nobody }, owner: nobody };
  }
  for (const { command, owner } of wrappers) {
    const [first, ...rest] = command as [string, ...string[]];
    if (spawnSync(first, [...rest, program, '--version'], { stdio: 'ignore' }).status !== 0) continue;
    return { wrap: (inner, args) => [first, [...rest, inner, ...args]], identity: {}, owner };
  }
  throw new StartRefused(
    'PostgreSQL does not run as root, and here it can neither run as another user (a folder above the project ' +
      'or FAIRWAY_DATA is closed to others) nor in a user namespace: start as an ordinary user or set DATABASE_URL.',
  );
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
  for (const entry of await readdir(folder, { recursive: true })) {
    // lchown semantics are not needed: PostgreSQL's folder has no links of ours in it.
    await chown(join(folder, entry), owner, owner).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'ENOENT') throw problem;
    });
  }
  // The folder itself comes last: its owner says that the whole work is done.
  await chown(folder, owner, owner);
}
