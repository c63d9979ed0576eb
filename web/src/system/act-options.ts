import type { Say } from '../language/words.ts';
import type { Option } from '../ui/table/filter.ts';
import type { ActsOfFeature } from '../wire/audit-acts.ts';

/** Parts the names of acts that people call the same; no name has it. */
const between = '.';

/** Every act by its words, below the feature it belongs to. */
export function actOptions(words: Say, features: readonly ActsOfFeature[]): Option[] {
  const groups = Map.groupBy(features, ({ title }) => words(title ?? 'auditOfOthers'));
  return [...groups].flatMap(([group, some]) => {
    const acts = some.flatMap((one) => Object.entries(one.acts));
    const byWords = Map.groupBy(acts, ([, key]) => words(key));
    return [...byWords].map(([label, named]) => ({
      ...{ group, label, value: named.map(([name]) => name).join(between) },
    }));
  });
}

/** The chosen option as the list of the server takes it. */
export const actNamesOf = (value: string): string => value.split(between).join(',');
