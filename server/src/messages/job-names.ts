import * as z from 'zod/mini';

/** An announcement is over: it leaves the badges of those who never read it. */
export const messageExpiredJob = {
  name: 'messageExpired',
  payload: z.object({ messageId: z.string() }),
};
