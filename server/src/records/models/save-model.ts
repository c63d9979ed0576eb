import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { createModel, updateModel } from '@fairway/contract/form-models.ts';
import type { FormDefinition } from '@fairway/contract/forms.ts';
import { compileForm } from '@fairway/domain/forms/compile-form.ts';
import { formReferences } from '@fairway/domain/forms/form-references.ts';
import { fieldsOf } from '@fairway/domain/forms/form-tree.ts';
import { isSameValue } from '@fairway/domain/forms/same-value.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { fieldWords } from '../../http/field-words.ts';
import { fieldsInvalid } from '../../http/input.ts';
import { namesById } from '../../organisation/names-by-id.ts';
import { giveFormTo, removeFormMenu, saveFormMenu } from '../../permission/form-menu.ts';
import { enqueueReindex } from '../jobs.ts';
import { assignIndexes } from './assign-indexes.ts';
import { checkDefinition } from './check-definition.ts';
import { addressOf } from './model-address.ts';
import {
  deleteStoredModel,
  findDefinition,
  hasFlows,
  hasRecords,
  insertModel,
  isCodeTaken,
  lockModel,
  replaceReferences,
  updateStoredModel,
} from './store.ts';

type Saved = Received<typeof createModel>['body'];

/** Adds a form of the company, with its menu entry and who finds it there. */
export async function createFormModel(ctx: Context, body: Saved): Promise<{ id: string }> {
  const definition = await usableDefinition(ctx, body.formData);
  await refuseUnknownRoles(ctx, body.roleIds);
  const id = newId(ctx.now.getTime());
  await addModel(ctx.db, { ...body, id, definition }, { userId: ctx.session.userId, now: ctx.now });
  ctx.auditTarget(body.fullName);
  return { id };
}

interface NewModel extends Omit<Saved, 'formData' | 'indexFields'> {
  id: string;
  indexFields?: string[];
  definition: FormDefinition;
}

/** The same for a definition that is known to be in order, by somebody or by nobody. */
export async function addModel(
  db: Db,
  model: NewModel,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  const { id, fullName, enCode, icon, webType, definition, recordScope, roleIds, enabledMark } = model;
  const { listFields, indexFields = [] } = model;
  const declared = { id, listFields, indexFields, indexes: {}, indexEdition: 0 };
  const { indexes, indexEdition } = await assignIndexes(db, declared, compileForm(definition));
  const isNew = await insertModel(db, {
    ...{
      id,
      fullName,
      enCode,
      icon,
      webType,
      listFields,
      indexFields,
      indexEdition,
      recordScope,
      enabledMark,
    },
    indexes: JSON.stringify(indexes),
    definition: JSON.stringify(definition),
    fieldCount: fieldsOf(definition).length,
    ...{ creatorUserId: userId, creatorTime: now, lastModifyUserId: userId, lastModifyTime: now },
  });
  if (!isNew) throw new AppError('CODE_TAKEN', { enCode });
  await replaceReferences(db, id, formReferences(definition));
  const enName = definition.translations?.en?.[fullName] ?? '';
  const names = { id, fullName, enName, enCode, icon, enabledMark };
  const menu = { ...names, urlAddress: addressOf(id, webType), usualScope: recordScope };
  await saveFormMenu(db, menu);
  await giveFormTo(db, id, roleIds);
}

/** Changes a form nobody changed meanwhile. Records keep their values; their index follows. */
export async function updateFormModel(
  ctx: Context,
  id: string,
  body: Received<typeof updateModel>['body'],
): Promise<null> {
  const { db, session, now, auditTarget } = ctx;
  const definition = await usableDefinition(ctx, body.formData);
  await refuseUnknownRoles(ctx, body.roleIds);
  const stored = await lockModel(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  if (stored.version !== body.version) throw new AppError('RECORD_CHANGED');
  if (await isCodeTaken(db, body.enCode, id)) throw new AppError('CODE_TAKEN', { enCode: body.enCode });

  const { fullName, enCode, icon, webType, listFields, indexFields, recordScope, enabledMark } = body;
  const before = await findDefinition(db, id);
  const isSameForm = isSameValue(before, JSON.parse(JSON.stringify(definition)));
  const formVersion = isSameForm ? stored.formVersion : stored.formVersion + 1;
  const { indexes, indexEdition, isNew } = await assignIndexes(
    db,
    { ...stored, listFields, indexFields },
    compileForm(definition),
    before && compileForm(before),
  );
  await updateStoredModel(db, id, {
    ...{ fullName, enCode, icon, webType, listFields, indexFields, indexEdition, recordScope, enabledMark },
    indexes: JSON.stringify(indexes),
    definition: JSON.stringify(definition),
    fieldCount: fieldsOf(definition).length,
    version: stored.version + 1,
    formVersion,
    lastModifyUserId: session.userId,
    lastModifyTime: now,
  });
  await replaceReferences(db, id, formReferences(definition));
  const enName = definition.translations?.en?.[fullName] ?? '';
  const names = { id, fullName, enName, enCode, icon, enabledMark };
  const menu = { ...names, urlAddress: addressOf(id, webType), usualScope: recordScope };
  await saveFormMenu(db, menu);
  await giveFormTo(db, id, body.roleIds);
  if (isNew || (!isSameForm && (await hasRecords(db, id))))
    await enqueueReindex(db, { id, formVersion, indexEdition });
  auditTarget(fullName);
  return null;
}

export async function deleteFormModel({ db, auditTarget }: Context, id: string): Promise<null> {
  const stored = await lockModel(db, id);
  if (!stored) throw new AppError('NOT_FOUND');
  if ((await hasRecords(db, id)) || (await hasFlows(db, id))) throw new AppError('MODEL_IN_USE');
  await deleteStoredModel(db, id);
  await removeFormMenu(db, id);
  auditTarget(stored.fullName);
  return null;
}

const saidAtOnce = 3;

async function usableDefinition({ db, language }: Context, formData: string): Promise<FormDefinition> {
  const { definition, problems } = await checkDefinition(db, formData, language);
  if (definition && problems.length === 0) return definition;
  const detail = problems.slice(0, saidAtOnce).join('; ');
  const fields = Object.fromEntries(problems.map((sentence, index) => [String(index + 1), sentence]));
  throw new AppError('FORM_WRONG', { detail }, fields);
}

async function refuseUnknownRoles({ db, language }: Context, roleIds: readonly string[]): Promise<void> {
  const known = await namesById(db, 'role', roleIds);
  if (roleIds.some((roleId) => !known.has(roleId)))
    throw fieldsInvalid({ roleIds: fieldWords.notOffered[language] });
}
