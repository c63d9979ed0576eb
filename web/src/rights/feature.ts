import type { Feature } from '../wire/feature.ts';
import { rightsActs, rightsActsTitle } from './audit-acts.ts';
import { rightsLive } from './live.ts';
import { personRightsScreen, rightsScreen } from './paths.ts';
import { rightsWords } from './words.ts';

export const rightsFeature = {
  words: [rightsWords],
  screens: [
    {
      path: rightsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./rights-page.tsx').then((page) => page.RightsPage),
    },
    {
      path: personRightsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./person-rights-page.tsx').then((page) => page.PersonRightsPage),
    },
  ],
  live: rightsLive,
  auditActs: rightsActs,
  auditTitle: rightsActsTitle,
} satisfies Feature;
