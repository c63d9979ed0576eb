import type pg from 'pg';

export interface StoredTable {
  /** With its schema, quoted. */
  table: string;
  columns: string[];
}

/** Schemas a company lives in; the worker's holds jobs that still have to run. */
const schemas = ['public', 'graphile_worker'];
/** What each database knows about itself. */
const ownBusiness = [
  'public.migration',
  // A copy that is loaded elsewhere is not saved there.
  'public.backup_record',
  // Counted anew while the files come in.
  'public.storage_used',
  'graphile_worker.migrations',
  'graphile_worker._private_known_crontabs',
];

/** Every table with the columns that can be written, in an order in which no row comes before what it refers to. */
export async function storedTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows: tables } = await client.query<StoredTable & { oid: number }>(
    `select c.oid::int as oid, format('%I.%I', n.nspname, c.relname) as "table",
        array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind = 'r' and n.nspname = any($1) and (n.nspname || '.' || c.relname) <> all($2)
      group by c.oid, n.nspname, c.relname
      order by n.nspname desc, c.relname`,
    [schemas, ownBusiness],
  );
  // Deferred references may point forward: they are checked at the commit.
  const { rows: references } = await client.query<{ from: number; to: number }>(
    `select conrelid::int as "from", confrelid::int as "to" from pg_constraint
      where contype = 'f' and conrelid <> confrelid and not condeferred`,
  );
  const sorted: StoredTable[] = [];
  const waiting = new Map(tables.map((table) => [table.oid, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(
      ({ oid }) => !references.some(({ from, to }) => from === oid && waiting.has(to)),
    );
    if (free.length === 0)
      throw new Error(
        `tables refer to each other in a ring: ${[...waiting.values()].map((one) => one.table)}`,
      );
    for (const { oid, table, columns } of free) {
      waiting.delete(oid);
      sorted.push({ table, columns });
    }
  }
  return sorted;
}
