import type { Db } from '../database/open.ts';
import { deleteFavouritesOf } from './store.ts';

/** Somebody deleted their account. */
export const forgetFavourites = (db: Db, userId: string): Promise<void> => deleteFavouritesOf(db, userId);
