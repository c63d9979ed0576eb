import type { InterfaceRow } from '@fairway/contract/data-interfaces.ts';

/** How deep rows below rows are followed; nobody chooses from a deeper tree. */
const deepest = 20;

/** The columns somebody asked for, `a,b`, with those they cannot do without; undefined for all of them. */
export function askedColumns(
  columnOptions: string,
  needed: readonly string[],
): readonly string[] | undefined {
  const columns = columnOptions.split(',').map((column) => column.trim());
  const named = columns.filter((column) => column !== '');
  return named.length === 0 ? undefined : [...new Set([...needed, ...named])];
}

/** A row with the asked columns only. */
export function onlyColumns(row: InterfaceRow, columns: readonly string[] | undefined): InterfaceRow {
  if (!columns) return row;
  return Object.fromEntries(
    columns.filter((column) => Object.hasOwn(row, column)).map((column) => [column, row[column]]),
  );
}

/** The rows in which one of the columns contains the words, whatever their case. */
export function rowsContaining(
  rows: readonly InterfaceRow[],
  words: string,
  columns: readonly string[] | undefined,
): readonly InterfaceRow[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter((row) =>
    (columns ?? Object.keys(row)).some((column) => {
      const value = Object.hasOwn(row, column) ? row[column] : undefined;
      const isShown = typeof value === 'string' || typeof value === 'number';
      return isShown && String(value).toLowerCase().includes(wanted);
    }),
  );
}

/** The rows with these values, in the order of the values, also from among the rows below others. */
export function rowsWithValues(
  rows: readonly InterfaceRow[],
  values: readonly string[],
  { valueColumn, childrenColumn = 'children' }: { valueColumn: string; childrenColumn?: string },
): InterfaceRow[] {
  const wanted = new Set(values);
  const found = new Map<string, InterfaceRow>();
  const look = (level: readonly InterfaceRow[], depth: number): void => {
    for (const row of level) {
      const value = Object.hasOwn(row, valueColumn) ? String(row[valueColumn]) : undefined;
      if (value !== undefined && wanted.has(value) && !found.has(value)) found.set(value, row);
      if (depth < deepest) look(rowsBelow(row, childrenColumn), depth + 1);
    }
  };
  look(rows, 0);
  return [...wanted].map((value) => found.get(value)).filter((row) => row !== undefined);
}

/** Whether these values lead down the tree of the rows, each below the one before it. */
export function isPathOfRows(
  rows: readonly InterfaceRow[],
  path: readonly string[],
  { valueColumn, childrenColumn = 'children' }: { valueColumn: string; childrenColumn?: string },
): boolean {
  let level = rows;
  for (const value of path) {
    const found = level.filter(
      (row) => Object.hasOwn(row, valueColumn) && String(row[valueColumn]) === value,
    );
    if (found.length === 0) return false;
    level = found.flatMap((row) => rowsBelow(row, childrenColumn));
  }
  return true;
}

function rowsBelow(row: InterfaceRow, childrenColumn: string): InterfaceRow[] {
  const below = Object.hasOwn(row, childrenColumn) ? row[childrenColumn] : undefined;
  if (!Array.isArray(below)) return [];
  return below.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one));
}
