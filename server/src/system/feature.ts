import type { Feature } from '../feature.ts';
import { systemRoutes } from './routes.ts';

export const system: Feature = { routes: systemRoutes };
