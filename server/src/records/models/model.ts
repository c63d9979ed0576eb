import { type CompiledForm, compileForm } from '@fairway/domain/forms/compile-form.ts';
import type { Db } from '../../database/open.ts';
import { findDefinition, findModel, findModels, type StoredModel } from './store.ts';

/** A model with its form read once. */
export type Model = StoredModel & { form: CompiledForm };

const mostKept = 100;
const kept = new Map<string, CompiledForm>();

/** A model, whether switched on or off; undefined when there is none. */
export async function modelOf(db: Db, modelId: string): Promise<Model | undefined> {
  const stored = await findModel(db, modelId);
  const form = stored && (await formOf(db, stored));
  return form && { ...stored, form };
}

/** Those of these models that are there. */
export async function modelsOf(db: Db, ids: readonly string[]): Promise<Model[]> {
  const models: Model[] = [];
  for (const stored of await findModels(db, ids)) {
    const form = await formOf(db, stored);
    if (form) models.push({ ...stored, form });
  }
  return models;
}

/** Undefined when the model was deleted since it was found. */
async function formOf(
  db: Db,
  { id, version, lastModifyTime }: StoredModel,
): Promise<CompiledForm | undefined> {
  const key = `${id} ${version} ${lastModifyTime.getTime()}`;
  const known = kept.get(key);
  if (known) return known;
  const definition = await findDefinition(db, id);
  if (!definition) return undefined;
  const form = compileForm(definition);
  kept.set(key, form);
  while (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
  return form;
}
