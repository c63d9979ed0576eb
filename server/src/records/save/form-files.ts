import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isRow } from '@fairway/domain/forms/value-shape.ts';
import { cellsOf, type ValueCell } from './cells.ts';

/** The ids of the files in a value. */
export const fileIdsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((file) =>
    isRow(file) && typeof file.fileId === 'string' ? file.fileId : [],
  );

/** The files that stand in a form. */
export const formFilesOf = (form: CompiledForm | undefined, values: FormValues): string[] =>
  form ? fileCells(form, values).flatMap(({ value }) => fileIdsIn(value)) : [];

/** Where a file stands in a form. */
export const cellsWithFile = (form: CompiledForm, values: FormValues, fileId: string): ValueCell[] =>
  fileCells(form, values).filter(({ value }) => fileIdsIn(value).includes(fileId));

const fileCells = (form: CompiledForm, values: FormValues): ValueCell[] =>
  [...cellsOf(form, values)].filter(
    ({ field: { field } }) => field.kind === 'files' || field.kind === 'pictures',
  );
