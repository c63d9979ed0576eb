import type { Feature } from '../wire/feature.ts';
import { settingsActs, settingsActsTitle } from './audit-acts.ts';
import { settingsLive } from './live.ts';
import { settingsScreen } from './paths.ts';
import { settingsWords } from './words.ts';

export const settingsFeature = {
  words: [settingsWords],
  screens: [
    {
      path: settingsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./settings-page.tsx').then((page) => page.SettingsPage),
    },
  ],
  live: settingsLive,
  auditActs: settingsActs,
  auditTitle: settingsActsTitle,
} satisfies Feature;
