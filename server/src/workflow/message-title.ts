import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { briefFact } from '@fairway/domain/forms/heading/fact.ts';
import { titleFields } from '@fairway/domain/forms/heading/may-head.ts';
import { titleIn } from '@fairway/domain/workflow/template/translate-title.ts';
import { factsForEverybody } from '@fairway/domain/workflow/views/request-facts.ts';
import { ownRequestWords } from '../language/words.ts';
import type { OpenFlow } from './open-flow.ts';
import { factTranslator } from './templates/fact-in-language.ts';

/** For whom a request is named: whose it is, and when. */
interface Hearer {
  /** The name of the initiator, to the initiator; undefined to everybody else. */
  own?: string | undefined;
  now: Date;
}

/**
 * What messages call a request: its title with the fact one decides by in brackets, unless the title has it already. To
 * the initiator it is theirs, not somebody's.
 */
export function namedInMessage(
  { row, published: { flow } }: OpenFlow,
  { own, now }: Hearer,
  language: Language,
): string {
  const called = titleIn(flow.template, language, row.fullName);
  const begins = `${own}${language === 'zh' ? '的' : ': '}`;
  const isOwn = own !== undefined && own !== '' && called.startsWith(begins);
  const title = isOwn
    ? filledWords(ownRequestWords[language], { request: called.slice(begins.length) })
    : called;
  const [fact] = factsForEverybody(flow, row.summary);
  const inTitle = new Set(titleFields(flow.template.settings.title));
  if (!fact || [fact.path, ...(fact.also ?? [])].some((path) => inTitle.has(path))) return title;
  const brief = briefFact(factTranslator(flow, language)(fact), { language, now: now.getTime() });
  return language === 'zh' ? `${title}（${brief}）` : `${title} (${brief})`;
}

/** Words about a request. In Chinese a name that ends in figures or Latin letters keeps its distance. */
export function aboutRequest(words: string, flow: string, places: Record<string, string> = {}): string {
  const hasDistance = /[\p{Script=Latin}\p{N}]$/u.test(flow) && /^\{flow\}\p{Script=Han}/u.test(words);
  return filledWords(words, { ...places, flow: hasDistance ? `${flow} ` : flow });
}
