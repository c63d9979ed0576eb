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

export async function stampOf(db: Db, name: 'organisation' | 'dictionary'): Promise<number> {
  const row = await db
    .selectFrom('change_stamp')
    .select('number')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.number;
}
