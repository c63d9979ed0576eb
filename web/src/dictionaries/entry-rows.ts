import type { ManagedEntry } from '@fairway/contract/dictionary-admin.ts';
import type { TreeRules } from '../ui/tree-editor/tree-place.ts';

/** An entry as a line of the tree. */
export interface EntryRow {
  entry: ManagedEntry;
  level: number;
  /** Undefined where there is nothing below. */
  isOpen: boolean | undefined;
}

/** In a flat dictionary nothing stands below anything. */
export const entryRules = (isTree: boolean): TreeRules<ManagedEntry> => ({
  mayStandBelow: (_, above) => above === undefined || isTree,
  areOrderedTogether: () => true,
  standsBeside: (one, other) => one.parentId === other.parentId,
});

/** The lines in sight: what is folded hides what is below; what is looked for shows what is above. */
export function entryRows(
  entries: readonly ManagedEntry[],
  closed: ReadonlySet<string>,
  keyword: string,
): EntryRow[] {
  const looked = keyword.trim().toLowerCase();
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const isMeant = ({ fullName, enName, enCode }: ManagedEntry): boolean =>
    [fullName, enName, enCode].some((one) => one.toLowerCase().includes(looked));
  const shows = (entry: ManagedEntry): boolean => isMeant(entry) || (below.get(entry.id) ?? []).some(shows);
  const rowsBelow = (parentId: string | null, level: number): EntryRow[] =>
    (below.get(parentId) ?? []).filter(shows).flatMap((entry) => {
      const children = below.get(entry.id) ?? [];
      const isOpen = children.length === 0 ? undefined : looked !== '' || !closed.has(entry.id);
      return [{ entry, level, isOpen }, ...(isOpen ? rowsBelow(entry.id, level + 1) : [])];
    });
  return rowsBelow(null, 1);
}
