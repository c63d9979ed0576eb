import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { fieldErrorText, type fieldErrorWords } from '@fairway/contract/form-words.ts';
import type { FormField } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';

/** What is wrong at a place; also what only the server can know. */
export interface SaidError {
  /** `amount`, or `rows.3.qty`; empty for the form as a whole. */
  path: string;
  problem: keyof typeof fieldErrorWords;
  places?: Record<string, string | number>;
  message?: string;
}

const mostSaid = 200;

/** The refusal that says at each place what is wrong there, in the words the form shows too. */
export function valuesWrong(form: CompiledForm, errors: readonly SaidError[], language: Language): AppError {
  const fields: Record<string, string> = {};
  const translate = translatorOf(form.definition.translations, language);
  for (const { path, problem, places = {}, message } of errors.slice(0, mostSaid)) {
    const label = translate(labelAt(form, path));
    const words = message
      ? translate(message)
      : filledWords(fieldErrorText(problem, fieldAt(form, path)?.kind, language), { label, ...places });
    if (!Object.hasOwn(fields, path)) fields[path] = words;
  }
  return new AppError('FORM_VALUES_WRONG', { detail: Object.values(fields)[0] ?? '' }, fields);
}

/** What the form calls a place. */
export function labelAt(form: CompiledForm, path: string): string {
  const field = fieldAt(form, path);
  return field?.label || (field?.model ?? '');
}

function fieldAt(form: CompiledForm, path: string): FormField | undefined {
  const parts = path.split('.');
  return form.byPath.get(parts.length === 3 ? `${parts[0]}.${parts[2]}` : path)?.field;
}
