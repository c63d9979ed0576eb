import * as z from 'zod/mini';

/** What the workflow's jobs are called and told; the work itself is in jobs.ts, which knows the stories. */
export const timerJob = { name: 'flowTimer', payload: z.object({ taskId: z.string(), timer: z.string() }) };
export const childEndedJob = { name: 'flowChildEnded', payload: z.object({ taskId: z.string() }) };
export const runActionJob = {
  name: 'flowAction',
  payload: z.object({ taskId: z.string(), visit: z.string(), attempt: z.number() }),
};
export const handOverJob = {
  name: 'flowHandOver',
  payload: z.object({ userId: z.string() }),
};
export const handOverInJob = {
  name: 'flowHandOverIn',
  payload: z.object({ taskId: z.string(), userId: z.string() }),
};
