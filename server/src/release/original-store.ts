import type { Db } from '../database/open.ts';
import type { ReleaseTables } from './tables.ts';

export async function saveCollected(db: Db, row: ReleaseTables['collected_originals']): Promise<void> {
  await db
    .insertInto('collected_originals')
    .values(row)
    .onConflict((conflict) => conflict.column('billId').doUpdateSet(row))
    .execute();
}
