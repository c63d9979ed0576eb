import type { ManagedMenu } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { mayStandIn } from '@fairway/domain/menu/menu-place.ts';
import type { TreeRules } from '../../ui/tree-editor/tree-place.ts';

interface Shown {
  menu: ManagedMenu;
  level: number;
  isOpen: boolean | undefined;
}

/** The entries of a system as they are read, without what is below a closed one; a search opens what it needs. */
export function menuLines(
  entries: readonly ManagedMenu[],
  systemId: string,
  closed: ReadonlySet<string>,
  keyword: string,
): Shown[] {
  const wanted = keyword.trim().toLowerCase();
  const kept = wanted === '' ? undefined : withAbove(entries, wanted);
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const read = (some: readonly ManagedMenu[], level: number): Shown[] =>
    some
      .filter(({ id }) => !kept || kept.has(id))
      .flatMap((menu) => {
        const inside = below.get(menu.id) ?? [];
        const isOpen = inside.length === 0 ? undefined : kept !== undefined || !closed.has(menu.id);
        return [{ menu, level, isOpen }, ...(isOpen ? read(inside, level + 1) : [])];
      });
  return read(
    (below.get(null) ?? []).filter((menu) => menu.systemId === systemId),
    1,
  );
}

/** Those a search finds, and what they stand below. */
function withAbove(entries: readonly ManagedMenu[], wanted: string): ReadonlySet<string> {
  const byId = new Map(entries.map((menu) => [menu.id, menu]));
  const kept = new Set<string>();
  for (const menu of entries) {
    const { fullName, enName, quickQuery, urlAddress } = menu;
    if (!`${fullName} ${enName} ${quickQuery} ${urlAddress}`.toLowerCase().includes(wanted)) continue;
    for (let at: ManagedMenu | undefined = menu; at && !kept.has(at.id); ) {
      kept.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  }
  return kept;
}

export const isCatalogue = ({ type }: Pick<ManagedMenu, 'type'>) => type === menuType.catalogue;

/** Entries stand below catalogues and in one order with all others there. */
export const menuRules = (entries: readonly ManagedMenu[]): TreeRules<ManagedMenu> => ({
  mayStandBelow: (menu, above) => mayStandIn(entries, menu, above?.id ?? null),
  areOrderedTogether: () => true,
  standsBeside: (one, other) => one.parentId === other.parentId && one.systemId === other.systemId,
});

/** What an entry is called with all it stands below. */
export function menuPath(
  entries: readonly ManagedMenu[],
  menu: ManagedMenu,
  nameOf: (menu: ManagedMenu) => string,
): string {
  const above = entries.find(({ id }) => id === menu.parentId);
  return above ? `${menuPath(entries, above, nameOf)} / ${nameOf(menu)}` : nameOf(menu);
}
