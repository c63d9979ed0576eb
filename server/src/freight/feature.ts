import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { inquiriesHeld, watchesHeld } from './holding-store.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { freightJobs } from './jobs.ts';
import { lineRoutes } from './lines/routes.ts';
import { ratePublicationSeed } from './publication/rate-publication-seed.ts';
import { freightRoutes } from './routes.ts';
import { watchRoutes } from './watches/routes.ts';
import { deleteWatchesOf } from './watches/store.ts';

export const freight: Feature = {
  routes: [...freightRoutes, ...watchRoutes, ...inquiryRoutes, ...lineRoutes],
  jobs: freightJobs,
  builtIn: [ratePublicationSeed],
  demo: [
    { name: 'demoCharges', load: async () => (await import('./demo/load-demo-charges.ts')).loadDemoCharges },
    { name: 'demoRates', load: async () => (await import('./demo/load-demo-rates.ts')).loadDemoRates },
    {
      name: 'demoLineNotes',
      load: async () => (await import('./demo/load-demo-line-notes.ts')).loadDemoLineNotes,
    },
    {
      name: 'demoWatches',
      load: async () => (await import('./demo/load-demo-watches.ts')).loadDemoWatches,
    },
  ],
  forgetPerson: deleteWatchesOf,
  tableReaders: {
    rates: readWithModule('freight'),
    rateKeeping: readWithModule('rateKeeping'),
    localCharges: readWithModule('localCharge'),
  },
  holdings: [inquiriesHeld, watchesHeld],
};
