import type {
  RedConfirmation,
  RedReason,
  TaxInvoiceKind,
  TaxInvoiceState,
} from '@fairway/contract/money-fields.ts';
import {
  type TaxInvoiceTab,
  type TaxTransport,
  type taxInvoiceColumns,
  taxInvoiceTabs,
} from '@fairway/contract/tax-invoices.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import type { TaxInvoiceTables } from './tables.ts';

type Row = TaxInvoiceTables['tax_invoice'];

/** A tax invoice as it is read: words are what the contract says they are. */
export interface StoredTaxInvoice
  extends Omit<Row, 'kind' | 'status' | 'statusBefore' | 'redReason' | 'confirmation' | 'transport'> {
  kind: TaxInvoiceKind;
  status: TaxInvoiceState;
  statusBefore: TaxInvoiceState | null;
  redReason: RedReason | null;
  confirmation: RedConfirmation;
  transport: TaxTransport | null;
}
export type StoredTaxLine = TaxInvoiceTables['tax_invoice_line'];

const read = (rows: readonly Row[]) => rows as unknown as StoredTaxInvoice[];

/** Whose tax invoices: of a customer; of companies; or of customers somebody answers for, and what they applied for. */
export interface TaxSight {
  partyId: string | null;
  companyIds: readonly string[];
  customerIds: readonly string[];
  userId: string;
}

type Query = SelectQueryBuilder<Tables, 'tax_invoice', object>;

function seen(db: Db, { partyId, companyIds, customerIds, userId }: TaxSight): Query {
  const query = db.selectFrom('tax_invoice');
  if (partyId !== null) return query.where('tax_invoice.partyId', '=', partyId);
  return query.where((e) =>
    e.or([
      e('tax_invoice.companyId', '=', sql<string>`any(${companyIds}::text[])`),
      e('tax_invoice.partyId', '=', sql<string>`any(${customerIds}::text[])`),
      e('tax_invoice.createdBy', '=', userId),
    ]),
  );
}

export interface TaxQuestion {
  sight: TaxSight;
  tab: TaxInvoiceTab;
  filters: {
    partyId?: string | undefined;
    companyId?: string | undefined;
    invoiceId?: string | undefined;
    kinds?: readonly TaxInvoiceKind[] | undefined;
    title?: string | undefined;
    taxNo?: string | undefined;
    vatRate?: string | undefined;
    issuedFrom?: string | undefined;
    issuedTo?: string | undefined;
    grossFrom?: string | undefined;
    grossTo?: string | undefined;
    applicantId?: string | undefined;
  };
  keyword?: string | undefined;
}

/** Blue ones and red ones of a tab: a red one that was issued stands with the blue ones it took back. */
function ofTab(query: Query, tab: TaxInvoiceTab): Query {
  if (tab === 'all') return query;
  const isRed = sql<SqlBool>`tax_invoice."redOfId" is not null`;
  if (tab === 'issued')
    return query
      .where('tax_invoice.status', 'in', taxInvoiceTabs.issued)
      .where('tax_invoice.redOfId', 'is', null);
  if (tab !== 'red') return query.where('tax_invoice.status', 'in', taxInvoiceTabs[tab]);
  return query.where((e) =>
    e.or([
      e('tax_invoice.status', 'in', taxInvoiceTabs.red),
      e.and([e('tax_invoice.status', 'in', taxInvoiceTabs.issued), isRed]),
    ]),
  );
}

function asked(db: Db, { sight, tab, filters, keyword }: TaxQuestion): Query {
  let query = ofTab(seen(db, sight), tab);
  const { issuedFrom, issuedTo, grossFrom, grossTo, applicantId, invoiceId, vatRate, title, taxNo } = filters;
  for (const column of ['partyId', 'companyId'] as const)
    if (filters[column] !== undefined) query = query.where(`tax_invoice.${column}`, '=', filters[column]);
  if (filters.kinds?.length) query = query.where('tax_invoice.kind', 'in', filters.kinds);
  if (title) query = query.where('tax_invoice.title', 'like', containing(title));
  if (taxNo) query = query.where('tax_invoice.taxNo', 'like', containing(taxNo));
  if (issuedFrom !== undefined) query = query.where('tax_invoice.issuedOn', '>=', issuedFrom);
  if (issuedTo !== undefined) query = query.where('tax_invoice.issuedOn', '<=', issuedTo);
  if (grossFrom !== undefined) query = query.where('tax_invoice.gross', '>=', grossFrom);
  if (grossTo !== undefined) query = query.where('tax_invoice.gross', '<=', grossTo);
  if (applicantId !== undefined) query = query.where('tax_invoice.createdBy', '=', applicantId);
  const ofLine = (wanted: ReturnType<typeof sql<SqlBool>>) =>
    sql<SqlBool>`exists (select from tax_invoice_line l where l."taxInvoiceId" = tax_invoice.id and ${wanted})`;
  if (invoiceId !== undefined) query = query.where(ofLine(sql`l."invoiceId" = ${invoiceId}`));
  if (vatRate !== undefined)
    query = query.where(
      ofLine(
        vatRate === 'exempt'
          ? sql`l."vatKind" <> 'taxable'`
          : sql`l."vatKind" = 'taxable' and l."vatRate" = ${vatRate}::numeric`,
      ),
    );
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('tax_invoice.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(tax_invoice."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof taxInvoiceColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`tax_invoice.${sql.ref(name)}`;
const sorted = {
  ...{ applyNo: column('applyNo'), number: column('number'), title: column('title'), taxNo: column('taxNo') },
  ...{ kind: column('kind'), gross: column('gross'), tax: column('tax'), issuedOn: column('issuedOn') },
  ...{ status: column('status'), creatorTime: column('creatorTime'), id: column('id') },
};

export async function listTaxRows(db: Db, question: TaxQuestion, page: Page) {
  const query = asked(db, question)
    .selectAll('tax_invoice')
    .orderBy('tax_invoice.creatorTime', 'desc')
    .orderBy('tax_invoice.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: read(rows), total };
}

export async function sumTax(
  db: Db,
  question: TaxQuestion,
): Promise<{ gross: string; net: string; tax: string }> {
  const sum = (name: string) => sql<string>`coalesce(sum(${column(name)}), 0)`;
  return asked(db, question)
    .select([sum('gross').as('gross'), sum('net').as('net'), sum('tax').as('tax')])
    .executeTakeFirstOrThrow();
}

/** Those that wait to be issued, the oldest first. */
export async function findToIssue(
  db: Db,
  sight: TaxSight,
  companyId: string | undefined,
  most: number,
): Promise<StoredTaxInvoice[]> {
  let query = seen(db, sight).where('tax_invoice.status', 'in', ['approved', 'failed']);
  if (companyId !== undefined) query = query.where('tax_invoice.companyId', '=', companyId);
  const rows = await query
    .where('tax_invoice.kind', '!=', 'proforma')
    .selectAll('tax_invoice')
    .orderBy('tax_invoice.creatorTime')
    .orderBy('tax_invoice.id')
    .limit(most)
    .execute();
  return read(rows);
}

export async function findTaxInvoice(
  db: Db,
  id: string,
  sight: TaxSight,
): Promise<StoredTaxInvoice | undefined> {
  return read(await seen(db, sight).selectAll('tax_invoice').where('tax_invoice.id', '=', id).execute())[0];
}

/** To change it. A red one is always held before the blue one, and both before their invoices. */
export async function takeTaxInvoice(
  db: Db,
  id: string,
  sight: TaxSight,
): Promise<StoredTaxInvoice | undefined> {
  const rows = await seen(db, sight)
    .selectAll('tax_invoice')
    .where('tax_invoice.id', '=', id)
    .forUpdate()
    .execute();
  return read(rows)[0];
}

/** The same whoever asks, for what comes of its flow and of its red one. */
export async function takeTaxInvoiceById(db: Db, id: string): Promise<StoredTaxInvoice | undefined> {
  const rows = await db.selectFrom('tax_invoice').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

export async function findTaxInvoicesById(db: Db, ids: readonly string[]): Promise<StoredTaxInvoice[]> {
  const rows = await db
    .selectFrom('tax_invoice')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return read(rows);
}

export async function findReds(db: Db, id: string): Promise<StoredTaxInvoice[]> {
  const rows = await db
    .selectFrom('tax_invoice')
    .selectAll()
    .where('redOfId', '=', id)
    .orderBy('creatorTime')
    .orderBy('applyNo')
    .execute();
  return read(rows);
}

/** Which one has a number already. */
export async function findNumber(db: Db, fullNumber: string): Promise<StoredTaxInvoice | undefined> {
  const rows = await db.selectFrom('tax_invoice').selectAll().where('fullNumber', '=', fullNumber).execute();
  return read(rows)[0];
}

/** Two who register the same number at once: the second one waits, and finds it taken. */
export async function holdNumber(db: Db, fullNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax number ${fullNumber}`}, 0))`.execute(db);
}

export async function insertTaxInvoices(
  db: Db,
  invoices: readonly StoredTaxInvoice[],
  lines: readonly StoredTaxLine[],
): Promise<void> {
  const rows = invoices.map((invoice) => asJsonColumns(invoice) as unknown as Row);
  if (rows.length > 0) await db.insertInto('tax_invoice').values(rows).execute();
  if (lines.length > 0)
    await db
      .insertInto('tax_invoice_line')
      .values([...lines])
      .execute();
}

export async function changeTaxInvoice(
  db: Db,
  id: string,
  changes: Partial<Omit<StoredTaxInvoice, 'transport'>>,
): Promise<void> {
  await db.updateTable('tax_invoice').set(changes).where('id', '=', id).execute();
}

export async function findTaxLines(db: Db, ids: readonly string[]): Promise<StoredTaxLine[]> {
  return db
    .selectFrom('tax_invoice_line')
    .selectAll()
    .where('taxInvoiceId', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('taxInvoiceId')
    .orderBy('seq')
    .execute();
}

/** What red ones took back of a blue line, all of them together. */
export async function changeTaxLine(
  db: Db,
  id: string,
  changes: Pick<StoredTaxLine, 'redAmount' | 'redGross' | 'redNet'>,
): Promise<void> {
  await db.updateTable('tax_invoice_line').set(changes).where('id', '=', id).execute();
}

/** What of the quota of a month is used: blue ones that were approved in it and not ended. */
export async function usedQuota(db: Db, companyId: string, month: string): Promise<string> {
  const { used } = await db
    .selectFrom('tax_invoice')
    .select(sql<string>`coalesce(sum(net), 0)`.as('used'))
    .where('companyId', '=', companyId)
    .where('quotaMonth', '=', month)
    .where('status', 'not in', ['applied', 'rejected', 'cancelled', 'voided'])
    .executeTakeFirstOrThrow();
  return used;
}

/** Who is to approve something of a company waits for who does so. */
export async function holdQuota(db: Db, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tax quota ${companyId}`}, 0))`.execute(db);
}

/** Red ones whose buyers did not answer in time. */
export async function takeUnanswered(db: Db, now: Date, most: number): Promise<StoredTaxInvoice[]> {
  const rows = await db
    .selectFrom('tax_invoice')
    .selectAll()
    .where('confirmation', '=', 'asked')
    .where('confirmUntil', '<', now)
    .where('status', 'in', ['approved', 'failed'])
    .orderBy('confirmUntil')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return read(rows);
}

type Act = TaxInvoiceTables['tax_invoice_act'];
export async function insertTaxActs(db: Db, acts: readonly Act[]): Promise<void> {
  if (acts.length > 0)
    await db
      .insertInto('tax_invoice_act')
      .values([...acts])
      .execute();
}

export async function findTaxActs(db: Db, id: string): Promise<Act[]> {
  return db
    .selectFrom('tax_invoice_act')
    .selectAll()
    .where('taxInvoiceId', '=', id)
    .orderBy('at')
    .orderBy('version')
    .limit(500)
    .execute();
}

type Delivery = TaxInvoiceTables['tax_invoice_delivery'];
export async function insertDelivery(db: Db, delivery: Delivery): Promise<void> {
  await db.insertInto('tax_invoice_delivery').values(delivery).execute();
}

export async function findDeliveries(db: Db, id: string): Promise<Delivery[]> {
  return db
    .selectFrom('tax_invoice_delivery')
    .selectAll()
    .where('taxInvoiceId', '=', id)
    .orderBy('at')
    .execute();
}
