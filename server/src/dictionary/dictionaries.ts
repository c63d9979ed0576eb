import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { DictionaryItem } from '@fairway/contract/system.ts';
import { type Built, buildTree } from '@fairway/domain/tree/build-tree.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import type { Db } from '../database/open.ts';
import { unchanging } from '../http/envelope.ts';
import { cacheUntilChange } from '../system/cache-until-change.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { findEntries, findKnown, loadDictionaries } from './store.ts';

/** What the wire says stands above an entry that has nothing above it. */
const noParent = '0';

interface Entry {
  id: string;
  parentId: string | null;
  enCode: string;
  fullName: string;
  enName: string;
  enabledMark: number;
}

/** What something is called in the reader's language. */
const nameIn = (language: Language, { fullName, enName }: Pick<Entry, 'fullName' | 'enName'>): string =>
  (language === 'en' && enName) || fullName;

const keptDictionaries = cacheUntilChange(load);

/** Every dictionary, kept in memory until one of them changes in any process. */
const currentDictionaries = async (db: Db) => keptDictionaries(db, await changeStamp(db, 'dictionary'));

async function load(db: Db) {
  const stored = await loadDictionaries(db);
  return { zh: inLanguage(stored, 'zh'), en: inLanguage(stored, 'en') };
}

function inLanguage(stored: Awaited<ReturnType<typeof loadDictionaries>>, language: Language) {
  const list = stored.map(({ entries, ...type }) => ({
    ...type,
    fullName: nameIn(language, type),
    isTree: type.isTree === 1 ? (1 as const) : (0 as const),
    dictionaryList: offered(buildTree(entries), language),
  }));
  const one = new Map<string, { list: DictionaryItem[] }>();
  // By enCode last: a company's id never hides another dictionary's code.
  for (const { id, dictionaryList } of list) one.set(id, unchanging({ list: dictionaryList }));
  for (const { enCode, dictionaryList } of list) one.set(enCode, unchanging({ list: dictionaryList }));
  return { all: unchanging({ list }), one };
}

/** What a person may still choose; what is disabled goes, with everything below it. */
function offered(entries: readonly Built<Entry>[], language: Language): DictionaryItem[] {
  return entries
    .filter(({ enabledMark }) => enabledMark === 1)
    .map(({ id, parentId, enCode, children, ...names }) => {
      const below = offered(children, language);
      const item = { id, parentId: parentId ?? noParent, enCode, fullName: nameIn(language, names) };
      return below.length > 0 ? { ...item, children: below } : item;
    });
}

export async function allDictionaries(db: Db, language: Language) {
  return (await currentDictionaries(db))[language].all;
}

export async function findDictionary(db: Db, idOrCode: string, language: Language) {
  const found = (await currentDictionaries(db))[language].one.get(idOrCode);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** Those of these ids and codes that name a dictionary: a form names them. */
export async function knownDictionaries(db: Db, idsOrCodes: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findKnown(db, idsOrCodes));
}

interface Choice {
  fullName: string;
  /** It and everything above it can still be chosen. */
  isOffered: boolean;
}

/** The entries of a dictionary by id and by enCode: forms keep either. Asks the rows, so that a command may use it. */
export async function choicesOf(
  db: Db,
  idOrCode: string,
  language: Language = 'zh',
): Promise<Map<string, Choice>> {
  const entries = await findEntries(db, idOrCode);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const isOffered = (entry: Entry | undefined, steps = 0): boolean => {
    if (entry?.enabledMark !== 1 || steps > entries.length) return false;
    return entry.parentId === null || isOffered(byId.get(entry.parentId), steps + 1);
  };
  const choices = new Map<string, Choice>();
  for (const entry of entries) {
    const choice = { fullName: nameIn(language, entry), isOffered: isOffered(entry) };
    choices.set(entry.id, choice);
    // Entries of a tree may share a code below different ones; the one that can be chosen counts.
    if (!choices.get(entry.enCode)?.isOffered) choices.set(entry.enCode, choice);
  }
  return choices;
}

/** Whether each of these leads through entries that can be chosen, from the top down; each named by id or by enCode. */
export async function areChoicePaths(
  db: Db,
  idOrCode: string,
  paths: readonly (readonly string[])[],
): Promise<boolean> {
  const entries = (await findEntries(db, idOrCode)).filter(({ enabledMark }) => enabledMark === 1);
  const below = Map.groupBy(entries, ({ parentId }) => parentId);
  const isPath = ([first, ...rest]: readonly string[], parentId: string | null): boolean =>
    first === undefined ||
    (below.get(parentId) ?? []).some(
      ({ id, enCode }) => (id === first || enCode === first) && isPath(rest, id),
    );
  return paths.every((path) => isPath(path, null));
}

/** Says what a choice of some dictionaries is called in the reader's language, by what it is called in the company's. */
export async function dictionaryTranslator(
  db: Db,
  language: Language,
): Promise<(dictionaries: readonly string[], text: string) => string> {
  const { zh, [language]: shown } = await currentDictionaries(db);
  return (dictionaries, text) => {
    for (const code of dictionaries) {
      const entry = flattenTree(zh.one.get(code)?.list ?? []).find(({ fullName }) => fullName === text);
      const named =
        entry && flattenTree(shown.one.get(code)?.list ?? []).find(({ id }) => id === entry.id)?.fullName;
      if (named) return named;
    }
    return text;
  };
}
