import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Inside a transaction: what throws such an error has not happened, and the transaction goes on. */
export async function attempt(
  db: Db,
  isExpected: (error: unknown) => boolean,
  work: () => Promise<void>,
): Promise<boolean> {
  await sql`savepoint attempt`.execute(db);
  try {
    await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(db);
    // Otherwise an attempt around this one would come back to here.
    await sql`release savepoint attempt`.execute(db);
    return false;
  }
  await sql`release savepoint attempt`.execute(db);
  return true;
}
