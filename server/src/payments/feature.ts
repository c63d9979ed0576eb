import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { paymentRequestJobs } from './requests/jobs.ts';
import { paymentRequestSeed } from './requests/payment-request-seed.ts';
import { paymentRequestRoutes } from './requests/routes.ts';
import { paymentRoutes } from './routes.ts';

export const payments: Feature = {
  routes: [...paymentRoutes, ...paymentRequestRoutes],
  jobs: paymentRequestJobs,
  builtIn: [paymentRequestSeed],
  // Charges, invoices and the books with it: they are worked out together.
  demo: [
    { name: 'demoMoney', load: async () => (await import('./demo/load-demo-money.ts')).loadDemoMoney },
    { name: 'demoPapers', load: async () => (await import('./demo/load-demo-papers.ts')).loadDemoPapers },
  ],
  tableReaders: { payments: readWithModule('payment'), paymentRequests: readWithModule('payment') },
};
