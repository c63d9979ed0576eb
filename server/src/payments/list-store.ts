import type {
  PaymentClaim,
  PaymentDirection,
  PaymentKind,
  PaymentState,
} from '@fairway/contract/money-fields.ts';
import type { paymentColumns } from '@fairway/contract/payments.ts';
import { gramsOfKeyword } from '@fairway/domain/forms/search-grams.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, inOrder, type Order, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';
import { type PaymentSight, readPayments, seenPayments } from './store.ts';

export interface PaymentFilters {
  direction?: PaymentDirection | undefined;
  kind?: PaymentKind | undefined;
  status?: readonly PaymentState[] | undefined;
  claim?: readonly PaymentClaim[] | undefined;
  partyId?: string | undefined;
  companyId?: string | undefined;
  currency?: string | undefined;
  valueFrom?: string | undefined;
  valueTo?: string | undefined;
  isUnapplied?: boolean | undefined;
}

export interface PaymentQuestion {
  sight: PaymentSight;
  filters: PaymentFilters;
  keyword?: string | undefined;
}

type Query = SelectQueryBuilder<Tables, 'payment', object>;

const partCount = sql<number>`(select count(*) from payment_party p where p."paymentId" = payment.id)`;
/** Something of it waits for an invoice, or for somebody who claims it. */
const unapplied = sql<string>`(payment.unclaimed + coalesce(
  (select sum(p.unapplied) from payment_party p where p."paymentId" = payment.id), 0))`;
const claimIs: Record<PaymentClaim, ReturnType<typeof sql<SqlBool>>> = {
  unclaimed: sql<SqlBool>`payment.unclaimed > 0`,
  claimed: sql<SqlBool>`payment.unclaimed = 0 and ${partCount} = 1`,
  split: sql<SqlBool>`payment.unclaimed = 0 and ${partCount} > 1`,
};

function asked(db: Db, { sight, filters, keyword }: PaymentQuestion): Query {
  let query = seenPayments(db, sight);
  for (const column of ['direction', 'kind', 'companyId', 'currency'] as const)
    if (filters[column] !== undefined) query = query.where(`payment.${column}`, '=', filters[column]);
  const { status, claim, partyId, valueFrom, valueTo } = filters;
  if (status?.length) query = query.where('payment.status', 'in', status);
  if (claim?.length) query = query.where((e) => e.or(claim.map((one) => claimIs[one])));
  if (valueFrom !== undefined) query = query.where('payment.valueOn', '>=', valueFrom);
  if (valueTo !== undefined) query = query.where('payment.valueOn', '<=', valueTo);
  if (filters.isUnapplied)
    query = query.where('payment.status', '=', 'confirmed').where(sql<SqlBool>`${unapplied} > 0`);
  if (partyId !== undefined)
    query = query.where((e) =>
      e.exists(
        e
          .selectFrom('payment_party')
          .select('payment_party.partyId')
          .whereRef('payment_party.paymentId', '=', 'payment.id')
          .where('payment_party.partyId', '=', partyId),
      ),
    );
  for (const word of (keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8))
    query = query
      .where('payment.searchText', 'like', containing(word))
      .where(sql<SqlBool>`grams_of(payment."searchText") @> ${gramsOfKeyword(word)}::text[]`);
  return query;
}

interface Page extends Order<(typeof paymentColumns)[number]> {
  currentPage: number;
  pageSize: number;
}

const column = (name: string) => sql`payment.${sql.ref(name)}`;
const sorted = {
  ...{ paymentNo: column('paymentNo'), valueOn: column('valueOn'), currency: column('currency') },
  ...{ amount: column('amount'), unapplied, payerName: column('payerName') },
  ...{ creatorTime: column('creatorTime'), id: column('id') },
};

export async function listPaymentRows(db: Db, question: PaymentQuestion, page: Page) {
  const query = asked(db, question)
    .selectAll('payment')
    .orderBy('payment.creatorTime', 'desc')
    .orderBy('payment.id', 'desc');
  const { rows, total } = await readPage(db, inOrder(query, page, sorted), page);
  return { rows: readPayments(rows), total };
}

/** By currency; what was reversed counts for nothing. What went out stands apart from what came in. */
export async function sumPayments(db: Db, question: PaymentQuestion) {
  return asked(db, question)
    .where('payment.status', '=', 'confirmed')
    .select(['payment.direction', 'payment.currency'])
    .select([
      sql<string>`coalesce(sum(payment.amount), 0)`.as('amount'),
      sql<string>`coalesce(sum(${unapplied}), 0)`.as('unapplied'),
    ])
    .groupBy(['payment.direction', 'payment.currency'])
    .orderBy('payment.direction')
    .orderBy('payment.currency')
    .execute();
}
