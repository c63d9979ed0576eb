import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { AgingTables } from '../tables.ts';

export interface StoredFreeze extends Omit<AgingTables['customer_freeze'], 'wants' | 'status'> {
  wants: 'freeze' | 'unfreeze';
  status: 'asked' | 'done' | 'refused';
}

export async function insertFreeze(db: Db, freeze: StoredFreeze): Promise<void> {
  await db.insertInto('customer_freeze').values(freeze).execute();
}

/** To change it. */
export async function takeFreeze(db: Db, id: string): Promise<StoredFreeze | undefined> {
  const row = await db
    .selectFrom('customer_freeze')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row as StoredFreeze | undefined;
}

export async function changeFreeze(db: Db, id: string, changes: Partial<StoredFreeze>): Promise<void> {
  await db.updateTable('customer_freeze').set(changes).where('id', '=', id).execute();
}

/** What is asked for these customers and not decided yet. */
export async function findAskedFreezes(db: Db, customerIds: readonly string[]): Promise<StoredFreeze[]> {
  const rows = await db
    .selectFrom('customer_freeze')
    .selectAll()
    .where('customerId', '=', sql<string>`any(${customerIds}::text[])`)
    .where('status', '=', 'asked')
    .execute();
  return rows as StoredFreeze[];
}
