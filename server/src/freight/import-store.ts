import type { WrittenRate } from '@fairway/contract/freight-rates.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { StoredRate } from './rate-store.ts';

export interface Lane {
  mode: string;
  polId: string;
  podId: string;
}

/** Published rates of lanes for every customer that hold on a day or later. */
export async function publishedRatesOfLanes(
  db: Db,
  lanes: readonly Lane[],
  from: string,
): Promise<StoredRate[]> {
  if (lanes.length === 0) return [];
  const { rows } = await sql<StoredRate>`
    select freight_rate.* from json_to_recordset(${JSON.stringify(lanes)})
      as lane (mode text, "polId" text, "podId" text)
    join freight_rate using (mode, "polId", "podId")
    where status = 'published' and "validTo" >= ${from} and "sailingId" is null
      and (audience ->> 'isForEveryCustomer')::boolean
    order by "validFrom" desc, id`.execute(db);
  return rows;
}

export interface ImportedRate extends Required<WrittenRate> {
  id: string;
  rateNo: string;
  searchText: string;
  previousId: string | null;
  importId: string;
  creatorUserId: string;
  creatorTime: Date;
}

/** Drafts of an import; one statement, however many they are. */
export async function insertImportedRates(db: Db, rates: readonly ImportedRate[]): Promise<void> {
  const rows = rates.map((rate) => ({
    ...rate,
    ...{ version: 1, status: 'draft', source: 'excel', lastModifyTime: rate.creatorTime },
  }));
  await sql`insert into freight_rate
    select * from json_populate_recordset(null::freight_rate, ${JSON.stringify(rows)})`.execute(db);
}

/** Rates of an import that are more than its drafts by now; the others are held until the end. */
export async function takeImportedRates(db: Db, importId: string) {
  const { rows } = await sql<{ id: string; rateNo: string; isUntouched: boolean }>`
    select id, "rateNo", status = 'draft' and version = 1 and "flowId" is null and not exists
      (select from freight_rate as next where next."previousId" = freight_rate.id) as "isUntouched"
    from freight_rate where "importId" = ${importId} order by "rateNo" for update`.execute(db);
  return rows;
}

export async function deleteImportedRates(db: Db, importId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('freight_rate')
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
