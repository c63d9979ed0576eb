import { type MenuEntry, menuRoot, menuType, type PermissionEntry } from '@fairway/contract/permission.ts';
import { buildTree } from '@fairway/domain/tree/build-tree.ts';
import type { Db } from '../database/open.ts';
import { menusOf, permissionItemsOf } from './store.ts';

export interface Grants {
  menuList: MenuEntry[];
  permissionList: PermissionEntry[];
}

/** What a person's roles let them see and do where they work now, in the shapes of the wire. */
export async function grantsOf(db: Db, userId: string, isAdministrator: boolean): Promise<Grants> {
  const [menus, items] = await Promise.all([
    menusOf(db, userId, isAdministrator),
    permissionItemsOf(db, userId, isAdministrator),
  ]);
  const entries = new Map<string, PermissionEntry>();
  for (const menu of menus) {
    if (menu.type === menuType.catalogue) continue;
    const modelId = menu.id;
    entries.set(modelId, {
      modelId,
      moduleName: menu.fullName,
      button: [],
      column: [],
      form: [],
      resource: [],
    });
  }
  for (const { modelId, kind, ...item } of items) entries.get(modelId)?.[kind].push(item);

  const rows = menus.map((menu) => ({
    ...menu,
    parentId: menu.parentId ?? menuRoot,
    propertyJson: JSON.stringify(propertiesOf(menu)),
  }));
  return { menuList: withoutEmptyCatalogues(buildTree(rows)), permissionList: [...entries.values()] };
}

/** Clients of the family open what `moduleId` names; a form and its menu entry have the same id. */
const propertiesOf = ({ id, type, propertyJson }: Awaited<ReturnType<typeof menusOf>>[number]) =>
  type === menuType.form ? { ...propertyJson, moduleId: id } : propertyJson;

type Built = Omit<MenuEntry, 'hasChildren' | 'children'> & { children: Built[] };

/** A heading with nothing below it is no menu. */
function withoutEmptyCatalogues(nodes: Built[]): MenuEntry[] {
  return nodes
    .map((node) => {
      const children = withoutEmptyCatalogues(node.children);
      return { ...node, children, hasChildren: children.length > 0 };
    })
    .filter((node) => node.type !== menuType.catalogue || node.hasChildren);
}
