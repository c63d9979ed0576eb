import type { Feature } from '../wire/feature.ts';
import { signInSettingsActs, signInSettingsActsTitle } from './audit-acts.ts';
import { signInSettingsLive } from './live.ts';
import { signInSettingsScreen, signInTrialScreen } from './paths.ts';
import { signInSettingsWords } from './words.ts';

export const signInSettingsFeature = {
  words: [signInSettingsWords],
  screens: [
    {
      path: signInSettingsScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./sign-in-settings-page.tsx').then((page) => page.SignInSettingsPage),
    },
    {
      path: signInTrialScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./trial-page.tsx').then((page) => page.TrialPage),
    },
  ],
  live: signInSettingsLive,
  auditActs: signInSettingsActs,
  auditTitle: signInSettingsActsTitle,
} satisfies Feature;
