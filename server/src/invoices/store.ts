import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyPlannedOnce } from '../database/any-planned-once.ts';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import {
  type PayableInvoice,
  payableColumns,
  type StoredInvoice,
  type StoredInvoiceLine,
} from './stored-invoice.ts';
import type { InvoiceTables } from './tables.ts';

type Row = InvoiceTables['invoice'];
export const readInvoices = (rows: readonly Row[]): StoredInvoice[] => rows as unknown as StoredInvoice[];

/** Whose invoices: of a party, or of companies and people; null stands for all. */
export interface InvoiceSight {
  /** Of a customer or agent: their own, once they are issued. */
  partyId: string | null;
  /** Of staff: those of these companies, and those that these people answer for or made. */
  companyIds: readonly string[] | null;
  userIds: readonly string[];
  sides: readonly ('receivable' | 'payable')[];
}

export const seenInvoices = (db: Db, { partyId, companyIds, userIds, sides }: InvoiceSight) => {
  let query = db.selectFrom('invoice').where('invoice.side', 'in', sides.length > 0 ? sides : ['']);
  if (partyId !== null)
    query = query.where('invoice.partyId', '=', partyId).where('invoice.issuedAt', 'is not', null);
  else if (companyIds !== null)
    query = query.where((e) =>
      e.or([
        e('invoice.companyId', '=', sql<string>`any(${companyIds}::text[])`),
        e('invoice.salesId', '=', sql<string>`any(${userIds}::text[])`),
        e('invoice.createdBy', '=', sql<string>`any(${userIds}::text[])`),
      ]),
    );
  return query;
};

/** The same of one that is known, for staff. */
export const isSeen = (
  { companyId, salesId, createdBy }: StoredInvoice,
  { companyIds, userIds }: InvoiceSight,
): boolean =>
  companyIds === null ||
  companyIds.includes(companyId) ||
  [salesId, createdBy].some((id) => id !== null && userIds.includes(id));

export async function findInvoice(
  db: Db,
  id: string,
  sight: InvoiceSight,
): Promise<StoredInvoice | undefined> {
  return readInvoices(await seenInvoices(db, sight).selectAll('invoice').where('id', '=', id).execute())[0];
}

/** To change them: always in the order of their ids, so that two who want several never wait for each other. */
export async function takeInvoices(
  db: Db,
  ids: readonly string[],
  sight: InvoiceSight,
): Promise<StoredInvoice[]> {
  const rows = await seenInvoices(db, sight)
    .selectAll('invoice')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return readInvoices(rows);
}

/** The same whoever asks, for what payments and credits do to invoices. */
export async function takeInvoicesById(db: Db, ids: readonly string[]): Promise<StoredInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return readInvoices(rows);
}

export async function insertInvoice(
  db: Db,
  invoice: StoredInvoice,
  lines: readonly StoredInvoiceLine[],
): Promise<void> {
  await db
    .insertInto('invoice')
    .values(asJsonColumns(invoice) as unknown as Row)
    .execute();
  await insertLines(db, lines);
}

export async function insertLines(db: Db, lines: readonly StoredInvoiceLine[]): Promise<void> {
  if (lines.length > 0)
    await db
      .insertInto('invoice_line')
      .values([...lines])
      .execute();
}

export async function deleteLines(db: Db, invoiceId: string): Promise<void> {
  await db.deleteFrom('invoice_line').where('invoiceId', '=', invoiceId).execute();
}

export async function changeInvoice(db: Db, id: string, changes: Partial<StoredInvoice>): Promise<void> {
  await db
    .updateTable('invoice')
    .set(asJsonColumns(changes) as unknown as Partial<Row>)
    .where('id', '=', id)
    .execute();
}

export async function findInvoiceLines(db: Db, invoiceIds: readonly string[]): Promise<StoredInvoiceLine[]> {
  return db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoiceId', '=', sql<string>`any(${invoiceIds}::text[])`)
    .orderBy('invoiceId')
    .orderBy('seq')
    .execute();
}

/** The lines of an invoice in their order, and whether each waits for an answer or for a credit note. */
export type LineToPay = Pick<
  InvoiceTables['invoice_line'],
  'id' | 'invoiceId' | 'chargeId' | 'amount' | 'credited' | 'settled'
> & { isDisputed: boolean };

const linesToPay = (db: Db) =>
  db
    .selectFrom('invoice_line')
    .select(['id', 'invoiceId', 'chargeId'])
    // As text: they may travel as JSON, where a number is not exact.
    .select([sql<string>`amount::text`.as('amount'), sql<string>`credited::text`.as('credited')])
    .select(sql<string>`settled::text`.as('settled'))
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('invoice_dispute')
            .select('invoice_dispute.id')
            .whereRef('invoice_dispute.lineId', '=', 'invoice_line.id')
            .whereRef('invoice_dispute.invoiceId', '=', 'invoice_line.invoiceId')
            .where('invoice_dispute.status', 'in', ['open', 'accepted']),
        )
        .$castTo<boolean>()
        .as('isDisputed'),
    )
    .orderBy('seq');

export const findLinesToPay = (db: Db, invoiceIds: readonly string[]): Promise<LineToPay[]> =>
  linesToPay(db).where('invoiceId', '=', sql<string>`any(${invoiceIds}::text[])`).execute();

/** Invoices with their lines, as they were at one moment. */
export async function findInvoicesToPay(
  db: Db,
  ids: readonly string[],
  sight: InvoiceSight,
): Promise<(PayableInvoice & { lines: LineToPay[] })[]> {
  const columns = payableColumns.map((column) => `invoice.${column}` as const);
  const rows = await seenInvoices(db, sight)
    .select(columns)
    .select(jsonArrayFrom(linesToPay(db).where('invoiceId', '=', sql<string>`invoice.id`)).as('lines'))
    .where('invoice.id', '=', anyPlannedOnce(ids))
    .execute();
  return rows as unknown as (PayableInvoice & { lines: LineToPay[] })[];
}

/** Which of these charges stand on an invoice that is not in force yet. */
export async function findHeldCharges(
  db: Db,
  chargeIds: readonly string[],
  exceptInvoiceId: string | null,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoiceId')
    .select('invoice_line.chargeId')
    .where('invoice_line.chargeId', '=', sql<string>`any(${chargeIds}::text[])`)
    .where('invoice.status', '=', 'draft')
    .where('invoice.kind', '!=', 'credit')
    .where('invoice.id', 'is distinct from', exceptInvoiceId)
    .execute();
  return new Set(rows.map(({ chargeId }) => chargeId));
}

export async function changeLine(
  db: Db,
  id: string,
  changes: Partial<Pick<StoredInvoiceLine, 'memo' | 'settled' | 'credited'>>,
): Promise<void> {
  await db.updateTable('invoice_line').set(changes).where('id', '=', id).execute();
}

export async function insertInvoiceActs(
  db: Db,
  acts: readonly InvoiceTables['invoice_act'][],
): Promise<void> {
  if (acts.length > 0)
    await db
      .insertInto('invoice_act')
      .values([...acts])
      .execute();
}

export async function findInvoiceActs(db: Db, invoiceId: string) {
  return db
    .selectFrom('invoice_act')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('version')
    .orderBy('at')
    .limit(500)
    .execute();
}

/** Invoices by id, whoever asks. */
export async function findInvoices(db: Db, ids: readonly string[]): Promise<StoredInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return readInvoices(rows);
}

export async function findCreditsOf(db: Db, invoiceId: string): Promise<StoredInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('creditOfId', '=', invoiceId)
    .where('status', '!=', 'void')
    .orderBy('creatorTime')
    .execute();
  return readInvoices(rows);
}

/** Bills of customers that are overdue, the longest first. */
export async function takeOverdue(db: Db, today: string, most: number): Promise<StoredInvoice[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('side', '=', 'receivable')
    .where('kind', '!=', 'credit')
    .where('status', 'in', ['issued', 'partlyPaid'])
    .where('dueOn', '<', today)
    // Somebody said by when it comes.
    .where((e) => e.or([e('promisedOn', 'is', null), e('promisedOn', '<', today)]))
    // One that was reminded of at the firmest level is not reminded of again by itself.
    .where((e) => e.or([e('remindedLevel', 'is', null), e('remindedLevel', '<', 3)]))
    .orderBy('dueOn')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return readInvoices(rows);
}

/** Notes by when the open invoices of a shipment are to be paid; a later day that was promised stays. */
export async function promiseInvoicesOf(
  db: Db,
  { shipmentId, partyId }: { shipmentId: string; partyId: string },
  payBy: string,
): Promise<void> {
  await sql`update invoice set "promisedOn" = greatest("promisedOn", ${payBy})
    where "partyId" = ${partyId} and kind = 'debit' and status in ('issued', 'partlyPaid')
      and id in (select "invoiceId" from invoice_line where "shipmentId" = ${shipmentId})`.execute(db);
}

/** Whether another bill of this supplier has their number already. */
export async function hasSupplierNo(
  db: Db,
  { id, partyId }: Pick<StoredInvoice, 'id' | 'partyId'>,
  supplierNo: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('invoice')
    .select('id')
    .where('partyId', '=', partyId)
    .where('supplierNo', '=', supplierNo)
    .where('kind', '=', 'supplier')
    .where('status', '!=', 'void')
    .where('id', '!=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who did something with an invoice. */
export async function findInvoiceActors(db: Db, invoiceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice_act')
    .select('byId')
    .distinct()
    .where('invoiceId', '=', invoiceId)
    .execute();
  return rows.flatMap(({ byId }) => byId ?? []);
}

/** Those of these invoices that are seen, not held. */
export async function findSeenInvoices(
  db: Db,
  ids: readonly string[],
  sight: InvoiceSight,
): Promise<StoredInvoice[]> {
  const rows = await seenInvoices(db, sight)
    .selectAll('invoice')
    .where('invoice.id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return readInvoices(rows);
}

/** So many bills are chosen from at once. */
const mostBills = 200;

/** The bills of a supplier that are not paid, what is due first. */
export async function findOpenBills(db: Db, partyId: string, sight: InvoiceSight): Promise<StoredInvoice[]> {
  const rows = await seenInvoices(db, sight)
    .selectAll('invoice')
    .where('invoice.partyId', '=', partyId)
    .where('invoice.kind', '=', 'supplier')
    .where('invoice.status', 'in', ['confirmed', 'issued', 'partlyPaid'])
    .where('invoice.balance', '>', '0')
    .orderBy('invoice.dueOn')
    .orderBy('invoice.id')
    .limit(mostBills)
    .execute();
  return readInvoices(rows);
}
