import type { Insertable } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';

export async function hasSeed(db: Db, name: string): Promise<boolean> {
  const seed = await db.selectFrom('seed').select('name').where('name', '=', name).executeTakeFirst();
  return seed !== undefined;
}

export async function insertSeed(db: Db, seed: Insertable<Tables['seed']>): Promise<void> {
  await db.insertInto('seed').values(seed).execute();
}

/** Was there ever anybody? A deleted person counts: the system has been in use. */
export async function hasAnybody(db: Db): Promise<boolean> {
  const found = await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}
