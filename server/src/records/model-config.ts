import { listColumnsOf } from '@fairway/domain/forms/list-columns.ts';
import { searchableFields } from '@fairway/domain/forms/searchable-fields.ts';
import { formIn } from '@fairway/domain/forms/translate-form.ts';
import { translatorOf } from '@fairway/domain/text/translate.ts';
import type { Context } from '../http/context.ts';
import { type UsableModel, usableModel } from './access.ts';
import { sentContext } from './form-context.ts';
import { definitionText, familyColumnText, familyFormText } from './models/definition-texts.ts';

/** The form of a model for who fills it in, and how its list looks; to the family's clients in their shape, too. */
export async function modelConfig(ctx: Context, modelId: string, isOwnOnly: boolean) {
  const { db, session, now, language } = ctx;
  const found = await usableModel(ctx, modelId);
  const model = { ...found, form: formIn(found.form, language) };
  const { id, enCode, webType, formVersion, form, acts, listFields } = model;
  const fullName = translatorOf(found.form.definition.translations, language)(model.fullName);
  return {
    ...{ id, fullName, enCode, webType, formVersion },
    ...(isOwnOnly ? {} : familyParts(model)),
    ...{ enableFlow: 0 as const, flowId: '', flowEnCode: '' },
    definition: definitionText(form),
    columns: listColumnsOf(form, listFields, searchableFields(form, model)),
    acts: [...acts],
    rights: {},
    context: await sentContext(db, session.userId, now),
  };
}

function familyParts({ form, listFields, acts }: UsableModel) {
  const columnData = familyColumnText(form, listFields, acts);
  return { formData: familyFormText(form), columnData, appColumnData: columnData, flowTemplateJson: '' };
}
