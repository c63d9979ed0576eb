import type { FormDefinition, FormValues } from '@fairway/contract/forms.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { namesWithoutAccounts } from '@fairway/domain/people/person-name.ts';

const people = ['user', 'users', 'createdBy', 'modifiedBy'];

/** A value of a list as people read it: of people the name. */
export function shownText(value: unknown, kind: string): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return people.includes(kind) ? namesWithoutAccounts(text) : text;
}

/** The words of a whole record, people by their names. */
export function shownTexts(definition: FormDefinition, values: FormValues): FormValues {
  const fields = fieldsOf(definition).filter(({ field }) => people.includes(field.kind));
  const shown = { ...values };
  for (const { field, table } of fields) {
    const { model = '' } = field;
    const rows = shown[table?.model ?? ''];
    if (!table) withName(shown, model);
    else if (Array.isArray(rows))
      shown[table.model ?? ''] = rows.map((row: FormValues) => withName({ ...row }, model));
  }
  return shown;
}

function withName(values: FormValues, model: string): FormValues {
  const text = values[model];
  if (typeof text === 'string') values[model] = namesWithoutAccounts(text);
  return values;
}
