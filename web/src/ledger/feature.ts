import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import type { Feature } from '../wire/feature.ts';
import { ledgerActs, ledgerActsTitle } from './audit-acts.ts';
import { ledgerScreen } from './paths.ts';
import { ledgerWords } from './words.ts';

export const ledgerFeature = {
  words: [entitiesWords, freightWords, ledgerWords],
  screens: [
    {
      path: ledgerScreen,
      isOwn: true,
      page: () => import('./ledger-page.tsx').then((page) => page.LedgerPage),
      group: 'apply',
    },
  ],
  auditActs: ledgerActs,
  auditTitle: ledgerActsTitle,
} satisfies Feature;
