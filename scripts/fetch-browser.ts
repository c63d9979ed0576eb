import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A machine without a network must not wait: so soon the first bytes have to come. */
const untilFirstBytes = 10_000;
const longestDownload = 600_000;

/** Set once it failed: the processes started by this one do not try again. */
const failedBefore = 'FAIRWAY_BROWSER_NOT_FETCHED';

/** The Chromium that playwright keeps for this user, downloaded if need be; undefined where that is not possible. */
export async function fetchedBrowser(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  // Empty where playwright has no build for this system.
  const place = chromium.executablePath();
  if (!place || existsSync(place)) return place || undefined;
  if (process.env[failedBefore] || process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return undefined;
  process.stderr.write('Fetching Chromium …\n');
  if ((await download()) && existsSync(place)) return place;
  process.env[failedBefore] = '1';
  return undefined;
}

/** Whether playwright's own command came to its end in time. */
function download(): Promise<boolean> {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  const child = spawn(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own: the download itself is a process below it.
    detached: process.platform !== 'win32',
  });
  const giveUp = () => {
    try {
      process.kill(process.platform === 'win32' ? (child.pid as number) : -(child.pid as number));
    } catch {
      // It has just ended.
    }
  };
  const patience = setTimeout(giveUp, untilFirstBytes);
  const end = setTimeout(giveUp, longestDownload);
  child.stdout.on('data', (words: Buffer) => {
    if (/\d% of/.test(words.toString())) clearTimeout(patience);
  });
  return new Promise((resolve) => {
    const ended = (isDone: boolean) => {
      clearTimeout(patience);
      clearTimeout(end);
      resolve(isDone);
    };
    child.once('error', () => ended(false));
    child.once('exit', (code) => ended(code === 0));
  });
}
