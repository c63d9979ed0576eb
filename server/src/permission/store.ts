import type { PermissionKind } from '@fairway/contract/permission.ts';
import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** The roles somebody has where they work now, in the order of their ids. */
export async function heldRoleIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('held_role')
    .select('roleId')
    .where('userId', '=', userId)
    .orderBy('roleId')
    .execute();
  return rows.map(({ roleId }) => roleId);
}

/** The columns, form fields and buttons these roles give; without roles all there are. */
export async function permissionItemsOf(db: Db, roleIds: readonly string[] | undefined) {
  let items = db
    .selectFrom('permission_item as item')
    .innerJoin('menu', 'menu.id', 'item.modelId')
    .select(['item.id', 'item.modelId', 'item.kind', 'item.enCode', 'item.fullName'])
    .where('menu.enabledMark', '=', 1);
  if (roleIds) {
    items = items.where('item.id', 'in', (e) =>
      e
        .selectFrom('role_permission')
        .select('itemId')
        .where('roleId', '=', sql<string>`any(${roleIds}::text[])`),
    );
  }
  return items.orderBy('item.id').execute();
}

export async function savePermissionItems(
  db: Db,
  modelId: string,
  items: Record<PermissionKind, Record<string, string>>,
): Promise<void> {
  const rows = Object.entries(items).flatMap(([kind, below]) =>
    Object.entries(below).map(([enCode, fullName]) => ({
      id: `${modelId}.${kind}.${enCode}`,
      modelId,
      kind: kind as PermissionKind,
      enCode,
      fullName,
    })),
  );
  if (rows.length === 0) return;
  await db
    .insertInto('permission_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({ fullName: e.ref('excluded.fullName') })),
    )
    .execute();
}

/** Unless the company has it already. */
export async function insertRole(
  db: Db,
  role: {
    id: string;
    enCode: string;
    fullName: string;
    enName: string;
    quickQuery: string;
    sortCode: number;
  },
): Promise<void> {
  await db
    .insertInto('role')
    .values(role)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasRole(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('role').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function menusOfRole(db: Db, roleId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('role_menu').select('menuId').where('roleId', '=', roleId).execute();
  return new Set(rows.map(({ menuId }) => menuId));
}

/** Modules and permission items that a default role was offered. */
export async function offeredTo(db: Db, roleId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('offered_grant').select('grantId').where('roleId', '=', roleId).execute();
  return new Set(rows.map(({ grantId }) => grantId));
}

export async function noteOffered(db: Db, roleId: string, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  const rows = grantIds.map((grantId) => ({ roleId, grantId }));
  await db.insertInto('offered_grant').values(rows).execute();
}

/** As long as it is still called what we called it. */
export async function nameRoleInEnglish(
  db: Db,
  { id, fullName, enName }: { id: string; fullName: string; enName: string },
): Promise<void> {
  await db
    .updateTable('role')
    .set({ enName })
    .where('id', '=', id)
    .where('fullName', '=', fullName)
    .where('enName', '=', '')
    .execute();
}

export async function grantToRole(
  db: Db,
  roleId: string,
  menuIds: string[],
  itemIds: string[],
): Promise<void> {
  if (menuIds.length > 0) {
    await db
      .insertInto('role_menu')
      .values(menuIds.map((menuId) => ({ roleId, menuId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (itemIds.length > 0) {
    await db
      .insertInto('role_permission')
      .values(itemIds.map((itemId) => ({ roleId, itemId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Those of these menus that are open to a person; an administrator has them all. */
export async function menusAmong(
  db: Db,
  userId: string,
  isAdministrator: boolean,
  menuIds: readonly string[],
): Promise<string[]> {
  let menus = db.selectFrom('menu').select('id').where('enabledMark', '=', 1).where('id', 'in', menuIds);
  if (!isAdministrator) {
    menus = menus.where('id', 'in', (e) =>
      e
        .selectFrom('role_menu')
        .innerJoin('held_role', 'held_role.roleId', 'role_menu.roleId')
        .select('role_menu.menuId')
        .where('held_role.userId', '=', userId),
    );
  }
  return (await menus.execute()).map(({ id }) => id);
}

export interface Right {
  modelId: string;
  /** A button of the module; the module alone where it is left out. */
  button?: string;
}

/** People at work who have a right, administrators included. */
export async function findPeopleWith(
  db: Db,
  { modelId, button }: Right,
  among: readonly string[] | undefined,
) {
  const given =
    button === undefined
      ? sql`select "roleId" from role_menu where "menuId" = ${modelId}`
      : sql`select "roleId" from role_permission where "itemId" = ${`${modelId}.button.${button}`}`;
  const { rows } = await sql<{ id: string; kind: 'member' | 'customer' }>`
    select person.id, person.kind from user_account person
    where person."enabledMark" = 1 and person."deletedAt" is null
      and (${among ?? null}::text[] is null or person.id = any(${among ?? null}::text[]))
      and exists (select from menu where id = ${modelId} and "enabledMark" = 1)
      and (person."isAdministrator" or exists (
        select from held_role where held_role."userId" = person.id and held_role."roleId" in (${given})))
    order by person.id`.execute(db);
  return rows;
}

export async function roleIdsOfMenu(db: Db, menuId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_menu')
    .select('roleId')
    .where('menuId', '=', menuId)
    .orderBy('roleId')
    .execute();
  return rows.map(({ roleId }) => roleId);
}

/** Takes a menu and everything below it from a role, the scope of its rows too. */
export async function takeFromRole(db: Db, roleId: string, menuId: string): Promise<void> {
  await db.deleteFrom('role_menu').where('roleId', '=', roleId).where('menuId', '=', menuId).execute();
  await db.deleteFrom('role_scope').where('roleId', '=', roleId).where('moduleId', '=', menuId).execute();
  await db
    .deleteFrom('role_permission')
    .where('roleId', '=', roleId)
    .where('itemId', 'in', (e) => e.selectFrom('permission_item').select('id').where('modelId', '=', menuId))
    .execute();
}
