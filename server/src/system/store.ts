import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export async function listSettings(db: Db) {
  return db.selectFrom('setting').selectAll().execute();
}

export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
}

/** Until the transaction ends nobody else changes this setting. */
export async function lockSetting(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 11))`.execute(db);
}

export async function stampOf(db: Db, name: 'organisation' | 'dictionary'): Promise<number> {
  const row = await db
    .selectFrom('change_stamp')
    .select('number')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.number;
}
