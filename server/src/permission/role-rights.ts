import type { Language } from '@fairway/contract/errors.ts';
import type { DataScope, UsualScope } from '@fairway/contract/permission.ts';
import { menuType } from '@fairway/contract/permission.ts';
import type { Grantable } from '@fairway/contract/rights.ts';
import { inReadingOrder } from '@fairway/domain/menu/menu-for.ts';
import { scopePartOf } from '@fairway/domain/permission/data-scope.ts';
import type { Db } from '../database/open.ts';
import { dataScopeWords } from '../language/rights-words.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { scopedModules } from './data-scopes.ts';
import { loadPlacedMenus } from './menu-store.ts';
import { deleteGranted, insertGranted, loadGranted, loadItems, rolesOfPerson } from './rights-store.ts';
import { usualScopesOfForms } from './scope-store.ts';

export { rolesOfPerson };

/** Every place of the menu with what can be granted in it; an entry that is seen with the grant of another is none. */
export async function grantablePlaces(db: Db, language: Language): Promise<Grantable[]> {
  const [rows, items] = [await loadPlacedMenus(db), await loadItems(db)];
  const menus = inReadingOrder(rows).filter((row) => row.enabledMark === 1 && row.grantedAs === null);
  const byModule = Map.groupBy(items, ({ modelId }) => modelId);
  const usual = await usualScopesOfForms(db);
  return menus.map(({ id, parentId, fullName, enName, type, urlAddress }) => ({
    ...{ id, parentId, urlAddress, isHeading: type === menuType.catalogue },
    scope: scopeRuleOf(id, usual) ?? null,
    fullName: (language === 'en' && enName) || fullName,
    items: (byModule.get(id) ?? []).map(({ modelId, ...item }) => item),
  }));
}

function scopeRuleOf(id: string, ofForms: ReadonlyMap<string, DataScope>): UsualScope | undefined {
  const rule = scopedModules.get(id);
  if (rule) {
    const { usual, wider, follows } = rule;
    return { usual, ...(wider && { wider }), ...(follows !== undefined && { follows }) };
  }
  const usual = ofForms.get(id);
  return usual && { usual };
}

/** What each role has: ids of menus, of what is granted in them and of scopes. */
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

/** The same of scopes among some ids: `模块/数据范围：本部门`. */
export async function scopeNames(
  db: Db,
  language: Language,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const parts = ids.flatMap((id) => {
    const part = scopePartOf(id);
    return part ? [{ id, ...part }] : [];
  });
  if (parts.length === 0) return new Map();
  const places = new Map((await grantablePlaces(db, language)).map((place) => [place.id, place.fullName]));
  const chosen = parts.flatMap(({ organisationId }) => organisationId ?? []);
  const organisations = await namesById(db, 'organisation', chosen, language);
  return new Map(
    parts.map(({ id, moduleId, kind, organisationId }) => {
      const scope = dataScopeWords[kind][language];
      const where = organisationId === null ? '' : ` ${organisations.get(organisationId)?.fullName ?? ''}`;
      return [id, `${places.get(moduleId) ?? ''}/${dataScopeWords.name[language]}${scope}${where}`];
    }),
  );
}
