import type { ScriptJob, ScriptOutcome, WorkerOutcome } from './script-job.ts';

/** Whoever would be the next after so many is told to come back. */
const mostWaiting = 20;

/** Runs somebody's script on data as a pure function; says why when it cannot, and never throws. */
export type RunScript = (script: string, data: unknown, context?: unknown) => Promise<ScriptOutcome>;

/** One script after the other, through a worker that knows one job at a time. */
export function oneAtATime(runOne: (job: ScriptJob) => Promise<WorkerOutcome>): RunScript {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (script, data, context = {}) => {
    if (waiting >= mostWaiting) return { problem: 'tooBusy' };
    waiting += 1;
    const job = { script, data: JSON.stringify(data ?? null), context: JSON.stringify(context ?? {}) };
    const mine = last.then(() => runOne(job));
    last = mine;
    try {
      const outcome = await mine;
      return outcome.problem ? outcome : { answer: JSON.parse(outcome.answer) };
    } finally {
      waiting -= 1;
    }
  };
}
