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
/** Loading the interpreter is not the script's time; on a slow network it takes long. */
const loadedWithin = 30_000;
/** One script at a time; whoever would be the next after so many is told to come back. */
const mostWaiting = 20;

let worker: Promise<Worker> | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs somebody's script on data, as a pure function in an interpreter inside a worker: it reaches neither the page nor
 * the network, exactly as on the server. Says why when it cannot, and never throws.
 */
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
