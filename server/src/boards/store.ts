import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** The trade line of each port that has one, its own or that of the port it is counted with. */
export async function findLinesOfPorts(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; lineId: string }>`
    select p.id, coalesce(p."lineId", b."lineId") as "lineId" from port p left join port b on b.id = p."basePortId"
    where coalesce(p."lineId", b."lineId") is not null`.execute(db);
  return new Map(rows.map(({ id, lineId }) => [id, lineId]));
}

/** The department each member of the house works in. */
export async function findDepartments(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; departmentId: string }>`
    select u.id, o.id as "departmentId" from user_account u
    join organisation o on o.id = u."organisationId" and o.kind = 'department'
    where u.kind = 'member'`.execute(db);
  return new Map(rows.map(({ id, departmentId }) => [id, departmentId]));
}

/** Customers of these levels and kinds; of either that is left out all. */
export async function findCustomersOf(
  db: Db,
  { levels, kinds }: { levels?: readonly string[] | undefined; kinds?: readonly string[] | undefined },
): Promise<string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .$if(levels !== undefined, (q) => q.where('level', 'in', levels ?? []))
    .$if(kinds !== undefined, (q) => q.where('kind', 'in', kinds ?? []))
    .execute();
  return rows.map(({ id }) => id);
}

/** What a list says of shipments beside their figures. */
export async function findBoardShipments(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('shipment')
    .select(['id', 'shipmentNo', 'customerId', 'carrierId', 'polId', 'podId'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}

/** What lines are called, also those out of use. */
export async function findLineNames(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('trade_line')
    .select(['id', 'nameCn', 'nameEn'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}
