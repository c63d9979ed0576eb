import { galleryWords } from '../gallery/words.ts';
import { settingsWords } from '../settings/words.ts';
import { sharedLinksWords } from '../shared-links/words.ts';
import { usersWords } from '../users/words.ts';
import type { Feature } from '../wire/feature.ts';
import { firstHourActs, firstHourActsTitle } from './audit-acts.ts';
import { firstHourLive } from './live.ts';
import { firstHourScreen } from './paths.ts';
import { firstHourWords } from './words.ts';

export const firstHourFeature = {
  words: [firstHourWords, settingsWords, usersWords, galleryWords, sharedLinksWords],
  screens: [
    {
      path: firstHourScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./first-hour-page.tsx').then((page) => page.FirstHourPage),
    },
  ],
  live: firstHourLive,
  auditActs: firstHourActs,
  auditTitle: firstHourActsTitle,
  staffCards: () => import('./first-hour-card.tsx').then((file) => file.firstHourStaffCards),
} satisfies Feature;
