import type { Db } from '../../database/open.ts';
import { readAcquaintances } from './store.ts';

/** Who may know whether these people are connected: those they have a conversation of two with. */
export const whoSeesPresence = (
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; peerId: string }[]> => readAcquaintances(db, userIds);
