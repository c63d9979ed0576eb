import type { Feature } from '../feature.ts';
import { forgetViews } from './forget-views.ts';
import { viewsHeld } from './holding-store.ts';
import { viewRoutes } from './routes.ts';

export const views: Feature = {
  routes: ({ tableReaders }) => viewRoutes(tableReaders),
  forgetPerson: forgetViews,
  holdings: [viewsHeld],
};
