import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../database/open.ts';
import { deletedAccountOf, deletedPersonName } from '../language/words.ts';

/** A person with everything that says who they are, in one query. */
export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('user_account as u')
    .leftJoin('user_account as manager', 'manager.id', 'u.managerId')
    .leftJoin('user_password as password', 'password.userId', 'u.id')
    .selectAll('u')
    .select(['manager.realName as managerName', 'manager.account as managerAccount', 'password.changedAt'])
    .select((e) => [
      jsonArrayFrom(
        e
          .selectFrom('position')
          .innerJoin('user_position', 'user_position.positionId', 'position.id')
          .select(['position.id', 'position.fullName', 'position.organisationId'])
          .whereRef('user_position.userId', '=', 'u.id')
          .orderBy('position.sortCode'),
      ).as('positions'),
      jsonArrayFrom(
        e
          .selectFrom('role')
          .innerJoin('held_role', 'held_role.roleId', 'role.id')
          .select(['role.id', 'role.fullName'])
          .whereRef('held_role.userId', '=', 'u.id')
          .orderBy('role.sortCode'),
      ).as('roles'),
      jsonArrayFrom(
        e
          .selectFrom('user_group')
          .innerJoin('user_group_member', 'user_group_member.groupId', 'user_group.id')
          .select(['user_group.id', 'user_group.fullName'])
          .whereRef('user_group_member.userId', '=', 'u.id')
          .orderBy('user_group.sortCode'),
      ).as('groups'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The way from the group down to one organisation. */
export async function organisationPath(db: Db, organisationId: string) {
  return db
    .withRecursive('above', (e) =>
      e
        .selectFrom('organisation')
        .select(['id', 'parentId', 'fullName', 'kind', 'enabledMark'])
        .select((x) => x.lit(0).as('step'))
        .where('id', '=', organisationId)
        .unionAll(
          e
            .selectFrom('organisation')
            .innerJoin('above', 'above.parentId', 'organisation.id')
            .select([
              'organisation.id',
              'organisation.parentId',
              'organisation.fullName',
              'organisation.kind',
              'organisation.enabledMark',
            ])
            .select((x) => x(x.ref('above.step'), '+', 1).as('step'))
            // A ring of parents is a broken import; it must not become an endless query.
            .where('above.step', '<', 20),
        ),
    )
    .selectFrom('above')
    .select(['id', 'fullName', 'kind', 'enabledMark'])
    .orderBy('step', 'desc')
    .execute();
}

/** What something is found by beside its name: how it is spelled, and its English name. */
const spelled = sql<string>`trim("quickQuery" || ' ' || lower("enName"))`.as('quickQuery');

/** Every company and department, a parent's children in their order. */
export async function loadOrganisations(db: Db) {
  return db
    .selectFrom('organisation')
    .select(['id', 'parentId', 'kind', 'fullName', 'managerId', 'enabledMark'])
    .select(spelled)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** What can be named by id, and where its rows are. */
const namedTables = {
  organisation: 'organisation',
  position: 'position',
  role: 'role',
  group: 'user_group',
} as const;
export type NamedKind = keyof typeof namedTables;

/** These, also disabled ones: records name them. */
export async function findNamed(db: Db, kind: NamedKind, ids: readonly string[]) {
  return db
    .selectFrom(namedTables[kind])
    .select(['id', 'fullName', 'enName', 'enabledMark'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
}

export async function findOrganisationOfPosition(db: Db, positionId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('position')
    .select('organisationId')
    .where('id', '=', positionId)
    .executeTakeFirst();
  return found?.organisationId;
}

export async function loadPositions(db: Db) {
  return db
    .selectFrom('position')
    .select(['id', 'organisationId', 'fullName'])
    .select(spelled)
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** Every role, with the organisations it is bound to; most are bound to none. */
export async function loadRoles(db: Db) {
  return db
    .selectFrom('role')
    .select(['id', 'fullName'])
    .select(spelled)
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('role_organisation')
          .select('organisationId')
          .whereRef('role_organisation.roleId', '=', 'role.id'),
      ).as('bound'),
    )
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

export async function loadGroups(db: Db) {
  return db
    .selectFrom('user_group')
    .select(['id', 'category', 'fullName'])
    .select(spelled)
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
}

/** The organisation a person mainly works in. */
export async function findMainOrganisation(db: Db, userId: string): Promise<string | null> {
  const { organisationId } = await db
    .selectFrom('user_account')
    .select('organisationId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return organisationId;
}

/** A company and those below it, whatever departments stand between. */
export async function findCompaniesBelow(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id, kind from organisation where id = ${companyId}
      union all
      select o.id, o.kind from organisation o join below b on o."parentId" = b.id
    )
    select id from below where kind = 'company'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The company somebody works in and those below it, in one statement: it is asked with almost every command on money. */
export async function findCompaniesOfPerson(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select o.id, o."parentId", o.kind, 0 as step
      from user_account u join organisation o on o.id = u."organisationId" where u.id = ${userId}
      union all
      select o.id, o."parentId", o.kind, a.step + 1 from above a join organisation o on o.id = a."parentId"
      where a.kind <> 'company' and a.step < 20
    ), below as (
      select id, kind from above where kind = 'company'
      union all
      select o.id, o.kind from organisation o join below b on o."parentId" = b.id
    )
    select id from below where kind = 'company'`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where('isAdministrator', '=', true)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertCompany(
  db: Db,
  company: { id: string; fullName: string; enCode: string; quickQuery: string },
) {
  await db
    .insertInto('organisation')
    .values({ ...company, kind: 'company', parentId: null, managerId: null })
    .execute();
}

export async function insertAdministrator(
  db: Db,
  person: { id: string; account: string; realName: string; quickQuery: string; organisationId: string },
) {
  await db
    .insertInto('user_account')
    .values({ ...person, isAdministrator: true, managerId: null, positionId: null, deletedAt: null })
    .execute();
  await db
    .insertInto('user_organisation')
    .values({ userId: person.id, organisationId: person.organisationId })
    .execute();
}

const nothingPersonal = {
  ...{ quickQuery: '', headIcon: '', signature: '', gender: '', birthday: null, nation: '', nativePlace: '' },
  ...{ certificatesType: '', certificatesNumber: '', education: '', entryDate: null, ranks: '' },
  ...{ mobilePhone: '', telePhone: '', landline: '', email: '', postalAddress: '' },
  ...{ urgentContacts: '', urgentTelePhone: '' },
};

/** Gives the people of somebody who leaves to the manager above, and leaves what they led without a leader. */
export async function handOver(db: Db, userId: string): Promise<void> {
  const { managerId } = await db
    .selectFrom('user_account')
    .select('managerId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const reports = () => db.updateTable('user_account').where('managerId', '=', userId);
  // In a ring the manager above is one of those below, and nobody answers to themselves.
  if (managerId) await reports().set({ managerId: null }).where('id', 'in', [managerId, userId]).execute();
  await reports().set({ managerId }).execute();
  await db.updateTable('organisation').set({ managerId: null }).where('managerId', '=', userId).execute();
}

/** Empties a person of everything personal; the id stays, because records name it. */
export async function makeAnonymous(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_account')
    .set({
      account: deletedAccountOf(userId),
      realName: deletedPersonName,
      ...nothingPersonal,
      managerId: null,
      organisationId: null,
      positionId: null,
      enabledMark: 0,
      deletedAt: now,
    })
    .where('id', '=', userId)
    .execute();
  for (const table of ['user_role', 'user_group_member', 'user_position', 'user_organisation'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
}

/** Whatever has an English name, a group of groups too. */
export async function loadEnglishNames(db: Db): Promise<{ fullName: string; enName: string }[]> {
  const { rows } = await sql<{ fullName: string; enName: string }>`
    select "fullName", "enName" from organisation where "enName" <> ''
    union select "fullName", "enName" from position where "enName" <> ''
    union select "fullName", "enName" from role where "enName" <> ''
    union select "fullName", "enName" from user_group where "enName" <> ''
    union select category, "enCategory" from user_group where "enCategory" <> ''`.execute(db);
  return rows;
}

/** What the company above all others is called in English; empty where nobody said so. */
export async function companyEnglishName(db: Db): Promise<string> {
  const company = await db
    .selectFrom('organisation')
    .select('enName')
    .where('kind', '=', 'company')
    .where('parentId', 'is', null)
    .orderBy('sortCode')
    .limit(1)
    .executeTakeFirst();
  return company?.enName ?? '';
}
