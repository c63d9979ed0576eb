import type { ShipmentBox } from '@fairway/contract/shipments.ts';
import { type BoxColumn, boxColumns } from './box-columns.ts';
import { type EditedBox, editedOf } from './edited-boxes.ts';

/** What two people did to the same box: to one of its cells, or one changed it and the other removed it. */
export interface BoxConflict {
  field: string;
  box: EditedBox;
  column: BoxColumn | 'box';
  /** Undefined where the box was removed. */
  mine: EditedBox | undefined;
  theirs: EditedBox | undefined;
}

interface Sides {
  mine: EditedBox | undefined;
  base: EditedBox;
  theirs: EditedBox | undefined;
}

const changedCells = (is: EditedBox, was: EditedBox): BoxColumn[] =>
  boxColumns.filter((column) => is[column] !== was[column]);
const isChanged = (is: EditedBox | undefined, was: EditedBox): boolean =>
  is !== undefined && changedCells(is, was).length > 0;

function sidesOf(mine: readonly EditedBox[], base: readonly ShipmentBox[], theirs: readonly ShipmentBox[]) {
  const now = editedOf(theirs);
  const find = (boxes: readonly EditedBox[], id: string | undefined) => boxes.find((box) => box.id === id);
  return editedOf(base).map(
    (box): Sides => ({ base: box, mine: find(mine, box.id), theirs: find(now, box.id) }),
  );
}

/** What both changed, each to something else. */
export const boxConflicts = (...boxes: Parameters<typeof sidesOf>): BoxConflict[] =>
  sidesOf(...boxes).flatMap(({ mine, base, theirs }): BoxConflict[] => {
    const whole = { field: `${base.key} box`, box: base, column: 'box' as const, mine, theirs };
    if (!mine) return isChanged(theirs, base) ? [whole] : [];
    if (!theirs) return isChanged(mine, base) ? [whole] : [];
    return changedCells(mine, base)
      .filter((column) => theirs[column] !== base[column] && theirs[column] !== mine[column])
      .map((column) => ({ field: `${base.key} ${column}`, box: base, column, mine, theirs }));
  });

/** Theirs with what I changed on top, but for the conflicts in which theirs stands. */
export function mergedBoxes(
  mine: readonly EditedBox[],
  base: readonly ShipmentBox[],
  theirs: readonly ShipmentBox[],
  dropped: readonly string[],
): EditedBox[] {
  const known = new Map(sidesOf(mine, base, theirs).map((sides) => [sides.base.id, sides]));
  const stayed = editedOf(theirs).flatMap((box): EditedBox[] => {
    const sides = known.get(box.id);
    if (!sides) return [box];
    const isTheirs = (column: string) => dropped.includes(`${box.key} ${column}`);
    const { mine: own, base: was } = sides;
    if (!own) return isChanged(box, was) && isTheirs('box') ? [box] : [];
    const kept = changedCells(own, was).filter((column) => !isTheirs(column));
    return [{ ...box, ...Object.fromEntries(kept.map((column) => [column, own[column]])) }];
  });
  // What somebody removed and I changed is a new box.
  const putBack = [...known.values()].flatMap(({ mine: own, base: was, theirs: now }): EditedBox[] =>
    !now && own && isChanged(own, was) && !dropped.includes(`${was.key} box`)
      ? [{ ...own, id: undefined }]
      : [],
  );
  return [...stayed, ...putBack, ...mine.filter(({ id }) => id === undefined)];
}

interface OthersDid {
  box: EditedBox;
  did: 'added' | 'changed' | 'removed';
  columns: readonly BoxColumn[];
}

/** What others did since, box by box: the columns they changed, or that they added or removed it. */
export function othersDid(base: readonly ShipmentBox[], theirs: readonly ShipmentBox[]): OthersDid[] {
  const [before, now] = [editedOf(base), editedOf(theirs)];
  const changed = before.flatMap((was): OthersDid[] => {
    const is = now.find((box) => box.id === was.id);
    if (!is) return [{ box: was, did: 'removed', columns: [] }];
    const columns = changedCells(is, was);
    return columns.length > 0 ? [{ box: was, did: 'changed', columns }] : [];
  });
  const added = now.filter((box) => before.every(({ id }) => id !== box.id));
  return [...changed, ...added.map((box): OthersDid => ({ box, did: 'added', columns: [] }))];
}
