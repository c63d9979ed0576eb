import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { paymentRoutes } from './routes.ts';

export const payments: Feature = {
  routes: paymentRoutes,
  tableReaders: { payments: readWithModule('payment') },
};
