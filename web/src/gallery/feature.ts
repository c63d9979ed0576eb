import { flowTemplatesWords } from '../flow-templates/words.ts';
import type { Feature } from '../wire/feature.ts';
import { workflowWords } from '../workflow/words.ts';
import { galleryActs, galleryActsTitle } from './audit-acts.ts';
import { galleryLive } from './live.ts';
import { galleryScreen } from './paths.ts';
import { galleryWords } from './words.ts';

export const galleryFeature = {
  words: [galleryWords, flowTemplatesWords, workflowWords],
  screens: [
    {
      path: galleryScreen,
      isOwn: true,
      group: 'apply',
      page: () => import('./gallery-page.tsx').then((page) => page.GalleryPage),
    },
  ],
  live: galleryLive,
  auditActs: galleryActs,
  auditTitle: galleryActsTitle,
} satisfies Feature;
