import type { Insertable } from 'kysely';
import type { Db } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

export async function insertGrants(
  db: Db,
  menus: Insertable<Tables['role_menu']>[],
  items: Insertable<Tables['role_permission']>[],
): Promise<void> {
  await db.insertInto('role_menu').values(menus).execute();
  await db.insertInto('role_permission').values(items).execute();
}
