import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { userRoutes } from './routes.ts';

export const users: Feature = {
  routes: userRoutes,
  tableReaders: { users: readWithModule('user') },
};
