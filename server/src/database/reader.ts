import pg from 'pg';
import { readerConnection, readerSchema } from './reader-role.ts';

/** Enough for an office that opens forms; more would take connections from the people who work. */
const mostConnections = 4;
const longestWait = 2_000;
const longestStatement = 3_000;
/** A statement ends itself before; this is for a database that does not answer at all. */
const longestSilence = 6_000;

/** The role is not there, cannot sign in, or could do more than read: then nothing is read at all. */
export class ReaderUnavailable extends Error {}
/** All connections are busy. */
export class ReaderBusy extends Error {}
/** More rows or bytes than the caller takes. */
export class ReaderTooMuch extends Error {}

/** One SELECT with `$1`, `$2` … where its values go. */
export interface BoundSelect {
  text: string;
  values: readonly (string | number | null)[];
}

/** Runs SELECTs that people wrote: as a role that may do nothing else, in a transaction that is always rolled back. */
export interface Reader {
  /** Its rows as plain JSON values. Throws what PostgreSQL says, or one of the errors above. */
  read: (select: BoundSelect, limits: { rows: number; bytes: number }) => Promise<unknown[]>;
  /** Throws what PostgreSQL has against it, without running it. */
  explain: (select: BoundSelect) => Promise<void>;
  /** Throws ReaderUnavailable with the reason. */
  check: () => Promise<void>;
  close: () => Promise<void>;
}

export function openReader(owner: pg.ClientConfig): Reader {
  const pool = new pg.Pool({
    ...readerConnection(owner),
    max: mostConnections,
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 30_000,
    query_timeout: longestSilence,
    application_name: 'fairway-reader',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const checked = new WeakSet<pg.PoolClient>();

  async function checkedClient(): Promise<pg.PoolClient> {
    const client = await pool.connect().catch((problem: Error) => {
      throw meaningOf(problem);
    });
    if (checked.has(client)) return client;
    try {
      await refuseIfItReachesMore(client);
    } catch (problem) {
      client.release(true);
      throw problem;
    }
    checked.add(client);
    return client;
  }

  /** What a statement may have left in its session (settings, locks) goes with the transaction or right after it. */
  async function inside<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await checkedClient();
    let isClean = false;
    try {
      await client.query(opening);
      return await work(client);
    } finally {
      try {
        await client.query('rollback');
        await client.query('discard all');
        isClean = true;
      } finally {
        client.release(!isClean);
      }
    }
  }

  return {
    read: (select, limits) => inside((client) => readRows(client, select, limits)),
    async explain(select) {
      const tried = [select.text, wrapped(select.text, select.values.length)];
      // By itself first: only what is whole by itself stays inside the parentheses put around it.
      await inside((client) => client.query(extended(`explain (costs off) ${tried[0]}`, select.values)));
      await inside((client) =>
        client.query(extended(`explain (costs off) ${tried[1]}`, [...select.values, 0, 0])),
      );
    },
    check: () => inside(async () => undefined),
    close: () => pool.end(),
  };
}

const opening = [
  'begin read only',
  `set local statement_timeout = ${longestStatement}`,
  'set local lock_timeout = 1000',
  'set local idle_in_transaction_session_timeout = 5000',
  `set local search_path = ${readerSchema}`,
  "set local timezone = 'UTC'",
  "set local work_mem = '8MB'",
  'set local standard_conforming_strings = on',
].join('; ');

/** The extended protocol takes one statement at a time, whatever stands in the text. */
const extended = (text: string, values: readonly unknown[]) =>
  ({ text, values: [...values], queryMode: 'extended' }) as pg.QueryConfig;

/** The rows as one JSON text, no longer than allowed: a driver would take whatever comes. */
const wrapped = (select: string, parameters: number) => `
  with asked as materialized (select to_json(fairway_row)::text as line from (\n${select}\n) as fairway_row limit $${parameters + 1}),
  counted as (select line, sum(octet_length(line)) over (rows unbounded preceding) as bytes from asked)
  select coalesce('[' || string_agg(line, ',') filter (where bytes <= $${parameters + 2}) || ']', '[]') as lines,
    count(*)::int as rows, coalesce(max(bytes), 0)::bigint as bytes
  from counted`;

async function readRows(
  client: pg.PoolClient,
  { text, values }: BoundSelect,
  limits: { rows: number; bytes: number },
): Promise<unknown[]> {
  // In one piece: a statement that turned its own time limit off would be free from its second piece on.
  const { rows } = await client.query<{ lines: string; rows: number; bytes: number }>(
    extended(wrapped(text, values.length), [...values, limits.rows + 1, limits.bytes]),
  );
  const answer = rows[0];
  if (!answer || answer.rows > limits.rows || answer.bytes > limits.bytes) throw new ReaderTooMuch();
  return JSON.parse(answer.lines) as unknown[];
}

async function refuseIfItReachesMore(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ reachesMore: boolean }>(
    `select r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls or r.rolreplication
        or exists (select from pg_auth_members m where m.member = r.oid)
        or has_database_privilege(current_database(), 'create')
        or exists (select from pg_namespace n where has_schema_privilege(n.oid, 'create'))
        or exists (
          select from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname not in ('pg_catalog', 'information_schema') and c.relkind in ('r', 'p', 'v', 'm', 'f')
            and has_schema_privilege(n.oid, 'usage')
            and (has_any_column_privilege(c.oid, 'insert, update') or has_table_privilege(c.oid, 'delete, truncate')
              or (n.nspname <> $1 and has_any_column_privilege(c.oid, 'select')))) as "reachesMore"
      from pg_roles r where r.rolname = current_user`,
    [readerSchema],
  );
  if (rows[0]?.reachesMore !== false) {
    throw new ReaderUnavailable(`its role could do more than read the views of the schema ${readerSchema}`);
  }
}

/** Codes of PostgreSQL for somebody it does not let in. */
const notLetIn = /^(28|3D000|42501|0LP01)/;

function meaningOf(problem: Error & { code?: string }): Error {
  if (notLetIn.test(problem.code ?? '')) return new ReaderUnavailable(problem.message);
  if (problem.message.includes('timeout exceeded when trying to connect')) return new ReaderBusy();
  return problem;
}
