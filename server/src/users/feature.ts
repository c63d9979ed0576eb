import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { leavingRoutes } from './leaving/routes.ts';
import { userRoutes } from './routes.ts';
import { userChanged } from './tell-user-screens.ts';

export const users: Feature = {
  routes: ({ holdings }) => [...userRoutes, ...leavingRoutes(holdings)],
  news: { user: userChanged },
  tableReaders: { users: readWithModule('user') },
};
