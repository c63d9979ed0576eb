import { Route } from 'react-router';
import { loadWords } from '../language/words.ts';
import type { Feature, ScreenLoader } from '../wire/feature.ts';
import type { ScreenGroup } from '../wire/navigation/screen-groups.ts';
import { Screen } from './screen.tsx';

export interface ScreenEntry {
  path: string;
  /** Missing until its screen is built: the path answers with the not-found screen and nothing links to it. */
  screen?: ScreenLoader;
  group?: ScreenGroup;
  isOwn?: true;
  /** Other paths that open the same screen. */
  aliases?: readonly string[];
}

/** The screens that features hand in; each comes with the words it says. */
export const entriesOf = (features: readonly Feature[]): ScreenEntry[] =>
  features.flatMap((feature) =>
    (feature.screens ?? []).map(({ page, showsEveryFeature, ...entry }) => ({
      ...entry,
      screen: withWords(page, showsEveryFeature ? features : [feature]),
    })),
  );

const withWords = (page: ScreenLoader, features: readonly Feature[]): ScreenLoader => {
  const files = features.flatMap(({ words = [] }) => words);
  return async () => {
    const [component] = await Promise.all([page(), loadWords(...files)]);
    return component;
  };
};

export const pathsOf = (entry: ScreenEntry) => [entry.path, ...(entry.aliases ?? [])];

/** The routes of the screens that are built. */
export function routesOf(entries: readonly ScreenEntry[]) {
  return entries.flatMap((entry) => {
    const { screen } = entry;
    if (!screen) return [];
    return pathsOf(entry).map((path) => (
      <Route key={path} path={path} caseSensitive element={<Screen key={path} screen={screen} />} />
    ));
  });
}
