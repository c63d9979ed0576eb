import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { quoteRoutes } from './routes.ts';

export const quotes: Feature = {
  routes: quoteRoutes,
  tableReaders: { quotes: readWithModule('freight') },
};
