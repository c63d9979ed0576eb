import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { LedgerTables } from './tables.ts';

export type StoredBatch = LedgerTables['voucher_batch'];

/** Puts the entries of a month that are in no batch into this one, in the order they were booked. Gives how many. */
export async function fillBatch(db: Db, batch: StoredBatch, companyIds: readonly string[]): Promise<number> {
  // Two batches of one month at once would both want the same entries.
  await sql`select pg_advisory_xact_lock(hashtext('vouchers'), hashtext(${batch.period}))`.execute(db);
  await db.insertInto('voucher_batch').values(batch).execute();
  const { rows } = await sql<{ count: number }>`
    with filled as (
      insert into voucher ("entryId", "batchId", no)
      select e.id, ${batch.id}, row_number() over (order by e."bookedOn", e.at, e.id)
      from ledger_entry e
      where e.period = ${batch.period} and e."companyId" = any(${companyIds}::text[])
        and not exists (select from voucher v where v."entryId" = e.id)
      returning 1
    )
    select count(*)::int as count from filled`.execute(db);
  const count = rows[0]?.count ?? 0;
  await db.updateTable('voucher_batch').set({ count }).where('id', '=', batch.id).execute();
  return count;
}

export const findBatches = (db: Db, most: number): Promise<StoredBatch[]> =>
  db
    .selectFrom('voucher_batch')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const findBatch = (db: Db, id: string): Promise<StoredBatch | undefined> =>
  db.selectFrom('voucher_batch').selectAll().where('id', '=', id).executeTakeFirst();

/** Some entries of a batch after one, in their order. */
export const findVouchers = (db: Db, batchId: string, after: number, most: number) =>
  db
    .selectFrom('voucher')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'voucher.entryId')
    .selectAll('ledger_entry')
    .select('voucher.no')
    .where('voucher.batchId', '=', batchId)
    .where('voucher.no', '>', after)
    .orderBy('voucher.no')
    .limit(most)
    .execute();

/** Whether somebody who reads these books may have a batch: all of it is of their companies. */
export async function isBatchOf(db: Db, batchId: string, companyIds: readonly string[]): Promise<boolean> {
  const other = await db
    .selectFrom('voucher')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'voucher.entryId')
    .select('voucher.no')
    .where('voucher.batchId', '=', batchId)
    .where('ledger_entry.companyId', '!=', sql<string>`all(${companyIds}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
