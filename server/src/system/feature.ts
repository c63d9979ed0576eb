import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { systemRoutes } from './routes.ts';

export const system: Feature = {
  routes: systemRoutes,
  tableReaders: { audit: readWithModule('auditLog') },
};
