import type { PaymentDirection, PaymentKind, PaymentState } from '@fairway/contract/money-fields.ts';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
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

/** Whose payments: of companies; or of these only what is nobody's yet, and those of some customers. */
export interface PaymentSight {
  companyIds: readonly string[];
  /** Null stands for all of the companies. */
  partyIds: readonly string[] | null;
}

export function seenPayments(
  db: Db,
  { companyIds, partyIds }: PaymentSight,
): SelectQueryBuilder<Tables, 'payment', object> {
  const query = db
    .selectFrom('payment')
    .where('payment.companyId', '=', sql<string>`any(${companyIds}::text[])`);
  if (partyIds === null) return query;
  return query.where((e) =>
    e.or([
      e.and([e('payment.unclaimed', '>', '0'), e('payment.status', '=', 'confirmed')]),
      e.exists(
        e
          .selectFrom('payment_party')
          .select('payment_party.partyId')
          .whereRef('payment_party.paymentId', '=', 'payment.id')
          .where('payment_party.partyId', '=', sql<string>`any(${partyIds}::text[])`),
      ),
    ]),
  );
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

/** Less is left of a part, in a version of its payment with a line of history, in one statement. Whoever asks holds it. */
export async function usePart(
  db: Db,
  { paymentId, partyId, unapplied, bookUnapplied }: StoredPart,
  { version, lastModifyTime }: Pick<StoredPayment, 'version' | 'lastModifyTime'>,
  act: PaymentTables['payment_act'],
): Promise<void> {
  await sql`
    with used as (
      update payment_party set unapplied = ${unapplied}, "bookUnapplied" = ${bookUnapplied}
      where "paymentId" = ${paymentId} and "partyId" = ${partyId}
    ), noted as (
      insert into payment_act select * from json_populate_record(null::payment_act, ${JSON.stringify(act)}::json)
    )
    update payment set version = ${version}, "lastModifyTime" = ${lastModifyTime} where id = ${paymentId}
  `.execute(db);
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
