import { randomBytes } from 'node:crypto';
import { chown, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export const embeddedUser = 'fairway';

const passwordFile = (cluster: string) => join(cluster, 'fairway.password');
const rulesFile = (cluster: string) => join(cluster, 'fairway_hba.conf');

/** The password of the database in this folder; undefined while it has none. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  const text = await readFile(passwordFile(cluster), 'utf8').catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === 'ENOENT') return '';
    throw problem;
  });
  return text.trim() || undefined;
}

/**
 * Writes who may connect and how, and gives the file that says so. Without a password only our socket is open, whose
 * folder nobody else can enter; that is how a database gets its first one.
 */
export async function writeRules(cluster: string, owner: number, hasPassword: boolean): Promise<string> {
  const how = hasPassword ? 'scram-sha-256' : 'trust';
  const rules = [
    '# Written by Fairway at every start.',
    `local all all ${how}`,
    'host all all 127.0.0.1/32 scram-sha-256',
    'host all all ::1/128 scram-sha-256',
  ];
  await write(rulesFile(cluster), `${rules.join('\n')}\n`, owner);
  return rulesFile(cluster);
}

/** Gives the database its password. A start that is killed in between begins again: only the file says that it is done. */
export async function establishPassword(client: pg.Client, cluster: string, owner: number): Promise<string> {
  const password = randomBytes(32).toString('base64url');
  await client.query(`alter role ${embeddedUser} password ${pg.escapeLiteral(password)}`);
  await write(passwordFile(cluster), `${password}\n`, owner);
  await writeRules(cluster, owner, true);
  await client.query('select pg_reload_conf()');
  return password;
}

/** Whole or not at all, and for its owner alone. */
async function write(path: string, text: string, owner: number): Promise<void> {
  const aside = `${path}.new`;
  const file = await open(aside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  if (process.getuid?.() === 0) await chown(aside, owner, owner);
  await rename(aside, path);
}
