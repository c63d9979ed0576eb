import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { statementRoutes } from './routes.ts';

export const statements: Feature = {
  routes: statementRoutes,
  tableReaders: { statements: readWithModule('invoice') },
};
