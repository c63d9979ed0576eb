import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { PreparingClient } from './preparing-client.ts';
import { openReader, type Reader } from './reader.ts';
import { StartRefused } from './start-refused.ts';
import type { Tables } from './tables.ts';

/** The only handle a store takes: the pool for a read, the transaction for a command. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  kind: 'embedded' | 'external';
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** For SELECTs that people wrote. */
  reader: Reader;
  connection: pg.ClientConfig;
  embedded: EmbeddedPostgres | undefined;
  /** Asks the database, so the answer is true now. */
  state: () => Promise<'up' | 'starting' | 'down'>;
  close: () => Promise<void>;
}

type Log = (level: 'info' | 'warn' | 'error', words: string) => void;

const oldestServer = 150_000;
/** So soon a silent line is asked whether anybody is there: what stands between drops it without a word otherwise. */
export const keepAliveDelay = 10_000;
const longestStatement = 60_000;
/** PostgreSQL ends a statement by itself before: who waits longer has a line on which no answer comes any more. */
const longestAnswer = longestStatement + 5_000;

// Counts fit a number; amounts stay decimal text; a date without a time stays text, or a zone would move it.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Opens the company's database: our own PostgreSQL, or the one DATABASE_URL names. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'databaseConnections'>,
  log: Log,
  whileWaiting?: () => void,
): Promise<Database> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({
        dataFolder: config.dataFolder,
        log,
        whileWaiting,
        // The pool, and room for the bus, the owner, the reader, a backup and whoever looks into it.
        settings: { max_connections: String(config.databaseConnections + 30) },
      });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl };
  const database = connect(connection, config.databaseConnections, embedded, log);
  try {
    await refuseOldServer(database.pool);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return database;
}

/** The pool and the query builder on one connection address. */
export function connect(
  connection: pg.ClientConfig,
  connections: number,
  embedded: EmbeddedPostgres | undefined,
  log: Log,
): Database {
  const pool = new pg.Pool({
    query_timeout: longestAnswer,
    ...connection,
    Client: PreparingClient,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    statement_timeout: longestStatement,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'fairway',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (problem) => log('warn', `A database connection broke: ${problem.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const reader = openReader(connection);

  return {
    kind: embedded ? 'embedded' : 'external',
    db,
    pool,
    reader,
    connection,
    embedded,
    async state() {
      if (embedded && embedded.state() !== 'up') return embedded.state();
      return pool.query('select 1').then(
        () => 'up' as const,
        () => 'down' as const,
      );
    },
    async close() {
      try {
        await reader.close();
        await db.destroy();
        // The query builder ends the pool only if it was ever asked something.
        if (!pool.ending) await pool.end();
      } finally {
        await embedded?.stop();
      }
    },
  };
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ number: string }>("select current_setting('server_version_num') as number")
    .catch((problem: Error) => {
      throw new StartRefused(`The database cannot be reached: ${problem.message || 'no answer'}.`);
    });
  if (Number(rows[0]?.number) < oldestServer) {
    throw new StartRefused(
      'The database behind DATABASE_URL is older than PostgreSQL 15; please upgrade it.',
    );
  }
}
