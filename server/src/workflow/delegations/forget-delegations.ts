import type { Db } from '../../database/open.ts';
import { endDelegationsOf } from './store.ts';

/** Somebody deleted their account: nobody acts for them or by them any more. */
export const forgetDelegations = (db: Db, userId: string, now: Date): Promise<void> =>
  endDelegationsOf(db, userId, now);
