import type { taxableColumns } from '@fairway/contract/tax-invoices.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import { type InvoiceSight, seenInvoices } from './store.ts';
import type { StoredInvoiceLine } from './stored-invoice.ts';

export async function findLinesById(db: Db, ids: readonly string[]): Promise<StoredInvoiceLine[]> {
  return db
    .selectFrom('invoice_line')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('invoiceId')
    .orderBy('seq')
    .execute();
}

export interface TaxedLine {
  lineId: string;
  /** In the currency of the invoice; below nothing where it is given back. */
  asked: string;
  invoiced: string;
}

export async function addTaxed(db: Db, changes: readonly TaxedLine[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    with given as (
      select "lineId", sum(asked::numeric) as asked, sum(invoiced::numeric) as invoiced
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as change("lineId" text, asked text, invoiced text)
      group by "lineId"
    ), lines as (
      update invoice_line set "taxAsked" = "taxAsked" + asked, "taxInvoiced" = "taxInvoiced" + invoiced
      from given where invoice_line.id = given."lineId"
      returning "invoiceId", asked, invoiced
    )
    update invoice set "taxAsked" = invoice."taxAsked" + sums.asked,
      "taxInvoiced" = invoice."taxInvoiced" + sums.invoiced
    from (select "invoiceId", sum(asked) as asked, sum(invoiced) as invoiced from lines group by "invoiceId") as sums
    where invoice.id = sums."invoiceId"`.execute(db);
}

/** What tax invoices ask for, and have, of the lines that bill some charges. */
export async function findTaxedCharges(
  db: Db,
  chargeIds: readonly string[],
): Promise<ReadonlyMap<string, { asked: string; invoiced: string }>> {
  const rows = await db
    .selectFrom('invoice_line')
    .select(({ fn }) => [
      'chargeId',
      fn.sum<string>('taxAsked').as('asked'),
      fn.sum<string>('taxInvoiced').as('invoiced'),
    ])
    .where('chargeId', '=', sql<string>`any(${chargeIds}::text[])`)
    .where('taxAsked', '<>', '0')
    .groupBy('chargeId')
    .execute();
  return new Map(rows.map(({ chargeId, ...part }) => [chargeId, part]));
}

export interface TaxableQuestion {
  sight: InvoiceSight;
  filters: {
    partyId?: string | undefined;
    companyId?: string | undefined;
    currency?: string | undefined;
    billFrom?: string | undefined;
    billTo?: string | undefined;
    vatRate?: string | undefined;
    invoiceIds?: readonly string[] | undefined;
  };
  keyword?: string | undefined;
}

/** What of a line is billed, not credited, and asked for by no tax invoice. */
const open = sql<string>`(invoice_line.amount - invoice_line.credited - invoice_line."taxAsked")`;

function taxable(db: Db, { sight, filters, keyword }: TaxableQuestion) {
  let query = seenInvoices(db, sight)
    .innerJoin('invoice_line', 'invoice_line.invoiceId', 'invoice.id')
    .where('invoice.kind', '=', 'debit')
    .where('invoice.status', 'in', ['confirmed', 'issued', 'partlyPaid', 'paid'])
    .where(sql<SqlBool>`${open} <> 0 and sign(${open}) = sign(invoice_line.amount)`);
  for (const column of ['partyId', 'companyId', 'currency'] as const)
    if (filters[column] !== undefined) query = query.where(`invoice.${column}`, '=', filters[column]);
  const { billFrom, billTo, vatRate, invoiceIds } = filters;
  if (billFrom !== undefined) query = query.where('invoice.billOn', '>=', billFrom);
  if (billTo !== undefined) query = query.where('invoice.billOn', '<=', billTo);
  if (invoiceIds !== undefined)
    query = query.where('invoice.id', '=', sql<string>`any(${invoiceIds}::text[])`);
  if (vatRate !== undefined)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('shipment_charge')
          .select('shipment_charge.id')
          .whereRef('shipment_charge.id', '=', 'invoice_line.chargeId')
          .where(
            vatRate === 'exempt'
              ? sql<SqlBool>`shipment_charge."vatKind" <> 'taxable'`
              : sql<SqlBool>`shipment_charge."vatKind" = 'taxable' and shipment_charge."vatRate" = ${vatRate}::numeric`,
          ),
      ),
    );
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('invoice.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(invoice."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof taxableColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const sorted = {
  ...{ invoiceNo: sql`invoice."invoiceNo"`, billOn: sql`invoice."billOn"`, currency: sql`invoice.currency` },
  ...{ amount: open, id: sql`invoice_line.id` },
  partyName: sql`(select "nameCn" from customer where customer.id = invoice."partyId")`,
};

export async function listTaxableRows(db: Db, question: TaxableQuestion, page: Page) {
  const query = taxable(db, question)
    .select(['invoice_line.id', 'invoice_line.invoiceId'])
    .orderBy('invoice.creatorTime', 'desc')
    .orderBy('invoice.id', 'desc')
    .orderBy('invoice_line.seq');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { ids: rows.map(({ id }) => id), total };
}

export async function sumTaxable(
  db: Db,
  question: TaxableQuestion,
): Promise<{ currency: string; amount: string }[]> {
  return taxable(db, question)
    .select(['invoice.currency', sql<string>`sum(${open})`.as('amount')])
    .groupBy('invoice.currency')
    .orderBy('invoice.currency')
    .execute();
}
