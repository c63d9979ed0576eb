import type { Feature } from '../feature.ts';
import { areaAdminRoutes } from './admin/routes.ts';
import { areasChanged } from './admin/tell-area-screens.ts';
import { areaSeed } from './area-seed.ts';
import { areaRoutes } from './routes.ts';

export const areas: Feature = {
  routes: ({ areaUsers }) => [...areaRoutes, ...areaAdminRoutes(areaUsers)],
  builtIn: [areaSeed],
  news: { areas: areasChanged },
};
