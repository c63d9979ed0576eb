import type { Language } from '@fairway/contract/errors.ts';
import { type Translate, translatorOf } from '@fairway/domain/text/translate.ts';
import type { Db } from '../../database/open.ts';
import { findTranslations } from './store.ts';

/** What templates, by id, and their steps are called in the reader's language. Asks nothing for Chinese. */
export async function templateTranslators(
  db: Db,
  language: Language,
): Promise<(templateId: string) => Translate> {
  const asWritten = translatorOf(undefined, language);
  if (language === 'zh') return () => asWritten;
  const known = new Map(
    (await findTranslations(db)).map(({ id, translations }) => [id, translatorOf(translations, language)]),
  );
  return (templateId) => known.get(templateId) ?? asWritten;
}

/** Templates as somebody reads them; `written` is what they are found by, too. */
export async function templatesIn<T extends { id: string; fullName: string; description?: string }>(
  db: Db,
  language: Language,
  templates: readonly T[],
): Promise<(T & { written: string })[]> {
  const translatorFor = await templateTranslators(db, language);
  return templates.map((template) => {
    const translate = translatorFor(template.id);
    const { fullName: written, description } = template;
    return {
      ...template,
      ...(description === undefined ? {} : { description: translate(description) }),
      fullName: translate(written),
      written,
    };
  });
}
