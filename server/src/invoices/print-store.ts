import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { InvoiceTables } from './tables.ts';

type Print = InvoiceTables['invoice_print'];
export type PrintHead = Omit<Print, 'bytes'>;
export type StoredSending = InvoiceTables['invoice_sending'];

/** A paper is added with the next number; those before stay as they are. Whoever asks holds the invoice. */
export async function insertPrint(db: Db, print: Omit<Print, 'no'>): Promise<PrintHead> {
  const { bytes: _, ...head } = await db
    .insertInto('invoice_print')
    .values((e) => ({
      ...print,
      no: sql<number>`(${e
        .selectFrom('invoice_print')
        .select((p) => sql<number>`coalesce(${p.fn.max('no')}, 0) + 1`.as('next'))
        .where('invoiceId', '=', print.invoiceId)})`,
    }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return head;
}

export async function findPrints(db: Db, invoiceId: string): Promise<PrintHead[]> {
  return db
    .selectFrom('invoice_print')
    .select(['id', 'invoiceId', 'no', 'language', 'sha256', 'at', 'byId'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('no')
    .execute();
}

/** One that is kept, or the newest in a language. */
export async function findPrint(
  db: Db,
  invoiceId: string,
  { printId, language }: { printId?: string | undefined; language: string },
): Promise<Print | undefined> {
  let query = db.selectFrom('invoice_print').selectAll().where('invoiceId', '=', invoiceId);
  query = printId === undefined ? query.where('language', '=', language) : query.where('id', '=', printId);
  return query.orderBy('no', 'desc').limit(1).executeTakeFirst();
}

export async function insertSending(db: Db, sending: StoredSending): Promise<void> {
  await db.insertInto('invoice_sending').values(sending).execute();
}

export async function findSendings(db: Db, invoiceId: string): Promise<StoredSending[]> {
  return db
    .selectFrom('invoice_sending')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('at')
    .limit(200)
    .execute();
}
