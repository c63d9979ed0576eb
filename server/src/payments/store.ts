import type { PaymentDirection, PaymentKind, PaymentState } from '@fairway/contract/money-fields.ts';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { anyPlannedOnce } from '../database/any-planned-once.ts';
import { Kind, type Part, writeTogether } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { unchangedInvoices } from '../invoices/settle-invoice.ts';
import type { PaymentTables } from './tables.ts';

type Row = PaymentTables['payment'];

/** A payment as it is read: words are what the contract says they are. */
export interface StoredPayment extends Omit<Row, 'direction' | 'kind' | 'status'> {
  direction: PaymentDirection;
  kind: PaymentKind;
  status: PaymentState;
}
export type StoredPart = PaymentTables['payment_party'];

export const readPayments = (rows: readonly Row[]): StoredPayment[] => rows as StoredPayment[];

/** Whose payments: all of some companies; beside that of others what is nobody's yet, and what is of some people. */
export interface PaymentSight {
  companyIds: readonly string[];
  /** Null where nothing is beside them. */
  beside: {
    companyIds: readonly string[];
    /** The customers these people answer for. */
    partyIds: readonly string[];
    /** Who registered it. */
    userIds: readonly string[];
  } | null;
}

export function seenPayments(
  db: Db,
  { companyIds, beside }: PaymentSight,
  companyId = sql<string>`payment."companyId"`,
): SelectQueryBuilder<Tables, 'payment', object> {
  const query = db.selectFrom('payment');
  const isOf = (ids: readonly string[]) => sql<SqlBool>`${companyId} = any(${ids}::text[])`;
  if (beside === null) return query.where(isOf(companyIds));
  const { partyIds, userIds } = beside;
  return query.where((e) => {
    const ofPeople = e.and([
      isOf(beside.companyIds),
      e.or([
        e.and([e('payment.unclaimed', '>', '0'), e('payment.status', '=', 'confirmed')]),
        e.exists(
          e
            .selectFrom('payment_party')
            .select('payment_party.partyId')
            .whereRef('payment_party.paymentId', '=', 'payment.id')
            .where('payment_party.partyId', '=', sql<string>`any(${partyIds}::text[])`),
        ),
        ...(userIds.length > 0 ? [e('payment.createdBy', '=', sql<string>`any(${userIds}::text[])`)] : []),
      ]),
    ]);
    return companyIds.length > 0 ? e.or([isOf(companyIds), ofPeople]) : ofPeople;
  });
}

export async function findPayment(
  db: Db,
  id: string,
  sight: PaymentSight,
): Promise<StoredPayment | undefined> {
  return readPayments(
    await seenPayments(db, sight).selectAll('payment').where('payment.id', '=', id).execute(),
  )[0];
}

/** To change it. A payment is always held before the invoices that use it. */
export async function takePayment(
  db: Db,
  id: string,
  sight: PaymentSight,
): Promise<StoredPayment | undefined> {
  const rows = await seenPayments(db, sight)
    .selectAll('payment')
    .where('payment.id', '=', id)
    .forUpdate()
    .execute();
  return readPayments(rows)[0];
}

const usableColumns = [
  ...(['id', 'version', 'paymentNo', 'direction', 'kind', 'companyId', 'currency', 'valueOn'] as const),
];
/** What has to be known of a payment to use it. */
export type UsablePayment = Pick<StoredPayment, (typeof usableColumns)[number]>;

export interface PaymentToUse {
  payment: UsablePayment;
  part: StoredPart;
}

/** Those that can be used, with the part of each party, as both were at one moment. */
export async function findPaymentsToUse(
  db: Db,
  ids: readonly string[],
  sight: PaymentSight,
): Promise<PaymentToUse[]> {
  // The company is only compared: a plan for any number of ids would go through all payments of the companies.
  const found = await seenPayments(db, sight, sql<string>`payment."companyId" || ''`)
    .innerJoin('payment_party as part', 'part.paymentId', 'payment.id')
    .select(usableColumns.map((column) => `payment.${column}` as const))
    .select(['part.partyId', 'part.amount as partAmount', 'part.unapplied', 'part.bookUnapplied'])
    .where('payment.status', '=', 'confirmed')
    .where('payment.id', '=', anyPlannedOnce(ids))
    .execute();
  return found.map(({ partyId, partAmount, unapplied, bookUnapplied, ...payment }) => ({
    payment: payment as UsablePayment,
    part: { paymentId: payment.id, partyId, amount: partAmount, unapplied, bookUnapplied },
  }));
}

export async function insertPayment(db: Db, payment: StoredPayment): Promise<void> {
  await db.insertInto('payment').values(payment).execute();
}

export async function changePayment(db: Db, id: string, changes: Partial<StoredPayment>): Promise<void> {
  await db.updateTable('payment').set(changes).where('id', '=', id).execute();
}

export async function findParts(db: Db, paymentIds: readonly string[]): Promise<StoredPart[]> {
  return db
    .selectFrom('payment_party')
    .selectAll()
    .where('paymentId', '=', sql<string>`any(${paymentIds}::text[])`)
    .orderBy('paymentId')
    .orderBy('partyId')
    .execute();
}

/** The part of a party as it is now; without one it is removed. Whoever asks holds the payment. */
export async function keepPart(db: Db, part: StoredPart): Promise<void> {
  const { paymentId, partyId, ...values } = part;
  if (Number(values.amount) === 0)
    await db
      .deleteFrom('payment_party')
      .where('paymentId', '=', paymentId)
      .where('partyId', '=', partyId)
      .execute();
  else
    await db
      .insertInto('payment_party')
      .values(part)
      .onConflict((c) => c.columns(['paymentId', 'partyId']).doUpdateSet(values))
      .execute();
}

/** What was read of a payment and of the invoices it is used for, and what is left of its part then. */
export interface SettledPayment {
  id: string;
  version: number;
  part: StoredPart;
  invoices: readonly { id: string; version: number }[];
  lastModifyTime: Date;
}

/**
 * Held are payments that are as they were read, with all of their invoices; payments before invoices, as everywhere. The
 * part is found by its payment, never by its party, who may have thousands.
 */
const settledPayments = new Kind(`
  asked as materialized (
    select * from json_to_recordset($rows) as one (id text, version int, "partyId" text, unapplied numeric,
      "bookUnapplied" numeric, invoices json, "lastModifyTime" timestamptz)),
  taken as materialized (
    select p.id from payment p join asked on asked.id = p.id and asked.version = p.version
    where p.id = any(array(select id from asked)) and p.status = 'confirmed' order by p.id for update of p),
  wanted as materialized (
    select asked.id as "paymentId", one.id, one.version from asked join taken on taken.id = asked.id
    cross join lateral json_to_recordset(asked.invoices) as one (id text, version int)),
  owed as materialized (${unchangedInvoices}),
  held as materialized (
    select id from taken where not exists (
      select from wanted left join owed on owed.id = wanted.id
      where wanted."paymentId" = taken.id and owed.id is null)),
  used as (
    update payment_party t set unapplied = asked.unapplied, "bookUnapplied" = asked."bookUnapplied"
    from asked join held on held.id = asked.id
    where t."paymentId" = asked.id and t."partyId" || '' = asked."partyId"
      and t."paymentId" = any(array(select id from asked))),
  changed as (
    update payment p set version = asked.version + 1, "lastModifyTime" = asked."lastModifyTime"
    from asked join held on held.id = asked.id
    where p.id = asked.id and p.id = any(array(select id from asked)))`);

const paymentActs = new Kind(`
  insert into payment_act (id, "paymentId", version, "at", act, "byId", remark)
  select one.id, "paymentId", version, "at", act, "byId", remark
  from json_to_recordset($rows) as one (held text, id text, "paymentId" text, version int, "at" timestamptz, act text,
    "byId" text, remark text)
  join held on held.id = one.held`);

export const paymentActPart = (act: PaymentTables['payment_act']): Part => ({
  kind: paymentActs,
  rows: [act],
});

/** Uses payments for invoices, with everything that is written beside that, in one statement. Gives the payments that were as they were read. */
export async function settleTogether(
  db: Db,
  payments: readonly { payment: SettledPayment; parts: readonly Part[] }[],
): Promise<ReadonlySet<string>> {
  const held = await writeTogether<{ id: string }>(
    db,
    settledPayments,
    payments.map(({ payment: { part, ...payment }, parts }) => {
      const { partyId, unapplied, bookUnapplied } = part;
      return { held: payment.id, row: { ...payment, partyId, unapplied, bookUnapplied }, parts };
    }),
  );
  return new Set(held.map(({ id }) => id));
}

/** The payment that has this reference of the bank. */
export async function findByBankRef(
  db: Db,
  bankAccountId: string,
  bankRef: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('payment')
    .select('paymentNo')
    .where('bankAccountId', '=', bankAccountId)
    .where('bankRef', '=', bankRef)
    .where('status', '!=', 'reversed')
    .executeTakeFirst();
  return found?.paymentNo;
}

export async function insertPaymentAct(db: Db, act: PaymentTables['payment_act']): Promise<void> {
  await db.insertInto('payment_act').values(act).execute();
}

export async function findPaymentActs(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_act')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('version')
    .orderBy('at')
    .limit(500)
    .execute();
}

/** Payments by id, whoever asks: for what was made of them. */
export async function findPaymentsById(db: Db, ids: readonly string[]): Promise<StoredPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return readPayments(rows);
}
