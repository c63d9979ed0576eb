import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboards: Feature = {
  routes: dashboardRoutes,
  tableReaders: { salesStep: readWithModule('salesCockpit') },
};
