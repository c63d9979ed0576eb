import type { Feature } from '../wire/feature.ts';
import { healthWords } from './words.ts';

export const healthFeature = {
  words: [healthWords],
  screens: [
    {
      path: '/pages/system/health',
      isOwn: true,
      group: 'apply',
      page: () => import('./health-page.tsx').then((page) => page.HealthPage),
    },
  ],
} satisfies Feature;
