import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface DatabaseFigures {
  size: number;
  connections: number;
  mostConnections: number;
  longestTransaction: number;
  transactionAge: number;
  /** When this database was made. */
  madeAt: Date;
}

/** What the database says of itself. A role that may not look at others sees its own connections alone. */
export async function measureDatabase(db: Db): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select pg_database_size(current_database()) as size,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as "mostConnections",
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as "longestTransaction",
      (select age(datfrozenxid) from pg_database where datname = current_database()) as "transactionAge",
      (select min("at") from migration) as "madeAt"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database said nothing of itself');
  return row;
}
