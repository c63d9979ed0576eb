import { oneAtATime } from '@fairway/domain/scripts/one-at-a-time.ts';
import { killedAfter, type ScriptJob, type WorkerOutcome } from '@fairway/domain/scripts/script-job.ts';

/** Loading the interpreter is not the script's time; on a slow network it takes long. */
const loadedWithin = 30_000;

let worker: Promise<Worker> | undefined;

/**
 * Runs somebody's script on data, as a pure function in an interpreter inside a worker: it reaches neither the page nor
 * the network, exactly as on the server. Says why when it cannot, and never throws.
 */
export const runScript = oneAtATime(runOne);

async function runOne(job: ScriptJob): Promise<WorkerOutcome> {
  try {
    worker ??= startWorker();
    const busy = await worker;
    busy.postMessage(job);
    return await heardFrom<WorkerOutcome>(busy, killedAfter);
  } catch (error) {
    // Out of time, torn by what it did, or never come: a new one for the next script.
    (await worker?.catch(() => undefined))?.terminate();
    worker = undefined;
    return { problem: error === outOfTime ? 'tooLong' : 'failed' };
  }
}

async function startWorker(): Promise<Worker> {
  const made = new Worker(new URL('./script-worker.ts', import.meta.url), { type: 'module' });
  try {
    await heardFrom<'ready'>(made, loadedWithin);
  } catch {
    made.terminate();
    throw new Error('the interpreter did not come');
  }
  return made;
}

const outOfTime = new Error('out of time');

function heardFrom<T>(from: Worker, time: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(outOfTime)), time);
    const hear = ({ data }: MessageEvent<T>) => settle(() => resolve(data));
    const fail = (event: Event) => {
      event.preventDefault();
      settle(() => reject(new Error('the worker failed')));
    };
    const settle = (done: () => void) => {
      clearTimeout(timer);
      from.removeEventListener('message', hear);
      from.removeEventListener('error', fail);
      done();
    };
    from.addEventListener('message', hear);
    from.addEventListener('error', fail);
  });
}
