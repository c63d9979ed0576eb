import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { StartRefused } from './start-refused.ts';

/** Held while the schema or the built-in data is brought up to date: several processes may start at once. */
const migrationLock = 727_002;

export const migrationsFolder = new URL('../../migrations/', import.meta.url);

export interface Migration {
  number: number;
  name: string;
  sql: string;
  sha256: string;
}

/** Reads the numbered SQL files; a gap or a number used twice is a mistake of ours and stops the start. */
export async function readMigrations(folder: URL = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, index) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (number !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}.`);
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Runs `work` on a connection of its own that holds the migration lock. */
export async function underMigrationLock<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the schema forward, one transaction per file. */
export async function migrate(client: pg.Client, migrations: readonly Migration[]): Promise<number> {
  await client.query(`create table if not exists migration (
    number int primary key, name text not null, sha256 text not null, "at" timestamptz not null default now())`);
  const { rows: done } = await client.query<{ number: number; name: string; sha256: string }>(
    'select number, name, sha256 from migration order by number',
  );
  for (const one of done) {
    const ours = migrations[one.number - 1];
    if (!ours) {
      throw new StartRefused(
        `The database was brought to ${one.name} by a newer Fairway; this version knows only ${migrations.length} migrations.`,
      );
    }
    if (ours.sha256 !== one.sha256) {
      throw new StartRefused(`Migration ${ours.name} was changed after it ran; migrations are forward only.`);
    }
  }
  for (const next of migrations.slice(done.length)) {
    await client.query('begin');
    try {
      await client.query(next.sql);
      await client.query('insert into migration (number, name, sha256) values ($1, $2, $3)', [
        next.number,
        next.name,
        next.sha256,
      ]);
      await client.query('commit');
    } catch (problem) {
      await client.query('rollback');
      throw new Error(`Migration ${next.name} failed: ${(problem as Error).message}`, { cause: problem });
    }
  }
  return migrations.length - done.length;
}
