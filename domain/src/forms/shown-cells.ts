import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import type { FormState } from './form-state.ts';
import { type Sight, shownAt } from './visible-values.ts';
import { whenShown } from './when-shown.ts';

/** A value of a form; of a column, in one row. */
interface Place {
  field: CompiledField;
  row?: number;
}

/** Whether a place is visible in a form that was worked out. */
export function isVisibleAt(
  { cells, rows }: FormState,
  { field: { path, table, field }, row }: Place,
): boolean {
  const cell =
    table === undefined || row === undefined
      ? cells.get(path)
      : rows.get(table)?.[row]?.get(field.model ?? '');
  return cell?.state.visible === true;
}

/**
 * Whether somebody is shown one of these places of a form. Who may write is shown what only a condition hides: they can
 * make the condition true.
 */
export function showsOneOf(
  places: readonly Place[],
  form: CompiledForm,
  values: FormValues,
  { mayWrite, ...viewing }: Sight & { mayWrite: boolean },
): boolean {
  const depending: Place[] = [];
  for (const place of places) {
    const when = whenShown(place.field, viewing.rights);
    if (when === 'always' || (when === 'depends' && mayWrite)) return true;
    if (when === 'depends') depending.push(place);
  }
  if (depending.length === 0) return false;
  const isShown = shownAt(form, values, viewing);
  return depending.some(({ field, row }) => isShown(field, row));
}
