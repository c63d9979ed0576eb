import { type LanguageTag, type Say, sayIn, type WordFiles } from './words.ts';

/** The words of files in a language that need not be the one the app speaks: for what is handed to somebody else. */
export async function wordsIn(language: LanguageTag, files: readonly WordFiles[]): Promise<Say> {
  return sayIn(Object.assign({}, ...(await Promise.all(files.map((file) => file[language]())))));
}
