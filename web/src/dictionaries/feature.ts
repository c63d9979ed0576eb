import type { Feature } from '../wire/feature.ts';
import { dictionariesActs, dictionariesActsTitle } from './audit-acts.ts';
import { dictionariesLive } from './live.ts';
import { dictionariesScreen } from './paths.ts';
import { dictionariesWords } from './words.ts';

export const dictionariesFeature = {
  words: [dictionariesWords],
  screens: [
    {
      path: dictionariesScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./dictionaries-page.tsx').then((page) => page.DictionariesPage),
    },
  ],
  live: dictionariesLive,
  auditActs: dictionariesActs,
  auditTitle: dictionariesActsTitle,
} satisfies Feature;
