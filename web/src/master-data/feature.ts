import { entitiesWords } from '../entities/words.ts';
import type { Feature } from '../wire/feature.ts';
import { masterDataActs, masterDataActsTitle } from './audit-acts.ts';
import { masterDataWords } from './words.ts';

export const masterDataFeature = {
  words: [entitiesWords, masterDataWords],
  screens: [
    {
      path: '/pages/masterData/index',
      isOwn: true,
      page: () => import('./master-data-page.tsx').then((page) => page.MasterDataPage),
      group: 'apply',
    },
    {
      path: '/pages/masterData/sailings',
      isOwn: true,
      page: () => import('./sailings-page.tsx').then((page) => page.SailingsPage),
      group: 'apply',
    },
    {
      path: '/pages/masterData/exchangeRates',
      isOwn: true,
      page: () => import('./exchange-rates-page.tsx').then((page) => page.ExchangeRatesPage),
      group: 'apply',
    },
    {
      path: '/pages/masterData/edit',
      isOwn: true,
      page: () => import('./edit-page.tsx').then((page) => page.EditPage),
      group: 'apply',
    },
    {
      path: '/pages/masterData/import',
      isOwn: true,
      page: () => import('./import-page.tsx').then((page) => page.ImportPage),
      group: 'apply',
    },
  ],
  auditActs: masterDataActs,
  auditTitle: masterDataActsTitle,
  finders: () => import('./finders.ts').then((file) => file.masterDataFinders),
} satisfies Feature;
