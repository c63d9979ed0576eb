import type { DictionaryItem } from '@fairway/contract/system.ts';
import { flattenTree } from '@fairway/domain/tree/flatten-tree.ts';
import { useQuery } from '@tanstack/react-query';
import { clientCache } from '../wire/client-cache.ts';

const dictionary = 'WorkFlowCategory';

export interface FlowCategory {
  value: string;
  label: string;
}

/** What flows are sorted by; empty until the dictionaries are there. A flow keeps the enCode of the entry. */
export function useFlowCategories(): readonly FlowCategory[] {
  return useQuery({ ...clientCache.dictionaries, select: categoriesIn }).data ?? [];
}

function categoriesIn(
  dictionaries: readonly { enCode: string; dictionaryList: readonly DictionaryItem[] }[],
): FlowCategory[] {
  const entries = dictionaries.find(({ enCode }) => enCode === dictionary)?.dictionaryList ?? [];
  return flattenTree(entries).map(({ enCode, fullName }) => ({ value: enCode, label: fullName }));
}
