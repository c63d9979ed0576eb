import { entitiesWords } from '../entities/words.ts';
import { freightWords } from '../freight/words.ts';
import { invoicesWords } from '../invoices/words.ts';
import { masterDataWords } from '../master-data/words.ts';
import type { Feature } from '../wire/feature.ts';
import { taxInvoicesActs, taxInvoicesActsTitle } from './audit-acts.ts';
import { taxInvoicesLive } from './live.ts';
import {
  applyPathOf,
  applyScreen,
  taxInvoicePathOf,
  taxInvoiceScreen,
  taxInvoicesAlias,
  taxInvoicesPathOf,
  taxInvoicesScreen,
} from './paths.ts';
import { taxInvoicesWords } from './words.ts';

export const taxInvoicesFeature = {
  words: [entitiesWords, masterDataWords, freightWords, invoicesWords, taxInvoicesWords],
  screens: [
    {
      path: taxInvoicesScreen,
      aliases: [taxInvoicesAlias],
      page: () => import('./list/tax-invoices-page.tsx').then((page) => page.TaxInvoicesPage),
      group: 'apply',
    },
    {
      path: taxInvoiceScreen,
      isOwn: true,
      page: () => import('./detail/tax-invoice-page.tsx').then((page) => page.TaxInvoicePage),
      group: 'apply',
    },
    {
      path: applyScreen,
      isOwn: true,
      page: () => import('./apply/apply-page.tsx').then((page) => page.ApplyPage),
      group: 'apply',
    },
  ],
  live: taxInvoicesLive,
  auditActs: taxInvoicesActs,
  auditTitle: taxInvoicesActsTitle,
  links: {
    taxInvoice: taxInvoicePathOf,
    redInvoice: taxInvoicePathOf,
    taxInvoices: taxInvoicesPathOf,
    applyForTax: applyPathOf,
  },
} satisfies Feature;
