import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { type Migration, readMigrations } from '../database/migrate.ts';
import { connect } from '../database/open.ts';
import { StartRefused } from '../database/start-refused.ts';
import { damaged, type Head, readFrames, type TableHead, type Tail } from './archive.ts';
import { storedTables } from './catalogue.ts';

/** Replaces everything in a database by the company in a file, in one transaction: it is all there, or nothing changed. */
export async function restore(
  connection: pg.ClientConfig,
  file: string,
  { replace }: { replace: boolean },
): Promise<Tail['rows']> {
  const database = connect(connection, 1, undefined, () => undefined);
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseWhileServed(client);
    if (!replace) await refuseOverPeople(client);
    // The worker's own schema is outside our migrations; making it is harmless if we fail later.
    await runMigrations({ pgPool: database.pool });
    await client.query('begin');
    // Triggers that guard the books let the rows of a backup in.
    await client.query(`set local fairway.restoring = 'on'`);
    const frames = readFrames(file);
    const head = await readHead(frames, file);
    await rebuildSchema(client, head.migrations);
    const rows = await loadTables(client, frames, file);
    await continueSequences(client);
    await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
    await database.close();
  }
}

async function refuseWhileServed(client: pg.Client): Promise<void> {
  const isServed = async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'fairway%' limit 1`,
    );
    return rowCount === 1;
  };
  // The connections of a server that has just stopped take a moment to go.
  for (let tries = 0; tries < 20 && (await isServed()); tries++) await sleep(100);
  if (await isServed())
    throw new StartRefused('A Fairway server is running on this database: stop it first.');
}

async function refuseOverPeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('public.user_account') as there`,
  );
  if (!rows[0]?.there) return;
  const { rowCount } = await client.query('select from user_account limit 1');
  if (rowCount)
    throw new StartRefused('There is a company in this database already; add --replace to overwrite it.');
}

async function readHead(frames: AsyncGenerator<Buffer>, file: string): Promise<Head> {
  const first = await frames.next();
  const head = parse<Head>(first.value as Buffer | undefined);
  if (head?.fairway !== 'backup') throw damaged(file);
  const known = (await readMigrations()).length;
  if (head.format !== 1 || head.migrations > known) {
    throw new StartRefused(`${file} was written by Fairway ${head.version}, which is newer than this one.`);
  }
  return head;
}

/**
 * The schema as it was when the backup was written; what came later is added by the next start. A function that takes
 * rows of a table is gone with the table.
 */
async function rebuildSchema(client: pg.Client, number: number): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table %I.%I cascade', schemaname, tablename) as statement from pg_tables where schemaname = 'public'
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
       where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     union all
     select format('drop type if exists %I cascade', t.typname) from pg_type t join pg_class c on c.oid = t.typrelid
       where t.typnamespace = 'public'::regnamespace and c.relkind = 'c'`,
  );
  for (const { statement } of rows) await client.query(statement);
  await client.query(`create table migration (
    number int primary key, name text not null, sha256 text not null, "at" timestamptz not null default now())`);
  for (const migration of (await readMigrations()).slice(0, number)) await runMigration(client, migration);
  const { rows: tables } = await client.query<{ list: string }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as list from pg_tables
      where (schemaname = 'public' and tablename <> 'migration')
        or (schemaname = 'graphile_worker' and tablename like '\\_private\\_%' and tablename <> '_private_known_crontabs')`,
  );
  // Migrations may bring rows of their own; the backup has them too.
  await client.query(`truncate ${tables[0]?.list} cascade`);
}

async function runMigration(client: pg.Client, { number, name, sql, sha256 }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into migration (number, name, sha256) values ($1, $2, $3)', [
    number,
    name,
    sha256,
  ]);
}

async function loadTables(
  client: pg.Client,
  frames: AsyncGenerator<Buffer>,
  file: string,
): Promise<Tail['rows']> {
  const known = new Map((await storedTables(client)).map((one) => [one.table, new Set(one.columns)]));
  const counted: Tail['rows'] = {};
  for (;;) {
    const next = await frames.next();
    const head = parse<TableHead & Tail>(next.value as Buffer | undefined);
    if (head?.rows) {
      for (const [table, rows] of Object.entries(head.rows)) if (counted[table] !== rows) throw damaged(file);
      return counted;
    }
    // Names from a file go into a statement: only those this database has.
    const columns = head?.table ? known.get(head.table) : undefined;
    if (!head || !columns || !head.columns.every((column) => columns.has(column))) throw damaged(file);
    const target = client.query(copy.from(`copy ${head.table} (${head.columns.join(', ')}) from stdin`));
    // Awaited at its end; a connection that closes before that must not end the process.
    target.on('error', () => undefined);
    const done = finished(target);
    done.catch(() => undefined);
    for (;;) {
      const piece = await frames.next();
      if (piece.done) {
        target.destroy();
        throw damaged(file);
      }
      if (piece.value.length === 0) break;
      if (!target.write(piece.value)) await Promise.race([once(target, 'drain'), done]);
    }
    target.end();
    await done;
    counted[head.table] = target.rowCount ?? 0;
  }
}

/** Numbers the database gives by itself go on after the highest that came in. */
async function continueSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('select setval(%L, coalesce((select max(%I) from %I.%I), 0) + 1, false)',
        pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname), a.attname, n.nspname, c.relname) as statement
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null`,
  );
  for (const { statement } of rows) await client.query(statement);
}

function parse<T>(frame: Buffer | undefined): T | undefined {
  try {
    return JSON.parse(frame?.toString() ?? '') as T;
  } catch {
    return undefined;
  }
}
