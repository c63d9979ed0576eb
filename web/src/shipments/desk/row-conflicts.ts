/** A line of a list that two people may have changed: on both sides it goes by the same key. */
export interface Row {
  key: string;
}

/** What counts of the lines of a list, cell by cell. */
export interface RowKind<R extends Row> {
  columns: readonly (keyof R & string)[];
  /** What a new line says before anybody types, where two people may each begin the same one. */
  blank?: Partial<R>;
  /** A line that somebody removed, as it is put back. */
  putBack?: (row: R) => R;
}

/** Mine, what it was when I began, and what others made of it. */
export interface Sides<R extends Row> {
  mine: readonly R[];
  base: readonly R[];
  theirs: readonly R[];
}

/** What two people did to the same line: to one of its cells, or one changed it and the other removed it. */
export interface RowConflict<R extends Row> {
  field: string;
  row: R;
  /** Undefined where it is about the whole line. */
  column: (keyof R & string) | undefined;
  /** Undefined where the line was removed. */
  mine: R | undefined;
  theirs: R | undefined;
}

interface RowSides<R extends Row> {
  mine: R | undefined;
  was: R;
  theirs: R | undefined;
}

const find = <R extends Row>(rows: readonly R[], key: string) => rows.find((row) => row.key === key);
const wholeField = ({ key }: Row): string => `${key} row`;
export const cellField = ({ key }: Row, column: string): string => `${key} cell ${column}`;

export const changedCells = <R extends Row>({ columns }: RowKind<R>, is: R, was: R) =>
  columns.filter((column) => is[column] !== was[column]);
const isChanged = <R extends Row>(kind: RowKind<R>, is: R | undefined, was: R): boolean =>
  is !== undefined && changedCells(kind, is, was).length > 0;

/** Whether lines say something else than others. */
export const areOther = <R extends Row>(
  kind: RowKind<R>,
  rows: readonly R[],
  before: readonly R[],
): boolean =>
  rows.length !== before.length ||
  rows.some((row) => {
    const was = find(before, row.key);
    return !was || isChanged(kind, row, was);
  });

/** The lines there were, and those that both began. */
function sidesOf<R extends Row>({ blank }: RowKind<R>, { mine, base, theirs }: Sides<R>): RowSides<R>[] {
  const bothBegan = mine.filter(({ key }) => !find(base, key) && find(theirs, key));
  return [...base, ...bothBegan.map((row): R => ({ ...row, ...blank }))].map((was) => ({
    was,
    mine: find(mine, was.key),
    theirs: find(theirs, was.key),
  }));
}

/** What both changed, each to something else. */
export const rowConflicts = <R extends Row>(kind: RowKind<R>, sides: Sides<R>): RowConflict<R>[] =>
  sidesOf(kind, sides).flatMap(({ mine, was, theirs }): RowConflict<R>[] => {
    const whole = { field: wholeField(was), row: was, column: undefined, mine, theirs };
    if (!mine) return isChanged(kind, theirs, was) ? [whole] : [];
    if (!theirs) return isChanged(kind, mine, was) ? [whole] : [];
    return changedCells(kind, mine, was)
      .filter((column) => theirs[column] !== was[column] && theirs[column] !== mine[column])
      .map((column) => ({ field: cellField(was, column), row: was, column, mine, theirs }));
  });

/** Theirs with what I changed on top, but for the conflicts in which theirs stands. */
export function mergedRows<R extends Row>(
  kind: RowKind<R>,
  { mine, base, theirs }: Sides<R>,
  dropped: readonly string[],
): R[] {
  const known = new Map(sidesOf(kind, { mine, base, theirs }).map((sides) => [sides.was.key, sides]));
  const merged = theirs.flatMap((row): R[] => {
    const sides = known.get(row.key);
    if (!sides) return [row];
    const { mine: own, was } = sides;
    if (!own) return isChanged(kind, row, was) && dropped.includes(wholeField(row)) ? [row] : [];
    const kept = changedCells(kind, own, was).filter((column) => !dropped.includes(cellField(row, column)));
    return [{ ...row, ...Object.fromEntries(kept.map((column) => [column, own[column]])) }];
  });
  for (const [place, row] of mine.entries()) {
    if (find(theirs, row.key)) continue;
    const was = find(base, row.key);
    // What somebody removed and I left alone stays away.
    if (was && (!isChanged(kind, row, was) || dropped.includes(wholeField(row)))) continue;
    // A line of mine stands behind the one it stood behind.
    const before = mine.slice(0, place).findLast(({ key }) => find(merged, key));
    const at = before ? merged.findIndex(({ key }) => key === before.key) + 1 : 0;
    merged.splice(at, 0, was ? (kind.putBack?.(row) ?? row) : row);
  }
  return merged;
}

export interface OthersDid<R extends Row> {
  row: R;
  did: 'added' | 'changed' | 'removed';
  columns: readonly (keyof R & string)[];
}

/** What others did since, line by line: the columns they changed, or that they added or removed it. */
export function othersDid<R extends Row>(
  kind: RowKind<R>,
  { base, theirs }: Pick<Sides<R>, 'base' | 'theirs'>,
): OthersDid<R>[] {
  const changed = base.flatMap((was): OthersDid<R>[] => {
    const is = find(theirs, was.key);
    if (!is) return [{ row: was, did: 'removed', columns: [] }];
    const columns = changedCells(kind, is, was);
    return columns.length > 0 ? [{ row: was, did: 'changed', columns }] : [];
  });
  const added = theirs.filter(({ key }) => !find(base, key));
  return [...changed, ...added.map((row): OthersDid<R> => ({ row, did: 'added', columns: [] }))];
}
