import { builtInDictionaries } from '../built-in-dictionaries.ts';
import { pairsOf } from '../dictionary-seed.ts';
import { englishDictionaries } from '../english-dictionaries.ts';
import type { Item } from './item-store.ts';

interface Standard {
  fullName: string;
  enName: string;
}

/** What the system calls each dictionary and entry it came with, by code. */
const standards = new Map<string, { type: Standard; entries: Map<string, Standard> }>(
  builtInDictionaries.map(({ enCode, fullName, entries, below = {} }) => {
    const english = englishDictionaries[enCode];
    const pairs = [entries, ...Object.values(below)].flatMap(pairsOf);
    const named = pairs.map(
      ([code, name]) => [code, { fullName: name, enName: english?.entries[code] ?? '' }] as const,
    );
    return [enCode, { type: { fullName, enName: english?.name ?? '' }, entries: new Map(named) }];
  }),
);

/** What the system calls it; null for what the company added. */
export function standardOf(item: Item, typeCode: string): Standard | null {
  const known = standards.get(typeCode);
  return (item.kind === 'type' ? known?.type : known?.entries.get(item.enCode)) ?? null;
}
