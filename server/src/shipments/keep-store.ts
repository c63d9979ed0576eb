import type { ReferenceKind } from '@fairway/contract/shipment-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Whose lists these shipments stand in from now on: members, customer, agent, their company and those above it. */
export async function writeViewers(db: Db, shipmentIds: readonly string[]): Promise<void> {
  if (shipmentIds.length === 0) return;
  await db
    .deleteFrom('shipment_viewer')
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .execute();
  await sql`
    with recursive asked as (
      select * from shipment where id = any(${shipmentIds}::text[])
    ), above as (
      select asked.id as "shipmentId", organisation.id, organisation."parentId", organisation.kind, 0 as step
      from asked join organisation on organisation.id = asked."companyId"
      union all
      select above."shipmentId", organisation.id, organisation."parentId", organisation.kind, above.step + 1
      from above join organisation on organisation.id = above."parentId"
      where above.step < 20
    ), viewers as (
      select "shipmentId", "userId" as "viewerId" from shipment_member where "shipmentId" = any(${shipmentIds}::text[])
      union select id, "customerId" from asked
      union select id, "agentId" from asked where "agentId" is not null
      union select "shipmentId", id from above where kind = 'company'
    )
    insert into shipment_viewer
      ("viewerId", "shipmentId", segment, stage, "isTroubled", "awaitsRelease", "sailsAt", teu)
    select viewers."viewerId", asked.id, asked.segment, asked.stage, asked."isTroubled", asked."awaitsRelease",
      asked."sailsAt", asked.teu
    from viewers join asked on asked.id = viewers."shipmentId"`.execute(db);
}

export interface Reference {
  shipmentId: string;
  kind: ReferenceKind;
  key: string;
}

/** The numbers of shipments; that of an order stays, since only the order knows it. */
export async function replaceReferences(
  db: Db,
  shipmentIds: readonly string[],
  references: readonly Reference[],
): Promise<void> {
  await db
    .deleteFrom('shipment_reference')
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .where('kind', '<>', 'order')
    .execute();
  await addReferences(db, references);
}

/** The numbers of the orders that became these shipments. */
export const findOrderReferences = (db: Db, shipmentIds: readonly string[]) =>
  db
    .selectFrom('shipment_reference')
    .select(['shipmentId', 'kind', 'key'])
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .where('kind', '=', 'order')
    .execute();

export async function addReferences(db: Db, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return;
  await db
    .insertInto('shipment_reference')
    .values([...references])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Numbers of bills, by shipment. */
export async function findBillNumbers(db: Db, shipmentIds: readonly string[]) {
  return db
    .selectFrom('shipment_bill')
    .select(['shipmentId', 'kind', 'billNo'])
    .where('shipmentId', '=', sql<string>`any(${shipmentIds}::text[])`)
    .where('billNo', '<>', '')
    .where('status', '<>', 'voided')
    .execute();
}

export async function writeBoxSums(
  db: Db,
  id: string,
  { teu, boxSummary }: { teu: string; boxSummary: string },
): Promise<void> {
  await db.updateTable('shipment').set({ teu, boxSummary }).where('id', '=', id).execute();
}

/** What a shipment is searched by; its index is not written where nothing changed. */
export async function writeWords(db: Db, shipmentId: string, words: string): Promise<void> {
  await db
    .insertInto('shipment_text')
    .values({ shipmentId, words })
    .onConflict((conflict) =>
      conflict.column('shipmentId').doUpdateSet({ words }).where('shipment_text.words', '<>', words),
    )
    .execute();
}

export interface CompanyAbove {
  companyId: string;
  aboveIds: string[];
}

/** Companies above which stand others than when the lists of their shipments were written. */
export async function findMovedCompanies(db: Db): Promise<CompanyAbove[]> {
  const { rows } = await sql<CompanyAbove>`
    with recursive above as (
      select id as "companyId", id, "parentId", kind, 0 as step from organisation where kind = 'company'
      union all
      select above."companyId", organisation.id, organisation."parentId", organisation.kind, above.step + 1
      from above join organisation on organisation.id = above."parentId"
      where above.step < 20
    ), stands as (
      select "companyId", array_agg(distinct id order by id) as "aboveIds" from above where kind = 'company'
      group by "companyId"
    ), stood as (
      select "companyId", array_agg("aboveId" order by "aboveId") as "aboveIds" from shipment_company_above
      group by "companyId"
    )
    select "companyId", coalesce(stands."aboveIds", '{}') as "aboveIds"
    from stands full join stood using ("companyId")
    where stands."aboveIds" is distinct from stood."aboveIds"
    order by "companyId"`.execute(db);
  return rows;
}

/** Shipments of a company behind one of them, by their ids. */
export async function findShipmentsOfCompany(
  db: Db,
  companyId: string,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('shipment')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function writeCompanyAbove(db: Db, { companyId, aboveIds }: CompanyAbove): Promise<void> {
  await db.deleteFrom('shipment_company_above').where('companyId', '=', companyId).execute();
  if (aboveIds.length > 0)
    await db
      .insertInto('shipment_company_above')
      .values(aboveIds.map((aboveId) => ({ companyId, aboveId })))
      .execute();
}
