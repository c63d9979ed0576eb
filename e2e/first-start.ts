import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startReadyServer } from '../server/src/testing/server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a first start left behind, stopped in good order. */
    firstStart: string;
  }
}

/** The product starts for the first time once for the whole run; every house goes on from a copy of that. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-first-'));
  const server = await startReadyServer({ FAIRWAY_DATA: folder });
  await server.stop();
  project.provide('firstStart', folder);
  return () => rm(folder, { recursive: true, force: true });
}
