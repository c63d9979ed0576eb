import { AppError } from '@fairway/contract/app-error.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { UserTables } from './tables.ts';

type Account = Tables['user_account'];

/** What is managed of a person, for this transaction alone. */
export const lockUser = async (db: Db, id: string): Promise<LockedUser | undefined> =>
  (await lockUsers(db, [id]))[0];

/** The same of several, in one order, so that two who act on the same people never wait for each other. */
export async function lockUsers(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('user_account')
    .select(['id', 'version', 'account', 'realName', 'kind', 'isAdministrator', 'enabledMark', 'leftOn'])
    .select(['mobilePhone', 'email', 'gender', 'ranks', 'entryDate', 'managerId', 'organisationId'])
    .select('headIcon')
    .select(
      sql<boolean>`exists (select from user_password where "userId" = user_account.id)`.as('hasPassword'),
    )
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
export type LockedUser = Awaited<ReturnType<typeof lockUsers>>[number];

const uniqueViolation = '23505';
/** A statement takes so many values. */
const insertedAtOnce = 500;

export const insertUser = (db: Db, user: Insertable<Account>): Promise<void> => insertUsers(db, [user]);

export async function insertUsers(db: Db, users: readonly Insertable<Account>[]): Promise<void> {
  for (let from = 0; from < users.length; from += insertedAtOnce) {
    const some = users.slice(from, from + insertedAtOnce);
    try {
      await db.insertInto('user_account').values(some).execute();
    } catch (error) {
      // Somebody else added the same account since it was looked for.
      if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
      throw new AppError('ACCOUNT_TAKEN', { account: some.length === 1 ? (some[0]?.account ?? '') : '' });
    }
  }
}

export async function setManagers(
  db: Db,
  people: readonly { id: string; managerId: string }[],
): Promise<void> {
  await sql`update user_account set "managerId" = given."managerId"
    from unnest(${people.map(({ id }) => id)}::text[], ${people.map(({ managerId }) => managerId)}::text[])
      as given (id, "managerId") where user_account.id = given.id`.execute(db);
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<
    Pick<
      Insertable<Account>,
      (keyof LockedUser & keyof Account) | 'quickQuery' | 'positionId' | 'mobileVerified'
    >
  >,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whose these accounts are, in whatever letters; those of people who are gone are not given again. */
export async function takenAccounts(db: Db, accounts: readonly string[]): Promise<Map<string, string[]>> {
  const taken = new Map<string, string[]>();
  if (accounts.length === 0) return taken;
  const lower = accounts.map((account) => account.toLowerCase());
  const rows = await db
    .selectFrom('user_account')
    .select((e) => ['id', e.fn<string>('lower', ['account']).as('account')])
    .where((e) => e(e.fn('lower', ['account']), '=', sql<string>`any(${lower}::text[])`))
    .execute();
  for (const { id, account } of rows) taken.set(account, [...(taken.get(account) ?? []), id]);
  return taken;
}

/** Who signs in with these numbers. */
export async function ownersOfMobiles(
  db: Db,
  mobiles: readonly string[],
): Promise<Map<string, { id: string; realName: string }>> {
  if (mobiles.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'realName', 'mobilePhone'])
    .where('mobilePhone', '=', sql<string>`any(${mobiles}::text[])`)
    .where('mobileVerified', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ mobilePhone, ...owner }) => [mobilePhone, owner]));
}

/** Those of these who are of the company, and not a customer's. */
export async function colleaguesAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('kind', '=', 'member')
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Two who lock the last administrators out at the same moment go one after the other. */
export async function lockAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('isAdministrator', '=', true)
    .where('enabledMark', '=', 1)
    .where('leftOn', 'is', null)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`exists (select from user_password where "userId" = user_account.id)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Everybody above a person, as far as there is anybody. */
export async function managersAbove(db: Db, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select "managerId" as id, 0 as step from user_account where id = ${userId}
      union
      select u."managerId", step + 1 from above join user_account u on u.id = above.id where step < 50
    )
    select distinct id from above where id is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const belongings = {
  organisations: ['user_organisation', 'organisationId'],
  positions: ['user_position', 'positionId'],
  roles: ['user_role', 'roleId'],
  groups: ['user_group_member', 'groupId'],
} as const;
export type Belonging = keyof typeof belongings;

export async function findBelongings(db: Db, userId: string, what: Belonging): Promise<string[]> {
  const [table, column] = belongings[what];
  const { rows } = await sql<{ id: string }>`select ${sql.ref(column)} as id from ${sql.table(table)}
    where "userId" = ${userId} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** These and no others. */
export async function keepBelongings(
  db: Db,
  userId: string,
  what: Belonging,
  ids: readonly string[],
): Promise<void> {
  const [table, column] = belongings[what];
  await sql`delete from ${sql.table(table)} where "userId" = ${userId} and ${sql.ref(column)} <> all(${ids}::text[])`.execute(
    db,
  );
  await sql`insert into ${sql.table(table)} ("userId", ${sql.ref(column)}) select ${userId}, id
    from unnest(${ids}::text[]) as one (id) on conflict do nothing`.execute(db);
}

/** Many at once, for people who have none yet. */
export async function addBelongings(
  db: Db,
  what: Belonging,
  given: readonly { userId: string; id: string }[],
): Promise<void> {
  const [table, column] = belongings[what];
  await sql`insert into ${sql.table(table)} ("userId", ${sql.ref(column)}) select * from unnest(
    ${given.map(({ userId }) => userId)}::text[], ${given.map(({ id }) => id)}::text[])`.execute(db);
}

const known = {
  organisations: 'organisation',
  positions: 'position',
  roles: 'role',
  groups: 'user_group',
} as const;

/** Those of these that are there and open. */
export async function findOpen(db: Db, what: Belonging, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom(known[what])
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('enabledMark', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findPositions(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('position')
    .select(['id', 'organisationId', 'fullName', 'sortCode'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

export async function listOpenPositions(db: Db) {
  return db
    .selectFrom('position')
    .select(['id', 'organisationId', 'fullName', 'enCode'])
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

export async function listOpenRoles(db: Db) {
  return db
    .selectFrom('role')
    .select(['id', 'fullName', 'enCode'])
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** Of the company and still there, by their accounts in small letters. */
export async function colleaguesByAccount(db: Db, accounts: readonly string[]): Promise<Map<string, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account')
    .select((e) => ['id', e.fn<string>('lower', ['account']).as('account')])
    .where((e) => e(e.fn('lower', ['account']), '=', sql<string>`any(${[...new Set(accounts)]}::text[])`))
    .where('kind', '=', 'member')
    .where('leftOn', 'is', null)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, account }) => [account, id]));
}

/** Those an import added. */
export async function usersOfImport(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entity_change')
    .select('entityId')
    .where('entity', '=', 'user')
    .where('importId', '=', importId)
    .where('act', '=', 'import')
    .execute();
  return rows.map(({ entityId }) => entityId);
}

export async function keepInvitations(
  db: Db,
  invitations: readonly UserTables['user_invitation'][],
): Promise<void> {
  for (let from = 0; from < invitations.length; from += insertedAtOnce)
    await db
      .insertInto('user_invitation')
      .values(invitations.slice(from, from + insertedAtOnce))
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet((e) => ({
          tokenHash: e.ref('excluded.tokenHash'),
          createdBy: e.ref('excluded.createdBy'),
          createdAt: e.ref('excluded.createdAt'),
          expiresAt: e.ref('excluded.expiresAt'),
        })),
      )
      .execute();
}

export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('user_invitation as i')
    .innerJoin('user_account as u', 'u.id', 'i.userId')
    .select(['u.id', 'u.account', 'u.realName', 'i.expiresAt'])
    .where('i.tokenHash', '=', tokenHash)
    .where('i.expiresAt', '>', now)
    .where('u.enabledMark', '<>', 0)
    .where('u.leftOn', 'is', null)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Uses it up; false where somebody did already. */
export async function takeInvitation(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_invitation')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function invitedUntil(db: Db, userId: string): Promise<Date | null> {
  const found = await db
    .selectFrom('user_invitation')
    .select('expiresAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found?.expiresAt ?? null;
}

export async function dropInvitation(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('user_invitation').where('userId', '=', userId).execute();
}

/** Accounts that nobody ever used, and what was put down of them. */
export async function deleteUnused(db: Db, ids: readonly string[]): Promise<void> {
  for (const [table] of Object.values(belongings))
    await sql`delete from ${sql.table(table)} where "userId" = any(${ids}::text[])`.execute(db);
  await sql`update user_account set "managerId" = null where id = any(${ids}::text[])`.execute(db);
  await sql`delete from entity_change where entity = 'user' and "entityId" = any(${ids}::text[])`.execute(db);
  await sql`delete from user_account where id = any(${ids}::text[])`.execute(db);
}
