import type { SalesStep } from '@fairway/contract/dashboards.ts';
import type { LostReason } from '@fairway/contract/quotes.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** What somebody sells in a period, from its first moment up to the one after it. */
export interface Selling {
  userId: string;
  /** Customers they answer for as salesperson. */
  customerIds: readonly string[];
  from: Date;
  to: Date;
}

export interface StepRow {
  id: string;
  no: string;
  at: Date;
  customerId: string | null;
  /** Whom somebody wrote down where there is no customer. */
  addressee: string;
  polId: string | null;
  podId: string | null;
  wentOn: boolean | null;
  lostReason: LostReason | null;
  currency: string | null;
  amount: string | null;
}

/** The rows of each step, all with the same columns. */
const rowsOf: Record<SalesStep | 'lost', (selling: Selling) => RawBuilder<unknown>> = {
  inquiry: ({ userId, customerIds, from, to }) => sql`
    select q.id, q."inquiryNo" as no, q."creatorTime" as at, q."customerId", '' as addressee, q."polId", q."podId",
      exists (select from quote
        where quote.status <> 'draft' and quote."creatorTime" >= q."creatorTime"
          and case when q."customerId" is null then quote."ownerId" = q."askerId"
            else quote."customerId" = q."customerId" end
          and quote."lastModifyTime" >= q."creatorTime"
          and quote.rate -> 'pol' ->> 'id' = q."polId" and quote.rate -> 'pod' ->> 'id' = q."podId") as "wentOn",
      null as "lostReason", null as currency, null as amount
    from rate_inquiry q
    where (q."askerId" = ${userId} or q."customerId" = any(${customerIds}::text[]))
      and q."creatorTime" >= ${from} and q."creatorTime" < ${to}`,
  // What was sent was changed then or later: the bound that the index has.
  quote: ({ userId, from, to }) => sql`
    select ${quoteColumns}, quote."sentAt" as at from quote
    where quote."ownerId" = ${userId} and quote."lastModifyTime" >= ${from}
      and quote."sentAt" >= ${from} and quote."sentAt" < ${to}`,
  lost: ({ userId, from, to }) => sql`
    select ${quoteColumns}, quote."lostAt" as at from quote
    where quote."ownerId" = ${userId} and quote."lastModifyTime" >= ${from}
      and quote.status = 'lost' and quote."lostAt" >= ${from} and quote."lostAt" < ${to}`,
  order: ({ userId, customerIds, from, to }) => sql`
    select o.id, o."orderNo" as no, o."submittedAt" as at, o."customerId", '' as addressee, o."polId", o."podId",
      o."shipmentId" is not null as "wentOn", null as "lostReason", null as currency, null as amount
    from online_order o
    where (o."placedBy" = ${userId} or o."customerId" = any(${customerIds}::text[]))
      and o."lastModifyTime" >= ${from} and o."submittedAt" >= ${from} and o."submittedAt" < ${to}`,
  sailing: ({ userId, from, to }) => sql`
    select s.id, s."shipmentNo" as no, s.atd as at, s."customerId", '' as addressee, s."polId", s."podId",
      coalesce((select bool_and(i.status = 'paid') from invoice_line l join invoice i on i.id = l."invoiceId"
        where l."shipmentId" = s.id and i.side = 'receivable' and i.kind = 'debit'
          and i.status not in ('draft', 'void')), false) as "wentOn",
      null as "lostReason", null as currency, null as amount
    from shipment_viewer v join shipment s on s.id = v."shipmentId"
    where v."viewerId" = ${userId} and v."sailsAt" >= ${from} and v."sailsAt" < ${to}
      and s.atd >= ${from} and s.atd < ${to} and s.status <> 'cancelled'
      and exists (select from shipment_member m
        where m."shipmentId" = s.id and m."userId" = ${userId} and m.role = 'sales')`,
  payment: ({ userId, from, to }) => sql`
    select i.id, i."invoiceNo" as no, i."closedAt" as at, i."partyId" as "customerId", '' as addressee,
      null as "polId", null as "podId", null::boolean as "wentOn", null as "lostReason",
      i.currency, i.total::text as amount
    from invoice i
    where i."salesId" = ${userId} and i.side = 'receivable' and i.kind = 'debit' and i.status = 'paid'
      and i."closedAt" >= ${from} and i."closedAt" < ${to}`,
};

const quoteColumns = sql`quote.id, quote."quoteNo" as no, quote."customerId", quote.addressee,
  quote.rate -> 'pol' ->> 'id' as "polId", quote.rate -> 'pod' ->> 'id' as "podId",
  quote."acceptedAt" is not null as "wentOn", quote."lostReason", null as currency, null as amount`;

export async function countStep(
  db: Db,
  step: SalesStep,
  selling: Selling,
): Promise<{ count: number; wentOn: number }> {
  const { rows } = await sql<{ count: number; wentOn: number }>`
    select count(*)::int as count, (count(*) filter (where "wentOn"))::int as "wentOn"
    from (${rowsOf[step](selling)}) step`.execute(db);
  return rows[0] ?? { count: 0, wentOn: 0 };
}

export async function countLost(db: Db, selling: Selling): Promise<{ reason: LostReason; count: number }[]> {
  const { rows } = await sql<{ reason: LostReason; count: number }>`
    select "lostReason" as reason, count(*)::int as count from (${rowsOf.lost(selling)}) lost
    where "lostReason" is not null group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

interface Wanted {
  step: SalesStep | 'lost';
  wentOn?: boolean | undefined;
  reason?: LostReason | undefined;
  sidx?: 'at' | 'no' | undefined;
  sort: 'asc' | 'desc';
  currentPage: number;
  pageSize: number;
}

/** One page of what a number counts, the latest first unless its reader sorts, and how many there are. */
export async function listStepRows(
  db: Db,
  selling: Selling,
  { step, wentOn, reason, sidx = 'at', sort, currentPage, pageSize }: Wanted,
): Promise<{ rows: StepRow[]; total: number }> {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const rows = sql`(${rowsOf[step](selling)}) step
    where ${wentOn === undefined ? sql`true` : sql`"wentOn" = ${wentOn}`}
      and ${reason === undefined ? sql`true` : sql`"lostReason" = ${reason}`}`;
  const [page, counted] = await Promise.all([
    sql<StepRow>`select * from ${rows} order by ${sql.ref(sidx)} ${direction}, id ${direction}
      limit ${pageSize} offset ${(currentPage - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${rows}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
