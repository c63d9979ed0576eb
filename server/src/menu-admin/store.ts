import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { PermissionTables, PlacedMenuRow } from '../permission/placed-menus.ts';

/** Until the end of the transaction nobody else changes the menu: two moves never make a ring together. */
export async function holdMenus(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('menus', 0))`.execute(db);
}

export type System = PermissionTables['menu_system'];

/** What an entry is without what the company made of it. */
export async function findBuiltIn(db: Db, id: string) {
  return db
    .selectFrom('menu')
    .select([
      'fullName',
      'icon',
      'parentId',
      'systemId',
      'sortCode',
      'urlAddress',
      'linkTarget',
      'propertyJson',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Own = Omit<PermissionTables['menu_own'], 'menuId'>;
type Switches = Pick<PlacedMenuRow, 'isHidden' | 'shownOn'>;

/** How an entry of the app or of a form is shown, as another version; without `own` it is as it comes. */
export async function updateShown(
  db: Db,
  id: string,
  switches: Switches,
  own: Own | undefined,
): Promise<void> {
  await db
    .updateTable('menu')
    .set({ ...switches, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  if (!own) {
    await db.deleteFrom('menu_own').where('menuId', '=', id).execute();
    return;
  }
  await db
    .insertInto('menu_own')
    .values({ menuId: id, ...own })
    .onConflict((conflict) => conflict.column('menuId').doUpdateSet(own))
    .execute();
}

type Written = Pick<
  PlacedMenuRow,
  'fullName' | 'icon' | 'parentId' | 'systemId' | 'sortCode' | 'urlAddress' | 'linkTarget'
>;

/** The same of an entry that the company added. */
export async function updateOwn(
  db: Db,
  id: string,
  { enName, ...written }: Written & Switches & { enName: string },
): Promise<void> {
  await db
    .updateTable('menu')
    .set({ ...written, propertyJson: namedJson(enName), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

const namedJson = (enName: string) => JSON.stringify(enName === '' ? {} : { enName });

export async function insertOwn(
  db: Db,
  {
    enName,
    ...menu
  }: Written & Pick<PlacedMenuRow, 'id' | 'type' | 'targetId' | 'grantedAs'> & { enName: string },
): Promise<void> {
  await db
    .insertInto('menu')
    .values({ ...menu, origin: 'own', enCode: `own.${menu.id}`, propertyJson: namedJson(enName) })
    .execute();
}

/** Gives entries that stand beside each other other numbers, where they stand. */
export async function spreadMenus(
  db: Db,
  rows: readonly Pick<PlacedMenuRow, 'id' | 'origin' | 'parentId' | 'systemId' | 'sortCode'>[],
): Promise<void> {
  for (const { id, origin, parentId, systemId, sortCode } of rows) {
    if (origin === 'own') {
      await db.updateTable('menu').set({ sortCode }).where('id', '=', id).execute();
      continue;
    }
    const place = { isPlaced: true, parentId, systemId, sortCode };
    await db
      .insertInto('menu_own')
      .values({ menuId: id, fullName: null, enName: null, icon: null, ...place })
      .onConflict((conflict) => conflict.column('menuId').doUpdateSet(place))
      .execute();
  }
}

/** Roles that were given an entry. */
export async function roleNamesOf(db: Db, menuId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_menu')
    .innerJoin('role', 'role.id', 'role_menu.roleId')
    .select('role.fullName')
    .where('role_menu.menuId', '=', menuId)
    .orderBy('role.sortCode')
    .execute();
  return rows.map(({ fullName }) => fullName);
}

export async function countFavourites(db: Db, menuId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from favourite where "objectType" = '2' and "objectId" = ${menuId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function forgetFavourites(db: Db, menuId: string): Promise<void> {
  await sql`delete from favourite where "objectType" = '2' and "objectId" = ${menuId}`.execute(db);
}

export async function insertSystem(db: Db, system: Omit<System, 'version'>): Promise<void> {
  await db.insertInto('menu_system').values(system).execute();
}

/** As another version. */
export async function updateSystem(
  db: Db,
  id: string,
  values: Pick<System, 'fullName' | 'enName' | 'icon'>,
): Promise<void> {
  await db
    .updateTable('menu_system')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteSystem(db: Db, id: string): Promise<void> {
  // What stands below something was there once; where it stands now says what is above it.
  await db.updateTable('menu').set({ systemId: 'fairway' }).where('systemId', '=', id).execute();
  await db.updateTable('menu_own').set({ systemId: 'fairway' }).where('systemId', '=', id).execute();
  await db.deleteFrom('menu_system').where('id', '=', id).execute();
}

/** Who sees something with the grant of one of these entries, and every administrator. */
export async function peopleSeeing(db: Db, menuIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person.id from user_account person
    where person."enabledMark" = 1 and person."deletedAt" is null and (person."isAdministrator" or exists (
      select from held_role join role_menu on role_menu."roleId" = held_role."roleId"
      where held_role."userId" = person.id and role_menu."menuId" = any(${menuIds}::text[])))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whose menu is looked at. */
export async function findSeer(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'isAdministrator', 'kind'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}
