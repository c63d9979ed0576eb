import type { InvoiceTab, invoiceColumns } from '@fairway/contract/invoices.ts';
import { invoiceTabs } from '@fairway/contract/invoices.ts';
import type { ChargeSide, InvoiceAnswer, InvoiceKind, SettledState } from '@fairway/contract/money-fields.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import { type InvoiceSight, readInvoices, seenInvoices } from './store.ts';

export interface InvoiceFilters {
  kinds?: readonly InvoiceKind[] | undefined;
  partyId?: string | undefined;
  companyId?: string | undefined;
  salesId?: string | undefined;
  departmentId?: string | undefined;
  shipmentId?: string | undefined;
  currency?: string | undefined;
  billFrom?: string | undefined;
  billTo?: string | undefined;
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
  pastFrom?: number | undefined;
  pastTo?: number | undefined;
  isOpen?: boolean | undefined;
  answer?: readonly InvoiceAnswer[] | undefined;
  taxed?: readonly SettledState[] | undefined;
}

export interface InvoiceQuestion {
  sight: InvoiceSight;
  tab: InvoiceTab;
  filters: InvoiceFilters;
  keyword?: string | undefined;
  today: string;
}

type Query = SelectQueryBuilder<Tables, 'invoice', object>;

/** The last day that is so many days back: an invoice due then is so many days past. */
const daysBack = (today: string, days: number): string => addDays(today, -days);

function asked(db: Db, { sight, tab, filters, keyword, today }: InvoiceQuestion): Query {
  let query = seenInvoices(db, sight);
  if (tab !== 'all') query = query.where('invoice.status', 'in', invoiceTabs[tab]);
  if (tab === 'overdue')
    query = query.where('invoice.dueOn', '<', today).where('invoice.kind', '!=', 'credit');
  for (const column of ['partyId', 'companyId', 'salesId', 'departmentId', 'currency'] as const)
    if (filters[column] !== undefined) query = query.where(`invoice.${column}`, '=', filters[column]);
  if (filters.kinds?.length) query = query.where('invoice.kind', 'in', filters.kinds);
  if (filters.taxed?.length) query = query.where(taxedAs(filters.taxed));
  if (filters.answer?.length) query = query.where('invoice.answer', 'in', filters.answer);
  const { billFrom, billTo, dueFrom, dueTo, pastFrom, pastTo, shipmentId } = filters;
  if (billFrom !== undefined) query = query.where('invoice.billOn', '>=', billFrom);
  if (billTo !== undefined) query = query.where('invoice.billOn', '<=', billTo);
  if (dueFrom !== undefined) query = query.where('invoice.dueOn', '>=', dueFrom);
  if (dueTo !== undefined) query = query.where('invoice.dueOn', '<=', dueTo);
  if (pastFrom !== undefined) query = query.where('invoice.dueOn', '<=', daysBack(today, pastFrom));
  if (pastTo !== undefined) query = query.where('invoice.dueOn', '>=', daysBack(today, pastTo));
  if (filters.isOpen || pastFrom !== undefined || pastTo !== undefined)
    query = query
      .where('invoice.status', 'in', ['issued', 'partlyPaid'])
      .where('invoice.kind', '!=', 'credit');
  if (shipmentId !== undefined)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('invoice_line')
          .select('invoice_line.id')
          .whereRef('invoice_line.invoiceId', '=', 'invoice.id')
          .where('invoice_line.shipmentId', '=', shipmentId),
      ),
    );
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('invoice.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(invoice."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

const isTaxed = sql`invoice."taxInvoiced" > 0`;
const isAllTaxed = sql`invoice."taxInvoiced" >= invoice.total - invoice.credited`;
const taxedStates: Record<SettledState, RawBuilder<unknown>> = {
  none: sql`not (${isTaxed})`,
  part: sql`(${isTaxed} and not (${isAllTaxed}))`,
  full: sql`(${isTaxed} and ${isAllTaxed})`,
};
/** Bills to customers by how much of each is on tax invoices. */
const taxedAs = (states: readonly SettledState[]) =>
  sql<SqlBool>`invoice.kind = 'debit' and (${sql.join(
    states.map((state) => taxedStates[state]),
    sql` or `,
  )})`;

interface Page extends Order<(typeof invoiceColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`invoice.${sql.ref(name)}`;
const sorted = {
  partyName: sql`(select "nameCn" from customer where customer.id = invoice."partyId")`,
  ...{ invoiceNo: column('invoiceNo'), currency: column('currency'), total: column('total') },
  ...{ balance: column('balance'), billOn: column('billOn'), dueOn: column('dueOn') },
  ...{ status: column('status'), creatorTime: column('creatorTime'), id: column('id') },
};

export async function listInvoiceRows(db: Db, question: InvoiceQuestion, page: Page) {
  const query = asked(db, question)
    .selectAll('invoice')
    .orderBy('invoice.creatorTime', 'desc')
    .orderBy('invoice.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: readInvoices(rows), total };
}

export interface InvoiceSum {
  side: ChargeSide;
  currency: string;
  total: string;
  settled: string;
  balance: string;
  overdue: string;
}

/** By side and currency, of all that the question lets through; what is credited counts against what is billed. */
export async function sumInvoices(db: Db, question: InvoiceQuestion): Promise<InvoiceSum[]> {
  const signed = (name: string) =>
    sql`case when invoice.kind = 'credit' then -${column(name)} else ${column(name)} end`;
  const isOwed = sql`invoice.kind <> 'credit' and invoice.status in ('issued', 'partlyPaid')`;
  return asked(db, question)
    .select([sql<ChargeSide>`invoice.side`.as('side'), 'invoice.currency'])
    .select([
      sql<string>`coalesce(sum(${signed('total')}) filter (where invoice.status <> 'void'), 0)`.as('total'),
      sql<string>`coalesce(sum(invoice.settled) filter (where invoice.kind <> 'credit'), 0)`.as('settled'),
      sql<string>`coalesce(sum(invoice.balance) filter (where ${isOwed}), 0)`.as('balance'),
      sql<string>`coalesce(sum(invoice.balance) filter (where ${isOwed} and invoice."dueOn" < ${question.today}), 0)`.as(
        'overdue',
      ),
    ])
    .groupBy(['invoice.side', 'invoice.currency'])
    .orderBy('invoice.side', 'desc')
    .orderBy('invoice.currency')
    .execute();
}
