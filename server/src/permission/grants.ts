import { type ModelId, modules } from '@fairway/contract/modules.ts';
import { type MenuEntry, menuRoot, menuType, type PermissionEntry } from '@fairway/contract/permission.ts';
import { menuFor } from '@fairway/domain/menu/menu-for.ts';
import type { Built } from '@fairway/domain/tree/build-tree.ts';
import type { Db } from '../database/open.ts';
import type { Session } from '../http/context.ts';
import { cacheUntilChange, loadOnce } from '../system/cache-until-change.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { rolesOfCaller, scopedModules, seesWide } from './data-scopes.ts';
import { loadPlacedMenus, menuIdsOf } from './menu-store.ts';
import { heldRoleIds, permissionItemsOf } from './store.ts';
import type { MenuDevice, PlacedMenuRow } from './tables.ts';

/** What somebody sees on a device, by system. */
export type Menus = ReadonlyMap<string, MenuEntry[]>;

export interface Grants {
  menus: Record<MenuDevice, Menus>;
  permissionList: PermissionEntry[];
}

/** Whose grants: administrators have all there are, with or without a role. */
type Person = Pick<Session, 'userId' | 'isAdministrator'>;

/** What a person's roles let them see and do where they work now, in the shapes of the wire. */
export async function grantsOf(db: Db, person: Person): Promise<Grants> {
  const given = await givenBy(db, await rolesOf(db, person));
  return withScopes(db, person.userId, await changeStamp(db, 'organisation'), given);
}

const byRoles = cacheUntilChange(async () => new Map<string, Promise<Grants>>());

/**
 * The same, worked out once for all who have the same roles: after a change of rights everybody asks. Not for use inside
 * a command.
 */
export async function sharedGrantsOf(db: Db, session: Person & Pick<Session, 'organisationStamp'>) {
  const roleIds = session.isAdministrator ? undefined : await rolesOfCaller({ db, session });
  const known = await byRoles(db, session.organisationStamp);
  const given = await loadOnce(known, roleIds?.join(' ') ?? '*', () => givenBy(db, roleIds));
  return withScopes(db, session.userId, session.organisationStamp, given);
}

const rolesOf = async (db: Db, { userId, isAdministrator }: Person): Promise<string[] | undefined> =>
  isAdministrator ? undefined : heldRoleIds(db, userId);

/** What these roles give; without roles everything. */
async function givenBy(db: Db, roleIds: readonly string[] | undefined): Promise<Grants> {
  const [rows, granted, items] = await Promise.all([
    loadPlacedMenus(db),
    roleIds && menuIdsOf(db, roleIds),
    permissionItemsOf(db, roleIds),
  ]);
  const isGranted = (id: string) => granted?.has(id) ?? true;
  const byModule = Map.groupBy(items, ({ modelId }) => modelId);
  // What is hidden is not shown, but it is granted.
  const permissionList = rows
    .filter((row) => row.type !== menuType.catalogue && row.enabledMark === 1)
    .filter(({ id, grantedAs }) => isGranted(grantedAs ?? id))
    .map(({ id, grantedAs, fullName }) => entryOf(id, fullName, byModule.get(grantedAs ?? id) ?? []));
  return { menus: menusWith(rows, isGranted), permissionList };
}

/** Screens offer what others look after by a button; who sees it follows from their scope. */
async function withScopes(db: Db, userId: string, organisationStamp: number, given: Grants): Promise<Grants> {
  const asking = { db, session: { userId, organisationStamp } };
  const permissionList = await Promise.all(
    given.permissionList.map(async (entry) => {
      const rule = scopedModules.get(entry.modelId);
      if (!rule?.showsWide) return entry;
      const { showsWide } = rule;
      const isWide = await seesWide(asking, entry.modelId, rule);
      const others = entry.button.filter(({ enCode }) => enCode !== showsWide);
      const isShown = others.length < entry.button.length;
      if (isShown === isWide) return entry;
      return {
        ...entry,
        button: isWide ? [...others, wideButton(entry.modelId as ModelId, showsWide)] : others,
      };
    }),
  );
  return { ...given, permissionList };
}

const wideButton = (modelId: ModelId, enCode: string) => ({
  id: `${modelId}.button.${enCode}`,
  fullName: (modules[modelId].buttons as Record<string, string>)[enCode] ?? '',
  enCode,
});

type Items = Awaited<ReturnType<typeof permissionItemsOf>>;

function entryOf(modelId: string, moduleName: string, items: Items): PermissionEntry {
  const entry: PermissionEntry = { modelId, moduleName, button: [], column: [], form: [], resource: [] };
  for (const { modelId: _, kind, ...item } of items) entry[kind].push(item);
  return entry;
}

/** What is seen with these grants, on a phone and on a desk. */
export function menusWith(
  rows: readonly PlacedMenuRow[],
  isGranted: (id: string) => boolean,
): Record<MenuDevice, Menus> {
  const on = (device: MenuDevice) =>
    new Map(
      [...menuFor(rows, { isGranted, device })].map(([systemId, nodes]) => [systemId, nodes.map(onWire)]),
    );
  return { phone: on('phone'), desk: on('desk') };
}

function onWire(node: Built<PlacedMenuRow>): MenuEntry {
  const { id, fullName, enCode, icon, urlAddress, linkTarget, type } = node;
  const children = node.children.map(onWire);
  return {
    ...{ id, fullName, enCode, icon, urlAddress, linkTarget, type, children },
    parentId: node.parentId ?? menuRoot,
    propertyJson: JSON.stringify(propertiesOf(node)),
    // The numbers between two others are nobody's concern.
    sortCode: Math.floor(node.sortCode),
    hasChildren: children.length > 0,
  };
}

/** Clients of the family open what `moduleId` names; a form and its first entry have the same id. */
function propertiesOf({ id, type, targetId, enName, propertyJson }: PlacedMenuRow) {
  const moduleId = targetId ?? (type === menuType.form ? id : undefined);
  const { enName: _, ...others } = propertyJson;
  return { ...others, ...(enName !== '' && { enName }), ...(moduleId !== undefined && { moduleId }) };
}
