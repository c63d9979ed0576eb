import type { Unit, UnitKind } from '@fairway/contract/organisation-admin.ts';

export const unitTabs = ['organisation', 'role', 'group'] as const;
export type UnitTab = (typeof unitTabs)[number];

const kindsOf: Readonly<Record<UnitTab, readonly UnitKind[]>> = {
  organisation: ['company', 'department', 'position'],
  role: ['role'],
  group: ['group'],
};

/** A line of the tree: a unit, or the heading that groups stand below. */
export interface TreeLine {
  id: string;
  name: string;
  /** Nothing for a heading. */
  unit: Unit | undefined;
  level: number;
  /** Undefined where there is nothing below. */
  isOpen: boolean | undefined;
}

const isPosition = ({ kind }: Unit) => kind === 'position';

/** The lines of a tab in the order they are read, without what is below a closed one; a search opens what it needs. */
export function unitRows(
  units: readonly Unit[],
  tab: UnitTab,
  closed: ReadonlySet<string>,
  keyword: string,
): TreeLine[] {
  const shown = units.filter(({ kind }) => kindsOf[tab].includes(kind));
  const wanted = keyword.trim().toLowerCase();
  const kept = wanted === '' ? undefined : withAbove(shown, wanted);
  const lines: TreeLine[] = [];
  const isClosed = (id: string) => kept === undefined && closed.has(id);
  const add = (unit: Unit, level: number, below: readonly Unit[]) => {
    const isOpen = below.length === 0 ? undefined : !isClosed(unit.id);
    lines.push({ id: unit.id, name: unit.fullName, unit, level, isOpen });
    if (isOpen) walk(below, level + 1);
  };
  const known = new Set(shown.map(({ id }) => id));
  const byParent = Map.groupBy(shown, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : '',
  );
  const walk = (some: readonly Unit[], level: number) => {
    // Who works in a department itself stands after what it is divided into.
    const ordered = [...some.filter((one) => !isPosition(one)), ...some.filter(isPosition)];
    for (const unit of ordered)
      if (!kept || kept.has(unit.id))
        add(unit, level, tab === 'organisation' ? (byParent.get(unit.id) ?? []) : []);
  };
  if (tab !== 'group') {
    walk(byParent.get('') ?? [], 1);
    return lines;
  }
  for (const [category, groups] of Map.groupBy(shown, (unit) => unit.category)) {
    const below = groups.filter(({ id }) => !kept || kept.has(id));
    if (below.length === 0) continue;
    const id = `heading:${category}`;
    lines.push({ id, name: category, unit: undefined, level: 1, isOpen: !isClosed(id) });
    if (!isClosed(id)) for (const unit of below) add(unit, 2, []);
  }
  return lines;
}

/** Those a search finds, and what they stand below. */
function withAbove(units: readonly Unit[], wanted: string): ReadonlySet<string> {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const kept = new Set<string>();
  for (const unit of units) {
    const { fullName, enName, enCode, quickQuery } = unit;
    if (!`${fullName} ${enName} ${enCode} ${quickQuery}`.toLowerCase().includes(wanted)) continue;
    for (let at: Unit | undefined = unit; at && !kept.has(at.id); ) {
      kept.add(at.id);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
  }
  return kept;
}
