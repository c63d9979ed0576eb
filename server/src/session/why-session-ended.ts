import type { Db } from '../database/open.ts';
import { findEndReason } from './store.ts';

/** Why the session in which somebody said something is over; undefined while it goes on. */
export const whySessionEnded = (db: Db, sessionId: string) => findEndReason(db, sessionId);
