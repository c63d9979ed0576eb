import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { sharedLinksWords } from '../shared-links/words.ts';
import { shipmentDetailWords, shipmentsWords } from '../shipments/words.ts';
import type { Feature } from '../wire/feature.ts';
import { demurrageTariffEditPath, demurrageTariffsPath, feedsPath, trackingFilePath } from './paths.ts';
import { trackingFeedsWords } from './words.ts';

export const trackingFeedsFeature = {
  words: [
    ...[entitiesWords, masterDataWords, freightWords, sharedLinksWords, shipmentsWords, shipmentDetailWords],
    trackingFeedsWords,
  ],
  screens: [
    {
      path: feedsPath,
      isOwn: true,
      page: () => import('./feeds-page.tsx').then((page) => page.FeedsPage),
      group: 'apply',
    },
    {
      path: trackingFilePath,
      isOwn: true,
      page: () => import('./import/tracking-file-page.tsx').then((page) => page.TrackingFilePage),
      group: 'apply',
    },
    {
      path: demurrageTariffsPath(),
      isOwn: true,
      page: () => import('./tariffs/tariffs-pages.tsx').then((page) => page.DemurrageTariffsPage),
      group: 'apply',
    },
    {
      path: demurrageTariffEditPath(),
      isOwn: true,
      page: () => import('./tariffs/tariffs-pages.tsx').then((page) => page.DemurrageTariffEditPage),
      group: 'apply',
    },
  ],
} satisfies Feature;
