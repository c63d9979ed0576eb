import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { pickedAttributes } from '@fairway/domain/forms/picked-fills.ts';
import { idsIn } from '../names/reader.ts';
import { withValue } from './cells.ts';
import type { ChangedCell } from './changed-cells.ts';
import type { PickedRow } from './picked-rows.ts';

/** What attributes show of the rows that were picked. */
export function withAttributes(
  form: CompiledForm,
  values: FormValues,
  pickers: readonly ChangedCell[],
  picked: PickedRow,
): FormValues {
  let next = values;
  for (const cell of pickers) {
    const [first = ''] = idsIn(cell.value);
    const row = picked(cell, first);
    for (const { model, row: at, value } of pickedAttributes(form, cell.field.field, row, cell.row)) {
      const field = form.byPath.get(model);
      if (field) next = withValue(next, at === undefined ? { field } : { field, row: at }, value);
    }
  }
  return next;
}
