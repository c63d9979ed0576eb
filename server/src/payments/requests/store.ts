import type { PaymentRequestState } from '@fairway/contract/money-fields.ts';
import type {
  PaymentRequestKind,
  PaymentRequestTab,
  paymentRequestColumns,
} from '@fairway/contract/payment-requests.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { runningRequests } from '@fairway/domain/payments/request-state.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../../database/page.ts';
import type { Tables } from '../../database/tables.ts';
import type { PaymentRequestTables } from './tables.ts';

type Row = PaymentRequestTables['payment_request'];

/** A request as it is read: words are what the contract says they are. */
export interface StoredRequest extends Omit<Row, 'kind' | 'status'> {
  kind: PaymentRequestKind;
  status: PaymentRequestState;
}
export type StoredRequestLine = PaymentRequestTables['payment_request_line'];

const read = (rows: readonly Row[]) => rows as StoredRequest[];

/** Whose requests: all of some companies; beside that of others what some people asked for. */
export interface RequestSight {
  companyIds: readonly string[];
  /** Null where nothing is beside them. */
  beside: { companyIds: readonly string[]; userIds: readonly string[] } | null;
}

type Query = SelectQueryBuilder<Tables, 'payment_request', object>;

function seen(db: Db, { companyIds, beside }: RequestSight): Query {
  return db.selectFrom('payment_request').where((e) => {
    const isOf = (column: 'companyId' | 'createdBy', ids: readonly string[]) =>
      e(`payment_request.${column}`, '=', sql<string>`any(${ids}::text[])`);
    if (beside === null) return isOf('companyId', companyIds);
    const ofPeople = e.and([isOf('companyId', beside.companyIds), isOf('createdBy', beside.userIds)]);
    return companyIds.length > 0 ? e.or([isOf('companyId', companyIds), ofPeople]) : ofPeople;
  });
}

const tabStates: Record<Exclude<PaymentRequestTab, 'all'>, readonly PaymentRequestState[]> = {
  running: ['asked'],
  toPay: ['approved'],
  paid: ['paid'],
  refused: ['rejected', 'withdrawn'],
};

export interface RequestQuestion {
  sight: RequestSight;
  tab: PaymentRequestTab;
  filters: {
    partyId?: string | undefined;
    currency?: string | undefined;
    wantedFrom?: string | undefined;
    wantedTo?: string | undefined;
  };
  keyword?: string | undefined;
}

function asked(db: Db, { sight, tab, filters, keyword }: RequestQuestion): Query {
  let query = seen(db, sight);
  if (tab !== 'all') query = query.where('payment_request.status', 'in', tabStates[tab]);
  const { partyId, currency, wantedFrom, wantedTo } = filters;
  if (partyId !== undefined) query = query.where('payment_request.partyId', '=', partyId);
  if (currency !== undefined) query = query.where('payment_request.currency', '=', currency);
  if (wantedFrom !== undefined) query = query.where('payment_request.wantedOn', '>=', wantedFrom);
  if (wantedTo !== undefined) query = query.where('payment_request.wantedOn', '<=', wantedTo);
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('payment_request.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(payment_request."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof paymentRequestColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`payment_request.${sql.ref(name)}`;
const sorted = {
  ...{ requestNo: column('requestNo'), currency: column('currency'), amount: column('amount') },
  ...{ wantedOn: column('wantedOn'), status: column('status'), creatorTime: column('creatorTime') },
  id: column('id'),
};

export async function listRequestRows(db: Db, question: RequestQuestion, page: Page) {
  const query = asked(db, question)
    .selectAll('payment_request')
    .orderBy('payment_request.creatorTime', 'desc')
    .orderBy('payment_request.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: read(rows), total };
}

export async function sumRequests(
  db: Db,
  question: RequestQuestion,
): Promise<{ currency: string; amount: string }[]> {
  return asked(db, question)
    .select('payment_request.currency')
    .select(sql<string>`sum(payment_request.amount)`.as('amount'))
    .groupBy('payment_request.currency')
    .orderBy('payment_request.currency')
    .execute();
}

export async function findRequest(
  db: Db,
  id: string,
  sight: RequestSight,
): Promise<StoredRequest | undefined> {
  const rows = await seen(db, sight)
    .selectAll('payment_request')
    .where('payment_request.id', '=', id)
    .execute();
  return read(rows)[0];
}

/** To change it. A request is always held before its payment and its invoices. */
export async function takeRequest(
  db: Db,
  id: string,
  sight: RequestSight,
): Promise<StoredRequest | undefined> {
  const rows = await seen(db, sight)
    .selectAll('payment_request')
    .where('payment_request.id', '=', id)
    .forUpdate()
    .execute();
  return read(rows)[0];
}

/** The same whoever asks, for what comes of its flow. */
export async function takeRequestById(db: Db, id: string): Promise<StoredRequest | undefined> {
  const rows = await db.selectFrom('payment_request').selectAll().where('id', '=', id).forUpdate().execute();
  return read(rows)[0];
}

export async function insertRequest(
  db: Db,
  request: StoredRequest,
  lines: readonly StoredRequestLine[],
): Promise<void> {
  await db.insertInto('payment_request').values(request).execute();
  if (lines.length > 0)
    await db
      .insertInto('payment_request_line')
      .values([...lines])
      .execute();
}

export async function changeRequest(db: Db, id: string, changes: Partial<StoredRequest>): Promise<void> {
  await db.updateTable('payment_request').set(changes).where('id', '=', id).execute();
}

export async function findRequestLines(db: Db, requestIds: readonly string[]): Promise<StoredRequestLine[]> {
  return db
    .selectFrom('payment_request_line')
    .selectAll()
    .where('requestId', '=', sql<string>`any(${requestIds}::text[])`)
    .orderBy('requestId')
    .orderBy('seq')
    .execute();
}

/** What running requests ask for of these invoices. Whoever is to ask for more holds the invoices. */
export async function askedOf(
  db: Db,
  invoiceIds: readonly string[],
  exceptId = '',
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('payment_request_line')
    .innerJoin('payment_request', 'payment_request.id', 'payment_request_line.requestId')
    .select('payment_request_line.invoiceId')
    .select(sql<string>`sum(payment_request_line.amount)`.as('amount'))
    .where('payment_request_line.invoiceId', '=', sql<string>`any(${invoiceIds}::text[])`)
    .where('payment_request.status', 'in', runningRequests)
    .where('payment_request.id', '!=', exceptId)
    .groupBy('payment_request_line.invoiceId')
    .execute();
  return new Map(rows.map(({ invoiceId, amount }) => [invoiceId, amount]));
}
