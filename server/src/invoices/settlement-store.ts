import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { InvoiceTables } from './tables.ts';

export type StoredSettlement = InvoiceTables['settlement'];

/** What an invoice is after some of it was paid. */
export type SettledInvoice = Pick<
  InvoiceTables['invoice'],
  'settled' | 'balance' | 'bookBalance' | 'status' | 'closedAt' | 'version' | 'lastModifyTime'
>;

/** A settlement, what its invoice is after it, and the line of its history, in one statement. Whoever asks holds the invoice. */
export async function writeSettlement(
  db: Db,
  settlement: StoredSettlement,
  { settled, balance, bookBalance, status, closedAt, version, lastModifyTime }: SettledInvoice,
  act: InvoiceTables['invoice_act'],
): Promise<void> {
  await sql`
    with written as (
      insert into settlement select * from json_populate_record(null::settlement, ${JSON.stringify(settlement)}::json)
    ), noted as (
      insert into invoice_act select * from json_populate_record(null::invoice_act, ${JSON.stringify(act)}::json)
    )
    update invoice set settled = ${settled}, balance = ${balance}, "bookBalance" = ${bookBalance}, status = ${status},
      "closedAt" = ${closedAt}, version = ${version}, "lastModifyTime" = ${lastModifyTime}
    where id = ${settlement.invoiceId}
  `.execute(db);
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
