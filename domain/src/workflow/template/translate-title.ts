import type { Language } from '@fairway/contract/errors.ts';
import type { FlowTemplate } from '@fairway/contract/flow-template.ts';
import { revocationTitle } from '@fairway/contract/flow-words.ts';
import { titlePlace } from '../../forms/heading/may-head.ts';
import { readPlaces } from '../../text/read-places.ts';
import { translatorOf } from '../../text/translate.ts';
import { shortTitle } from './title.ts';

/** What a request is called where its template says nothing else. */
const usual = { zh: '{@launchUserName}的{@flowFullName}', en: '{@launchUserName}: {@flowFullName}' };

/**
 * The title of a request in the reader's language. A title is stored as it was written; what its places were filled with
 * is read out of it and put into the translated words. A title that does not follow the template stays as it is.
 */
export function titleIn(template: Titled, language: Language, title: string): string {
  if (language === 'zh') return title;
  const revoked = readPlaces(revocationTitle.zh, title)?.get('title');
  if (revoked === undefined) return translated(template, language, title);
  const words = revocationTitle[language].replace('{title}', () => translated(template, language, revoked));
  return shortTitle(words);
}

type Titled = Pick<FlowTemplate, 'settings' | 'translations'>;

function translated({ settings, translations }: Titled, language: Language, title: string): string {
  const translate = translatorOf(translations, language);
  for (const [written, words] of [
    [settings.title, translate(settings.title)],
    [usual.zh, usual.en],
  ] as const) {
    if (written === words) continue;
    const filled = readPlaces(written, title);
    if (filled)
      return shortTitle(words.replace(titlePlace, (_, place: string) => translate(filled.get(place) ?? '')));
  }
  return title;
}
