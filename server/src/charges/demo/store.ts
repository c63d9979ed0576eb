import type { Db } from '../../database/open.ts';

export const listShipmentIdsOfDemo = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('shipment').select('id').orderBy('shipmentNo').execute()).map(({ id }) => id);

export const listCarriersOfDemo = (db: Db, scacs: readonly string[]) =>
  db
    .selectFrom('carrier')
    .select(['id', 'nameCn', 'nameEn'])
    .where('scac', 'in', scacs)
    .orderBy('scac')
    .execute();

export const listCompaniesOfDemo = (db: Db) =>
  db
    .selectFrom('organisation')
    .select(['id', 'fullName', 'managerId'])
    .where('kind', '=', 'company')
    .execute();

/** What currencies were worth in the books, day by day. */
export const listBookRates = (db: Db, kind: string, to: string) =>
  db
    .selectFrom('exchange_rate')
    .select(['fromCurrency', 'validFrom', 'rate'])
    .where('kind', '=', kind)
    .where('toCurrency', '=', to)
    .execute();
