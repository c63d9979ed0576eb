import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { freightJobs } from './jobs.ts';
import { ratePublicationSeed } from './publication/rate-publication-seed.ts';
import { freightRoutes } from './routes.ts';

export const freight: Feature = {
  routes: freightRoutes,
  jobs: freightJobs,
  builtIn: [ratePublicationSeed],
  tableReaders: { rates: readWithModule('freight'), localCharges: readWithModule('localCharge') },
};
