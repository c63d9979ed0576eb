import type { FormField } from '@fairway/contract/forms.ts';
import { isEmptyValue } from './empty-value.ts';
import { seenValue } from './expression/value.ts';
import type { Row } from './table-rows.ts';
import { shapeProblem } from './value-shape.ts';
import { writtenValue } from './written-value.ts';

/** The rows of a sub-table for rows picked elsewhere: by the mapping of the table, else by columns of the same name. */
export function rowsFromPicked(picked: readonly Row[], { columns = [], rowFills }: FormField): Row[] {
  const mapping =
    rowFills[0] && rowFills[0].mapping.length > 0
      ? rowFills[0].mapping
      : columns.map(({ model = '' }) => ({ from: model, to: model, value: undefined }));
  const byModel = new Map(columns.map((column) => [column.model, column]));
  return picked.map((source) =>
    Object.fromEntries(
      mapping.flatMap(({ from, value, to }): [string, unknown][] => {
        const column = byModel.get(to);
        const given = from !== undefined && Object.hasOwn(source, from) ? source[from] : value;
        return column === undefined || isEmptyValue(given) ? [] : [[to, fitting(given, column)]];
      }),
    ),
  );
}

/** An interface writes numbers as text now and then. */
const fitting = (value: unknown, column: FormField): unknown =>
  shapeProblem(value, column) ? writtenValue(seenValue(value), column) : value;
