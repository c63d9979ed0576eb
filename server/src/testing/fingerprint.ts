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
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
