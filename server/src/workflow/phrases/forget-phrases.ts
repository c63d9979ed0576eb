import type { Db } from '../../database/open.ts';
import { deletePhrasesOf } from './store.ts';

/** Somebody deleted their account: their phrases go. */
export const forgetPhrases = (db: Db, userId: string): Promise<void> => deletePhrasesOf(db, userId);
