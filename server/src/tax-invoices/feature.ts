import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { taxFlowSeeds } from './flow-seeds.ts';
import { taxInvoiceJobs } from './jobs.ts';
import { taxInvoiceRoutes } from './routes.ts';
import { mayReadTaxFile } from './show-tax-invoices.ts';
import { findTaxInvoicesOf } from './tax-invoices-of-store.ts';

export const taxInvoices: Feature = {
  routes: taxInvoiceRoutes,
  jobs: taxInvoiceJobs,
  builtIn: taxFlowSeeds,
  demo: [
    {
      name: 'demoTaxInvoices',
      load: async () => (await import('./demo/load-demo-tax-invoices.ts')).loadDemoTaxInvoices,
    },
  ],
  taxInvoicesOf: findTaxInvoicesOf,
  filePlaces: { taxInvoice: mayReadTaxFile },
  tableReaders: { taxInvoices: readWithModule('taxInvoice'), taxableLines: readWithModule('taxInvoice') },
};
