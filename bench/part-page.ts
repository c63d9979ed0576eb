import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { CDPSession, Page } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser } from '../scripts/browser.ts';

/** A page of `web/src/testing/` as it would be built for people: one part of the app with nothing around it. */
export async function buildPartPage(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-bench-page-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../web', import.meta.url)),
    base: `/${name}/`,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: { page: `src/testing/${name}.tsx` },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  return folder;
}

const html = (name: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><base href="/">
<link rel="stylesheet" href="/${name}/page.css"></head>
<body><div id="root"></div><script type="module" src="/${name}/page.js"></script></body></html>`;

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The page comes from the folder, on whichever origin it is opened at. */
export async function servePartPage(name: string, folder: string, page: Page): Promise<void> {
  await page.route(`**/${name}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.replace(`/${name}/`, '');
    if (!file) return route.fulfill({ body: html(name), contentType: 'text/html' });
    const contentType = types[extname(file)] ?? 'application/octet-stream';
    await route.fulfill({ body: await readFile(join(folder, file)), contentType });
  });
}

/** Builds such a page, opens it alone on a desk until this can be seen on it, and uses it. */
export async function onPartPage<T>(
  name: string,
  seen: string,
  use: (page: Page, devTools: CDPSession) => Promise<T>,
): Promise<T> {
  const folder = await buildPartPage(name);
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await servePartPage(name, folder, page);
    await page.goto(`http://127.0.0.1:9/${name}/`);
    await page.locator(seen).waitFor();
    return await use(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Moves {
  /** Code of the page: before the first frame, in each of them (`count` says which), after the last. */
  first: string;
  each: string;
  last?: string;
}

/** From one frame to the next, while something moves in each. */
export const timesOfFrames = (page: Page, frames: number, { first, each, last = '' }: Moves) =>
  page.evaluate<number[]>(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    ${first}
    await frame();
    const times = [];
    let before = await frame();
    for (let count = 0; count < ${frames}; count++) {
      ${each}
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    ${last}
    return times;
  })()`);
