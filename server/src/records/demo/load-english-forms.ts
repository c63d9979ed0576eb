import type { Db } from '../../database/open.ts';
import { demoEnglish } from './demo-english.ts';
import { readDemoForms } from './read-demo-forms.ts';
import { translateModel, untranslatedModels } from './store.ts';

/** Gives forms of a demo company that were loaded before they had English beside them the English of the demo. */
export async function loadEnglishForms(db: Db): Promise<void> {
  await translateForms(
    db,
    readDemoForms().map(({ enCode }) => enCode),
  );
}

/** Only their own texts: what the company has changed since stays as it wrote it. */
export async function translateForms(db: Db, ids: readonly string[]): Promise<void> {
  for (const { id, fullName, definition } of await untranslatedModels(db, ids)) {
    const translations = demoEnglish(fullName, definition);
    await translateModel(db, id, translations, translations.en?.[fullName] ?? '');
  }
}
