import type { CompiledForm } from './compile-form.ts';
import { isIndexedByNumber, isSortable } from './indexed-values.ts';
import { listedFields } from './list-columns.ts';

/** Columns of a record that have an index; each form says which of its fields stand in them. */
export const indexColumns = {
  number: ['number1', 'number2', 'number3', 'number4', 'number5', 'number6'],
  text: ['text1', 'text2', 'text3', 'text4', 'text5', 'text6'],
} as const;
export type IndexColumn = (typeof indexColumns)[keyof typeof indexColumns][number];

/** Field → its column; a list may rely on it when every record has its value there. */
export type ListIndexes = Record<string, { column: IndexColumn; isReady: boolean }>;

/** So many of the fields that a list shows are indexed without being asked for: each takes about 120 bytes of a record. */
const mostByThemselves = 3;
/** Their order says little; they are looked up by terms. */
const choiceKinds = ['radio', 'select', 'switch'];

/** The fields of a form that can have a column. */
export const indexableFields = (form: CompiledForm): string[] =>
  form.reading.filter(({ field, table }) => table === undefined && isSortable(field)).map(({ path }) => path);

/**
 * Which fields have an index: those that were declared, those that people sort by, and the first that the list shows.
 * What has a column keeps it; what is not wanted any more gives it back; what finds no column goes without.
 */
export function listIndexes(
  form: CompiledForm,
  wanted: { declared: readonly string[]; used: readonly string[]; listFields: readonly string[] },
  current: ListIndexes,
): ListIndexes {
  const indexable = new Set(indexableFields(form));
  const listed = listedFields(form, wanted.listFields)
    .filter(({ path, field }) => indexable.has(path) && !choiceKinds.includes(field.kind))
    .map(({ path }) => path)
    .slice(0, mostByThemselves);
  const indexes: ListIndexes = {};
  for (const path of new Set([...wanted.declared, ...wanted.used, ...listed])) {
    const field = form.byPath.get(path)?.field;
    if (!field || !indexable.has(path)) continue;
    const columns: readonly IndexColumn[] = indexColumns[isIndexedByNumber(field) ? 'number' : 'text'];
    const known = Object.hasOwn(current, path) ? current[path] : undefined;
    if (known && columns.includes(known.column)) indexes[path] = known;
    else {
      const taken = new Set(
        [...Object.values(indexes), ...Object.values(current)].map(({ column }) => column),
      );
      const free = columns.find((column) => !taken.has(column));
      if (free) indexes[path] = { column: free, isReady: false };
    }
  }
  return indexes;
}
