import type { Language } from '@fairway/contract/errors.ts';
import { menuType } from '@fairway/contract/permission.ts';
import type { Grantable } from '@fairway/contract/rights.ts';
import { inReadingOrder } from '@fairway/domain/menu/menu-for.ts';
import type { Db } from '../database/open.ts';
import { loadPlacedMenus } from './menu-store.ts';
import { deleteGranted, insertGranted, loadGranted, loadItems, rolesOfPerson } from './rights-store.ts';

export { rolesOfPerson };

/** Every place of the menu with what can be granted in it; an entry that is seen with the grant of another is none. */
export async function grantablePlaces(db: Db, language: Language): Promise<Grantable[]> {
  const [rows, items] = [await loadPlacedMenus(db), await loadItems(db)];
  const menus = inReadingOrder(rows).filter((row) => row.enabledMark === 1 && row.grantedAs === null);
  const byModule = Map.groupBy(items, ({ modelId }) => modelId);
  return menus.map(({ id, parentId, fullName, enName, type, urlAddress }) => ({
    ...{ id, parentId, urlAddress, isHeading: type === menuType.catalogue },
    fullName: (language === 'en' && enName) || fullName,
    items: (byModule.get(id) ?? []).map(({ modelId, ...item }) => item),
  }));
}

/** What each role has: ids of menus and of what is granted in them. */
export const grantedToRoles = (db: Db): Promise<Map<string, string[]>> => loadGranted(db);

export const grantedToRole = async (db: Db, roleId: string): Promise<Set<string>> =>
  new Set((await loadGranted(db, roleId)).get(roleId));

/** Gives a role exactly this in place of what it had. Whoever holds it has it from the next call on. */
export async function replaceGranted(
  db: Db,
  roleId: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Promise<{ given: string[]; taken: string[] }> {
  const given = [...after].filter((id) => !before.has(id)).toSorted();
  const taken = [...before].filter((id) => !after.has(id)).toSorted();
  await deleteGranted(db, roleId, taken);
  await insertGranted(db, roleId, given);
  return { given, taken };
}

/** What modules and what is granted in them are called, `模块/按钮`, where somebody wants to know. */
export async function grantNames(
  db: Db,
  language: Language,
  isWanted: boolean,
): Promise<ReadonlyMap<string, string>> {
  if (!isWanted) return new Map();
  const places = await grantablePlaces(db, language);
  return new Map(
    places.flatMap((place) => [
      [place.id, place.fullName] as const,
      ...place.items.map((item) => [item.id, `${place.fullName}/${item.fullName}`] as const),
    ]),
  );
}
