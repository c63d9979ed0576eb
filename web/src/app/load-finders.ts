import { loadWords } from '../language/words.ts';
import type { Finder } from '../wire/find.ts';
import { features } from './features.ts';

/** What the search of everything asks: the finders of every feature, with its words. */
export async function loadFinders(): Promise<readonly Finder[]> {
  const searched = features.filter(({ finders }) => finders);
  const [finders] = await Promise.all([
    Promise.all(searched.map(async (feature) => (await feature.finders?.()) ?? [])),
    loadWords(...searched.flatMap(({ words = [] }) => words)),
  ]);
  return finders.flat();
}
