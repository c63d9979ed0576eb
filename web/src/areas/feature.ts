import type { Feature } from '../wire/feature.ts';
import { areasActs, areasActsTitle } from './audit-acts.ts';
import { areasLive } from './live.ts';
import { areasScreen } from './paths.ts';
import { areasWords } from './words.ts';

export const areasFeature = {
  words: [areasWords],
  screens: [
    {
      path: areasScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./areas-page.tsx').then((page) => page.AreasPage),
    },
  ],
  live: areasLive,
  auditActs: areasActs,
  auditTitle: areasActsTitle,
} satisfies Feature;
