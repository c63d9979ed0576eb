import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { invoicesHeld } from './holding-store.ts';
import { invoiceThread } from './invoice-thread.ts';
import { invoiceJobs } from './jobs.ts';
import { invoiceRoutes } from './routes.ts';
import { findTaxedCharges } from './taxed-store.ts';

export const invoices: Feature = {
  routes: (extensions) => invoiceRoutes(extensions),
  jobs: invoiceJobs,
  threads: { invoice: invoiceThread },
  tableReaders: { invoices: readWithModule('invoice'), bankAccounts: readWithModule('bankAccounts') },
  holdings: [invoicesHeld],
  taxedCharges: findTaxedCharges,
};
