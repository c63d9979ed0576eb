import type { Route } from '../http/context.ts';

export const areaRoutes: Route[] = [];
