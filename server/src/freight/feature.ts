import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { freightJobs } from './jobs.ts';
import { ratePublicationSeed } from './publication/rate-publication-seed.ts';
import { freightRoutes } from './routes.ts';

export const freight: Feature = {
  routes: freightRoutes,
  jobs: freightJobs,
  builtIn: [ratePublicationSeed],
  demo: [
    { name: 'demoCharges', load: async () => (await import('./demo/load-demo-charges.ts')).loadDemoCharges },
    { name: 'demoRates', load: async () => (await import('./demo/load-demo-rates.ts')).loadDemoRates },
  ],
  tableReaders: { rates: readWithModule('freight'), localCharges: readWithModule('localCharge') },
};
