import { parentPort } from 'node:worker_threads';
import { newQuickJSWASMModuleFromVariant, type QuickJSContext } from 'quickjs-emscripten-core';
import type { ScriptJob, WorkerOutcome } from './run-script.ts';

/** What a script may use; beyond it the interpreter stops by itself, and when it does not, the worker is ended. */
const memory = 16 * 1024 * 1024;
const stack = 512 * 1024;
const time = 200;
const longestAnswer = 4 * 1024 * 1024;

const interpreter = await newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync'));

/** One script in a world of its own: no page, no network, no server, not even a clock it could wait on. */
function run({ script, data, context }: ScriptJob): WorkerOutcome {
  const runtime = interpreter.newRuntime();
  const deadline = Date.now() + time;
  runtime.setMemoryLimit(memory);
  runtime.setMaxStackSize(stack);
  runtime.setInterruptHandler(() => Date.now() > deadline);
  const world = runtime.newContext();
  try {
    return evaluate(world, script, data, context);
  } finally {
    world.dispose();
    runtime.dispose();
  }
}

function evaluate(world: QuickJSContext, script: string, data: string, context: string): WorkerOutcome {
  for (const [name, text] of Object.entries({ __data: data, __context: context }))
    world.newString(text).consume((handle) => world.setProp(world.global, name, handle));
  const called = `JSON.stringify((${script}\n)(JSON.parse(__data), JSON.parse(__context))) ?? 'null'`;
  const result = world.evalCode(called, 'script.js');
  if (result.error) return { problem: problemOf(result.error.consume((error) => world.dump(error))) };
  const answer = result.value.consume((value) => world.getString(value));
  return answer.length > longestAnswer ? { problem: 'tooMuch' } : { answer };
}

function problemOf(error: unknown): 'tooLong' | 'tooMuch' | 'failed' {
  // Without memory there is none for an error either.
  if (error === null || error === undefined) return 'tooMuch';
  const { name = '', message = '' } = error as { name?: string; message?: string };
  if (message.includes('interrupted')) return 'tooLong';
  if (name === 'RangeError' || /out of memory|stack overflow|string (?:length|too long)/.test(message))
    return 'tooMuch';
  return 'failed';
}

parentPort?.on('message', (job: ScriptJob) => {
  let outcome: WorkerOutcome;
  try {
    outcome = run(job);
  } catch {
    // A bomb can tear the interpreter itself; nothing of it is used again.
    outcome = { problem: 'tooMuch' };
  }
  parentPort?.postMessage(outcome);
});

parentPort?.postMessage('ready');
