import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { cellsOf, type ValueCell, valueBefore } from './cells.ts';

export interface ChangedCell extends ValueCell {
  before: unknown;
}

/** Every cell with another value than before; what is worked out does not count. */
export function changedCells(form: CompiledForm, before: FormValues, after: FormValues): ChangedCell[] {
  const stood = valueBefore(form, before, after);
  return [...cellsOf(form, after)]
    .filter(({ field }) => !isComputed(field))
    .map((cell) => ({ ...cell, before: stood(cell) }))
    .filter(({ value, before: was }) => !isSameValue(value, was));
}
