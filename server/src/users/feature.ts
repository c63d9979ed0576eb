import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { userRoutes } from './routes.ts';
import { userChanged } from './tell-user-screens.ts';

export const users: Feature = {
  routes: userRoutes,
  news: { user: userChanged },
  tableReaders: { users: readWithModule('user') },
};
