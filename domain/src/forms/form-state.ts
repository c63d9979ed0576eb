import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from './compile-form.ts';
import type { ShapeProblem } from './value-shape.ts';

export interface FieldState {
  visible: boolean;
  required: boolean;
  /** It is shown but cannot be changed. */
  readonly: boolean;
}

/** What is wrong with a field: a code with what fills its words, or words the form brings itself. */
export interface FieldError {
  problem: ShapeProblem | RuleProblem;
  places?: Record<string, string | number>;
  message?: string;
}

export type RuleProblem =
  | 'missing'
  | 'length'
  | 'range'
  | 'format'
  | 'pattern'
  | 'expression'
  | 'tooEarly'
  | 'tooLate';

/** One field as it is now. */
export interface Cell {
  state: FieldState;
  error?: FieldError;
}

/** A form as it is now: values worked out, what is shown and open, and what is wrong. */
export interface FormState {
  values: FormValues;
  cells: ReadonlyMap<string, Cell>;
  /** The cells of each sub-table, row by row, by the model of the column. */
  rows: ReadonlyMap<string, readonly ReadonlyMap<string, Cell>[]>;
  /** What is wrong with several fields together. */
  formErrors: readonly { message: string; fields: readonly string[] }[];
}

export interface PlacedError extends FieldError {
  /** `amount`, or `rows.3.qty` with rows counted from 0; empty for the form as a whole. */
  path: string;
}

/** Everything wrong, in the order in which the form is read. */
export function errorsOf(form: CompiledForm, { cells, rows, formErrors }: FormState): PlacedError[] {
  const found: PlacedError[] = [];
  for (const { path, table } of form.reading) {
    if (table !== undefined) continue;
    const error = cells.get(path)?.error;
    if (error) found.push({ path, ...error });
    const columns = form.reading.filter((column) => column.table === path);
    for (const [index, row] of (rows.get(path) ?? []).entries())
      for (const { field } of columns) {
        const wrong = row.get(field.model ?? '')?.error;
        if (wrong) found.push({ path: `${path}.${index}.${field.model}`, ...wrong });
      }
  }
  for (const { message, fields } of formErrors)
    found.push({ path: fields[0] ?? '', problem: 'expression', message });
  return found;
}
