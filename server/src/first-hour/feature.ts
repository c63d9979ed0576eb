import type { Feature } from '../feature.ts';
import { firstHourRoutes } from './routes.ts';
import { firstHourChanged } from './tell-first-hour-screens.ts';

export const firstHour: Feature = {
  routes: ({ unitUsers }) => firstHourRoutes(unitUsers),
  news: { firstHour: firstHourChanged },
};
