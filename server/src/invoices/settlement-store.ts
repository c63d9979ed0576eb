import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { InvoiceTables } from './tables.ts';

export type StoredSettlement = InvoiceTables['settlement'];

/** What an invoice is after some of it was paid. */
export type SettledInvoice = Pick<
  InvoiceTables['invoice'],
  'settled' | 'balance' | 'bookBalance' | 'status' | 'closedAt' | 'version' | 'lastModifyTime'
>;

const settlements = new Kind(`
  insert into settlement select one.* from json_populate_recordset(null::settlement, $rows) as one
  join held on held.id = one."paymentId"`);

/** The ids are said twice, or a plan for any number of them reads the whole table. */
const settledInvoices = new Kind(`
  with one as materialized (
    select * from json_to_recordset($rows) as sent (held text, id text, settled numeric, balance numeric,
      "bookBalance" numeric, status text, "closedAt" timestamptz, version int, "lastModifyTime" timestamptz))
  update invoice i set settled = one.settled, balance = one.balance, "bookBalance" = one."bookBalance",
    status = one.status, "closedAt" = one."closedAt", version = one.version, "lastModifyTime" = one."lastModifyTime"
  from one join held on held.id = one.held
  where i.id = one.id and i.id = any(array(select id from one))`);

const settleActs = new Kind(`
  insert into invoice_act (id, "invoiceId", version, "at", act, "byId", remark)
  select one.id, "invoiceId", version, "at", act, "byId", remark
  from json_to_recordset($rows) as one (held text, id text, "invoiceId" text, version int, "at" timestamptz, act text,
    "byId" text, remark text)
  join held on held.id = one.held`);

/** Settlements of a payment, what their invoices are after them, and the lines of their history. Their payment is what is held. */
export const settlementParts = (
  settlement: StoredSettlement,
  after: SettledInvoice,
  act: InvoiceTables['invoice_act'],
): Part[] => [
  { kind: settlements, rows: [settlement] },
  { kind: settledInvoices, rows: [{ id: settlement.invoiceId, ...after }] },
  { kind: settleActs, rows: [act] },
];

/** Text of a statement: the invoices of the table `wanted` that have the version it says, held in the order of their ids. */
export const unchangedInvoices = `
  select i.id, wanted."paymentId" from invoice i join wanted on wanted.id = i.id and wanted.version = i.version
  where i.id = any(array(select id from wanted))
  order by i.id for update of i`;

const settledLines = new Kind(`
  with one as materialized (
    select sent.id, settled from json_to_recordset($rows) as sent (held text, id text, settled numeric)
    join held on held.id = sent.held)
  update invoice_line l set settled = one.settled from one
  where l.id = one.id and l.id = any(array(select id from one))`);

export const settledLinesPart = (lines: readonly { id: string; settled: string }[]): Part => ({
  kind: settledLines,
  rows: lines,
});

const newestAtMost = 500;

export const findSettlementsOfInvoice = (db: Db, invoiceId: string): Promise<StoredSettlement[]> =>
  db
    .selectFrom('settlement')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('at')
    .limit(newestAtMost)
    .execute();

export const findSettlementsOfPayment = (db: Db, paymentId: string): Promise<StoredSettlement[]> =>
  db
    .selectFrom('settlement')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('at')
    .limit(newestAtMost)
    .execute();

export const findSettlement = (db: Db, id: string): Promise<StoredSettlement | undefined> =>
  db.selectFrom('settlement').selectAll().where('id', '=', id).executeTakeFirst();

/** Takes it back once; whether this was the one who did. */
export async function markReversed(
  db: Db,
  id: string,
  { at, byId, reason }: { at: Date; byId: string; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('settlement')
    .set({ reversedAt: at, reversedBy: byId, reverseReason: reason })
    .where('id', '=', id)
    .where('reversedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
