import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import { flowProblemWords } from '@fairway/contract/flow-words.ts';
import type { createTemplate, updateTemplate } from '@fairway/contract/workflow-templates.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { categoryDictionary } from './categories.ts';
import { type Checked, checkText, formOf, problemsOf, refuseFlow } from './check-template.ts';
import {
  deleteStored,
  findCategory,
  findNewestVersion,
  findVersionContent,
  insertTemplate,
  insertVersion,
  isCodeTaken,
  isUsed,
  lockSubFlows,
  lockTemplate,
  updateStored,
} from './store.ts';
import { withSubIds } from './sub-flows.ts';

type Saved = Received<typeof createTemplate>['body'];

/** Adds a flow of the company; it can be started once it is published. */
export async function createFlowTemplate(ctx: Context, body: Saved): Promise<{ id: string }> {
  const { db, language, session, now } = ctx;
  await lockSubFlows(db);
  const category = await usableCategory(db, body.category, language);
  const { formId, enCode } = body;
  const template = await usableFlow(ctx, body.flowTemplateJson, { formId, enCode });
  const id = await addTemplate(db, { ...body, category, template }, { userId: session.userId, now });
  ctx.auditTarget(body.fullName);
  return { id };
}

export interface NewTemplate extends Omit<Saved, 'flowTemplateJson'> {
  id?: string;
  template: FlowTemplate;
}

/** The same for a flow that is known to be in order, by somebody or by nobody. */
export async function addTemplate(
  db: Db,
  given: NewTemplate,
  { userId, now }: { userId: string | null; now: Date },
): Promise<string> {
  const { template, id = newId(now.getTime()), ...head } = given;
  const isNew = await insertTemplate(db, {
    ...{ ...headOf(head), id, draft: JSON.stringify(namedAs(template, { id, ...head })) },
    ...{ creatorUserId: userId, creatorTime: now, lastModifyUserId: userId, lastModifyTime: now },
  });
  if (!isNew) throw new AppError('CODE_TAKEN', { enCode: head.enCode });
  return id;
}

/** Changes a flow nobody changed meanwhile. What runs keeps its version. */
export async function updateFlowTemplate(
  ctx: Context,
  id: string,
  body: Received<typeof updateTemplate>['body'],
): Promise<null> {
  const { db, language, session, now } = ctx;
  await lockSubFlows(db);
  const stored = await lockTemplate(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  if (stored.editNumber !== body.editNumber) throw new AppError('RECORD_CHANGED');
  const { formId, enCode } = body;
  if (await isCodeTaken(db, enCode, id)) throw new AppError('CODE_TAKEN', { enCode });
  // Requests and drafts that run by a version were filled in with its form.
  if (stored.versionId !== null && stored.formId !== formId)
    refuseFlow([flowProblemWords.formFixed[language]]);
  const category = await usableCategory(db, body.category, language, stored.category);
  const template = await usableFlow(ctx, body.flowTemplateJson, { formId, id, enCode });
  const draft = namedAs(template, { id, ...body });
  await updateStored(db, id, {
    ...headOf({ ...body, category }),
    draft: JSON.stringify(draft),
    editNumber: stored.editNumber + 1,
    hasDraft:
      stored.versionId === null || !(await isInForce(db, stored.versionId, await withSubIds(db, draft))),
    lastModifyUserId: session.userId,
    lastModifyTime: now,
  });
  ctx.auditTarget(body.fullName);
  return null;
}

export async function publishFlowTemplate(ctx: Context, id: string) {
  const { fullName, ...published } = await publish(ctx.db, id, ctx.now, ctx.language);
  ctx.auditTarget(fullName);
  return published;
}

/** Makes what was saved last the version in force, with the form as it is now. */
export async function publish(
  db: Db,
  templateId: string,
  now: Date,
  language: Language = 'zh',
): Promise<{ versionId: string; version: number; fullName: string }> {
  await lockSubFlows(db);
  const stored = await lockTemplate(db, templateId);
  if (!stored) throw new AppError('NOT_FOUND');
  const { id, formId, enCode, fullName } = stored;
  const problems = await problemsOf(db, stored.draft, { formId, id, enCode }, language);
  if (problems.length > 0) refuseFlow(problems);
  const { form, formVersion } = await formOf(db, formId);
  const template = await withSubIds(db, namedAs(stored.draft, stored));
  const newest = await findNewestVersion(db, id);
  if (stored.versionId !== null && (await isInForce(db, stored.versionId, template, form.definition))) {
    await updateStored(db, id, { hasDraft: false });
    return { versionId: stored.versionId, version: newest, fullName };
  }
  const versionId = newId(now.getTime());
  const version = newest + 1;
  await insertVersion(db, {
    ...{ id: versionId, templateId: id, version, formVersion, publishedTime: now },
    template: JSON.stringify({ ...template, version, formVersion: String(formVersion) }),
    form: JSON.stringify(form.definition),
  });
  await updateStored(db, id, { versionId, hasDraft: false });
  return { versionId, version, fullName };
}

export async function deleteFlowTemplate({ db, auditTarget }: Context, id: string): Promise<null> {
  const stored = await lockTemplate(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  if (await isUsed(db, stored)) throw new AppError('FLOW_IN_USE');
  await deleteStored(db, id);
  auditTarget(stored.fullName);
  return null;
}

async function usableFlow({ db, language }: Context, text: string, checked: Checked): Promise<FlowTemplate> {
  await formOf(db, checked.formId);
  const { template, problems } = await checkText(db, text, checked, language);
  if (!template || problems.length > 0) refuseFlow(problems);
  return template;
}

/** A category a company no longer offers may stay, but not be chosen anew. */
async function usableCategory(db: Db, category: string, language: Language, kept?: string): Promise<string> {
  const code = category === kept ? kept : await findCategory(db, categoryDictionary, category);
  if (code === undefined) refuseFlow([filledWords(flowProblemWords.categoryUnknown[language], { category })]);
  return code;
}

const headOf = ({
  fullName,
  enCode,
  category,
  icon,
  iconBackground,
  description,
  sortCode,
  enabledMark,
  formId,
}: Omit<Saved, 'flowTemplateJson'>) => ({
  ...{ fullName, enCode, category, icon, iconBackground, description, sortCode, enabledMark, formId },
});

/** A flow under its template's id and names, whatever was written in it. */
const namedAs = (
  template: FlowTemplate,
  { id, fullName, enCode }: { id: string; fullName: string; enCode: string },
): FlowTemplate => ({ ...template, key: id, name: fullName, code: enCode });

/** Whether a flow, and its form where one is given, are what runs already. */
async function isInForce(
  db: Db,
  versionId: string,
  { version: _, formVersion: __, ...template }: FlowTemplate,
  form?: unknown,
): Promise<boolean> {
  const stored = await findVersionContent(db, versionId);
  if (!stored) return false;
  const { version, formVersion, ...running } = stored.template;
  return isSameValue(running, template) && (form === undefined || isSameValue(stored.form, form));
}
