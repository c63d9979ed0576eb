import { belongsTo, everyFeature, featureOf } from './features.ts';

export interface Repository {
  /** Names of features. */
  features: readonly string[];
  /** Every module of the floors, of scripts and of the journeys, with the files it imports. */
  imports: ReadonlyMap<string, readonly string[]>;
  /** What each journey says it is about. */
  journeys: ReadonlyMap<string, readonly string[]>;
}

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isForTests = (path: string) => isTest(path) || path.includes('/testing/') || path.startsWith('e2e/');
/** Nothing that runs depends on these. */
const isIdle = (path: string) => /^(docs|bench|\.ci)\/|\.md$/.test(path);

const testsOf = ({ imports }: Repository) => [...imports.keys()].filter(isTest);

/** The tests of some folders: beside their modules, and the journeys that name them. */
export function testsOfFeatures(repository: Repository, folders: readonly string[]): string[] {
  return testsOf(repository).filter((file) => {
    const named = repository.journeys.get(file);
    if (named) return named.some((feature) => folders.includes(feature));
    return folders.some((folder) => belongsTo(file, folder));
  });
}

/**
 * The tests a change touches: those that import something changed, those of a changed feature, and the journeys of
 * every feature that imports something changed. All of them, if a file changed of which nobody knows who reads it.
 */
export function testsOfChange(repository: Repository, changed: readonly string[]): string[] {
  const { features, imports, journeys } = repository;
  const serious = changed.filter((path) => !isIdle(path));
  if (serious.length === 0) return [];
  const importers = importersOf(repository);
  const isKnown = (path: string) => imports.has(path) || importers.has(path) || featureOf(path, features);
  if (!serious.every(isKnown)) return testsOf(repository);

  const touched = reachedFrom(importers, serious);
  const ofChanged = serious.filter((path) => !isForTests(path)).map((path) => featureOf(path, features));
  const direct = features.filter((feature) => ofChanged.includes(feature));
  const product = [...touched].filter((path) => !isForTests(path) && !path.startsWith('scripts/'));
  const reached = new Set(product.map((path) => featureOf(path, features)));
  // What every feature stands on has none: then every journey is touched.
  const isTouched = (feature: string) => reached.has(undefined) || reached.has(feature);
  return testsOf(repository).filter((file) => {
    // Quick, and what they check is written in files of every kind.
    if (touched.has(file) || file.startsWith('scripts/')) return true;
    const named = journeys.get(file);
    if (named) return reached.size > 0 && (named.includes(everyFeature) || named.some(isTouched));
    return direct.some((feature) => belongsTo(file, feature));
  });
}

function importersOf({ features, imports }: Repository): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      // What puts features together imports all of them; through it everything would touch everything.
      const isComposition = !isForTests(from) && !featureOf(from, features) && featureOf(to, features);
      if (!isComposition) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  return importers;
}

function reachedFrom(
  importers: ReadonlyMap<string, readonly string[]>,
  changed: readonly string[],
): Set<string> {
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}
