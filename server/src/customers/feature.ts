import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { customerRoutes } from './routes.ts';

export const customers: Feature = {
  routes: customerRoutes,
  tableReaders: { customers: readWithModule('customers') },
};
