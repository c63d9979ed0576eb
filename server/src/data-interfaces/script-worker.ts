import { parentPort } from 'node:worker_threads';
import { runInSandbox } from '@fairway/domain/scripts/run-in-sandbox.ts';
import type { ScriptJob } from '@fairway/domain/scripts/script-job.ts';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';

const interpreter = await newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-wasmfile-release-sync'));

parentPort?.on('message', (job: ScriptJob) =>
  parentPort?.postMessage(runInSandbox(interpreter, job, Date.now)),
);
parentPort?.postMessage('ready');
