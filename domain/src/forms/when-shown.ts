import type { FieldRights } from '@fairway/contract/forms.ts';
import type { CompiledField } from './compile-form.ts';

/** Whether a field is shown at all: by the form and by these rights. What only a condition hides depends on the values. */
export function whenShown(
  { isHidden, visible, path, table }: CompiledField,
  rights: FieldRights = {},
): 'always' | 'never' | 'depends' {
  const isHiddenBy = (name: string) => Object.hasOwn(rights, name) && rights[name] === 'hidden';
  if (isHidden || isHiddenBy(path) || (table !== undefined && isHiddenBy(table))) return 'never';
  return visible.length > 0 ? 'depends' : 'always';
}
