import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { shipmentDetailWords, shipmentsWords } from '../shipments/words.ts';
import type { Feature } from '../wire/feature.ts';
import { releaseActs, releaseActsTitle } from './audit-acts.ts';
import { releaseLive } from './live.ts';
import { applyPathOf, applyScreen, releasePathOf, releaseScreen, releasesScreen } from './paths.ts';
import { releaseWords } from './words.ts';

export const releaseFeature = {
  words: [entitiesWords, masterDataWords, freightWords, shipmentsWords, shipmentDetailWords, releaseWords],
  screens: [
    {
      path: releasesScreen,
      page: () => import('./list/releases-page.tsx').then((page) => page.ReleasesPage),
      group: 'apply',
    },
    {
      path: releaseScreen,
      isOwn: true,
      page: () => import('./detail/release-page.tsx').then((page) => page.ReleasePage),
      group: 'apply',
    },
    {
      path: applyScreen,
      isOwn: true,
      page: () => import('./making/apply-page.tsx').then((page) => page.ApplyPage),
      group: 'apply',
    },
  ],
  live: releaseLive,
  auditActs: releaseActs,
  auditTitle: releaseActsTitle,
  customerCards: () => import('./home/customer-releases.tsx').then((file) => file.releaseCustomerCards),
  links: { release: releasePathOf, applyRelease: applyPathOf },
} satisfies Feature;
