import { columnDataOf } from '@fairway/domain/forms/list-columns.ts';
import type { Context } from '../http/context.ts';
import { usableModel } from './access.ts';
import { sentContext } from './form-context.ts';

/** The form of a model for who fills it in, and how its list looks. */
export async function modelConfig(ctx: Context, modelId: string) {
  const { db, session, now } = ctx;
  const model = await usableModel(ctx, modelId);
  const { id, fullName, enCode, webType, formVersion, form, acts, listFields } = model;
  const columnData = JSON.stringify(columnDataOf(form, listFields));
  return {
    ...{ id, fullName, enCode, webType, formVersion, columnData, appColumnData: columnData },
    formData: JSON.stringify(form.definition),
    ...{ enableFlow: 0 as const, flowId: '', flowEnCode: '', flowTemplateJson: '' },
    acts: [...acts],
    rights: {},
    context: await sentContext(db, session.userId, now),
  };
}
