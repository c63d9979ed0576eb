import type { Route } from '../http/context.ts';

export const fileRoutes: Route[] = [];
