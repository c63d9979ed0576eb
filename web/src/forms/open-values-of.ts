import type { FormValues } from '@fairway/contract/forms.ts';
import { isComputed } from '@fairway/domain/forms/derive-fields.ts';
import type { FormStore } from './form-store.ts';

/** Of values only what this person may write in this form now; what it is shown by may come with the values themselves. */
export function openValuesOf({ form, viewing: { rights } }: FormStore, values: FormValues): FormValues {
  const open = form.reading.filter((field) => {
    const right = rights && Object.hasOwn(rights, field.path) ? rights[field.path] : undefined;
    const isClosed = isComputed(field) || field.field.readonly || right === 'read' || right === 'hidden';
    return field.table === undefined && !isClosed && Object.hasOwn(values, field.path);
  });
  return Object.fromEntries(open.map(({ path }) => [path, values[path] ?? null]));
}
