import type { Feature } from '../wire/feature.ts';
import { usersActs } from './audit-acts.ts';
import { userScreen, usersScreen } from './paths.ts';
import { usersWords } from './words.ts';

export const usersFeature = {
  words: [usersWords],
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
  ],
  auditActs: usersActs,
} satisfies Feature;
