import type { QuickJSContext, QuickJSWASMModule } from 'quickjs-emscripten-core';
import type { ScriptJob, WorkerOutcome } from './script-job.ts';

/** What a script may use; beyond it the interpreter stops by itself, and when it does not, its worker is ended. */
const memory = 16 * 1024 * 1024;
const stack = 512 * 1024;
const time = 200;
const longestAnswer = 4 * 1024 * 1024;

/**
 * One script in a world of its own, the same in the browser as on the server: no page, no network, no server, not even
 * a clock it could wait on. Whoever runs it brings the interpreter and the hour.
 */
export function runInSandbox(
  interpreter: QuickJSWASMModule,
  job: ScriptJob,
  now: () => number,
): WorkerOutcome {
  try {
    return run(interpreter, job, now);
  } catch {
    // A bomb can tear the interpreter itself; nothing of it is used again.
    return { problem: 'tooMuch' };
  }
}

function run(
  interpreter: QuickJSWASMModule,
  { script, data, context }: ScriptJob,
  now: () => number,
): WorkerOutcome {
  const runtime = interpreter.newRuntime();
  const deadline = now() + time;
  runtime.setMemoryLimit(memory);
  runtime.setMaxStackSize(stack);
  runtime.setInterruptHandler(() => now() > deadline);
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
