import { AppError } from '@fairway/contract/app-error.ts';
import type { Translations } from '@fairway/contract/translations.ts';
import type { ExportedTemplate } from '@fairway/contract/workflow-templates.ts';
import type { Db } from '../../database/open.ts';
import { checkDefinition } from '../../records/models/check-definition.ts';
import { addModel } from '../../records/models/save-model.ts';
import { readTemplate } from './read-template.ts';
import { addTemplate, publish } from './save-template.ts';
import { findFormByCode, isCodeTaken } from './store.ts';

/** Gives a company a flow that the app needs; one of that code that it has already, changed or not, is its own. */
export async function addBuiltInFlow(
  db: Db,
  { flow, form, ...head }: ExportedTemplate,
  translations: Translations,
): Promise<void> {
  if ((await isCodeTaken(db, head.enCode, '')) || (await findFormByCode(db, form.enCode))) return;
  const by = { userId: null, now: new Date() };
  const { definition, problems } = await checkDefinition(db, JSON.stringify(form.definition), 'zh');
  if (!definition || problems.length > 0) throw new AppError('FORM_WRONG', { detail: problems.join('; ') });
  await addModel(
    db,
    {
      ...{ id: form.enCode, fullName: form.fullName, enCode: form.enCode, icon: head.icon },
      ...{ webType: '1', recordScope: 'own', definition: { ...definition, translations } },
      // Switched off as a form of its own: it is filled in through its flow, and is no entry of anybody's menu.
      ...{ enabledMark: 0, roleIds: [], listFields: [] },
    },
    by,
  );
  const { template, problems: wrong } = readTemplate(JSON.stringify(flow), 'zh');
  if (!template || wrong.length > 0) throw new AppError('FLOW_WRONG', { detail: wrong.join('; ') });
  const given = { ...head, id: head.enCode, sortCode: 0, formId: form.enCode, enabledMark: 1 as const };
  await addTemplate(db, { ...given, template: { ...template, translations } }, by);
  await publish(db, head.enCode, by.now);
}
