import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { listModels } from '@fairway/contract/form-models.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { rolesWithForm } from '../../permission/form-menu.ts';
import { sentContext } from '../form-context.ts';
import { checkDefinition } from './check-definition.ts';
import { findDefinition, findModel, listStoredModels } from './store.ts';

export async function listFormModels({ db }: Context, wanted: Received<typeof listModels>['query']) {
  const { rows, total } = await listStoredModels(db, wanted);
  const heads = rows.map((model) => ({ ...model, lastModifyTime: model.lastModifyTime.getTime() }));
  return pageOf(heads, wanted, total);
}

export async function getFormModel({ db }: Context, id: string) {
  const model = await findModel(db, id);
  if (!model) throw new AppError('NOT_FOUND');
  const [definition, roleIds] = await Promise.all([findDefinition(db, id), rolesWithForm(db, id)]);
  return { ...model, formData: JSON.stringify(definition), roleIds };
}

/** Everything wrong with a form before anybody saves it, and the form as it was read. */
export async function checkFormModel({ db, session, now, language }: Context, formData: string) {
  const { definition, problems, remarks } = await checkDefinition(db, formData, language);
  const context = await sentContext(db, session.userId, now);
  return { problems, remarks, context, formData: definition ? JSON.stringify(definition) : formData };
}
