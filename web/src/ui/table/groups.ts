import type { Column } from './column.ts';

export interface Group<T> {
  /** The words the rows have in common. */
  name: string;
  rows: readonly T[];
}

/** What stands below each other in a table: rows, and the heads of their groups. */
export type Entry<T> = { kind: 'row'; row: T; index: number } | { kind: 'group'; group: Group<T> };

/** Rows by the words of a column, in the order in which these first come. */
export function groupsOf<T>(rows: readonly T[], { text }: Column<T>): Group<T>[] {
  const groups = Map.groupBy(rows, (row) => text(row));
  return [...groups].map(([name, members]) => ({ name, rows: members }));
}

export function entriesOf<T>(rows: readonly T[], column: Column<T> | undefined): Entry<T>[] {
  if (!column) return rows.map((row, index) => ({ kind: 'row', row, index }));
  let index = 0;
  return groupsOf(rows, column).flatMap((group): Entry<T>[] => [
    { kind: 'group', group },
    ...group.rows.map((row): Entry<T> => ({ kind: 'row', row, index: index++ })),
  ]);
}
