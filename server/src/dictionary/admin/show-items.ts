import { AppError } from '@fairway/contract/app-error.ts';
import type {
  DictionaryKind,
  listManagedEntries as entriesCall,
  listDictionaryHistory as historyCall,
  listManagedDictionaries as listCall,
} from '@fairway/contract/dictionary-admin.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { listChanges } from '../../entities/change-history.ts';
import type { Context } from '../../http/context.ts';
import { dictionaryStateWords } from '../../language/dictionary-words.ts';
import { peopleNames } from '../../people/people-by-id.ts';
import { itemEntities } from './change-item.ts';
import { findItem, listEntries, listTypes } from './item-store.ts';
import { standardOf } from './standard-names.ts';

/** Nobody reads further back on a screen. */
const newest = 100;

export async function listManagedDictionaries({ db }: Context): Promise<Reply<typeof listCall>> {
  const types = await listTypes(db);
  return { list: types.map((type) => ({ ...type, standard: standardOf(type, type.enCode) })) };
}

export async function listManagedEntries({ db }: Context, id: string): Promise<Reply<typeof entriesCall>> {
  const type = await findItem(db, 'type', id);
  if (!type) throw new AppError('NOT_FOUND');
  const entries = await listEntries(db, id);
  return { list: entries.map((entry) => ({ ...entry, standard: standardOf(entry, type.enCode) })) };
}

export async function listDictionaryHistory(
  { db, language }: Context,
  { kind, id }: { kind: DictionaryKind; id: string },
): Promise<Reply<typeof historyCall>> {
  const item = await findItem(db, kind, id);
  if (!item) throw new AppError('NOT_FOUND');
  const { rows } = await listChanges(db, itemEntities[kind], id, { currentPage: 1, pageSize: newest });
  const people = rows.flatMap(({ creatorUserId }) => creatorUserId ?? []);
  const names = await peopleNames(db, people, { withAccounts: false });
  const entries = new Map(
    item.kind === 'entry' ? (await listEntries(db, item.typeId)).map((one) => [one.id, one.fullName]) : [],
  );
  const textOf = (field: string, value: unknown): string => {
    if (field === 'parentId') return entries.get(String(value)) ?? '';
    if (typeof value === 'boolean')
      return dictionaryStateWords[field === 'isTree' ? 'tree' : 'enabled'][value ? 'yes' : 'no'][language];
    return value === null || value === undefined ? '' : String(value);
  };
  return {
    list: rows.map(({ version, act, creatorTime, creatorUserId, differences }) => ({
      ...{ version, act: version === 1 ? 'add' : act, at: creatorTime.getTime() },
      byName: names.get(creatorUserId ?? '') ?? '',
      differences: differences.map(({ field, before, after }) => ({
        ...{ field, before: textOf(field, before), after: textOf(field, after) },
      })),
    })),
  };
}
