import { deepestMenu } from '@fairway/contract/menus.ts';
import { menuType } from '@fairway/contract/permission.ts';

export interface Standing {
  id: string;
  parentId: string | null;
  type: number;
}

const isCatalogue = ({ type }: Pick<Standing, 'type'>) => type === menuType.catalogue;

/** Whether an entry may stand directly below another; null: at the top. Only catalogues hold entries, never themselves. */
export function mayStandIn(
  entries: readonly Standing[],
  entry: Pick<Standing, 'id'>,
  aboveId: string | null,
): boolean {
  const byId = new Map(entries.map((one) => [one.id, one]));
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const seen = new Set<string>();
  for (let at = aboveId; at !== null; ) {
    const above = byId.get(at);
    if (!above || !isCatalogue(above) || at === entry.id || seen.has(at)) return false;
    seen.add(at);
    at = above.parentId;
  }
  const heightOf = (id: string): number =>
    1 + Math.max(0, ...(below.get(id) ?? []).map((one) => heightOf(one.id)));
  return seen.size + heightOf(entry.id) <= deepestMenu;
}

interface Ordered {
  id: string;
  sortCode: number;
}

/**
 * Orders an entry before one of those beside it, or last: a number between its neighbours. Where numbers leave no room,
 * those beside it get others, in `spread`. Nothing where there is no such neighbour.
 */
export function orderBefore(
  beside: readonly Ordered[],
  beforeId: string | null,
): { sortCode: number; spread: Ordered[] } | undefined {
  const at = beforeId === null ? beside.length : beside.findIndex(({ id }) => id === beforeId);
  if (at < 0) return undefined;
  const [before, after] = [beside[at - 1]?.sortCode, beside[at]?.sortCode];
  if (before === undefined || after === undefined)
    return { sortCode: after === undefined ? (before ?? 0) + 1 : after - 1, spread: [] };
  const between = (before + after) / 2;
  if (between > before && between < after) return { sortCode: between, spread: [] };
  const first = beside[0]?.sortCode ?? 0;
  const spread = beside.map(({ id }, index) => ({ id, sortCode: first + index + (index < at ? 0 : 1) }));
  return { sortCode: first + at, spread };
}

/**
 * Where what the company ordered itself goes when a version brings other numbers for what it stands among: behind the same
 * built-in neighbour, as far as it was.
 */
export function carryOver(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  sortCode: number,
): number {
  const neighbours = [...before].filter(([id, code]) => code <= sortCode && after.has(id));
  const nearest = neighbours.sort((one, other) => other[1] - one[1])[0];
  return nearest ? (after.get(nearest[0]) as number) + (sortCode - nearest[1]) : sortCode;
}
