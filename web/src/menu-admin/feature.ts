import type { Feature } from '../wire/feature.ts';
import { menuAdminActs, menuAdminActsTitle } from './audit-acts.ts';
import { menuAdminLive } from './live.ts';
import { menusScreen } from './paths.ts';
import { menuAdminWords } from './words.ts';

export const menuAdminFeature = {
  words: [menuAdminWords],
  screens: [
    {
      path: menusScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./menu-page.tsx').then((page) => page.MenuPage),
    },
  ],
  live: menuAdminLive,
  auditActs: menuAdminActs,
  auditTitle: menuAdminActsTitle,
} satisfies Feature;
