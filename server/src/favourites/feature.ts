import type { Feature } from '../feature.ts';
import { forgetFavourites } from './forget-favourites.ts';
import { favouriteRoutes } from './routes.ts';

export const favourites: Feature = { routes: favouriteRoutes, forgetPerson: forgetFavourites };
