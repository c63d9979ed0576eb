import type { Db } from '../database/open.ts';
import { isSessionOpen } from './store.ts';

/** Whether the session in which somebody said something goes on. */
export const stillSignedIn = (db: Db, sessionId: string): Promise<boolean> => isSessionOpen(db, sessionId);
