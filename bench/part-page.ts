import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build } from 'vite';

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
