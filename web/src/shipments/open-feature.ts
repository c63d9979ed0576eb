import type { Feature } from '../wire/feature.ts';
import { sharedShipmentScreen } from './shared-link/screen-path.ts';

/** What a visitor without a session sees of it: the shipment behind a link. */
export const shipmentsOpenFeature = {
  screens: [
    {
      path: sharedShipmentScreen,
      isOwn: true,
      page: () => import('./shared-link/load-shared-page.ts').then((file) => file.loadSharedPage()),
    },
  ],
} satisfies Feature;
