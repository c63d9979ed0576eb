import type { Db } from '../database/open.ts';
import { deletePlacesOf } from './store.ts';

/** Somebody deleted their account. */
export const forgetPlaces = (db: Db, userId: string): Promise<void> => deletePlacesOf(db, userId);
