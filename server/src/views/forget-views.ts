import type { Db } from '../database/open.ts';
import { deleteViewsOf } from './store.ts';

/** Somebody deleted their account. */
export const forgetViews = (db: Db, userId: string): Promise<void> => deleteViewsOf(db, userId);
