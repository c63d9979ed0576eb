import {
  listDictionaryHistory,
  listDictionaryUses,
  listManagedDictionaries,
  listManagedEntries,
} from '@fairway/contract/dictionary-admin.ts';
import { listDictionaries } from '@fairway/contract/system.ts';
import { queryClient } from '../wire/query-client.ts';

/** What a change shows anew: the choices of forms among it. */
export const dictionaryReads = [
  ...[listManagedDictionaries, listManagedEntries, listDictionaryHistory, listDictionaryUses],
  listDictionaries,
];

export function refreshDictionaries(): void {
  for (const { name } of dictionaryReads) void queryClient.invalidateQueries({ queryKey: [name] });
}
