import { readFormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { someone } from '@fairway/domain/forms/testing/someone.ts';
import { takeVisible } from '@fairway/domain/forms/visible-changes.ts';

/** Form, values and rights as they travel: JSON. */
export interface Filled {
  definition: unknown;
  values: Record<string, unknown>;
  rights: Record<string, 'hidden' | 'read' | 'edit' | 'required'>;
}

/** Everything a filled form comes to, as text that can be compared across machines. */
export function workOut({ definition, values, rights }: Filled): string {
  const form = compileForm(readFormDefinition(definition));
  const standing = { rows: Array.isArray(values.rows) ? values.rows.slice(0, 1) : [] };
  const taken = takeVisible(form, { standing, sent: values, rights, context: someone });
  const derived = deriveFields(form, taken, { rights, context: someone, standing });
  const states = [...derived.cells].map(([path, { state }]) => [path, state]);
  const rows = [...derived.rows].map(([table, cells]) => [table, cells.map((row) => [...row])]);
  return JSON.stringify({ values: derived.values, states, rows, errors: errorsOf(form, derived) });
}
