import type { CreditTerm } from '@fairway/contract/customers.ts';
import type { StatementBasis } from '@fairway/contract/money-fields.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

export interface HistoryQuestion {
  companyIds: readonly string[];
  partyIds: readonly string[];
  basis: StatementBasis;
  from: string;
  /** The first moment of the period, and the first one after it. */
  begins: Date;
  ends: Date;
  zone: string;
  most: number;
}

export interface InvoiceRow {
  id: string;
  invoiceNo: string;
  companyId: string;
  partyId: string;
  currency: string;
  total: string;
  dueOn: string | null;
  basisOn: string;
  issuedAt: Date;
  voidedAt: Date | null;
}

/** Over several shipments it is the last of their days, since an invoice belongs to one period as a whole. */
const basisDay = (basis: StatementBasis, zone: string) => {
  if (basis === 'billDate') return sql<string>`i."billOn"`;
  const day =
    basis === 'bizDate'
      ? sql`s."bizDate"::text`
      : sql`coalesce(to_char(coalesce(s.etd, s.atd) at time zone ${zone}::text, 'YYYY-MM-DD'), s."bizDate"::text)`;
  return sql<string>`coalesce((select max(${day}) from invoice_line l join shipment s on s.id = l."shipmentId"
    where l."invoiceId" = i.id), i."billOn")`;
};

/** Bills of customers that were issued until the end, without those that were over with before the period. */
export async function findIssuedInvoices(
  db: Db,
  { companyIds, partyIds, basis, from, begins, ends, zone, most }: HistoryQuestion,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select * from (
      select i.id, i."invoiceNo", i."companyId", i."partyId", i.currency, i.total, i."dueOn", i."issuedAt",
        i."closedAt", case when i.status = 'void' then i."closedAt" end as "voidedAt",
        ${basisDay(basis, zone)} as "basisOn"
      from invoice i
      where i."partyId" = any(${partyIds}::text[]) and i."companyId" = any(${companyIds}::text[])
        and i.side = 'receivable' and i.kind = 'debit' and i."issuedAt" < ${ends}
    ) as issued
    where "closedAt" is null or "closedAt" >= ${begins} or "basisOn" >= ${from}
    order by "basisOn", "invoiceNo"
    limit ${most}
  `.execute(db);
  return rows;
}

export interface CreditRow {
  id: string;
  invoiceNo: string;
  creditOfId: string;
  total: string;
  issuedAt: Date;
  voidedAt: Date | null;
}

export async function findIssuedCredits(db: Db, invoiceIds: readonly string[]): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select id, "invoiceNo", "creditOfId", total, "issuedAt", case when status = 'void' then "closedAt" end as "voidedAt"
    from invoice
    where "creditOfId" = any(${invoiceIds}::text[]) and "issuedAt" is not null
    order by "issuedAt", id
  `.execute(db);
  return rows;
}

export interface SettlementRow {
  id: string;
  invoiceId: string;
  paymentId: string;
  payCurrency: string;
  paid: string;
  settled: string;
  at: Date;
  reversedAt: Date | null;
}

export async function findSettlements(db: Db, invoiceIds: readonly string[]): Promise<SettlementRow[]> {
  const { rows } = await sql<SettlementRow>`
    select id, "invoiceId", "paymentId", "payCurrency", paid, covered + rounding as settled, at, "reversedAt"
    from settlement
    where "invoiceId" = any(${invoiceIds}::text[])
    order by at, id
  `.execute(db);
  return rows;
}

export interface FundsRow {
  paymentId: string;
  paymentNo: string;
  companyId: string;
  partyId: string;
  currency: string;
  valueOn: string;
  isUse: boolean;
  /** The day of the company's calendar; everything before the period stands on the day before it. */
  on: string;
  amount: string;
}

/**
 * Money of customers as the books had it: what came and what invoices used of it, by day. Payments of which nothing was
 * left before the period, and nothing happened to since, are left out; those that are named are not.
 */
export async function findFunds(
  db: Db,
  {
    partyIds,
    begins,
    ends,
    zone,
    paymentIds,
  }: Pick<HistoryQuestion, 'partyIds' | 'begins' | 'ends' | 'zone'> & { paymentIds: readonly string[] },
): Promise<FundsRow[]> {
  const { rows } = await sql<FundsRow>`
    with moved as (
      select l."paymentId", l."partyId", e.kind = 'settlement' as "isUse", l.at, -l.amount as amount
      from ledger_line l join ledger_entry e on e.id = l."entryId"
      where l."partyId" = any(${partyIds}::text[]) and l.account in ('advanceReceived', 'deposit')
        and l.at < ${ends} and l."paymentId" is not null
    ), live as (
      select "paymentId", "partyId" from moved group by 1, 2
      having sum(amount) <> 0 or max(at) >= ${begins} or "paymentId" = any(${paymentIds}::text[])
    )
    select m."paymentId", p."paymentNo", p."companyId", m."partyId", p.currency, p."valueOn", m."isUse",
      to_char(greatest(m.at, ${begins}::timestamptz - interval '1 second') at time zone ${zone}::text, 'YYYY-MM-DD') as "on",
      sum(m.amount) as amount
    from moved m join live using ("paymentId", "partyId") join payment p on p.id = m."paymentId"
    group by 1, 2, 3, 4, 5, 6, 7, 8
    order by p."valueOn", p."paymentNo", "on"
  `.execute(db);
  return rows;
}

export interface CarriedRow {
  invoiceId: string;
  shipmentNo: string;
  mblNo: string;
  hblNo: string;
}

/** Which shipments invoices are for. */
export async function findCarried(db: Db, invoiceIds: readonly string[]): Promise<CarriedRow[]> {
  const { rows } = await sql<CarriedRow>`
    select l."invoiceId", s."shipmentNo", s."mblNo", s."hblNo"
    from invoice_line l join shipment s on s.id = l."shipmentId"
    where l."invoiceId" = any(${invoiceIds}::text[])
    group by 1, 2, 3, 4
    order by 1, min(l.seq)
  `.execute(db);
  return rows;
}

/** Companies of ours that billed these customers, where they are among some; who was billed last comes first. */
export async function findBillingCompanies(
  db: Db,
  { companyIds, partyIds }: { companyIds: readonly string[]; partyIds: readonly string[] | null },
): Promise<{ companyId: string; partyId: string }[]> {
  return db
    .selectFrom('invoice')
    .select(['companyId', 'partyId'])
    .where('companyId', '=', sql<string>`any(${companyIds}::text[])`)
    .$if(partyIds !== null, (query) => query.where('partyId', '=', sql<string>`any(${partyIds}::text[])`))
    .where('side', '=', 'receivable')
    .where('kind', '=', 'debit')
    .where('issuedAt', 'is not', null)
    .groupBy(['companyId', 'partyId'])
    .orderBy((e) => e.fn.max('issuedAt'), 'desc')
    .execute();
}

export async function findTermsOfCustomers(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; creditTerms: CreditTerm[] }[]> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'creditTerms'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows.map(({ id, creditTerms }) => ({ id, creditTerms: creditTerms as unknown as CreditTerm[] }));
}

/** How many lines of invoices wait for our answer, or for the credit that was agreed to. */
export async function countOpenDisputes(
  db: Db,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('invoice_dispute')
    .select((e) => ['invoiceId', e.fn.countAll<number>().as('count')])
    .where('invoiceId', '=', sql<string>`any(${invoiceIds}::text[])`)
    .where('status', 'in', ['open', 'accepted'])
    .groupBy('invoiceId')
    .execute();
  return new Map(rows.map(({ invoiceId, count }) => [invoiceId, count]));
}
