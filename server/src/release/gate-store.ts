import type { BillKind, BillState, billIssueTypes } from '@fairway/contract/shipment-papers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface OwedSum {
  shipmentId: string;
  currency: string;
  amount: string;
  /** Of charges nobody approved yet, which use no credit so far. */
  unapproved: string;
}

/** What the customers of shipments still owe for them: every charge that stands, less what was paid of it. */
export async function sumOwed(db: Db, shipmentIds: readonly string[]): Promise<OwedSum[]> {
  const { rows } = await sql<OwedSum>`
    select c."shipmentId", c.currency, sum(c.amount - c.settled) as amount,
      coalesce(sum(c.amount - c.invoiced) filter (where c.status <> 'approved'), 0) as unapproved
    from shipment_charge c join shipment s on s.id = c."shipmentId" and s."customerId" = c."partyId"
    where c."shipmentId" = any(${shipmentIds}::text[]) and c.side = 'receivable' and c.status <> 'rejected'
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface OverdueSum {
  customerId: string;
  currency: string;
  amount: string;
  count: number;
  /** The due day that is over the longest. */
  oldest: string;
}

/** Invoices of customers that were due before a day, which is another one for each of them. */
export async function sumOverdue(
  db: Db,
  customers: readonly { customerId: string; dueBefore: string }[],
): Promise<OverdueSum[]> {
  const { rows } = await sql<OverdueSum>`
    select asked.id as "customerId", i.currency, sum(i.balance) as amount, count(*)::int as count, min(i."dueOn") as oldest
    from unnest(${customers.map(({ customerId }) => customerId)}::text[], ${customers.map(({ dueBefore }) => dueBefore)}::text[])
      as asked (id, "dueBefore")
    join invoice i on i."partyId" = asked.id and i.kind = 'debit' and i.status in ('issued', 'partlyPaid')
      and i.balance > 0 and i."dueOn" < asked."dueBefore"
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface GateBill {
  shipmentId: string;
  billId: string;
  kind: BillKind;
  billNo: string;
  issueType: (typeof billIssueTypes)[number];
  status: BillState;
  originals: number;
  collected: number;
  collectedAt: Date | null;
  collectedBy: string | null;
}

/** The bills of shipments, each with how many of its originals came back. */
export async function findGateBills(db: Db, shipmentIds: readonly string[]): Promise<GateBill[]> {
  const { rows } = await sql<GateBill>`
    select b."shipmentId", b.id as "billId", b.kind, b."billNo", b."issueType", b.status, b.originals,
      coalesce(o.collected, 0) as collected, o.at as "collectedAt", o."byId" as "collectedBy"
    from shipment_bill b left join collected_originals o on o."billId" = b.id
    where b."shipmentId" = any(${shipmentIds}::text[]) and b.status <> 'voided'
    order by b."creatorTime", b.id`.execute(db);
  return rows;
}

export interface ShipmentLetter {
  shipmentId: string;
  documentId: string;
  title: string;
  fileId: string;
}

/** Letters of indemnity among the documents of shipments, in their newest version. */
export async function findLetters(db: Db, shipmentIds: readonly string[]): Promise<ShipmentLetter[]> {
  const { rows } = await sql<ShipmentLetter>`
    select d."shipmentId", d.id as "documentId", d.title, v."fileId"
    from shipment_document d join shipment_document_version v on v."documentId" = d.id and v.version = d.version
    where d."shipmentId" = any(${shipmentIds}::text[]) and d.kind = 'telexLetter'
    order by d."creatorTime", d.id`.execute(db);
  return rows;
}

export interface CarrierSum {
  shipmentId: string;
  currency: string;
  amount: string;
}

/** What we should have paid those who carry shipments, and did not: of their bills the lines of each shipment. */
export async function sumCarrierOverdue(
  db: Db,
  shipmentIds: readonly string[],
  today: string,
): Promise<CarrierSum[]> {
  const { rows } = await sql<CarrierSum>`
    select l."shipmentId", i.currency, sum(l.amount - l.settled - l.credited) as amount
    from invoice_line l join invoice i on i.id = l."invoiceId"
    join shipment s on s.id = l."shipmentId"
    where l."shipmentId" = any(${shipmentIds}::text[]) and i.kind = 'supplier'
      and i.status in ('issued', 'partlyPaid') and i."dueOn" < ${today}
      and (i."partyId" = s."bookingAgentId" or exists (
        select from shipment_party p where p."shipmentId" = s.id and p.role = 'carrier' and p."customerId" = i."partyId"))
    group by 1, 2 having sum(l.amount - l.settled - l.credited) > 0 order by 1, 2`.execute(db);
  return rows;
}

export interface PaymentRecord {
  invoices: number;
  late: number;
  longestDays: number;
}

/** How a customer paid what was due since a day: late is what was closed after its due day, or is open beyond it. */
export async function findPaymentRecord(
  db: Db,
  customerId: string,
  { since, today }: { since: string; today: string },
): Promise<PaymentRecord> {
  const { rows } = await sql<PaymentRecord>`
    with due as (
      select (coalesce((i."closedAt" at time zone 'Asia/Shanghai')::date, ${today}::date) - i."dueOn"::date) as days
      from invoice i
      where i."partyId" = ${customerId} and i.kind = 'debit' and i.status in ('issued', 'partlyPaid', 'paid')
        and i."dueOn" >= ${since} and i."dueOn" <= ${today}
    )
    select count(*)::int as invoices, count(*) filter (where days > 0)::int as late,
      greatest(coalesce(max(days), 0), 0)::int as "longestDays" from due`.execute(db);
  return rows[0] ?? { invoices: 0, late: 0, longestDays: 0 };
}
