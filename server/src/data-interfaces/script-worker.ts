import { parentPort } from 'node:worker_threads';
import { runInSandbox } from '@fairway/domain/scripts/run-in-sandbox.ts';
import type { ScriptJob } from '@fairway/domain/scripts/script-job.ts';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';

const interpreter = await newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync'));

/** What this thread has computed: others that keep the machine busy take nothing from a script. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

parentPort?.on('message', (job: ScriptJob) =>
  parentPort?.postMessage(runInSandbox(interpreter, job, computed)),
);
parentPort?.postMessage('ready');
