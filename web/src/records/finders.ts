import { searchRecords } from '@fairway/contract/search.ts';
import { t } from '../language/words.ts';
import { call } from '../wire/api.ts';
import type { Finder } from '../wire/find.ts';
import { recordDetailPath, recordListPath } from './paths.ts';

/** Records of any form; who may not open one finds it in its list. */
const recordFinder: Finder = {
  heading: 'searchRecords',
  ask: async (keyword, signal) => {
    const { list } = await call(searchRecords, { query: { keyword } }, { signal });
    return list.map(({ id, modelId, modelName, title, found, canOpen }) => ({
      key: id,
      icon: 'order' as const,
      name: title || t('recordUntitled'),
      line: [modelName, found].filter(Boolean).join(' · '),
      path: canOpen ? recordDetailPath({ modelId, id }) : recordListPath(modelId, { keyword }),
    }));
  },
};

export const recordsFinders: readonly Finder[] = [recordFinder];
