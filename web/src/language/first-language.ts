import type { LanguageTag } from './words.ts';

/**
 * What is spoken on a first visit. Staff and customers begin in Chinese; who opens a link that somebody sent may be
 * anybody, and is spoken to as their browser asks for.
 */
export function firstLanguage(path: string, asked: readonly string[]): LanguageTag {
  const isOfLink = /\/shared$/.test(path);
  const [wanted = 'zh'] = asked;
  return isOfLink && !/^zh\b/i.test(wanted) ? 'en' : 'zh-CN';
}
