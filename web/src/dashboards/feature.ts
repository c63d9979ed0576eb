import { accountWords } from '../account/words.ts';
import { agingWords } from '../aging/words.ts';
import { boardsWords, toDoWords } from '../boards/words.ts';
import { customersWords } from '../customers/words.ts';
import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { ordersWords } from '../orders/words.ts';
import { quotesWords } from '../quotes/words.ts';
import { releaseWords } from '../release/words.ts';
import { shipmentsWords } from '../shipments/words.ts';
import type { Feature } from '../wire/feature.ts';
import { portalScreen, salesScreen, stepScreen } from './paths.ts';
import { dashboardsWords } from './words.ts';

export const dashboardsFeature = {
  words: [
    entitiesWords,
    masterDataWords,
    customersWords,
    freightWords,
    quotesWords,
    ordersWords,
    shipmentsWords,
    releaseWords,
    invoicesWords,
    agingWords,
    accountWords,
    boardsWords,
    toDoWords,
    dashboardsWords,
  ],
  screens: [
    {
      path: portalScreen,
      page: () => import('./portal/portal-page.tsx').then((page) => page.PortalPage),
      group: 'apply',
    },
    {
      path: salesScreen,
      page: () => import('./sales/sales-page.tsx').then((page) => page.SalesPage),
      group: 'apply',
    },
    {
      path: stepScreen,
      isOwn: true,
      page: () => import('./step/step-page.tsx').then((page) => page.StepPage),
      group: 'apply',
    },
  ],
} satisfies Feature;
