import type { FirstHourStep } from '@fairway/contract/first-hour.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** How much of every step is there, counted from the rows themselves. */
export async function countSteps(
  db: Db,
  { companyKeys, ownFlows }: { companyKeys: readonly string[]; ownFlows: readonly string[] },
): Promise<Record<FirstHourStep, number>> {
  const { rows } = await sql<Record<FirstHourStep, number>>`select
    (select count(*)::int from setting where key = any(${[...companyKeys]})) as company,
    (select count(*)::int from organisation where kind = 'department' and "enabledMark" = 1) as departments,
    (select count(*)::int from user_account where kind = 'member' and "enabledMark" = 1 and "deletedAt" is null) as people,
    (select count(distinct r."roleId")::int from user_role r join user_account u on u.id = r."userId"
      where u."enabledMark" = 1 and u."deletedAt" is null) as roles,
    (select count(*)::int from flow_template where "versionId" is not null and "enabledMark" = 1
      and "enCode" <> all(${[...ownFlows]}))
      + (select count(*)::int from form_model where "enabledMark" = 1) as flows,
    (select count(*)::int from notice where state = 1) as notice`.execute(db);
  return rows[0] as Record<FirstHourStep, number>;
}

export async function skippedSteps(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('first_hour_skip').select('step').execute();
  return new Set(rows.map(({ step }) => step));
}

export async function keepSkip(db: Db, skip: { step: string; byId: string; at: Date }): Promise<void> {
  await db
    .insertInto('first_hour_skip')
    .values(skip)
    .onConflict((conflict) => conflict.column('step').doNothing())
    .execute();
}

export async function dropSkip(db: Db, step: string): Promise<void> {
  await db.deleteFrom('first_hour_skip').where('step', '=', step).execute();
}

export async function isDismissed(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('first_hour_dismissal')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function keepDismissal(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('first_hour_dismissal')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
}

export async function dropDismissal(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('first_hour_dismissal').where('userId', '=', userId).execute();
}

/** What these people sign in as. */
export async function accountsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user_account').select(['id', 'account']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** Which of these accounts are taken, in small letters. */
export async function accountsLike(db: Db, stems: readonly string[]): Promise<Set<string>> {
  if (stems.length === 0) return new Set();
  const { rows } = await sql<{ account: string }>`select lower(account) as account from user_account
    where regexp_replace(lower(account), '[0-9]+$', '') = any(${[...stems]})`.execute(db);
  return new Set(rows.map(({ account }) => account));
}

/** Departments and companies that these people lead. */
export async function ledBy(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db.selectFrom('organisation').select('id').where('managerId', 'in', userIds).execute();
  return rows.map(({ id }) => id);
}

interface RoleWithPeople {
  id: string;
  version: number;
  fullName: string;
  isEnabled: boolean;
  count: number;
  names: string[];
}

/** Roles with who has them, as far as their accounts are open. */
export async function rolesWithPeople(db: Db, ids: readonly string[]) {
  const { rows } =
    await sql<RoleWithPeople>`select r.id, r.version, r."fullName", r."enabledMark" = 1 as "isEnabled",
      count(u.id)::int as count, coalesce((array_agg(u."realName" order by u.id) filter (where u.id is not null))[1:5], '{}') as names
    from role r left join user_role ur on ur."roleId" = r.id
    left join user_account u on u.id = ur."userId" and u."enabledMark" = 1 and u."deletedAt" is null
    where r.id = any(${[...ids]}) group by r.id`.execute(db);
  return rows;
}
