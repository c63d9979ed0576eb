import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../scripts/browser.ts';
import type { Bench } from './bench.ts';
import { quantile } from './load.ts';
import { buildPartPage, servePartPage } from './part-page.ts';

const pageName = 'table-page';
const frameGoal = 20;
const slowFrameGoal = 50;
const slowdown = 4;
const frames = 600;

/** A table of 10,000 loaded rows and ten columns, scrolled by a hundred pixels a frame in a real Chromium. */
export const table: Bench = {
  name: 'a table of 10,000 loaded rows: a frame while it scrolls',
  goal: `p95 ≤ ${frameGoal} ms, ≤ ${slowFrameGoal} ms with a CPU ${slowdown} times slower`,
  needsBrowser: true,
  async measure() {
    const folder = await buildPartPage(pageName);
    const browser = await launchBrowser();
    try {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      await servePartPage(pageName, folder, page);
      await page.goto(`http://127.0.0.1:9/${pageName}/`);
      await page.locator('[data-row="0"]').waitFor();
      const cdp = await page.context().newCDPSession(page);
      const scrolled = async (rate: number) => {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate });
        const times = await scrollThrough(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        return times;
      };
      const [, fast, slow] = [await scrolled(1), await scrolled(1), await scrolled(slowdown)];
      const rows = await page.locator('[data-row]').count();
      return {
        ok: quantile(fast, 0.95) <= frameGoal && quantile(slow, 0.95) <= slowFrameGoal,
        figures: {
          ...figuresOf('', fast),
          ...figuresOf(`${slowdown} times slower: `, slow),
          'rows in the page': rows,
        },
      };
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const figuresOf = (which: string, times: readonly number[]) => ({
  [`${which}p50, ms`]: quantile(times, 0.5).toFixed(1),
  [`${which}p95, ms`]: quantile(times, 0.95).toFixed(1),
  [`${which}worst, ms`]: Math.max(...times).toFixed(1),
});

/** From one frame to the next, while each of them moves the table on. */
const scrollThrough = (page: Page) =>
  page.evaluate<number[]>(`(async () => {
    const grid = document.querySelector('[role="grid"]');
    grid.scrollTop = 0;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const times = [];
    let before = await frame();
    for (let count = 0; count < ${frames}; count++) {
      grid.scrollTop += 100;
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return times;
  })()`);
