import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { statementsActs, statementsActsTitle } from './audit-acts.ts';
import { statementsLive } from './live.ts';
import { statementScreen, statementsScreen } from './paths.ts';
import { statementsWords } from './words.ts';

export const statementsFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords, statementsWords],
  screens: [
    {
      path: statementsScreen,
      isOwn: true,
      page: () => import('./list/statements-page.tsx').then((page) => page.StatementsPage),
      group: 'apply',
    },
    {
      path: statementScreen,
      isOwn: true,
      page: () => import('./detail/statement-page.tsx').then((page) => page.StatementPage),
      group: 'apply',
    },
  ],
  live: statementsLive,
  auditActs: statementsActs,
  auditTitle: statementsActsTitle,
  links: { statements: () => statementsScreen },
} satisfies Feature;
