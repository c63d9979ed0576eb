import type { Feature } from '../feature.ts';
import { healthRoutes } from './routes.ts';

export const health: Feature = { processRoutes: healthRoutes };
