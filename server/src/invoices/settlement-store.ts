import type { Db } from '../database/open.ts';
import type { InvoiceTables } from './tables.ts';

export type StoredSettlement = InvoiceTables['settlement'];

export async function insertSettlements(db: Db, settlements: readonly StoredSettlement[]): Promise<void> {
  if (settlements.length > 0)
    await db
      .insertInto('settlement')
      .values([...settlements])
      .execute();
}

const newestAtMost = 500;

export const findSettlementsOfInvoice = (db: Db, invoiceId: string): Promise<StoredSettlement[]> =>
  db
    .selectFrom('settlement')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('at')
    .limit(newestAtMost)
    .execute();

export const findSettlementsOfPayment = (db: Db, paymentId: string): Promise<StoredSettlement[]> =>
  db
    .selectFrom('settlement')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('at')
    .limit(newestAtMost)
    .execute();

export const findSettlement = (db: Db, id: string): Promise<StoredSettlement | undefined> =>
  db.selectFrom('settlement').selectAll().where('id', '=', id).executeTakeFirst();

/** Takes it back once; whether this was the one who did. */
export async function markReversed(
  db: Db,
  id: string,
  { at, byId, reason }: { at: Date; byId: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settlement')
    .set({ reversedAt: at, reversedBy: byId, reverseReason: reason })
    .where('id', '=', id)
    .where('reversedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
