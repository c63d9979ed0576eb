import type { MenuDevice, ShownOn } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';
import { type Built, buildTree } from '../tree/build-tree.ts';

export interface PlacedMenu {
  id: string;
  parentId: string | null;
  /** Of an entry at the top; all others are where what they stand below is. */
  systemId: string;
  type: number;
  isHidden: boolean;
  shownOn: ShownOn;
  enabledMark: number;
  /** Whose grant shows it, where that is another's. */
  grantedAs: string | null;
}

interface Wanted {
  isGranted: (menuId: string) => boolean;
  device: MenuDevice;
}

/** With what grant an entry is seen; a catalogue needs none, it is seen with what is in it. */
export const grantOf = ({ id, type, grantedAs }: Pick<PlacedMenu, 'id' | 'type' | 'grantedAs'>) =>
  type === menuType.catalogue ? null : (grantedAs ?? id);

/**
 * What somebody sees of the menu on a device, by system: what they were granted and nobody hid, with the catalogues that
 * hold something of it. Rows come in their order.
 */
export function menuFor<Row extends PlacedMenu>(
  rows: readonly Row[],
  { isGranted, device }: Wanted,
): Map<string, Built<Row>[]> {
  const isShown = (row: Row) => {
    const grant = grantOf(row);
    return (
      !row.isHidden &&
      row.enabledMark === 1 &&
      (row.shownOn === 'both' || row.shownOn === device) &&
      (grant === null || isGranted(grant))
    );
  };
  const pruned = (nodes: readonly Built<Row>[]): Built<Row>[] =>
    nodes
      .filter(isShown)
      .map((node) => ({ ...node, children: pruned(node.children) }))
      .filter(({ type, children }) => type !== menuType.catalogue || children.length > 0);
  return Map.groupBy(pruned(buildTree(rows)), ({ systemId }) => systemId);
}

/** All rows as they are read from top to bottom, each with the system its top stands in. */
export function inReadingOrder<Row extends Pick<PlacedMenu, 'id' | 'parentId' | 'systemId'>>(
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = (nodes: readonly Built<Row>[], systemId: string | undefined): Row[] =>
    nodes.flatMap((node) => {
      const own = systemId ?? node.systemId;
      return [{ ...(byId.get(node.id) as Row), systemId: own }, ...read(node.children, own)];
    });
  return read(buildTree(rows), undefined);
}

/** In which system somebody works: the one they chose while it has a menu for them, else the first that has. */
export function currentSystem(
  systemIds: readonly string[],
  chosen: string | null,
  hasMenu: (systemId: string) => boolean,
): string | undefined {
  if (chosen !== null && systemIds.includes(chosen) && hasMenu(chosen)) return chosen;
  return systemIds.find(hasMenu) ?? systemIds[0];
}
