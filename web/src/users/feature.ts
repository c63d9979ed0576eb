import { accountWords } from '../account/words.ts';
import { entitiesWords } from '../entities/words.ts';
import { sharedLinksWords } from '../shared-links/words.ts';
import type { Feature } from '../wire/feature.ts';
import { usersActs, usersActsTitle } from './audit-acts.ts';
import { usersLive } from './live.ts';
import { leavingScreen, userImportScreen, userScreen, usersScreen } from './paths.ts';
import { SeeingPart } from './see-as/seeing-part.tsx';
import { leavingWords, usersWords } from './words.ts';

export const usersFeature = {
  words: [accountWords, entitiesWords, sharedLinksWords, usersWords, leavingWords],
  screens: [
    {
      path: usersScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./list/users-page.tsx').then((page) => page.UsersPage),
    },
    {
      path: userScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./detail/user-page.tsx').then((page) => page.UserPage),
    },
    {
      path: userImportScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./import/user-import-page.tsx').then((page) => page.UserImportPage),
    },
    {
      path: leavingScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./leaving/leaving-page.tsx').then((page) => page.LeavingPage),
    },
  ],
  live: usersLive,
  frameParts: { SeeingPart },
  auditActs: usersActs,
  auditTitle: usersActsTitle,
} satisfies Feature;
