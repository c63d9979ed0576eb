import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { InvoiceTables } from './tables.ts';

export type StoredBankAccount = InvoiceTables['bank_account'];

export const findBankAccounts = (db: Db, ids: readonly string[]): Promise<StoredBankAccount[]> =>
  db.selectFrom('bank_account').selectAll().where('id', '=', sql<string>`any(${ids}::text[])`).execute();

/** Accounts in use of some companies in a currency, in the order they were opened. */
export const findUsableAccounts = (
  db: Db,
  companyIds: readonly string[],
  currency: string,
): Promise<StoredBankAccount[]> =>
  db
    .selectFrom('bank_account')
    .selectAll()
    .where('companyId', '=', sql<string>`any(${companyIds}::text[])`)
    .where('currency', '=', currency)
    .where('isEnabled', '=', true)
    .orderBy('creatorTime')
    .orderBy('id')
    .execute();

export async function clearOtherDefaults(
  db: Db,
  id: string,
  companyId: string,
  currency: string,
): Promise<void> {
  await db
    .updateTable('bank_account')
    .set({ isDefault: false })
    .where('companyId', '=', companyId)
    .where('currency', '=', currency)
    .where('id', '!=', id)
    .execute();
}
