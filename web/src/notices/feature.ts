import type { Feature } from '../wire/feature.ts';
import { noticesActs, noticesActsTitle } from './audit-acts.ts';
import { noticesWords } from './words.ts';

export const noticesFeature = {
  words: [noticesWords],
  screens: [
    {
      path: '/pages/system/notices',
      isOwn: true,
      page: () => import('./notices-page.tsx').then((page) => page.NoticesPage),
      group: 'apply',
    },
    {
      path: '/pages/system/notice',
      isOwn: true,
      page: () => import('./notice-page.tsx').then((page) => page.NoticePage),
      group: 'apply',
    },
  ],
  auditActs: noticesActs,
  auditTitle: noticesActsTitle,
} satisfies Feature;
