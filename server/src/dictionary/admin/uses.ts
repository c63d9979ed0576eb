import { AppError } from '@fairway/contract/app-error.ts';
import type { DictionaryUse } from '@fairway/contract/dictionary-admin.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { dictionaryUseWords } from '../../language/dictionary-words.ts';
import type { Item } from './item-store.ts';
import { entriesBelow, findItem } from './item-store.ts';

/** A dictionary by its id and its code, and the id and the code of an entry; null: the dictionary as a whole. */
export interface AskedDictionary {
  names: string[];
  values: string[] | null;
}

export interface Used {
  count: number;
  /** A few of them. */
  names: string[];
}

/** What features know of the things that choose from a dictionary. */
export type DictionaryUsers = Partial<
  Record<DictionaryUse, (db: Db, about: AskedDictionary) => Promise<Used>>
>;

const few = 5;

/** Everything that uses a dictionary or an entry, without what does not. */
export async function usesOf(
  db: Db,
  users: DictionaryUsers,
  item: Item,
): Promise<({ use: DictionaryUse } & Used)[]> {
  const type = item.kind === 'type' ? item : await findItem(db, 'type', item.typeId);
  if (!type) throw new AppError('NOT_FOUND');
  const about = {
    names: [type.id, type.enCode],
    values: item.kind === 'type' ? null : [item.id, item.enCode],
  };
  const uses: ({ use: DictionaryUse } & Used)[] = [];
  if (item.kind === 'entry') {
    const below = await entriesBelow(db, item.typeId, item.id);
    uses.push({
      ...{ use: 'below', count: below.length },
      names: below.slice(0, few).map(({ fullName }) => fullName),
    });
  }
  for (const [use, usersOf] of Object.entries(users) as [DictionaryUse, DictionaryUsers['forms']][])
    if (usersOf) uses.push({ use, ...(await usersOf(db, about)) });
  return uses.filter(({ count }) => count > 0);
}

/** Names what still uses it, in words. */
export function refuseUsed(
  { language }: Pick<Context, 'language'>,
  { fullName }: Item,
  uses: readonly ({ use: DictionaryUse } & Used)[],
): void {
  if (uses.length === 0) return;
  const named = uses.map(({ use, count }) =>
    dictionaryUseWords[use][language].replace('{count}', String(count)),
  );
  throw new AppError('DICTIONARY_USED', {
    name: fullName,
    uses: named.join(language === 'zh' ? '、' : ', '),
  });
}
