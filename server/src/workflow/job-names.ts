import * as z from 'zod/mini';

/** A job about one flow. Those that were left before flows were called by `flowId` say `taskId`. */
function aboutFlow<S extends z.core.$ZodShape>(shape: S) {
  const told = z.object({ flowId: z.string(), ...shape });
  const renamed = z.transform(({ taskId, ...left }: Record<string, unknown>) => ({
    flowId: taskId,
    ...left,
  }));
  return z.pipe(renamed, told as never) as never as typeof told;
}

/** What the workflow's jobs are called and told; the work itself is in jobs.ts, which knows the stories. */
export const timerJob = { name: 'flowTimer', payload: aboutFlow({ timer: z.string() }) };
export const childEndedJob = { name: 'flowChildEnded', payload: aboutFlow({}) };
/** A sub-flow that could not be begun. */
export const childMissingJob = {
  name: 'flowChildMissing',
  payload: aboutFlow({ visit: z.string(), child: z.number() }),
};
/** A request to revoke another one has ended. */
export const revocationEndedJob = {
  name: 'flowRevocationEnded',
  payload: aboutFlow({ flow: z.string(), result: z.enum(['approved', 'rejected']) }),
};
export const runActionJob = {
  name: 'flowAction',
  payload: aboutFlow({ visit: z.string(), attempt: z.number() }),
};
/** A part of the night's check; so many more may follow. */
export const checkFlowsJob = { name: 'flowCheck', payload: z.object({ left: z._default(z.number(), 500) }) };
/** A delegation is over by the clock: messages about it are settled. */
export const delegationEndedJob = {
  name: 'flowDelegationEnded',
  payload: z.object({ delegationId: z.string() }),
};
export const handOverJob = {
  name: 'flowHandOver',
  payload: z.object({ userId: z.string() }),
};
export const handOverInJob = {
  name: 'flowHandOverIn',
  payload: aboutFlow({ userId: z.string() }),
};
/** A leaving was taken back: tasks of one flow that were handed over are somebody's again. */
export const handBackJob = {
  name: 'flowHandBack',
  payload: z.object({ flowId: z.string(), taskIds: z.array(z.string()), userId: z.string() }),
};
export const describeOldFlowsJob = { name: 'describeOldFlows', payload: z.object({}) };
