import { agingWords } from '../aging/words.ts';
import { customersWords } from '../customers/words.ts';
import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { shipmentsWords } from '../shipments/words.ts';
import type { Feature } from '../wire/feature.ts';
import { boardsActs, boardsActsTitle } from './audit-acts.ts';
import { boardShipmentsScreen, enterpriseScreen, personalScreen, targetsScreen } from './paths.ts';
import { boardsWords, personalBoardWords, targetsWords, toDoWords } from './words.ts';

export const boardsFeature = {
  words: [
    entitiesWords,
    masterDataWords,
    customersWords,
    freightWords,
    shipmentsWords,
    agingWords,
    boardsWords,
    targetsWords,
    personalBoardWords,
    toDoWords,
  ],
  screens: [
    {
      path: enterpriseScreen,
      page: () => import('./enterprise/enterprise-page.tsx').then((page) => page.EnterprisePage),
      group: 'apply',
    },
    {
      path: personalScreen,
      page: () => import('./personal/personal-page.tsx').then((page) => page.PersonalPage),
      group: 'apply',
    },
    {
      path: boardShipmentsScreen,
      isOwn: true,
      page: () => import('./shipments/board-shipments-page.tsx').then((page) => page.BoardShipmentsPage),
      group: 'apply',
    },
    {
      path: targetsScreen,
      isOwn: true,
      page: () => import('./targets/targets-page.tsx').then((page) => page.TargetsPage),
      group: 'apply',
    },
  ],
  auditActs: boardsActs,
  auditTitle: boardsActsTitle,
} satisfies Feature;
