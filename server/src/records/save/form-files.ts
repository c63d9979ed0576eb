import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { cellsOf } from './cells.ts';
import { fileIdsIn } from './check-offered.ts';

/** The files that stand in a form. */
export const formFilesOf = (form: CompiledForm | undefined, values: FormValues): string[] =>
  form
    ? [...cellsOf(form, values)].flatMap(({ field, value }) =>
        field.field.kind === 'files' || field.field.kind === 'pictures' ? fileIdsIn(value) : [],
      )
    : [];
