import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { listModels } from '@fairway/contract/form-models.ts';
import type { FormDefinition } from '@fairway/contract/forms.ts';
import { recordActs } from '@fairway/contract/records.ts';
import { exportJnpfForm } from '@fairway/domain/forms/jnpf-export/export-form.ts';
import { indexableFields } from '@fairway/domain/forms/list-indexes.ts';
import { ownValue } from '@fairway/domain/forms/own-value.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { rolesWithForm } from '../../permission/form-menu.ts';
import { sentContext } from '../form-context.ts';
import { usesOf } from '../list/use-store.ts';
import type { FlowForms } from '../references.ts';
import { checkDefinition } from './check-definition.ts';
import { exportedForm, familyColumnText, familyFormText } from './definition-texts.ts';
import { fileNameOf } from './file-name.ts';
import { type Model, modelOf } from './model.ts';
import { listStoredModels } from './store.ts';

export async function listFormModels(
  { db, language }: Context,
  wanted: Received<typeof listModels>['query'],
  flowForms: FlowForms,
) {
  const { rows, total } = await listStoredModels(db, { ...wanted, language });
  const inFlow = new Set(
    await flowForms(
      db,
      rows.map(({ id }) => id),
    ),
  );
  const heads = rows.map(({ enName, fullName, ...model }) => ({
    ...model,
    fullName: (language === 'en' && enName) || fullName,
    isInFlow: inFlow.has(model.id),
    lastModifyTime: model.lastModifyTime.getTime(),
  }));
  return pageOf(heads, wanted, total);
}

export async function getFormModel({ db }: Context, id: string) {
  const model = await modelOf(db, id);
  if (!model) throw new AppError('NOT_FOUND');
  const { form, indexes: _, indexEdition: __, ...head } = model;
  const columnData = familyColumnText(form, head.listFields, recordActs);
  return {
    ...{ ...head, roleIds: await rolesWithForm(db, id), definition: JSON.stringify(form.definition) },
    ...{ formData: familyFormText(form), columnData, appColumnData: columnData },
    listIndexes: await listIndexesOf(db, model),
  };
}

/** The fields that have an index, and those that lists are sorted and narrowed by without one. */
async function listIndexesOf(db: Db, { id, form, indexes }: Model) {
  const uses = new Map((await usesOf(db, id)).map((use) => [use.field, use]));
  const indexable = new Set(indexableFields(form));
  return [...new Set([...Object.keys(indexes), ...uses.keys()])].flatMap((field) => {
    const found = form.byPath.get(field);
    if (!found) return [];
    const state = ownValue(indexes, field)?.isReady ? 'ready' : field in indexes ? 'building' : 'none';
    const { sorted = 0, filtered = 0 } = uses.get(field) ?? {};
    const label = found.field.label || field;
    return { field, label, state: state as 'ready', canBeIndexed: indexable.has(field), sorted, filtered };
  });
}

/** A form as a file for a system of the family, and what that has no words for. */
export async function exportFormModel({ db }: Context, id: string) {
  const model = await modelOf(db, id);
  if (!model) throw new AppError('NOT_FOUND');
  const { formData, notes } = exportedForm(model.form);
  return {
    fileName: `${fileNameOf(model.fullName)}.json`,
    text: JSON.stringify(withTranslations(formData, model.form.definition), null, 2),
    notes,
  };
}

/** The family ignores what it does not know; read back, the form has its translations again. */
const withTranslations = <T extends object>(formData: T, { translations }: FormDefinition) =>
  translations ? { ...formData, translations } : formData;

/** Everything wrong with a form before anybody saves it, and the form as it was read. */
export async function checkFormModel({ db, session, now, language }: Context, text: string) {
  const { definition, problems, remarks } = await checkDefinition(db, text, language);
  const context = await sentContext(db, session.userId, now);
  // A form with problems may be more than anybody writes.
  const formData =
    definition && problems.length === 0 ? JSON.stringify(exportJnpfForm(definition).formData) : '';
  return {
    ...{ problems, remarks, context, definition: definition ? JSON.stringify(definition) : text },
    ...(formData === '' ? {} : { formData }),
  };
}
