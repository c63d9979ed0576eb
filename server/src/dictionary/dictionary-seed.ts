import type { Seed } from '../database/built-in.ts';
import type { Db } from '../database/open.ts';
import { builtInDictionaries } from './built-in-dictionaries.ts';
import { englishDictionaries } from './english-dictionaries.ts';
import { addMissingDictionaries, addMissingEntries, nameInEnglish } from './store.ts';

export const pairsOf = (entries: string): [string, string][] =>
  entries.split(',').map((entry) => {
    const [, enCode = '', fullName = ''] = /^(\S+) (.+)$/.exec(entry.trim()) ?? [];
    return [enCode, fullName];
  });

/** Adds what is missing and leaves alone what is there: a company renames, sorts and disables its entries as it likes. What still has our name gets its English one. */
async function load(db: Db): Promise<void> {
  const types = builtInDictionaries.map(({ enCode, fullName, below }, sortCode) => ({
    id: enCode,
    enCode,
    fullName,
    enName: englishDictionaries[enCode]?.name ?? '',
    isTree: below ? 1 : 0,
    sortCode,
  }));
  await addMissingDictionaries(db, types);

  const entriesBelow = (type: string, parent: string | null, entries: string) =>
    pairsOf(entries).map(([enCode, fullName], sortCode) => ({
      ...{ type, parent, enCode, fullName, sortCode },
      enName: englishDictionaries[type]?.entries[enCode] ?? '',
    }));
  const roots = builtInDictionaries.flatMap(({ enCode, entries }) => entriesBelow(enCode, null, entries));
  const children = builtInDictionaries.flatMap(({ enCode, below = {} }) =>
    Object.entries(below).flatMap(([parent, entries]) => entriesBelow(enCode, parent, entries)),
  );
  await addMissingEntries(db, roots);
  await addMissingEntries(db, children);
  await nameInEnglish(db, types, [...roots, ...children]);
}

export const dictionarySeed: Seed = {
  name: 'dictionary',
  source: JSON.stringify([builtInDictionaries, englishDictionaries]),
  load,
};
