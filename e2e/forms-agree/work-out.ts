import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';

/** Form, values and rights as they travel: JSON. */
export interface Filled {
  definition: unknown;
  values: Record<string, unknown>;
  rights: Record<string, 'hidden' | 'read' | 'edit' | 'required'>;
}

/** Everything a filled form comes to, as text that can be compared across machines. */
export function workOut({ definition, values, rights }: Filled): string {
  const form = compileForm(readFormDefinition(definition));
  const derived = deriveFields(form, values, { rights, context: someone });
  const states = [...derived.cells].map(([path, { state }]) => [path, state]);
  return JSON.stringify({ values: derived.values, states, errors: errorsOf(form, derived) });
}
