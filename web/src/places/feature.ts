import type { Feature } from '../wire/feature.ts';
import { placesActs, placesActsTitle } from './audit-acts.ts';
import { placesWords } from './words.ts';

export const placesFeature = {
  words: [placesWords],
  screens: [
    {
      path: '/choose-location',
      page: () => import('./choose-place-page.tsx').then((page) => page.ChoosePlacePage),
      group: 'apply',
    },
    {
      path: '/open-location',
      page: () => import('./open-place-page.tsx').then((page) => page.OpenPlacePage),
      group: 'apply',
    },
  ],
  auditActs: placesActs,
  auditTitle: placesActsTitle,
} satisfies Feature;
