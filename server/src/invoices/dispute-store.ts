import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { StoredDispute } from './stored-invoice.ts';
import type { InvoiceTables } from './tables.ts';

type Row = InvoiceTables['invoice_dispute'];
const read = (rows: readonly Row[]): StoredDispute[] => rows as StoredDispute[];

export async function insertDisputes(db: Db, disputes: readonly StoredDispute[]): Promise<void> {
  if (disputes.length > 0)
    await db
      .insertInto('invoice_dispute')
      .values([...disputes])
      .execute();
}

/** Everything that was ever disputed of some invoices, the oldest first. */
export async function findDisputes(db: Db, invoiceIds: readonly string[]): Promise<StoredDispute[]> {
  const rows = await db
    .selectFrom('invoice_dispute')
    .selectAll()
    .where('invoiceId', '=', sql<string>`any(${invoiceIds}::text[])`)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return read(rows);
}

/** What waits for an answer, or for the credit note that was agreed to. */
export const findOpenDisputes = async (db: Db, invoiceIds: readonly string[]): Promise<StoredDispute[]> =>
  (await findDisputes(db, invoiceIds)).filter(({ status }) => status === 'open' || status === 'accepted');

/** To answer it. */
export async function takeDispute(db: Db, id: string): Promise<StoredDispute | undefined> {
  const rows = await db.selectFrom('invoice_dispute').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

export async function changeDisputes(
  db: Db,
  ids: readonly string[],
  changes: Partial<StoredDispute>,
): Promise<void> {
  if (ids.length > 0) await db.updateTable('invoice_dispute').set(changes).where('id', 'in', ids).execute();
}

/** Answers that are late, and whose people were not told yet. */
export async function takeLateDisputes(db: Db, now: Date, most: number): Promise<StoredDispute[]> {
  const rows = await db
    .selectFrom('invoice_dispute')
    .selectAll()
    .where('status', '=', 'open')
    .where('answerBy', '<', now)
    .where('isLateTold', '=', false)
    .orderBy('answerBy')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}
