import type { CreditTerm, CustomerContact, CustomerLevel } from '@fairway/contract/customers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { StoredRate } from '../freight/rates-by-id.ts';

export interface SoldTo {
  id: string;
  nameCn: string;
  nameEn: string;
  shortName: string;
  level: CustomerLevel;
  contacts: CustomerContact[];
  creditTerms: CreditTerm[];
  creatorTime: Date;
  /** When something of theirs leaves or left last. */
  lastAt: Date | null;
}

/** Nobody sells to more. */
const mostCustomers = 2_000;

export async function findCustomerIdsOf(db: Db, salesId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from customer where "salesId" = ${salesId} and "isEnabled" order by id limit ${mostCustomers}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Customers of a salesperson that may ship, each with the last day of its list of shipments. */
export async function findCustomersSoldTo(db: Db, salesId: string): Promise<SoldTo[]> {
  const { rows } = await sql<SoldTo>`
    select c.id, c."nameCn", c."nameEn", c."shortName", c.level, c.contacts, c."creditTerms", c."creatorTime",
      (select v."sailsAt" from shipment_viewer v join shipment s on s.id = v."shipmentId"
        where v."viewerId" = c.id and s."customerId" = c.id and s.status <> 'cancelled'
        order by v."sailsAt" desc limit 1) as "lastAt"
    from customer c
    where c."salesId" = ${salesId} and c."isEnabled" and c.status in ('lead', 'active')
    order by c.id limit ${mostCustomers}`.execute(db);
  return rows;
}

export interface AgreedRate {
  id: string;
  rateNo: string;
  customerId: string;
  polId: string;
  podId: string;
  validTo: string;
}

/** Prices agreed with these customers by name that end between two days and are not followed by a next version. */
export async function findEndingRates(
  db: Db,
  customerIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<AgreedRate[]> {
  const { rows } = await sql<AgreedRate>`
    select r.id, r."rateNo", agreed.id as "customerId", r."polId", r."podId", r."validTo"::text
    from freight_rate r
    cross join lateral jsonb_array_elements_text(r.audience -> 'customerIds') agreed (id)
    where r.status = 'published' and r."validTo" >= ${from} and r."validTo" <= ${to}
      and agreed.id = any(${customerIds}::text[])
      and not exists (select from freight_rate next
        where next."previousId" = r.id and next.status = 'published' and next."validTo" > r."validTo")
    order by r."validTo", r."rateNo"`.execute(db);
  return rows;
}

export interface Lane {
  mode: string;
  polId: string;
  podId: string;
}

/** Lanes in lists of shipments since a moment, by customer. */
export async function findLanesOf(
  db: Db,
  viewerIds: readonly string[],
  since: Date,
  most: number,
): Promise<(Lane & { customerId: string; shipments: number })[]> {
  const { rows } = await sql<Lane & { customerId: string; shipments: number }>`
    select s.mode, s."polId", s."podId", s."customerId", count(distinct s.id)::int as shipments
    from shipment_viewer v join shipment s on s.id = v."shipmentId"
    where v."viewerId" = any(${viewerIds}::text[]) and v."sailsAt" >= ${since} and s.status <> 'cancelled'
    group by 1, 2, 3, 4 order by 5 desc, 1, 2, 3, 4 limit ${most}`.execute(db);
  return rows;
}

const lanesOf = (lanes: readonly Lane[]) => sql`(
  select distinct mode, "polId", "podId" from json_to_recordset(${JSON.stringify(lanes)}::json)
    as lane (mode text, "polId" text, "podId" text)) lane`;

/** Rates on lanes that took the place of a version before since a moment, the latest first. */
export async function findRatesChanged(
  db: Db,
  lanes: readonly Lane[],
  { since, today }: { since: Date; today: string },
  most: number,
): Promise<StoredRate[]> {
  const { rows } = await sql<StoredRate>`
    select r.* from ${lanesOf(lanes)}
    join freight_rate r on r.mode = lane.mode and r."polId" = lane."polId" and r."podId" = lane."podId"
    where r.status = 'published' and r."validTo" >= ${today} and r."previousId" is not null
      and r."publishedAt" >= ${since}
    order by r."publishedAt" desc, r.id limit ${most}`.execute(db);
  return rows;
}

/** The newest notes of each trade line since a day. */
export async function findLatestNotes(
  db: Db,
  { since, isForCustomers, most }: { since: string; isForCustomers: boolean; most: number },
) {
  const { rows } = await sql<{
    id: string;
    lineId: string;
    day: string;
    text: string;
    isForCustomers: boolean;
    creatorUserId: string;
    creatorTime: Date;
  }>`
    select note.* from trade_line line
    cross join lateral (select * from line_note where line_note."lineId" = line.id and line_note.day >= ${since}
        and (line_note."isForCustomers" or not ${isForCustomers}::boolean)
      order by line_note.day desc, line_note.id limit ${most}) note
    order by note.day desc, note.id desc limit ${most}`.execute(db);
  return rows;
}
