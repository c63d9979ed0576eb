import * as z from 'zod/mini';

/** What the workflow's jobs are called and told; the work itself is in jobs.ts, which knows the stories. */
export const timerJob = { name: 'flowTimer', payload: z.object({ taskId: z.string(), timer: z.string() }) };
export const childEndedJob = { name: 'flowChildEnded', payload: z.object({ taskId: z.string() }) };
/** A sub-flow that could not be begun. */
export const childMissingJob = {
  name: 'flowChildMissing',
  payload: z.object({ taskId: z.string(), visit: z.string(), child: z.number() }),
};
/** A request to revoke another one has ended. */
export const revocationEndedJob = {
  name: 'flowRevocationEnded',
  payload: z.object({ taskId: z.string(), flow: z.string(), result: z.enum(['approved', 'rejected']) }),
};
export const runActionJob = {
  name: 'flowAction',
  payload: z.object({ taskId: z.string(), visit: z.string(), attempt: z.number() }),
};
/** A part of the night's check; so many more may follow. */
export const checkFlowsJob = { name: 'flowCheck', payload: z.object({ left: z._default(z.number(), 500) }) };
export const handOverJob = {
  name: 'flowHandOver',
  payload: z.object({ userId: z.string() }),
};
export const handOverInJob = {
  name: 'flowHandOverIn',
  payload: z.object({ taskId: z.string(), userId: z.string() }),
};
