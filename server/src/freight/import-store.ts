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

/** Drafts of lanes that these imports made, the newest first. */
export async function draftsOfLanes(
  db: Db,
  lanes: readonly Lane[],
  importIds: readonly string[],
): Promise<StoredRate[]> {
  if (lanes.length === 0 || importIds.length === 0) return [];
  const { rows } = await sql<StoredRate>`
    select freight_rate.* from freight_rate
    join json_to_recordset(${JSON.stringify(lanes)}) as lane (mode text, "polId" text, "podId" text)
      using (mode, "polId", "podId")
    where "importId" = any(${importIds}) and status = 'draft' and "sailingId" is null
      and (audience ->> 'isForEveryCustomer')::boolean
    order by "creatorTime" desc, id desc`.execute(db);
  return rows;
}

/** A draft with what a sheet says of it now. */
export interface ChangedDraft extends Required<WrittenRate> {
  id: string;
  /** The one it gets. */
  version: number;
  searchText: string;
  lastModifyTime: Date;
}

/** Changes plain drafts whose version is the one before; says how many there were. One statement for all of them. */
export async function updateDrafts(db: Db, drafts: readonly ChangedDraft[]): Promise<number> {
  const [first] = drafts;
  if (!first) return 0;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`));
  const { numAffectedRows } = await sql`update freight_rate set ${values}
    from json_populate_recordset(null::freight_rate, ${JSON.stringify(drafts)}) as changed
    where freight_rate.id = changed.id and freight_rate.version = changed.version - 1
      and freight_rate.status = 'draft' and freight_rate."flowId" is null`.execute(db);
  return Number(numAffectedRows ?? 0);
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

/** What an import did to a rate: `version` 1 is one that it made, with others it changed a draft. */
export interface TakenRate {
  rate: StoredRate;
  version: number;
  differences: readonly { field: string; before: unknown }[];
  /** It is a draft as the import left it: what came later was taken back by the undo of its own import. */
  isUntouched: boolean;
}

const isUntouched = sql`(held.status = 'draft' and held."flowId" is null
  and not exists (select from freight_rate as next where next."previousId" = held.id)
  and held.version - done.version = (
    select count(*) from entity_change as later
    where later.entity = 'Rate' and later."entityId" = held.id and later.version > done.version
      and later."importId" in (select undone."importId" from entity_change as undone
        where undone.entity = 'Rate' and undone."entityId" = held.id and undone.act = 'undo')))`;

export interface TouchedRate {
  id: string;
  rateNo: string;
  status: string;
  isUnderApproval: boolean;
}

/** Rates of an import that are not as it left them. */
export async function touchedRates(db: Db, importId: string): Promise<TouchedRate[]> {
  const { rows } = await sql<TouchedRate>`
    select held.id, held."rateNo", held.status, held."flowId" is not null as "isUnderApproval"
    from entity_change as done join freight_rate as held on held.id = done."entityId"
    where done."importId" = ${importId} and done.entity = 'Rate' and done.act = 'import' and not ${isUntouched}
    order by held."rateNo"`.execute(db);
  return rows;
}

/**
 * Rates that an import made or changed, held until the end. They are held first and read then: right after an import the
 * planner takes it for one row, and would compare each with each where both stand in one statement.
 */
export async function takeImportedRates(db: Db, importId: string): Promise<TakenRate[]> {
  await sql`select from freight_rate where id in (${changedBy(importId)}) order by id for update`.execute(db);
  const { rows } = await sql<TakenRate>`
    select to_jsonb(held) as rate, done.version, done.differences, ${isUntouched} as "isUntouched"
    from entity_change as done join freight_rate as held on held.id = done."entityId"
    where done."importId" = ${importId} and done.entity = 'Rate' and done.act = 'import'
    order by held."rateNo"`.execute(db);
  return rows;
}

const changedBy = (importId: string) => sql`select "entityId" from entity_change
  where "importId" = ${importId} and entity = 'Rate' and act = 'import'`;

export async function deleteImportedRates(db: Db, importId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('freight_rate')
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
