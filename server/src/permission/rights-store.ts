import type { PermissionKind } from '@fairway/contract/permission.ts';
import { scopePartOf } from '@fairway/domain/permission/data-scope.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** What can be granted in each of them. */
export async function loadItems(
  db: Db,
): Promise<{ id: string; modelId: string; kind: PermissionKind; enCode: string; fullName: string }[]> {
  return db.selectFrom('permission_item').selectAll().orderBy('kind').orderBy('id').execute();
}

/** What roles have of places, of what is granted in them and of scopes, each by its id. */
const granted = sql`(
  select "roleId", "menuId" as id from role_menu union all select "roleId", "itemId" from role_permission
  union all select "roleId", "moduleId" || '.scope.' || kind || coalesce('.' || "organisationId", '') from role_scope
)`;

/** What each role has, or one of them: ids of menus, of items and of scopes. */
export async function loadGranted(db: Db, roleId?: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ roleId: string; id: string }>`
    select "roleId", id from ${granted} as granted where ${roleId ?? null}::text is null or "roleId" = ${roleId ?? null} order by 1, 2`.execute(
    db,
  );
  const byRole = Map.groupBy(rows, (row) => row.roleId);
  return new Map([...byRole].map(([role, own]) => [role, own.map(({ id }) => id)]));
}

/** Menus, items and scopes by id; those that are none of these are left out. */
export async function insertGranted(db: Db, roleId: string, ids: readonly string[]): Promise<void> {
  await sql`insert into role_menu ("roleId", "menuId") select ${roleId}, id from menu where id = any(${ids}::text[])
    on conflict do nothing`.execute(db);
  await sql`insert into role_permission ("roleId", "itemId") select ${roleId}, id from permission_item
    where id = any(${ids}::text[]) on conflict do nothing`.execute(db);
  const scopes = ids.flatMap((id) => scopePartOf(id) ?? []).map((part) => ({ roleId, ...part }));
  if (scopes.length > 0) await db.insertInto('role_scope').values(scopes).execute();
}

export async function deleteGranted(db: Db, roleId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from role_menu where "roleId" = ${roleId} and "menuId" = any(${ids}::text[])`.execute(db);
  await sql`delete from role_permission where "roleId" = ${roleId} and "itemId" = any(${ids}::text[])`.execute(
    db,
  );
  await sql`delete from role_scope where "roleId" = ${roleId}
    and "moduleId" || '.scope.' || kind || coalesce('.' || "organisationId", '') = any(${ids}::text[])`.execute(
    db,
  );
}

export async function peopleGivenRole(db: Db, roleId: string): Promise<string[]> {
  const rows = await db.selectFrom('user_role').select('userId').where('roleId', '=', roleId).execute();
  return rows.map(({ userId }) => userId);
}

/** The roles of somebody, and whether each holds where they work now. */
export async function rolesOfPerson(db: Db, userId: string) {
  const { rows } = await sql<{ id: string; fullName: string; isHeld: boolean }>`
    select role.id, role."fullName", exists (
      select from held_role h where h."userId" = given."userId" and h."roleId" = role.id) as "isHeld"
    from user_role given join role on role.id = given."roleId" where given."userId" = ${userId}
    order by role."sortCode", role.id`.execute(db);
  return rows;
}
