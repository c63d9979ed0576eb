import { AppError } from '@fairway/contract/app-error.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { createModel } from '@fairway/contract/form-models.ts';
import { type ExportedTemplate, exportedTemplate } from '@fairway/contract/workflow-templates.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { exportJnpfFlow } from '@fairway/domain/workflow/template/jnpf-export/export-flow.ts';
import * as z from 'zod/mini';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { definitionWords, flowTextWords } from '../../language/words.ts';
import { checkDefinition } from '../../records/models/check-definition.ts';
import { fileNameOf } from '../../records/models/file-name.ts';
import { shapeSentences } from '../../records/models/read-definition.ts';
import { addModel } from '../../records/models/save-model.ts';
import { jsonProblem, parseJson } from '../../records/parse-json.ts';
import { categoryDictionary } from './categories.ts';
import { formOf, refuseFlow, wrong } from './check-template.ts';
import { createFlowTemplate } from './save-template.ts';
import { findCategory, findFormByCode, findTemplate, isCodeTaken } from './store.ts';
import { withSubCodes } from './sub-flows.ts';

/** A flow as it was saved last, and its form, for another company; or the flow alone for a system of the family. */
export async function exportFlowTemplate({ db }: Context, id: string, isForFamily: boolean) {
  const stored = await findTemplate(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  const { form, ...model } = await formOf(db, stored.formId);
  const fileName = `${fileNameOf(stored.fullName)}.json`;
  if (isForFamily) {
    const { flowTemplateJson, notes } = exportJnpfFlow(stored.draft, form);
    return { fileName, text: JSON.stringify(flowTemplateJson, null, 2), notes };
  }
  const { fullName, enCode, category, icon, iconBackground, description } = stored;
  const exported: ExportedTemplate = {
    ...{ fairway: 'flow', edition: 1 },
    ...{ fullName, enCode, category, icon, iconBackground, description },
    flow: await withSubCodes(db, stored.draft),
    form: { fullName: model.fullName, enCode: model.enCode, definition: form.definition },
  };
  return { fileName, text: JSON.stringify(exported, null, 2), notes: [] };
}

/** The forms and flows of an exported text together take as many levels as either. */
const deepest = 100;

/** Adds a flow from another company, and its form where no form has its code. */
export async function importFlowTemplate(ctx: Context, text: string): Promise<{ id: string }> {
  const { db } = ctx;
  const { flow, form, ...head } = readExported(ctx, text);
  if (await isCodeTaken(db, head.enCode, '')) throw new AppError('CODE_TAKEN', { enCode: head.enCode });
  const formId = await formFor(ctx, form);
  return createFlowTemplate(ctx, {
    ...head,
    ...{ formId, category: await ownCategory(ctx, head.category), sortCode: 0, enabledMark: 1 },
    flowTemplateJson: JSON.stringify(flow ?? null),
  });
}

export function readExported({ language }: Pick<Context, 'language'>, text: string): ExportedTemplate {
  const given = parseJson(text);
  if (given === undefined) refuseFlow([definitionWords.notJson[language]]);
  const broken = jsonProblem(given, deepest);
  if (broken) refuseFlow([definitionWords[broken][language]]);
  const { data, error } = z.safeParse(exportedTemplate, given);
  if (data) return data;
  const isOurs = z.safeParse(z.object({ fairway: z.literal('flow') }), given).success;
  return refuseFlow(isOurs ? shapeSentences(error, language, 'flow') : [flowTextWords.notExport[language]]);
}

/** What a form is called where it is added by hand, too. */
const formHead = z.pick(createModel.body, { fullName: true, enCode: true });

/** The form of that code if it is the same; a new one if there is none. */
async function formFor(ctx: Context, form: ExportedTemplate['form']): Promise<string> {
  const { db, language, session, now } = ctx;
  const head = z.safeParse(formHead, form);
  if (!head.success) throw wrong('FORM_WRONG', shapeSentences(head.error, language, 'form'));
  const { fullName, enCode } = head.data;
  const { definition, problems } = await checkDefinition(
    db,
    JSON.stringify(form.definition ?? null),
    language,
  );
  if (!definition || problems.length > 0) throw wrong('FORM_WRONG', problems);
  const known = await findFormByCode(db, enCode);
  if (known && isSameValue(known.definition, JSON.parse(JSON.stringify(definition)))) return known.id;
  if (known) throw wrong('FORM_WRONG', [filledWords(flowTextWords.otherForm[language], { enCode })]);
  const id = newId(now.getTime());
  await addModel(
    db,
    {
      ...{ id, fullName, enCode, icon: 'form', webType: '2', definition, listFields: [], recordScope: 'all' },
      // Nobody finds it in a menu until somebody says who.
      ...{ roleIds: [], enabledMark: 1 },
    },
    { userId: session.userId, now },
  );
  return id;
}

const elsewhere = 'other';

/** Another company orders its flows otherwise. */
async function ownCategory({ db }: Context, category: string): Promise<string> {
  return (await findCategory(db, categoryDictionary, category)) ?? elsewhere;
}
