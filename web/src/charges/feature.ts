import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { shipmentsWords } from '../shipments/words.ts';
import type { Feature } from '../wire/feature.ts';
import { chargesActs, chargesActsTitle } from './audit-acts.ts';
import { chargeChangesWords } from './changes/words.ts';
import { chargesLive } from './live.ts';
import {
  changePathOf,
  chargeChangeScreen,
  chargeScreen,
  chargesScreen,
  shipmentChargesPathOf,
} from './paths.ts';
import { chargesWords } from './words.ts';

export const chargesFeature = {
  words: [entitiesWords, masterDataWords, freightWords, shipmentsWords, chargesWords, chargeChangesWords],
  screens: [
    {
      path: chargesScreen,
      aliases: ['/pages/shipment/cargo/cargoshipment_charge'],
      page: () => import('./list/charges-page.tsx').then((page) => page.ChargesPage),
      group: 'apply',
    },
    {
      path: chargeScreen,
      page: () => import('./detail/charge-detail-page.tsx').then((page) => page.ChargeDetailPage),
      group: 'apply',
    },
    {
      path: chargeChangeScreen,
      isOwn: true,
      page: () => import('./changes/charge-change-page.tsx').then((page) => page.ChargeChangePage),
      group: 'apply',
    },
  ],
  live: chargesLive,
  auditActs: chargesActs,
  auditTitle: chargesActsTitle,
  links: {
    shipmentCharges: (shipmentId) => shipmentChargesPathOf(shipmentId),
    chargeChange: changePathOf,
  },
} satisfies Feature;
