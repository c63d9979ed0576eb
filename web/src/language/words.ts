import { create } from 'zustand';
import { keep, stored } from '../native/device-storage.ts';
import { shell } from './zh-CN/shell.ts';
import type { zhCN } from './zh-CN.ts';

/** The languages we speak; another one is one more file with the same keys. */
export const languages = ['zh-CN', 'en'] as const;
export type LanguageTag = (typeof languages)[number];

export type WordKey = keyof typeof zhCN;
export type Words = Record<WordKey, string>;

type PlaceIn<S extends string> = S extends `${string}{${infer P}}${infer Rest}` ? P | PlaceIn<Rest> : never;
type PlacesOf<K extends WordKey> = [PlaceIn<(typeof zhCN)[K]>] extends [never]
  ? []
  : [places: Record<PlaceIn<(typeof zhCN)[K]>, string | number>];

/** The keys whose words have no places to fill: what a table of data may name. */
export type PlainKey = { [K in WordKey]: PlacesOf<K> extends [] ? K : never }[WordKey];

/** The words behind a key, its `{places}` filled; a missing place does not compile. */
export type Say = <K extends WordKey>(key: K, ...places: PlacesOf<K>) => string;

interface Spoken {
  language: LanguageTag;
  /** Before signing in, Chinese has only the words of the shell. */
  words: Partial<Words>;
}

const storageKey = 'language';
const useSpoken = create<Spoken>(() => ({ language: 'zh-CN', words: shell }));

const sayIn =
  (words: Partial<Words>): Say =>
  (key, ...[places]) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (_, place: string) =>
      String((places as Record<string, string | number> | undefined)?.[place] ?? ''),
    );

/** For code that is no component; a component uses `useWords`, which follows a change of language. */
export const t: Say = (key, ...places) => sayIn(useSpoken.getState().words)(key, ...places);

export function useWords(): Say {
  return sayIn(useSpoken((spoken) => spoken.words));
}

export const useLanguage = () => useSpoken((spoken) => spoken.language);
export const currentLanguage = () => useSpoken.getState().language;
export const followLanguage = (changed: (language: LanguageTag) => void) =>
  useSpoken.subscribe((now, before) => now.language !== before.language && changed(now.language));

let isFluent = false;

/** The words of every screen; the screens behind the login wait for them as for their own code. */
export async function loadAllWords(): Promise<void> {
  isFluent = true;
  const { language, words } = useSpoken.getState();
  if (language === 'en' || words !== shell) return;
  const { zhCN } = await import('./zh-CN.ts');
  if (currentLanguage() === 'zh-CN') useSpoken.setState({ words: zhCN });
}

/** Speaks another language from now on; stays as it was when the words cannot be loaded. */
export async function chooseLanguage(language: LanguageTag): Promise<void> {
  const words = language === 'en' ? (await import('./en.ts')).en : shell;
  useSpoken.setState({ language, words });
  if (isFluent) await loadAllWords();
  document.documentElement.lang = language;
  keep(storageKey, language);
}

/** The language chosen on an earlier visit; Chinese on the first. */
export async function loadChosenLanguage(): Promise<void> {
  const chosen = stored(storageKey);
  const known = languages.find((language) => language === chosen) ?? 'zh-CN';
  await chooseLanguage(known).catch(() => chooseLanguage('zh-CN'));
}
