import type { ManagedArea } from '@fairway/contract/area-admin.ts';
import type { TreeRules } from '../ui/tree-editor/tree-place.ts';

/** An area as a line of the tree. */
export interface AreaRow {
  area: ManagedArea;
  level: number;
  /** Undefined where there is nothing below. */
  isOpen: boolean | undefined;
}

/** What the wire calls the place above all provinces. */
export const top = '-1';

/** Records name the whole path, so an area stays below what it is below. */
export const areaRules: TreeRules<ManagedArea> = {
  mayStandBelow: (area, above) => area.parentId === (above?.id ?? null),
  areOrderedTogether: (one, other) => one.parentId === other.parentId,
  standsBeside: (one, other) => one.parentId === other.parentId,
};

/** The lines in sight, of the levels that have come; one that is opened and has not come yet has none below it. */
export function areaRows(
  levels: ReadonlyMap<string, readonly ManagedArea[]>,
  opened: ReadonlySet<string>,
): AreaRow[] {
  const rowsBelow = (id: string, level: number): AreaRow[] =>
    (levels.get(id) ?? []).flatMap((area) => {
      const isOpen = area.hasChildren ? opened.has(area.id) : undefined;
      return [{ area, level, isOpen }, ...(isOpen ? rowsBelow(area.id, level + 1) : [])];
    });
  return rowsBelow(top, 1);
}
