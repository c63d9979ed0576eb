import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { freightRoutes } from './routes.ts';

export const freight: Feature = {
  routes: freightRoutes,
  tableReaders: { rates: readWithModule('freight'), localCharges: readWithModule('localCharge') },
};
