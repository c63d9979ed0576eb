import type { FieldRights, FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from './compile-form.ts';
import { deriveFields, type Viewing } from './derive-fields.ts';
import type { FormState } from './form-state.ts';

/** A value of a form; of a column, in one row. */
interface Place {
  field: CompiledField;
  row?: number;
}

/** Whether a field is shown at all: by the form and by these rights. What only a condition hides depends on the values. */
export function whenShown(
  { isHidden, visible, path, table }: CompiledField,
  rights: FieldRights = {},
): 'always' | 'never' | 'depends' {
  const isHiddenBy = (name: string) => Object.hasOwn(rights, name) && rights[name] === 'hidden';
  if (isHidden || isHiddenBy(path) || (table !== undefined && isHiddenBy(table))) return 'never';
  return visible.length > 0 ? 'depends' : 'always';
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
  { mayWrite, ...viewing }: Viewing & { mayWrite: boolean },
): boolean {
  const depending: Place[] = [];
  for (const place of places) {
    const when = whenShown(place.field, viewing.rights);
    if (when === 'always' || (when === 'depends' && mayWrite)) return true;
    if (when === 'depends') depending.push(place);
  }
  if (depending.length === 0) return false;
  const state = deriveFields(form, values, viewing);
  return depending.some((place) => isVisibleAt(state, place));
}
