import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledField, CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { asksWhoLooks, type ShownAt, shownAt } from '@fairway/domain/forms/visible-values.ts';
import { whenShown } from '@fairway/domain/forms/when-shown.ts';
import type { Reader } from './reader.ts';

/** What is shown of a form with these values. */
export type ShownIn = (values: FormValues) => ShownAt;

/** What a reader sees of records of a form. Who they are is looked up only where a condition of these fields asks. */
export async function shownFor(
  reader: Reader,
  form: CompiledForm,
  fields: readonly CompiledField[],
): Promise<ShownIn> {
  const looked = fields.flatMap((field) => [field, ...(form.columns.get(field.path) ?? [])]);
  if (looked.every((field) => whenShown(field) === 'always')) return () => () => true;
  const asked = looked.some(asksWhoLooks) ? await reader.context?.() : undefined;
  const context = asked ?? nobodyIn(reader.zone);
  return (values) => shownAt(form, values, { context });
}

/** Whom conditions see where it does not matter, or where it is nobody in particular. */
const nobodyIn = (zone: string): FormContext => ({
  now: Date.now(),
  zone,
  user: {
    ...{ id: '', name: '', account: '', managerId: '', organisationPath: [], roleIds: [] },
    ...{ departmentId: '', departmentName: '', organisationId: '', organisationName: '' },
    ...{ positionId: '', positionName: '' },
  },
});
