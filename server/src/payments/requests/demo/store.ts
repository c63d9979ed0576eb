import type { Db } from '../../../database/open.ts';

export interface OwedBill {
  id: string;
  companyId: string;
  partyId: string;
  currency: string;
  balance: string;
}

/** Bills of suppliers that companies owed since some time, the oldest first. */
export const listOwedOfDemo = (db: Db, companyIds: readonly string[], since: Date): Promise<OwedBill[]> =>
  db
    .selectFrom('invoice')
    .select(['id', 'companyId', 'partyId', 'currency', 'balance'])
    .where('companyId', 'in', companyIds)
    .where('kind', '=', 'supplier')
    .where('status', 'in', ['issued', 'partlyPaid'])
    .where('balance', '>', '0')
    .where('lastModifyTime', '<', since)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
