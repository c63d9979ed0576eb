import type { Pool } from 'pg';

/** How many sessions of this database wait for a lock, of a kind if one is named: other test files wait for their own. */
export async function waitingForLocks(pool: Pool, kind?: 'relation' | 'advisory'): Promise<number> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and ($1::text is null or wait_event = $1)`,
    [kind],
  );
  return rows.length;
}
