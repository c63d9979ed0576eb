import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { systemJobs } from './jobs.ts';
import { systemRoutes } from './routes.ts';

export const system: Feature = {
  routes: systemRoutes,
  jobs: systemJobs,
  tableReaders: { audit: readWithModule('auditLog') },
};
