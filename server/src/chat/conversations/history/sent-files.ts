import type { FileReader } from '../../../files/access.ts';
import { leaveLostThreads } from '../threads/leave-lost-threads.ts';
import type { Threads } from '../threads/threads.ts';
import { findLogShowing } from './store.ts';

/** Files of messages are for whoever sees one of those messages. */
export const sentFiles =
  (threads: Threads): FileReader =>
  async (db, viewer, fileId) => {
    for (;;) {
      const conversationId = await findLogShowing(db, viewer.userId, fileId);
      if (conversationId === undefined) return false;
      if (!(await leaveLostThreads(db, threads, viewer, [conversationId]))) return true;
    }
  };
