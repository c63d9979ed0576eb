import type pg from 'pg';

/** Processes say every few seconds that they live, whatever anybody calls. */
const heartbeats = ['socket_process'];

/** A digest of every row of every table, to see that nothing changed. */
export async function fingerprint(
  pool: pg.Pool,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [[...heartbeats, ...except]],
  );
  // Hashes are added up rather than rows put into an order, which would take most of the time.
  const { rows } = await pool.query<{ name: string; digest: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as digest from "${name}" t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
