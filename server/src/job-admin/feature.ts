import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { jobRoutes } from './routes.ts';
import { jobsChanged } from './tell-job-screens.ts';

export const jobAdmin: Feature = {
  routes: jobRoutes,
  news: { job: jobsChanged },
  tableReaders: { jobKinds: readWithModule('job'), failedJobs: readWithModule('job') },
};
