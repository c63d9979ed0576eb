import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { statementsWords } from '../statements/words.ts';
import type { Feature } from '../wire/feature.ts';
import { agingActs, agingActsTitle } from './audit-acts.ts';
import { agingItemsScreen, agingScreen } from './paths.ts';
import { agingWords } from './words.ts';

export const agingFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords, statementsWords, agingWords],
  screens: [
    {
      path: agingScreen,
      aliases: ['/pages/shipment/cargo/accounts_analysis'],
      page: () => import('./list/aging-page.tsx').then((page) => page.AgingPage),
      group: 'apply',
    },
    {
      path: agingItemsScreen,
      isOwn: true,
      page: () => import('./items/aging-items-page.tsx').then((page) => page.AgingItemsPage),
      group: 'apply',
    },
  ],
  links: {
    customerFreeze: () => agingScreen,
  },
  auditActs: agingActs,
  auditTitle: agingActsTitle,
} satisfies Feature;
