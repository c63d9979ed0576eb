import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ScriptJob {
  /** The text of a function `(data, context) => data`. */
  script: string;
  /** JSON. */
  data: string;
  context: string;
}

/** `tooLong` and `tooMuch`: it was stopped; `failed`: it is no function, threw, or gave back what is no JSON. */
export type ScriptProblem = 'tooLong' | 'tooMuch' | 'failed' | 'tooBusy';
export type ScriptOutcome = { answer: unknown; problem?: undefined } | { problem: ScriptProblem };

/** What the worker says: the answer still as JSON. */
export type WorkerOutcome = { answer: string; problem?: undefined } | { problem: ScriptProblem };

/** The interpreter stops itself after 200 ms; what keeps it from doing so is ended with its worker. */
const killedAfter = 1_000;
/** One script at a time; whoever would be the next after so many is told to come back. */
const mostWaiting = 20;

let worker: Promise<Worker> | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Runs somebody's data-processing script on data, as a pure function; says why when it cannot, and never throws. */
export async function runScript(
  script: string,
  data: unknown,
  context: unknown = {},
): Promise<ScriptOutcome> {
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
}

async function runOne(job: ScriptJob): Promise<WorkerOutcome> {
  worker ??= startWorker();
  const busy = await worker;
  const giveUp = AbortSignal.timeout(killedAfter);
  try {
    busy.postMessage(job);
    const [outcome] = (await once(busy, 'message', { signal: giveUp })) as [WorkerOutcome];
    return outcome;
  } catch {
    // Out of time, or torn by what it did: a new one for the next script.
    worker = undefined;
    await busy.terminate();
    return { problem: giveUp.aborted ? 'tooLong' : 'tooMuch' };
  }
}

async function startWorker(): Promise<Worker> {
  const made = new Worker(new URL('./script-worker.ts', import.meta.url), {
    // Nothing of the server reaches into it: no environment, no arguments, little memory of its own.
    env: {},
    argv: [],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  });
  // It must not keep a server alive that wants to stop.
  made.unref();
  await once(made, 'message');
  return made;
}
