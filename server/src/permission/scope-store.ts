import type { DataScope } from '@fairway/contract/permission.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** What these roles have, as far as scopes follow from it: ids by role. */
export async function grantedToSome(
  db: Db,
  roleIds: readonly string[],
  itemIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ roleId: string; id: string }>`
    select "roleId", id from (${ofRoles(itemIds)}) as granted where "roleId" = any(${roleIds}::text[])`.execute(
    db,
  );
  return byRole(rows);
}

/** The same of every role. */
export async function grantedToAnyRole(
  db: Db,
  itemIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<{ roleId: string; id: string }>`${ofRoles(itemIds)}`.execute(db);
  return byRole(rows);
}

const ofRoles = (itemIds: readonly string[]) => sql`
  select "roleId", "menuId" as id from role_menu
  union all select "roleId", "itemId" from role_permission where "itemId" = any(${itemIds}::text[])
  union all select "roleId", "moduleId" || '.scope.' || kind || coalesce('.' || "organisationId", '') from role_scope`;

const byRole = (rows: readonly { roleId: string; id: string }[]) =>
  new Map(
    [...Map.groupBy(rows, ({ roleId }) => roleId)].map(([role, own]) => [
      role,
      new Set(own.map(({ id }) => id)),
    ]),
  );

/** Where somebody works now, and the roles they have there in the order of their ids. */
export async function findHolder(db: Db, userId: string) {
  const { rows } = await sql<{ organisationId: string | null; isAdministrator: boolean; roleIds: string[] }>`
    select "organisationId", "isAdministrator",
      array(select "roleId" from held_role where "userId" = ${userId} order by "roleId") as "roleIds"
    from user_account where id = ${userId}`.execute(db);
  return rows[0];
}

/** Everybody who works in one of these organisations now, also who cannot sign in any more: their rows stay. */
export async function peopleWorkingIn(db: Db, organisationIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from user_account
    where "organisationId" = any(${organisationIds}::text[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where these people work now. */
export async function workplacesOf(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct "organisationId" as id from user_account
    where id = any(${userIds}::text[]) and "organisationId" is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** People at work who have one of these roles, with where they work, and administrators with no role. */
export async function holdersOf(
  db: Db,
  roleIds: readonly string[],
): Promise<{ userId: string; roleId: string | null; organisationId: string | null }[]> {
  const { rows } = await sql<{ userId: string; roleId: string | null; organisationId: string | null }>`
    select person.id as "userId", held."roleId", person."organisationId"
    from user_account person join held_role held on held."userId" = person.id
    where held."roleId" = any(${roleIds}::text[]) and person."enabledMark" = 1 and person."deletedAt" is null
    union all
    select id, null, "organisationId" from user_account
    where "isAdministrator" and "enabledMark" = 1 and "deletedAt" is null`.execute(db);
  return rows;
}

/** What every form of the company shows to a role for which nobody chose. */
export async function usualScopesOfForms(db: Db): Promise<Map<string, DataScope>> {
  const rows = await db
    .selectFrom('menu')
    .select(['id', 'usualScope'])
    .where('usualScope', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, usualScope }) => (usualScope ? [[id, usualScope] as const] : [])));
}
