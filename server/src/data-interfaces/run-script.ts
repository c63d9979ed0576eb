import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { oneAtATime } from '@fairway/domain/scripts/one-at-a-time.ts';
import { killedAfter, type ScriptJob, type WorkerOutcome } from '@fairway/domain/scripts/script-job.ts';

let worker: Promise<Worker> | undefined;

/** Runs somebody's data-processing script on data, as a pure function; says why when it cannot, and never throws. */
export const runScript = oneAtATime(runOne);

async function runOne(job: ScriptJob): Promise<WorkerOutcome> {
  worker ??= startWorker();
  const busy = await worker;
  const giveUp = new AbortController();
  const watching = watch(busy, () => giveUp.abort());
  try {
    busy.postMessage(job);
    const [outcome] = (await once(busy, 'message', { signal: giveUp.signal })) as [WorkerOutcome];
    return outcome;
  } catch {
    // Out of time, or torn by what it did: a new one for the next script.
    worker = undefined;
    await busy.terminate();
    return { problem: giveUp.signal.aborted ? 'tooLong' : 'tooMuch' };
  } finally {
    clearInterval(watching);
  }
}

/** Counts what the worker computes, not what it waits: on a busy machine a script has as much as on a quiet one. */
function watch(busy: Worker, endIt: () => void): NodeJS.Timeout {
  const begun = busy.cpuUsage();
  return setInterval(async () => {
    try {
      const { user, system } = await busy.cpuUsage(await begun);
      if ((user + system) / 1_000 > killedAfter) endIt();
    } catch {
      // It has ended by itself, and whoever waits for it hears so.
    }
  }, killedAfter / 4);
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
