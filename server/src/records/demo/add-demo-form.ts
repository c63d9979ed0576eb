import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../database/open.ts';
import { checkDefinition } from '../models/check-definition.ts';
import { addModel } from '../models/save-model.ts';
import { demoEnglish } from './demo-english.ts';
import type { DemoForm } from './read-demo-forms.ts';

/** Adds a form as if it were saved, checks and all, but under an id that documents and tests can name. */
export async function addDemoForm(
  db: Db,
  { formData, ...form }: DemoForm,
  by: { userId: string; now: Date },
): Promise<void> {
  const { definition, problems } = await checkDefinition(db, formData, 'zh');
  if (!definition || problems.length > 0) throw new AppError('FORM_WRONG', { detail: problems.join('; ') });
  const translations = demoEnglish(form.fullName, definition);
  await addModel(db, { ...form, id: form.enCode, definition: { ...definition, translations } }, by);
}
