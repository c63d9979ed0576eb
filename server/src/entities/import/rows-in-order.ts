import type { AskedImport } from '@fairway/contract/entity-imports.ts';
import type { Row } from '../../spreadsheets/sheet.ts';
import type { EntityRules } from '../entity-rules.ts';
import { partsOf } from './cell-value.ts';

/**
 * The rows of a sheet, each after those of the same sheet that it refers to: a new port after its new base port. Rows
 * that wait for each other in a circle stay where they are, and are named.
 */
export function rowsInOrder(
  { table, references = {}, importedBy = [] }: EntityRules,
  columns: AskedImport['columns'],
  rows: readonly Row[],
): { rows: Row[]; inCircle: ReadonlySet<Row> } {
  const isOwn = (field: string) => references[field]?.to === table;
  const referring = columns.filter(({ field }) => isOwn(field));
  if (referring.length === 0) return { rows: [...rows], inCircle: new Set() };

  // A row is called what its key says, then what its other texts say.
  const keys = importedBy.flat();
  const naming = columns
    .filter(({ field }) => references[field] === undefined)
    .toSorted((one, other) => Number(keys.includes(other.field)) - Number(keys.includes(one.field)));
  const called = new Map<string, Row>();
  for (const { column } of naming)
    for (const row of rows) {
      const name = textAt(row, column);
      if (name && !called.has(name)) called.set(name, row);
    }
  const neededBy = (row: Row): Row[] =>
    referring
      .flatMap(({ column }) => [textAt(row, column), ...partsOf(textAt(row, column))])
      .flatMap((text) => called.get(text) ?? [])
      .filter((other) => other !== row);

  const ordered = new Set<Row>();
  const inCircle = new Set<Row>();
  for (const first of rows) {
    // Without calls in calls: a chain may be as long as the sheet.
    const path: { row: Row; needs: Row[] }[] = [{ row: first, needs: neededBy(first) }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = ordered.has(top.row) ? undefined : top.needs.pop();
      if (next === undefined) {
        ordered.add(top.row);
        path.pop();
        continue;
      }
      const at = path.findIndex(({ row }) => row === next);
      if (at >= 0) for (const { row } of path.slice(at)) inCircle.add(row);
      else if (!ordered.has(next)) path.push({ row: next, needs: neededBy(next) });
    }
  }
  return { rows: [...ordered], inCircle };
}

const textAt = (row: Row, column: number): string => (row.cells[column]?.text ?? '').trim().toLowerCase();
