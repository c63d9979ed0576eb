import { AppError } from '@fairway/contract/app-error.ts';
import type { ValuePlace, WholeValue } from '@fairway/contract/forms.ts';
import { wholeValueAt, wholeValuesOf } from '@fairway/domain/forms/reveal.ts';
import type { Context } from '../http/context.ts';
import { lookedAt } from './looked-at.ts';
import { revealsOf, visibleRecord } from './show-record.ts';

interface Wanted {
  modelId: string;
  id: string;
}

/** The whole value of one masked field. Who looked at which field of which record is in the audit log, never the value. */
export async function revealValue(
  ctx: Context,
  wanted: Wanted,
  { field: path, row }: ValuePlace,
): Promise<{ value: string }> {
  const { model, record } = await visibleRecord(ctx, wanted);
  const { fields, isShown } = await revealsOf(ctx, model, record);
  const field = fields.find((one) => one.path === path);
  if (!field) throw new AppError(model.form.byPath.has(path) ? 'FORBIDDEN' : 'NOT_FOUND');
  const value = wholeValueAt(field, record.data, { row }, isShown);
  if (value === undefined) throw new AppError('NOT_FOUND');
  ctx.auditTarget(lookedAt(`${model.fullName}/${record.id}`, [field]));
  return { value };
}

/** Every masked value somebody may look at, for the paper that goes into the file. */
export async function valuesToPrint(ctx: Context, wanted: Wanted): Promise<{ list: WholeValue[] }> {
  const { model, record } = await visibleRecord(ctx, wanted);
  const { fields, isShown } = await revealsOf(ctx, model, record);
  ctx.auditTarget(lookedAt(`${model.fullName}/${record.id}`, fields));
  return { list: wholeValuesOf(fields, record.data, isShown) };
}
