import type { Feature } from '../feature.ts';
import { forgetNames } from './forget-names.ts';
import { peopleRoutes } from './routes.ts';

export const people: Feature = { routes: peopleRoutes, forgetPerson: forgetNames };
