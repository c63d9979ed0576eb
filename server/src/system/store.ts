import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export async function listSettings(db: Db) {
  return db.selectFrom('setting').selectAll().execute();
}

/** Who changes a setting, and when; nobody where a setting comes with something else. */
export interface SettingChanger {
  changedBy: string | null;
  changedAt: Date | null;
}

export async function saveSetting(
  db: Db,
  key: string,
  value: unknown,
  by: SettingChanger = { changedBy: null, changedAt: null },
): Promise<void> {
  const saved = { value: JSON.stringify(value), ...by };
  await db
    .insertInto('setting')
    .values({ key, ...saved })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(saved))
    .execute();
}

/** Until the transaction ends nobody else changes this setting. */
export async function lockSetting(db: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 11))`.execute(db);
}

export async function deleteSetting(db: Db, key: string): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute();
}

export async function stampOf(db: Db, name: 'organisation' | 'dictionary'): Promise<number> {
  const row = await db
    .selectFrom('change_stamp')
    .select('number')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.number;
}
