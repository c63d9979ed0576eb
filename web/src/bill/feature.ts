import type { Feature } from '../wire/feature.ts';
import { billActs, billActsTitle } from './audit-acts.ts';
import { billLive } from './live.ts';
import { billRulesScreen } from './paths.ts';
import { billWords } from './words.ts';

export const billFeature = {
  words: [billWords],
  screens: [
    {
      path: billRulesScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./bill-rules-page.tsx').then((page) => page.BillRulesPage),
    },
  ],
  live: billLive,
  auditActs: billActs,
  auditTitle: billActsTitle,
} satisfies Feature;
