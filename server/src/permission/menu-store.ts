import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { MenuDevice, PermissionTables, PlacedMenuRow } from './tables.ts';

/** Every entry as it is shown, those beside each other in their order. */
export async function loadPlacedMenus(db: Db): Promise<PlacedMenuRow[]> {
  return db.selectFrom('placed_menu').selectAll().orderBy('sortCode').orderBy('id').execute();
}

export async function loadMenuSystems(db: Db) {
  return db.selectFrom('menu_system').selectAll().orderBy('sortCode').orderBy('id').execute();
}

/** Ids of the entries that these roles give. */
export async function menuIdsOf(db: Db, roleIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('role_menu')
    .select('menuId')
    .distinct()
    .where('roleId', '=', sql<string>`any(${roleIds}::text[])`)
    .execute();
  return new Set(rows.map(({ menuId }) => menuId));
}

const columns = { desk: 'systemId', phone: 'appSystemId' } as const satisfies Record<MenuDevice, string>;

/** In which systems somebody chose to work. */
export async function chosenSystems(db: Db, userId: string): Promise<Record<MenuDevice, string | null>> {
  const row = await db
    .selectFrom('user_account')
    .select(['systemId', 'appSystemId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { desk: row?.systemId ?? null, phone: row?.appSystemId ?? null };
}

export async function chooseSystem(
  db: Db,
  userId: string,
  device: MenuDevice,
  systemId: string,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ [columns[device]]: systemId })
    .where('id', '=', userId)
    .execute();
}

export async function saveMenu(db: Db, menu: Insertable<PermissionTables['menu']>): Promise<void> {
  const { id, ...values } = menu;
  await db
    .insertInto('menu')
    .values(menu)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Where an entry stands among those beside it as it comes; nothing where it is not there yet. */
export async function builtInOrder(
  db: Db,
): Promise<{ id: string; parentId: string | null; sortCode: number }[]> {
  return db
    .selectFrom('menu')
    .select(['id', 'parentId', 'sortCode'])
    .where('origin', '=', 'builtIn')
    .execute();
}

/** What the company placed itself: its own entries, and those it moved. */
export async function ownOrder(db: Db) {
  const { rows } = await sql<{ id: string; parentId: string | null; sortCode: number }>`
    select id, "parentId", "sortCode" from placed_menu where origin = 'own' or "isMoved"`.execute(db);
  return rows;
}

/** Gives entries that the company placed other numbers, with nothing else about them. */
export async function renumberMenus(
  db: Db,
  orders: readonly { id: string; sortCode: number }[],
): Promise<void> {
  for (const { id, sortCode } of orders) {
    await db
      .updateTable('menu_own')
      .set({ sortCode })
      .where('menuId', '=', id)
      .where('isPlaced', '=', true)
      .execute();
    await db.updateTable('menu').set({ sortCode }).where('id', '=', id).where('origin', '=', 'own').execute();
  }
}

/** Other entries for the same form lead where the form is, as long as it is in use. */
export async function followForm(
  db: Db,
  formId: string,
  values: { urlAddress: string; enabledMark: number },
): Promise<void> {
  await db.updateTable('menu').set(values).where('grantedAs', '=', formId).execute();
}

/** With everything granted below it. */
export async function deleteMenu(db: Db, menuId: string): Promise<void> {
  await db.deleteFrom('menu').where('id', '=', menuId).execute();
}

/** The last number among those below an entry; a new form stands behind them. */
export async function lastOrderBelow(db: Db, parentId: string): Promise<number> {
  const row = await db
    .selectFrom('placed_menu')
    .select((e) => e.fn.max('sortCode').as('last'))
    .where('parentId', '=', parentId)
    .executeTakeFirst();
  return row?.last ?? 0;
}

export async function isMenu(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('menu').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
