import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserExecutable } from '../scripts/browser.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What a first start left behind, stopped in good order. */
    firstStart: string;
    /** Where the server is that journeys share. */
    sharedServer: string;
    /** Where the browser is that all journeys share. */
    browser: string;
  }
}

/** A microphone that hums, and nobody who has to allow it. */
const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Once for the whole run: the product starts for the first time, then one server and one browser for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-e2e-'));
  const firstStart = join(folder, 'first-start');
  const shared = join(folder, 'shared');
  const [, browser] = await Promise.all([
    startReadyServer({ FAIRWAY_DATA: firstStart }).then((server) => server.stop()),
    startBrowser(),
  ]);
  await cp(firstStart, shared, { recursive: true });
  // Everybody comes from one address here.
  const server = await startReadyServer({ FAIRWAY_DATA: shared, FAIRWAY_OPEN_CALLS_PER_MINUTE: '1000000' });
  project.provide('firstStart', firstStart);
  project.provide('sharedServer', server.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

async function startBrowser() {
  const browser = await browserExecutable();
  if (!browser.found) throw new Error(browser.reason);
  const { executablePath, args, env } = browser;
  return chromium.launchServer({ executablePath, args: [...args, ...fakeMicrophone], env, headless: true });
}
