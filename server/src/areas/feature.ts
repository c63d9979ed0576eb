import type { Feature } from '../feature.ts';
import { areaSeed } from './area-seed.ts';
import { areaRoutes } from './routes.ts';

export const areas: Feature = { routes: areaRoutes, builtIn: [areaSeed] };
