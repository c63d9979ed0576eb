import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { trackingJobs } from './jobs.ts';
import { forgetNewsOf } from './news-store.ts';
import { trackingRoutes } from './routes.ts';

export const tracking: Feature = {
  routes: trackingRoutes,
  jobs: trackingJobs,
  forgetPerson: forgetNewsOf,
  tableReaders: {
    exceptions: readWithModule('tracking'),
    demurrageTariffs: readWithModule('demurrageTariff'),
  },
};
