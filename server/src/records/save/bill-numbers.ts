import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '@fairway/domain/forms/compile-form.ts';
import { isEmptyValue } from '@fairway/domain/forms/empty-value.ts';
import { takeBillNumber } from '../../bill/take-bill-number.ts';
import { cellsOf, placeOf, type ValueCell, valueBefore, withValue } from './cells.ts';
import { valuesWrong } from './field-sentence.ts';
import type { Saver } from './saver.ts';

/** Gives a number to a new record, and to rows that have none yet; what has one keeps it. */
export async function takeBillNumbers(
  saver: Saver,
  form: CompiledForm,
  values: FormValues,
  before: FormValues | undefined,
): Promise<FormValues> {
  const stood = valueBefore(form, before ?? {}, values);
  let next = values;
  for (const cell of cellsOf(form, values)) {
    if (cell.field.field.kind !== 'billNumber') continue;
    const kept = stood(cell);
    const isWanted = isEmptyValue(kept) && (before === undefined || cell.row !== undefined);
    next = withValue(next, cell, isWanted ? await numberFor(saver, form, cell) : (kept ?? null));
  }
  return next;
}

async function numberFor(saver: Saver, form: CompiledForm, cell: ValueCell): Promise<string> {
  const { db, session, now, language } = saver;
  try {
    return await takeBillNumber(db, cell.field.field.billRule ?? '', session.userId, now);
  } catch (error) {
    // The rule was deleted or switched off; the person reads at which field.
    if (error instanceof AppError && error.refusal === 'NOT_FOUND')
      throw valuesWrong(form, [{ path: placeOf(cell), problem: 'notOffered' }], language);
    throw error;
  }
}
