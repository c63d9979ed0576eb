import { type AgingCell, type AgingGroup, type agingItemColumns, noKey } from '@fairway/contract/aging.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { dueDaysOf } from '@fairway/domain/aging/aging.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { InvoiceReader } from '../invoices/reader.ts';

export interface AgingQuestion {
  sight: InvoiceReader['sight'];
  side: ChargeSide;
  asOf: string;
  /** The end of a day of the past; null for now. */
  moment: Date | null;
  filters: {
    partyId?: string | undefined;
    companyId?: string | undefined;
    salesId?: string | undefined;
    departmentId?: string | undefined;
    currency?: string | undefined;
  };
}

type What = 'invoice' | 'money';
type Sql = RawBuilder<unknown>;

const isOf = (column: Sql, userIds: readonly string[]): Sql => sql`${column} = any(${userIds}::text[])`;
const every = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);

/** Whose money it is by person and department: of who sells to the party now. */
const money = {
  from: sql`open_item o left join customer c on c.id = o."partyId"
    left join user_account u on u.id = c."salesId"
    left join organisation d on d.id = u."organisationId" and d.kind = 'department'`,
  salesId: sql`c."salesId"`,
  departmentId: sql`d.id`,
};
const invoice = {
  from: sql`open_item o`,
  salesId: sql`o."salesId"`,
  departmentId: sql`o."departmentId"`,
};
const columnsOf = (what: What) => (what === 'money' ? money : invoice);

function conditionsOf(what: What, { sight, side, moment, filters }: AgingQuestion): Sql[] {
  const { salesId, departmentId } = columnsOf(what);
  const { partyId, companyIds, userIds } = sight;
  const conditions = [
    // Literally, as the indexes of a moment of the past have it.
    sql`o.side = ${side} and o.what = ${sql.lit(what)} and o.balance <> 0`,
    moment === null ? sql`o.until is null` : sql`tstzrange(o.since, o.until) @> ${moment}::timestamptz`,
  ];
  if (partyId !== null) conditions.push(sql`o."partyId" = ${partyId}`);
  else if (companyIds !== null)
    conditions.push(
      what === 'money'
        ? sql`(o."companyId" = any(${companyIds}::text[]) or ${isOf(salesId, userIds)})`
        : sql`(o."companyId" = any(${companyIds}::text[]) or ${isOf(salesId, userIds)} or ${isOf(sql`o."createdBy"`, userIds)})`,
    );
  if (filters.partyId !== undefined) conditions.push(sql`o."partyId" = ${filters.partyId}`);
  if (filters.companyId !== undefined) conditions.push(sql`o."companyId" = ${filters.companyId}`);
  if (filters.currency !== undefined) conditions.push(sql`o.currency = ${filters.currency}`);
  const orNone = (column: Sql, asked: string) =>
    asked === noKey ? sql`${column} is null` : sql`${column} = ${asked}`;
  if (filters.salesId !== undefined) conditions.push(orNone(salesId, filters.salesId));
  if (filters.departmentId !== undefined) conditions.push(orNone(departmentId, filters.departmentId));
  return conditions;
}

function keyOf(what: What, groupBy: AgingGroup): Sql {
  const { salesId, departmentId } = columnsOf(what);
  const keys: Record<AgingGroup, Sql> = {
    customer: sql`o."partyId"`,
    sales: sql`coalesce(${salesId}, ${noKey})`,
    department: sql`coalesce(${departmentId}, ${noKey})`,
    currency: sql`o.currency`,
    company: sql`o."companyId"`,
  };
  return keys[groupBy];
}

function dueWithin(cell: AgingCell, asOf: string): Sql {
  const { from, to } = dueDaysOf(cell, asOf);
  const ends = [
    ...(from === undefined ? [] : [sql`o."dueOn" >= ${from}`]),
    ...(to === undefined ? [] : [sql`o."dueOn" <= ${to}`]),
  ];
  return ends.length === 0 ? sql`true` : every(ends);
}

export interface OwedGroup {
  key: string;
  currency: string;
  notDue: string;
  to30: string;
  to60: string;
  to90: string;
  over90: string;
  balance: string;
  overdue: string;
  count: number;
  /** The day that is past the longest, or to come the soonest. */
  oldest: string;
}

/** Which cell of a row an invoice stands in by its due day: the first whose days it is within. */
const cellsByDay = ['notDue', 'dueThatDay', 'late30', 'to60', 'to90', 'over90'] as const;

function cellOf(asOf: string): Sql {
  const firstDays = {
    ...{ notDue: dueDaysOf('notDue', asOf).from, dueThatDay: asOf, late30: dueDaysOf('to30', asOf).from },
    ...{ to60: dueDaysOf('to60', asOf).from, to90: dueDaysOf('to90', asOf).from, over90: undefined },
  };
  const cases = cellsByDay.flatMap((cell, at) =>
    firstDays[cell] === undefined
      ? []
      : [sql`when o."dueOn" collate "C" >= ${firstDays[cell]} then ${sql.lit(at)}`],
  );
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(cellsByDay.length - 1)} end`;
}

/**
 * What is owed by group and currency, by the days it is past. Of what is open now only an index is read. Each invoice is
 * added up once, to the cell it stands in; the cells are put side by side afterwards.
 */
export async function sumOwed(db: Db, question: AgingQuestion, groupBy: AgingGroup): Promise<OwedGroup[]> {
  const within = (...cells: (typeof cellsByDay)[number][]) =>
    sql`coalesce(sum(balance) filter (where cell = any(${cells.map((cell) => cellsByDay.indexOf(cell))}::int[])), 0)`;
  const { rows } = await sql<OwedGroup>`
    with cells as (
      select ${keyOf('invoice', groupBy)} as key, o.currency, ${cellOf(question.asOf)} as cell, sum(o.balance) as balance,
        count(*) as count, min(o."dueOn" collate "C") as oldest
      from ${invoice.from} where ${every(conditionsOf('invoice', question))} group by 1, 2, 3
    )
    select key, currency, ${within('notDue')} as "notDue", ${within('dueThatDay', 'late30')} as to30,
      ${within('to60')} as to60, ${within('to90')} as to90, ${within('over90')} as over90, sum(balance) as balance,
      ${within('late30', 'to60', 'to90', 'over90')} as overdue, sum(count)::int as count, min(oldest) as oldest
    from cells group by 1, 2`.execute(db);
  return rows;
}

export interface UnappliedGroup {
  key: string;
  currency: string;
  unapplied: string;
}

export async function sumUnapplied(
  db: Db,
  question: AgingQuestion,
  groupBy: AgingGroup,
): Promise<UnappliedGroup[]> {
  const { rows } = await sql<UnappliedGroup>`
    select ${keyOf('money', groupBy)} as key, o.currency, sum(o.balance) as unapplied
    from ${money.from} where ${every(conditionsOf('money', question))} group by 1, 2`.execute(db);
  return rows;
}

/** What was billed from a day on until the day that is asked about, less what was credited, as it was known then. */
export async function sumBilled(db: Db, question: AgingQuestion, from: string): Promise<string> {
  const { sight, side, asOf, moment, filters } = question;
  const { partyId, companyIds, userIds } = sight;
  const conditions = [
    sql`side = ${side} and "issuedAt" is not null and "billOn" > ${from} and "billOn" <= ${asOf}`,
    moment === null
      ? sql`status <> 'void'`
      : sql`"issuedAt" <= ${moment} and (status <> 'void' or "closedAt" > ${moment})`,
  ];
  if (partyId !== null) conditions.push(sql`"partyId" = ${partyId}`);
  else if (companyIds !== null)
    conditions.push(
      sql`("companyId" = any(${companyIds}::text[]) or ${isOf(sql`"salesId"`, userIds)} or ${isOf(sql`"createdBy"`, userIds)})`,
    );
  for (const name of ['partyId', 'companyId', 'salesId', 'departmentId', 'currency'] as const) {
    const asked = filters[name];
    if (asked !== undefined)
      conditions.push(asked === noKey ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${asked}`);
  }
  const { rows } = await sql<{ billed: string }>`
    select coalesce(sum(case when kind = 'credit' then -"bookTotal" else "bookTotal" end), 0) as billed
    from invoice where ${every(conditions)}`.execute(db);
  return rows[0]?.billed ?? '0';
}

export interface OpenItem {
  itemId: string;
  partyId: string;
  companyId: string;
  currency: string;
  balance: string;
  dueOn: string | null;
  salesId: string | null;
}

export interface AgingItemsPage {
  currentPage: number;
  pageSize: number;
  sidx?: (typeof agingItemColumns)[number] | undefined;
  sort: 'asc' | 'desc';
}

const ordered: Record<(typeof agingItemColumns)[number], Sql> = {
  balance: sql`o.balance`,
  dueOn: sql`o."dueOn"`,
  currency: sql`o.currency`,
};

export interface OpenSum {
  currency: string;
  balance: string;
  count: number;
}

/**
 * What a number is the sum of: one page, what is past the longest first, and the sums of all of it. What was open at a
 * moment of the past is found once for both: that is most of the work.
 */
export async function listOpenItems(
  db: Db,
  question: AgingQuestion,
  { what, cell }: { what: What; cell: AgingCell },
  { currentPage, pageSize, sidx, sort }: AgingItemsPage,
): Promise<{ items: OpenItem[]; sums: OpenSum[] }> {
  const direction = sort === 'asc' ? sql`asc` : sql`desc`;
  const order =
    sidx === undefined
      ? sql`o."dueOn", o."itemId", o."partyId"`
      : sql`${ordered[sidx]} ${direction}, o."itemId" ${direction}, o."partyId" ${direction}`;
  const { from, salesId } = columnsOf(what);
  const conditions = conditionsOf(what, question);
  if (what === 'invoice') conditions.push(dueWithin(cell, question.asOf));
  const { rows } = await sql<{ items: OpenItem[] | null; sums: OpenSum[] | null }>`
    with open as materialized (
      select o."itemId", o."partyId", o."companyId", o.currency, o.balance, o."dueOn", ${salesId} as "salesId"
      from ${from} where ${every(conditions)}
    ), page as (
      select o.* from open o order by ${order} limit ${pageSize} offset ${(currentPage - 1) * pageSize}
    )
    select
      (select json_agg(json_build_object('itemId', "itemId", 'partyId', "partyId", 'companyId', "companyId",
        'currency', currency, 'balance', balance::text, 'dueOn', "dueOn", 'salesId', "salesId") order by ${order})
        from page o) as items,
      (select json_agg(json_build_object('currency', currency, 'balance', balance::text, 'count', count)
        order by currency)
        from (select currency, sum(balance) as balance, count(*) as count from open group by 1) as by_currency) as sums`.execute(
    db,
  );
  return { items: rows[0]?.items ?? [], sums: rows[0]?.sums ?? [] };
}

/** Payments by id, whoever asks. */
export async function findPaymentHeads(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('payment')
    .select(['id', 'paymentNo', 'version', 'amount', 'valueOn'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}

interface UsedSum {
  partyId: string;
  currency: string;
  amount: string;
}

/** What invoices of customers still ask for. */
export async function sumReceivable(db: Db, partyIds: readonly string[]): Promise<UsedSum[]> {
  const { rows } = await sql<UsedSum>`
    select "partyId", currency, sum(balance) as amount from open_item
    where side = 'receivable' and what = 'invoice' and until is null and balance <> 0
      and "partyId" = any(${partyIds}::text[])
    group by 1, 2`.execute(db);
  return rows;
}

/** Approved charges of customers that are on no invoice, and invoices that are confirmed and not issued yet. */
export async function sumUnbilled(db: Db, partyIds: readonly string[]): Promise<UsedSum[]> {
  const { rows } = await sql<UsedSum>`
    select "partyId", currency, sum(amount) as amount from (
      select "partyId", currency, amount - invoiced as amount from shipment_charge
      where status = 'approved' and invoiced <> amount and side = 'receivable' and "partyId" = any(${partyIds}::text[])
      union all
      select "partyId", currency, total from invoice
      where status = 'confirmed' and kind = 'debit' and "partyId" = any(${partyIds}::text[])
    ) as waiting group by 1, 2`.execute(db);
  return rows;
}
