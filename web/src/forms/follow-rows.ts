type Row = Record<string, unknown>;

/** Where a row stands now that stood at `from`; undefined when it is gone. */
export type Moves = (from: number) => number | undefined;

/** Where the rows of a sub-table went; undefined when each stands where it stood. A row is known by its id. */
export function followRows(before: readonly Row[], after: readonly Row[]): Moves | undefined {
  const isSame = (row: Row, index: number) => row === after[index] || isAlike(row, after[index]);
  if (before === after || (before.length <= after.length && before.every(isSame))) return undefined;
  const places = new Map<unknown, number>();
  for (const [index, row] of after.entries()) {
    places.set(row, index);
    if (row.id !== undefined) places.set(row.id, index);
  }
  return (from) => {
    const row = before[from];
    return row && (places.get(row) ?? (row.id === undefined ? undefined : places.get(row.id)));
  };
}

const isAlike = (row: Row, other: Row | undefined): boolean => other !== undefined && row.id === other.id;
