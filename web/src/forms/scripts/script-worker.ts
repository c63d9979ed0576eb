import { runInSandbox } from '@fairway/domain/scripts/run-in-sandbox.ts';
import type { ScriptJob } from '@fairway/domain/scripts/script-job.ts';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import wasmLocation from '@jitl/quickjs-wasmfile-release-sync/wasm?url';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';

const interpreter = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmLocation }));

self.addEventListener('message', ({ data }: MessageEvent<ScriptJob>) =>
  self.postMessage(runInSandbox(interpreter, data, Date.now)),
);
self.postMessage('ready');
