import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { ownValue } from './own-value.ts';
import { maskedFields } from './reveal.ts';
import { rowsOf } from './table-rows.ts';
import { isRow } from './value-shape.ts';
import { maskedValue } from './visible-values.ts';

/**
 * Who was given a masked value and sends it back has changed nothing: what stands is taken in its place. Rows are the
 * same by their id.
 */
export function withoutMaskEchoes(form: CompiledForm, given: FormValues, standing: FormValues): FormValues {
  const covered = maskedFields(form);
  if (covered.length === 0) return given;
  const values: FormValues = { ...given };
  const meant = (field: CompiledField, sent: unknown, stands: unknown) =>
    typeof sent === 'string' && sent !== '' && sent === maskedValue(field, stands) ? stands : sent;
  for (const field of covered) {
    const { path, table } = field;
    const model = field.field.model ?? '';
    if (table === undefined) {
      if (Object.hasOwn(values, path)) values[path] = meant(field, values[path], ownValue(standing, path));
      continue;
    }
    const rows = ownValue(values, table);
    if (!Array.isArray(rows)) continue;
    const stood = new Map(rowsOf(standing, table).map((row) => [row.id, row]));
    values[table] = rows.map((row) =>
      isRow(row) && Object.hasOwn(row, model)
        ? { ...row, [model]: meant(field, row[model], ownValue(stood.get(row.id), model)) }
        : row,
    );
  }
  return values;
}
