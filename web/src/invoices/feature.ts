import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { invoicesActs, invoicesActsTitle } from './audit-acts.ts';
import { invoicesLive } from './live.ts';
import { invoiceScreen, invoicesScreen, makeInvoicesPathOf, makeInvoicesScreen } from './paths.ts';
import { invoicesWords } from './words.ts';

export const invoicesFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords],
  screens: [
    {
      path: invoicesScreen,
      aliases: ['/pages/shipment/cargo/cargoshipment_invoice'],
      page: () => import('./list/invoices-page.tsx').then((page) => page.InvoicesPage),
      group: 'apply',
    },
    {
      path: invoiceScreen,
      page: () => import('./detail/invoice-page.tsx').then((page) => page.InvoicePage),
      group: 'apply',
    },
    {
      path: makeInvoicesScreen,
      isOwn: true,
      page: () => import('./making/make-invoices-page.tsx').then((page) => page.MakeInvoicesPage),
      group: 'apply',
    },
  ],
  live: invoicesLive,
  auditActs: invoicesActs,
  auditTitle: invoicesActsTitle,
  links: { billCharges: makeInvoicesPathOf },
} satisfies Feature;
