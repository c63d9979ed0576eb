import type { Feature } from '../wire/feature.ts';
import { onlineSessionsActs, onlineSessionsActsTitle } from './audit-acts.ts';
import { onlineSessionsLive } from './live.ts';
import { onlineSessionsWords } from './words.ts';

export const onlineSessionsFeature = {
  words: [onlineSessionsWords],
  screens: [
    {
      path: '/pages/system/sessions',
      isOwn: true,
      group: 'apply',
      page: () => import('./online-sessions-page.tsx').then((page) => page.OnlineSessionsPage),
    },
  ],
  live: onlineSessionsLive,
  auditActs: onlineSessionsActs,
  auditTitle: onlineSessionsActsTitle,
} satisfies Feature;
