import type { Feature } from '../feature.ts';
import { organisationAdminRoutes } from './routes.ts';
import { unitsChanged } from './tell-unit-screens.ts';

export const organisationAdmin: Feature = {
  routes: ({ unitUsers }) => organisationAdminRoutes(unitUsers),
  news: { units: unitsChanged },
};
