import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { OrganisationTables } from '../organisation/tables.ts';
import type { UserTables } from './tables.ts';

type Account = OrganisationTables['user_account'];

/** What is managed of a person, for this transaction alone. */
export async function lockUser(db: Db, id: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'version', 'account', 'realName', 'kind', 'isAdministrator', 'enabledMark', 'leftOn'])
    .select(['mobilePhone', 'email', 'gender', 'ranks', 'entryDate', 'managerId', 'organisationId'])
    .select(
      sql<boolean>`exists (select from user_password where "userId" = user_account.id)`.as('hasPassword'),
    )
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

export async function insertUser(db: Db, user: Insertable<Account>): Promise<void> {
  await db.insertInto('user_account').values(user).execute();
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<
    Pick<Insertable<Account>, (keyof LockedUser & keyof Account) | 'quickQuery' | 'positionId'>
  >,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whether somebody else has this account, in whatever letters. */
export async function isAccountTaken(db: Db, account: string, exceptId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where((e) => e(e.fn('lower', ['account']), '=', account.toLowerCase()))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who else signs in with this number. */
export async function ownerOfMobile(db: Db, mobile: string, exceptId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('user_account')
    .select('realName')
    .where('mobilePhone', '=', mobile)
    .where('mobileVerified', '=', true)
    .where('deletedAt', 'is', null)
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return found?.realName;
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

export async function keepInvitation(db: Db, invitation: UserTables['user_invitation']): Promise<void> {
  const { userId, ...values } = invitation;
  await db
    .insertInto('user_invitation')
    .values(invitation)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
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
