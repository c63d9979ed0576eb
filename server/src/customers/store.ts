import type { CreditTerm, CustomerLevel, CustomerState, InvoiceTitle } from '@fairway/contract/customers.ts';
import { sql } from 'kysely';
import { anyPlannedOnce } from '../database/any-planned-once.ts';
import type { Db } from '../database/open.ts';

export interface CustomerOfUser {
  id: string;
  level: string;
  status: string;
}

/** Whose customer an account signs in for. */
export async function findCustomerOfUser(db: Db, userId: string): Promise<CustomerOfUser | undefined> {
  return db
    .selectFrom('customer_user')
    .innerJoin('customer', 'customer.id', 'customer_user.customerId')
    .select(['customer.id', 'customer.level', 'customer.status'])
    .where('customer_user.userId', '=', userId)
    .where('customer.isEnabled', '=', true)
    .executeTakeFirst();
}

/** The same for several accounts; who signs in for nobody is left out. */
export async function findCustomersOfUsers(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, CustomerOfUser & { shortName: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('customer_user')
    .innerJoin('customer', 'customer.id', 'customer_user.customerId')
    .select([
      'customer_user.userId',
      'customer.id',
      'customer.level',
      'customer.status',
      'customer.shortName',
    ])
    .where('customer_user.userId', 'in', userIds)
    .where('customer.isEnabled', '=', true)
    .execute();
  return new Map(rows.map(({ userId, ...customer }) => [userId, customer]));
}

/** Accounts among these that sign in for another customer. */
export async function findTakenUsers(
  db: Db,
  userIds: readonly string[],
  exceptCustomerId: string | undefined,
) {
  if (userIds.length === 0) return [];
  const taken = await db
    .selectFrom('customer_user')
    .innerJoin('customer', 'customer.id', 'customer_user.customerId')
    .innerJoin('user_account', 'user_account.id', 'customer_user.userId')
    .select(['customer.id', 'customer.shortName', 'user_account.account'])
    .where('customer_user.userId', 'in', userIds)
    .execute();
  return taken.filter(({ id }) => id !== exceptCustomerId);
}

export async function replaceCustomerUsers(
  db: Db,
  customerId: string,
  userIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('customer_user').where('customerId', '=', customerId).execute();
  if (userIds.length > 0)
    await db
      .insertInto('customer_user')
      .values(userIds.map((userId) => ({ userId, customerId })))
      .execute();
}

export async function insertCustomerUsers(
  db: Db,
  users: readonly { userId: string; customerId: string }[],
): Promise<void> {
  if (users.length === 0) return;
  // Who signs in for a customer of the company already goes on doing so.
  await db
    .insertInto('customer_user')
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who signs in for a customer. */
export const findUsersOfCustomers = (
  db: Db,
  customerIds: readonly string[],
): Promise<{ customerId: string; userId: string }[]> =>
  db
    .selectFrom('customer_user')
    .innerJoin('user_account', 'user_account.id', 'customer_user.userId')
    .select(['customerId', 'userId'])
    .where('customerId', '=', anyPlannedOnce(customerIds))
    .where('user_account.enabledMark', '<>', 0)
    .where('user_account.deletedAt', 'is', null)
    .execute();

/** Customers with who signs in for each. */
export async function findCustomersWithUsers(db: Db, customerIds: readonly string[]) {
  if (customerIds.length === 0) return [];
  const [customers, users] = [
    await db
      .selectFrom('customer')
      .select(['id', 'shortName', 'level'])
      .where('id', 'in', customerIds)
      .where('isEnabled', '=', true)
      .orderBy('shortName')
      .execute(),
    await db
      .selectFrom('customer_user')
      .select(['customerId', 'userId'])
      .where('customerId', 'in', customerIds)
      .orderBy('userId')
      .execute(),
  ];
  return customers.map((customer) => ({
    ...customer,
    userIds: users.filter(({ customerId }) => customerId === customer.id).map(({ userId }) => userId),
  }));
}

/** Which of these are accounts of customers. */
export async function findCustomerAccounts(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', userIds)
    .where('kind', '=', 'customer')
    .execute();
  return new Set(found.map(({ id }) => id));
}

export async function findCustomer(db: Db, id: string) {
  return db
    .selectFrom('customer')
    .select(['id', 'enCode', 'nameCn', 'nameEn', 'shortName', 'level', 'status', 'isEnabled'])
    .select(['salesId', 'serviceId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findCustomerIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('customer').select('id').where('id', 'in', ids).execute();
  return found.map(({ id }) => id);
}

export async function findCustomerNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('customer')
    .select(['id', 'shortName', 'nameCn', 'nameEn'])
    .where('id', 'in', ids)
    .execute();
}

/** Those in use that are called like one of these, written large, or have such a code. */
export async function findCustomersNamed(db: Db, names: readonly string[]) {
  if (names.length === 0) return [];
  const isNamed = (column: 'nameCn' | 'nameEn' | 'shortName' | 'enCode') =>
    sql<boolean>`upper(${sql.ref(column)}) = any(${names}::text[])`;
  return db
    .selectFrom('customer')
    .select(['id', 'nameCn', 'nameEn', 'shortName', 'enCode'])
    .where('isEnabled', '=', true)
    .where((e) => e.or((['nameCn', 'nameEn', 'shortName', 'enCode'] as const).map(isNamed)))
    .execute();
}

/** Customers that some of these people answer for, as salesperson or in customer service. */
export async function findCustomersAnsweredBy(db: Db, userIds: readonly string[]): Promise<string[]> {
  const people = sql`any(${userIds}::text[])`;
  const { rows } = await sql<{ id: string }>`
    select id from customer where "salesId" = ${people} or "serviceId" = ${people}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether one of these people answers for a customer or added it. */
export async function isCustomerOf(db: Db, id: string, userIds: readonly string[]): Promise<boolean> {
  const people = sql`any(${userIds}::text[])`;
  const { rows } = await sql`select from customer where id = ${id}
    and ("salesId" = ${people} or "serviceId" = ${people} or "creatorUserId" = ${people})`.execute(db);
  return rows.length > 0;
}

export async function findCreditTerms(db: Db, id: string): Promise<CreditTerm[]> {
  const row = await db.selectFrom('customer').select('creditTerms').where('id', '=', id).executeTakeFirst();
  return (row?.creditTerms ?? []) as unknown as CreditTerm[];
}

export async function findInvoiceTitles(db: Db, id: string): Promise<InvoiceTitle[]> {
  const row = await db.selectFrom('customer').select('invoiceTitles').where('id', '=', id).executeTakeFirst();
  return (row?.invoiceTitles ?? []) as unknown as InvoiceTitle[];
}

export async function findCustomersWithTerms(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'level', 'status', 'salesId', 'creditTerms'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows as unknown as {
    id: string;
    level: CustomerLevel;
    status: CustomerState;
    salesId: string | null;
    creditTerms: CreditTerm[];
  }[];
}

/** To change how it stands. */
export async function takeCustomer(db: Db, id: string) {
  const row = await db
    .selectFrom('customer')
    .select(['id', 'version', 'nameCn', 'shortName', 'status', 'level'])
    .where('id', '=', id)
    .where('isEnabled', '=', true)
    .forUpdate()
    .executeTakeFirst();
  return row as (typeof row & { status: CustomerState }) | undefined;
}

export async function changeCustomerStatus(
  db: Db,
  { id, version }: { id: string; version: number },
  status: CustomerState,
  now: Date,
): Promise<void> {
  await db
    .updateTable('customer')
    .set({ status, version: version + 1, lastModifyTime: now })
    .where('id', '=', id)
    .execute();
}
