import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { containing, readPage } from '../database/page.ts';
import type { Tables } from '../database/tables.ts';

/** People, and everybody who is in one of these; organisations have those below them already among them. */
export interface Range {
  userIds: readonly string[];
  organisationIds: readonly string[];
  positionIds: readonly string[];
  roleIds: readonly string[];
  groupIds: readonly string[];
}

export interface Wanted {
  currentPage: number;
  pageSize: number;
  keyword?: string | undefined;
}

type Person = ExpressionBuilder<Tables, 'user_account'>;

/** One parameter, however many ids: a statement takes 65,535 of them. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::text[])`;

const organisationIds = (e: Person) =>
  e
    .selectFrom('user_organisation')
    .select(sql<string[] | null>`array_agg("organisationId" order by "organisationId")`.as('ids'))
    .whereRef('user_organisation.userId', '=', 'user_account.id')
    .as('organisationIds');

/** The position a person chose, or else the first where they work. */
const positionName = (e: Person) =>
  e
    .selectFrom('position')
    .innerJoin('user_position', 'user_position.positionId', 'position.id')
    .select('position.fullName')
    .whereRef('user_position.userId', '=', 'user_account.id')
    .where((o) =>
      o.or([
        o('position.id', '=', o.ref('user_account.positionId')),
        o('position.organisationId', '=', o.ref('user_account.organisationId')),
      ]),
    )
    .orderBy(
      (o) => o('position.id', '=', o.ref('user_account.positionId')),
      (o) => o.desc().nullsLast(),
    )
    .orderBy('position.sortCode')
    .limit(1)
    .as('positionName');

const accounts = (db: Db) =>
  db
    .selectFrom('user_account')
    .select(['id', 'account', 'realName', 'headIcon', 'gender', 'mobilePhone', 'quickQuery'])
    .select(['organisationId', 'isAdministrator', 'kind', 'enabledMark', 'deletedAt'])
    .select(organisationIds);

/** Who counts as a colleague: a member who has not left. Every list of people begins here. */
const colleagues = (db: Db) =>
  accounts(db)
    .where('kind', '=', 'member')
    .where('enabledMark', '<>', 0)
    .where('deletedAt', 'is', null)
    .orderBy('realName')
    .orderBy('id');

export type Colleague = Awaited<ReturnType<typeof loadColleagues>>[number];

/** Everybody, in one query. */
export async function loadColleagues(db: Db) {
  return colleagues(db).execute();
}

/** Those with exactly one of these as their name or account. */
export const findColleaguesCalled = (db: Db, names: readonly string[]) =>
  colleagues(db)
    .where((e) => e.or([e('realName', 'in', names), e('account', 'in', names)]))
    .limit(20)
    .execute();

const isCalled = (keyword: string | undefined) => (e: Person) => {
  const words = keyword?.trim();
  if (!words) return e.lit(true);
  const pattern = containing(words);
  return e.or([
    e('realName', 'ilike', pattern),
    e('account', 'ilike', pattern),
    e('quickQuery', 'ilike', pattern),
    // Whole numbers only: otherwise trying digits one by one would spell out somebody's phone.
    e('mobilePhone', '=', words),
  ]);
};

const isIn = (organisations: readonly string[]) => (e: Person) =>
  e.or([
    e('organisationId', '=', anyOf(organisations)),
    e(
      'id',
      'in',
      e.selectFrom('user_organisation').select('userId').where('organisationId', '=', anyOf(organisations)),
    ),
  ]);

const isInside = (range: Range) => (e: Person) =>
  e.or([
    e('id', '=', anyOf(range.userIds)),
    isIn(range.organisationIds)(e),
    e(
      'id',
      'in',
      e.selectFrom('user_position').select('userId').where('positionId', '=', anyOf(range.positionIds)),
    ),
    e('id', 'in', e.selectFrom('user_role').select('userId').where('roleId', '=', anyOf(range.roleIds))),
    e(
      'id',
      'in',
      e.selectFrom('user_group_member').select('userId').where('groupId', '=', anyOf(range.groupIds)),
    ),
  ]);

/** A page of colleagues; without a range, of all of them. */
export async function listColleagues(db: Db, wanted: Wanted, range?: Range) {
  const found = colleagues(db).where(isCalled(wanted.keyword));
  return readPage(db, range ? found.where(isInside(range)) : found, wanted);
}

export async function listOthers(db: Db, userId: string, wanted: Wanted) {
  return readPage(db, colleagues(db).where(isCalled(wanted.keyword)).where('id', '<>', userId), wanted);
}

export async function isColleagueInside(db: Db, userId: string, range: Range): Promise<boolean> {
  const found = await colleagues(db).where('id', '=', userId).where(isInside(range)).executeTakeFirst();
  return found !== undefined;
}

export async function findColleagues(db: Db, ids: readonly string[]) {
  return colleagues(db).select(positionName).where('id', '=', anyOf(ids)).execute();
}

export async function listColleaguesIn(db: Db, organisationId: string, keyword: string | undefined) {
  return colleagues(db)
    .where(isIn([organisationId]))
    .where(isCalled(keyword))
    .execute();
}

/** Members, and those who were: records name them, so whoever has their id can still read who it is. */
export async function findMembers(db: Db, ids: readonly string[]) {
  return accounts(db).where('kind', '=', 'member').where('id', '=', anyOf(ids)).execute();
}

/** Anybody who has or had an account, customers too. */
export async function findAccounts(db: Db, ids: readonly string[]) {
  return accounts(db).where('id', '=', anyOf(ids)).execute();
}

/** Those of these people that a selector offers. */
export async function colleaguesAmong(db: Db, ids: readonly string[], range?: Range): Promise<string[]> {
  const found = colleagues(db).where('id', '=', anyOf(ids));
  const rows = await (range ? found.where(isInside(range)) : found).execute();
  return rows.map(({ id }) => id);
}

/** Everybody a range names; without one, every colleague. */
export async function colleagueIds(db: Db, range?: Range): Promise<string[]> {
  const all = colleagues(db).clearSelect().clearOrderBy().select('id');
  const rows = await (range ? all.where(isInside(range)) : all).execute();
  return rows.map(({ id }) => id);
}

/** The same by their names; without words, all of them in the order of their names. */
export async function listEveryColleague(db: Db, keyword: string | undefined): Promise<string[]> {
  const rows = await colleagues(db).clearSelect().select('id').where(isCalled(keyword)).execute();
  return rows.map(({ id }) => id);
}

/** Those of these accounts that are in use, of customers too. */
export async function accountsInUse(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('enabledMark', '<>', 0)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Anybody who has or had an account. */
export async function findAccount(db: Db, userId: string) {
  return accounts(db)
    .select(['email', 'telePhone', 'landline', positionName])
    .where('id', '=', userId)
    .executeTakeFirst();
}

const idsBelow = (db: Db, managerId: string) =>
  db
    .withRecursive('below', (e) =>
      e
        .selectFrom('user_account')
        .select('id')
        .where('managerId', '=', managerId)
        // Not union all: in a ring of managers nobody is new any more, and it ends.
        .union(
          e
            .selectFrom('user_account')
            .innerJoin('below', 'below.id', 'user_account.managerId')
            .select('user_account.id'),
        ),
    )
    .selectFrom('below')
    .select('below.id');

/** Everybody below a manager, at every level. */
export async function listColleaguesBelow(db: Db, managerId: string, keyword: string | undefined) {
  return (
    colleagues(db)
      // As an array: nobody can guess how many a recursion finds, and a join of two big lists takes seconds.
      .where('id', '=', sql<string>`any(array(${idsBelow(db, managerId)}))`)
      .where('id', '<>', managerId)
      .where(isCalled(keyword))
      .execute()
  );
}

export async function isBelow(db: Db, managerId: string, userId: string): Promise<boolean> {
  const found = await idsBelow(db, managerId).where('below.id', '=', userId).executeTakeFirst();
  return found !== undefined;
}

/** Who reports to a manager directly; in a ring the caller does not come again below their own people. */
export async function listReports(db: Db, managerId: string, callerId: string) {
  return colleagues(db)
    .select(positionName)
    .where('managerId', '=', managerId)
    .where('id', 'not in', [managerId, callerId])
    .execute();
}

/** Those of these managers to whom somebody reports. */
export async function managersAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('user_account')
    .select('managerId')
    .distinct()
    .where('managerId', '=', anyOf(ids))
    .where('kind', '=', 'member')
    .where('enabledMark', '<>', 0)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ managerId }) => managerId ?? []));
}

/** The managers above a person, the nearest first; a ring of them repeats until the last step. */
export async function managerIdsAbove(db: Db, userId: string, steps: number): Promise<string[]> {
  const rows = await db
    .withRecursive('above', (e) =>
      e
        .selectFrom('user_account')
        .select(['id', 'managerId'])
        .select((x) => x.lit(0).as('step'))
        .where('id', '=', userId)
        .unionAll(
          e
            .selectFrom('user_account')
            .innerJoin('above', 'above.managerId', 'user_account.id')
            .select(['user_account.id', 'user_account.managerId'])
            .select((x) => x(x.ref('above.step'), '+', 1).as('step'))
            .where('above.step', '<', steps),
        ),
    )
    .selectFrom('above')
    .select('id')
    .where('step', '>', 0)
    .orderBy('step')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who somebody is; whoever asks changes them alone. Undefined for nobody and for who deleted their account. */
export async function lockAccount(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['account', 'realName'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateName(
  db: Db,
  userId: string,
  name: { realName: string; quickQuery: string },
): Promise<void> {
  await db.updateTable('user_account').set(name).where('id', '=', userId).execute();
}

export async function accountOf(db: Db, userId: string): Promise<string> {
  const { account } = await db
    .selectFrom('user_account')
    .select('account')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return account;
}
