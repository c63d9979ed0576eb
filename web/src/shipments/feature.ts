import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import { sharedLinksWords } from '../shared-links/words.ts';
import type { Feature } from '../wire/feature.ts';
import { shipmentsActs, shipmentsActsTitle } from './audit-acts.ts';
import { shipmentsLive } from './live.ts';
import {
  exceptionsPath,
  groupShipmentsPath,
  myShipmentsPath,
  newShipmentPath,
  shipmentDeskScreen,
  shipmentScreen,
} from './paths.ts';
import { shipmentDetailWords, shipmentsWords } from './words.ts';

export const shipmentsFeature = {
  words: [
    entitiesWords,
    masterDataWords,
    freightWords,
    sharedLinksWords,
    shipmentsWords,
    shipmentDetailWords,
  ],
  screens: [
    {
      path: myShipmentsPath,
      page: () => import('./list/shipments-page.tsx').then((page) => page.MyShipmentsPage),
      group: 'apply',
    },
    {
      path: groupShipmentsPath,
      page: () => import('./list/shipments-page.tsx').then((page) => page.GroupShipmentsPage),
      group: 'apply',
    },
    {
      path: exceptionsPath,
      isOwn: true,
      page: () => import('./exceptions/exceptions-page.tsx').then((page) => page.ExceptionsPage),
      group: 'apply',
    },
    {
      path: shipmentScreen,
      page: () => import('./detail/shipment-page.tsx').then((page) => page.ShipmentPage),
      group: 'apply',
    },
    {
      path: shipmentDeskScreen,
      page: () => import('./desk/shipment-desk-page.tsx').then((page) => page.ShipmentDeskPage),
      group: 'apply',
    },
    {
      path: newShipmentPath,
      isOwn: true,
      page: () => import('./desk/new-shipment-page.tsx').then((page) => page.NewShipmentPage),
      group: 'apply',
    },
  ],
  live: shipmentsLive,
  auditActs: shipmentsActs,
  auditTitle: shipmentsActsTitle,
  finders: () => import('./finders.ts').then((file) => file.shipmentsFinders),
  hasFirstCustomerCards: true,
  staffCards: () => import('./home/staff-shipments.tsx').then((file) => file.shipmentsStaffCards),
  customerCards: () => import('./home/customer-shipments.tsx').then((file) => file.shipmentsCustomerCards),
} satisfies Feature;
