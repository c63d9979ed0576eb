/** Where something goes: below what, and before which of those there; null: as the last. */
export interface Place {
  parentId: string | null;
  beforeId: string | null;
}

export type DropZone = 'before' | 'into' | 'after';
export type Step = 'up' | 'down' | 'in' | 'out';

interface Standing {
  readonly id: string;
  readonly parentId: string | null;
}

/** How the things of a tree may stand. */
export interface TreeRules<T extends Standing> {
  /** Whether one may stand directly below another; undefined: at the top. */
  mayStandBelow: (item: T, above: T | undefined) => boolean;
  /** Whether two can stand in one order, wherever they are. */
  areOrderedTogether: (one: T, other: T) => boolean;
  /** Whether they do. */
  standsBeside: (one: T, other: T) => boolean;
}

function isBelow(items: readonly Standing[], id: string | null, above: string): boolean {
  const byId = new Map(items.map((item) => [item.id, item]));
  const seen = new Set<string>();
  for (let at = id; at !== null && !seen.has(at); at = byId.get(at)?.parentId ?? null) {
    if (at === above) return true;
    seen.add(at);
  }
  return false;
}

/** Where something would go that is dropped on another; nothing where it may not. */
export function dropPlaceIn<T extends Standing>(
  items: readonly T[],
  rules: TreeRules<T>,
  { item, target, zone }: { item: T; target: T; zone: DropZone },
): Place | undefined {
  if (target.id === item.id) return undefined;
  if (zone === 'into') {
    if (!rules.mayStandBelow(item, target) || isBelow(items, target.id, item.id)) return undefined;
    return { parentId: target.id, beforeId: null };
  }
  if (!rules.areOrderedTogether(target, item)) return undefined;
  const above = items.find(({ id }) => id === target.parentId);
  if (!rules.mayStandBelow(item, above) || isBelow(items, target.parentId, item.id)) return undefined;
  if (zone === 'before') return { parentId: target.parentId, beforeId: target.id };
  const others = items.filter((one) => rules.standsBeside(one, target) && one.id !== item.id);
  const next = others[others.findIndex(({ id }) => id === target.id) + 1];
  return { parentId: target.parentId, beforeId: next?.id ?? null };
}

/** The same by keys: among those beside it, into the one before it, or out beside what it stands below. */
export function stepPlaceIn<T extends Standing>(
  items: readonly T[],
  rules: TreeRules<T>,
  { item, step }: { item: T; step: Step },
): Place | undefined {
  const drop = (target: T | undefined, zone: DropZone) =>
    target && dropPlaceIn(items, rules, { item, target, zone });
  const row = items.filter((one) => rules.standsBeside(one, item));
  const at = row.findIndex(({ id }) => id === item.id);
  if (step === 'up') return drop(row[at - 1], 'before');
  if (step === 'down') return drop(row[at + 1], 'after');
  if (step === 'in') return drop(row[at - 1], 'into');
  const above = items.find(({ id }) => id === item.parentId);
  if (!above) return undefined;
  if (rules.areOrderedTogether(above, item)) return drop(above, 'after');
  const higher = items.find(({ id }) => id === above.parentId);
  return higher && rules.mayStandBelow(item, higher)
    ? { parentId: above.parentId, beforeId: null }
    : undefined;
}
