import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { deriveFields } from '@fairway/domain/forms/derive-fields.ts';
import { errorsOf } from '@fairway/domain/forms/form-state.ts';
import { newValues } from '@fairway/domain/forms/new-values.ts';
import type { UsableModel } from '../access.ts';
import { cleanRichText } from '../clean-rich-text.ts';
import { takeBillNumbers } from './bill-numbers.ts';
import { valuesWrong } from './field-sentence.ts';
import type { Saver } from './saver.ts';
import { refuseTwice } from './unique-values.ts';

/** What needs a lock comes last, so that others wait the shortest time: unique values, then numbers. */
export async function finishValues(
  saver: Saver,
  model: UsableModel,
  recordId: string,
  settled: FormValues,
  before: FormValues | undefined,
): Promise<FormValues> {
  const { form } = model;
  await refuseTwice(saver, model, recordId, settled);
  const numbered = await takeBillNumbers(saver, form, settled, before);
  const { formContext: context } = saver;
  const standing = before ?? newValues(form, context);
  const derived = deriveFields(form, numbered, { context, standing });
  const errors = errorsOf(form, derived);
  if (errors.length > 0) throw valuesWrong(form, errors, saver.language);
  return storable(form, derived.values);
}

/**
 * Only what JSON can hold: a field that has nothing is not kept at all. What was sent is clean already; defaults,
 * calculations and choices are not.
 */
export const storable = async (form: CompiledForm, values: FormValues): Promise<FormValues> =>
  cleanRichText(form, JSON.parse(JSON.stringify(values)) as FormValues);
