import { type ModelId, modules } from '@fairway/contract/modules.ts';
import { type MenuEntry, menuRoot, menuType, type PermissionEntry } from '@fairway/contract/permission.ts';
import { menuFor } from '@fairway/domain/menu/menu-for.ts';
import type { Built } from '@fairway/domain/tree/build-tree.ts';
import type { Db } from '../database/open.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { scopedModules, seesWide } from './data-scopes.ts';
import { loadPlacedMenus, menuIdsOf } from './menu-store.ts';
import { permissionItemsOf } from './store.ts';
import type { MenuDevice, PlacedMenuRow } from './tables.ts';

/** What somebody sees on a device, by system. */
export type Menus = ReadonlyMap<string, MenuEntry[]>;

export interface Grants {
  menus: Record<MenuDevice, Menus>;
  permissionList: PermissionEntry[];
}

/** What a person's roles let them see and do where they work now, in the shapes of the wire. */
export async function grantsOf(db: Db, userId: string, isAdministrator: boolean): Promise<Grants> {
  const organisationStamp = await changeStamp(db, 'organisation');
  const [rows, granted, items] = await Promise.all([
    loadPlacedMenus(db),
    isAdministrator ? undefined : menuIdsOf(db, userId),
    permissionItemsOf(db, userId, isAdministrator),
  ]);
  const isGranted = (id: string) => granted?.has(id) ?? true;
  const byModule = Map.groupBy(items, ({ modelId }) => modelId);
  // What is hidden is not shown, but it is granted.
  const permissionList = rows
    .filter((row) => row.type !== menuType.catalogue && row.enabledMark === 1)
    .filter(({ id, grantedAs }) => isGranted(grantedAs ?? id))
    .map(({ id, grantedAs, fullName }) => entryOf(id, fullName, byModule.get(grantedAs ?? id) ?? []));
  for (const [modelId, { showsWide, ...rule }] of scopedModules) {
    const entry = permissionList.find((one) => one.modelId === modelId);
    if (!entry || !showsWide) continue;
    const isWide = await seesWide({ db, session: { userId, organisationStamp } }, modelId, rule);
    const isShown = entry.button.some(({ enCode }) => enCode === showsWide);
    if (isShown && !isWide) entry.button = entry.button.filter(({ enCode }) => enCode !== showsWide);
    if (!isShown && isWide) entry.button.push(wideButton(modelId as ModelId, showsWide));
  }
  return { menus: menusWith(rows, isGranted), permissionList };
}

/** Screens ask for it to offer what others look after. */
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
