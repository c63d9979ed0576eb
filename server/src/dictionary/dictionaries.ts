import { AppError } from '@fairway/contract/app-error.ts';
import type { DictionaryItem } from '@fairway/contract/system.ts';
import { type Built, buildTree } from '@fairway/domain/tree/build-tree.ts';
import type { Db } from '../database/open.ts';
import { unchanging } from '../http/envelope.ts';
import { changeStamp } from '../system/change-stamp.ts';
import { loadDictionaries } from './store.ts';

/** What the wire says stands above an entry that has nothing above it. */
const noParent = '0';

interface Entry {
  id: string;
  parentId: string | null;
  enCode: string;
  fullName: string;
  enabledMark: number;
}

type Dictionaries = Awaited<ReturnType<typeof load>>;

const kept = new WeakMap<Db, { stamp: number; dictionaries: Dictionaries }>();

/** Every dictionary, kept in memory until one of them changes in any process. */
async function currentDictionaries(db: Db): Promise<Dictionaries> {
  // The stamp is read before the data: if the data moves in between, the next request sees a newer stamp.
  const stamp = await changeStamp(db, 'dictionary');
  const found = kept.get(db);
  if (found?.stamp === stamp) return found.dictionaries;
  const dictionaries = await load(db);
  kept.set(db, { stamp, dictionaries });
  return dictionaries;
}

async function load(db: Db) {
  const list = (await loadDictionaries(db)).map(({ entries, ...type }) => ({
    ...type,
    isTree: type.isTree === 1 ? (1 as const) : (0 as const),
    dictionaryList: offered(buildTree(entries)),
  }));
  const one = new Map<string, { list: DictionaryItem[] }>();
  // By enCode last: a company's id never hides another dictionary's code.
  for (const { id, dictionaryList } of list) one.set(id, unchanging({ list: dictionaryList }));
  for (const { enCode, dictionaryList } of list) one.set(enCode, unchanging({ list: dictionaryList }));
  return { all: unchanging({ list }), one };
}

/** What a person may still choose; what is disabled goes, with everything below it. */
function offered(entries: readonly Built<Entry>[]): DictionaryItem[] {
  return entries
    .filter(({ enabledMark }) => enabledMark === 1)
    .map(({ id, parentId, enCode, fullName, children }) => {
      const below = offered(children);
      const item = { id, parentId: parentId ?? noParent, enCode, fullName };
      return below.length > 0 ? { ...item, children: below } : item;
    });
}

export async function allDictionaries(db: Db) {
  return (await currentDictionaries(db)).all;
}

export async function findDictionary(db: Db, idOrCode: string) {
  const found = (await currentDictionaries(db)).one.get(idOrCode);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
