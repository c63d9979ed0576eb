import type { RowFill } from '@fairway/contract/forms.ts';
import type { PickedRow } from './row-source.ts';

/** A picked row as a row of a sub-table: column by column, or with a fixed value. */
export const mappedRow = (row: PickedRow, mapping: RowFill['mapping']): PickedRow =>
  Object.fromEntries(
    mapping.map(({ from, value, to }) => [
      to,
      from === undefined ? value : Object.hasOwn(row, from) ? row[from] : undefined,
    ]),
  );
