import type { Feature } from '../feature.ts';
import { calendarSeed } from './calendar-seed.ts';
import { calendarRoutes } from './routes.ts';
import { calendarChanged } from './tell-calendar-screens.ts';

export const calendar: Feature = {
  routes: calendarRoutes,
  builtIn: [calendarSeed],
  news: { calendar: calendarChanged },
};
