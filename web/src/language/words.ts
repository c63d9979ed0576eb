import { filledWords } from '@fairway/contract/filled-words.ts';
import { create } from 'zustand';
import { keep, stored } from '../native/device-storage.ts';
import type { WordTable } from './word-table.ts';
import { shell } from './zh-CN/shell.ts';

/** The languages we speak; another one is one more folder with the same files. */
export const languages = ['zh-CN', 'en'] as const;
export type LanguageTag = (typeof languages)[number];

export type WordKey = keyof WordTable;
export type Words = Record<WordKey, string>;

type PlaceIn<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | PlaceIn<Rest> : never;
type PlacesOf<K extends WordKey> = [PlaceIn<WordTable[K]>] extends [never]
  ? []
  : [places: Record<PlaceIn<WordTable[K]>, string | number>];

/** The keys whose words have no places to fill: what a table of data may name. */
export type PlainKey = { [K in WordKey]: PlacesOf<K> extends [] ? K : never }[WordKey];

/** The words behind a key, its `{places}` filled; a missing place does not compile. */
export type Say = <K extends WordKey>(key: K, ...places: PlacesOf<K>) => string;

interface Spoken {
  language: LanguageTag;
  /** Those that were loaded. */
  words: Partial<Words>;
}

const storageKey = 'language';
const useSpoken = create<Spoken>(() => ({ language: 'zh-CN', words: shell }));

export const sayIn =
  (words: Partial<Words>): Say =>
  (key, ...[places]) =>
    filledWords(words[key] ?? key, places);

/** For code that is no component; a component uses `useWords`, which follows a change of language. */
export const t: Say = (key, ...places) => sayIn(useSpoken.getState().words)(key, ...places);

export function useWords(): Say {
  return sayIn(useSpoken((spoken) => spoken.words));
}

export const useLanguage = () => useSpoken((spoken) => spoken.language);
export const currentLanguage = () => useSpoken.getState().language;
export const followLanguage = (changed: (language: LanguageTag) => void) =>
  useSpoken.subscribe((now, before) => now.language !== before.language && changed(now.language));

/** One file of words in every language. */
export type WordFiles = Readonly<Record<LanguageTag, () => Promise<Partial<Words>>>>;

const shellWords: WordFiles = {
  'zh-CN': async () => shell,
  en: () => import('./en/shell.ts').then((file) => file.shell),
};

/** What the frame says, and the parts that several features show. */
export const frameWords: WordFiles = {
  'zh-CN': () => import('./zh-CN.ts').then((file) => file.zhCN),
  en: () => import('./en.ts').then((file) => file.en),
};

const loaded = new Set([shellWords]);

const read = async (files: readonly WordFiles[], language: LanguageTag): Promise<Partial<Words>> =>
  Object.assign({}, ...(await Promise.all(files.map((file) => file[language]()))));

/** Loads words; a screen waits for its own as for its code. */
export async function loadWords(...files: readonly WordFiles[]): Promise<void> {
  const missing = files.filter((file) => !loaded.has(file));
  if (missing.length === 0) return;
  const language = currentLanguage();
  const more = await read(missing, language);
  if (currentLanguage() !== language) return loadWords(...files);
  for (const file of missing) loaded.add(file);
  useSpoken.setState(({ words }) => ({ words: { ...words, ...more } }));
}

/** Speaks another language from now on; stays as it was when the words cannot be loaded. */
export async function chooseLanguage(language: LanguageTag): Promise<void> {
  await speak(language);
  keep(storageKey, language);
}

/** Speaks what the company begins with on a device where nobody chose yet; it stays, as if it had been chosen. */
export async function beginWith(language: LanguageTag): Promise<void> {
  const isChosen = languages.some((one) => one === stored(storageKey));
  if (!isChosen && language !== currentLanguage()) await chooseLanguage(language);
}

async function speak(language: LanguageTag): Promise<void> {
  const files = [...loaded];
  const words = await read(files, language);
  // A screen that came meanwhile brought words of the language before.
  if (loaded.size !== files.length) return speak(language);
  useSpoken.setState({ language, words });
  document.documentElement.lang = language;
}

/** The language chosen on an earlier visit. One that nobody chose is not remembered. */
export async function loadChosenLanguage(first: LanguageTag = 'zh-CN'): Promise<void> {
  const chosen = stored(storageKey);
  const known = languages.find((language) => language === chosen) ?? first;
  await speak(known).catch(() => speak('zh-CN'));
}
