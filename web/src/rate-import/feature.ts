import { entitiesWords } from '../entities/words.ts';
import type { Feature } from '../wire/feature.ts';
import { rateImportActs, rateImportActsTitle } from './audit-acts.ts';
import { rateImportWords } from './words.ts';

export const rateImportFeature = {
  words: [entitiesWords, rateImportWords],
  screens: [
    {
      path: '/pages/freight/import',
      isOwn: true,
      page: () => import('./import-page.tsx').then((page) => page.ImportPage),
      group: 'apply',
    },
    {
      path: '/pages/freight/imports',
      isOwn: true,
      page: () => import('./imports-page.tsx').then((page) => page.ImportsPage),
      group: 'apply',
    },
  ],
  auditActs: rateImportActs,
  auditTitle: rateImportActsTitle,
} satisfies Feature;
