import { plain } from '@fairway/domain/forms/search-grams.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, type Order } from '../database/page.ts';
import { plannedAnew } from '../database/preparing-client.ts';

const anew = sql.raw(plannedAnew);

const withShipment = (db: Db) =>
  db
    .selectFrom('shipment_exception')
    .innerJoin('shipment', 'shipment.id', 'shipment_exception.shipmentId')
    .selectAll('shipment_exception')
    .select(['shipment.shipmentNo', 'shipment.customerId', 'shipment.polId', 'shipment.podId'])
    .select(['shipment.stage', 'shipment.etd', 'shipment.eta']);

export async function findExceptionsOf(db: Db, shipmentId: string) {
  return withShipment(db)
    .where('shipment_exception.shipmentId', '=', shipmentId)
    .orderBy(sql`shipment_exception.status = 'resolved'`)
    .orderBy(sql`array_position(array['critical', 'high', 'warn', 'info'], shipment_exception.severity)`)
    .orderBy('shipment_exception.openedAt', 'desc')
    .orderBy('shipment_exception.id')
    .limit(200)
    .execute();
}
export type ShownException = Awaited<ReturnType<typeof findExceptionsOf>>[number];

/** Locked, for who changes it. */
export async function takeException(db: Db, id: string) {
  return db.selectFrom('shipment_exception').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface Handling {
  status?: string;
  ownerId?: string | null;
  dueAt?: Date | null;
  isDueKept?: boolean;
  note?: string;
  customerText?: string;
}

export async function updateException(db: Db, id: string, handling: Handling): Promise<void> {
  if (Object.keys(handling).length > 0)
    await db.updateTable('shipment_exception').set(handling).where('id', '=', id).execute();
}

interface Narrowed {
  code?: readonly string[] | undefined;
  severity?: readonly string[] | undefined;
  status: readonly string[];
  ownerId?: string | undefined;
  keyword?: string | undefined;
  viewerIds: readonly string[];
}

interface Sorted extends Order<'openedAt' | 'dueAt' | 'severity'> {
  currentPage: number;
  pageSize: number;
}

/** Nobody turns so many pages. */
const countedAtMost = 10_000;

/** Of what somebody sees, the newest first unless they sort it; their ids are found first, so that only a page is read. */
export async function listExceptionRows(db: Db, narrowed: Narrowed, order: Sorted) {
  const [ids, total] = await Promise.all([findPage(db, narrowed, order), countRows(db, narrowed)]);
  const rows =
    ids.length === 0 ? [] : await withShipment(db).where('shipment_exception.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total };
}

type Sql = RawBuilder<unknown>;

/** What there is of these states; an index has each of them in the order of time. */
const inState = ({ code, severity, ownerId }: Narrowed, status: string): Sql =>
  sql`select e.* from shipment_exception e where ${sql.join(
    [
      sql`e.status = ${status} and not e."isOverturned"`,
      ...(code?.length ? [sql`e.code = any(${code}::text[])`] : []),
      ...(severity?.length ? [sql`e.severity = any(${severity}::text[])`] : []),
      ...(ownerId ? [sql`e."ownerId" = ${ownerId}`] : []),
    ],
    sql` and `,
  )}`;

/** Numbers, customer, ports and ship are in the words of the shipment. */
const passes = ({ keyword, viewerIds }: Narrowed): Sql =>
  sql.join(
    [
      sql`exists (select from shipment_viewer v
        where v."viewerId" = any(${viewerIds}::text[]) and v."shipmentId" = e."shipmentId")`,
      ...plain(keyword ?? '')
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 8)
        .map(
          (word) => sql`exists (select from shipment_text t
            where t."shipmentId" = e."shipmentId" and t.words like ${containing(word)})`,
        ),
    ],
    sql` and `,
  );

const keys = {
  openedAt: sql`e."openedAt"`,
  dueAt: sql`e."dueAt"`,
  // The worst first is what people look for.
  severity: sql`array_position(array['info', 'warn', 'high', 'critical'], e.severity)`,
};

async function findPage(
  db: Db,
  narrowed: Narrowed,
  { sidx, sort, currentPage, pageSize }: Sorted,
): Promise<string[]> {
  const offset = (currentPage - 1) * pageSize;
  if (offset >= countedAtMost) return [];
  const direction = (sidx === undefined ? 'desc' : sort) === 'asc' ? sql`asc` : sql`desc`;
  const order = sql`order by ${keys[sidx ?? 'openedAt']} ${direction}, e.id ${direction}`;
  const states = [...new Set(narrowed.status)].map((status) => sql`(${inState(narrowed, status)} ${order})`);
  const { rows } = await sql<{
    id: string;
  }>`${anew} select e.id from (${sql.join(states, sql` union all `)}) as e
    where ${passes(narrowed)} ${order} limit ${sql.lit(pageSize)} offset ${sql.lit(offset)}`.execute(db);
  return rows.map(({ id }) => id);
}

async function countRows(db: Db, narrowed: Narrowed): Promise<number> {
  const states = [...new Set(narrowed.status)].map((status) => inState(narrowed, status));
  const { rows } = await sql<{ total: number }>`${anew} select count(*)::int as total from (
    select from (${sql.join(states, sql` union all `)}) as e where ${passes(narrowed)}
    limit ${sql.lit(countedAtMost)}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}
