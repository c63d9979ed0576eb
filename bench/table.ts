import type { Bench } from './bench.ts';
import { figuresOf, quantile } from './load.ts';
import { onPartPage, timesOfFrames } from './part-page.ts';

const frameGoal = 20;
const slowFrameGoal = 50;
const slowdown = 4;
const frames = 600;

/** A table of 10,000 loaded rows and ten columns, scrolled by a hundred pixels a frame in a real Chromium. */
export const table: Bench = {
  name: 'a table of 10,000 loaded rows: a frame while it scrolls',
  goal: `p95 ≤ ${frameGoal} ms, ≤ ${slowFrameGoal} ms with a CPU ${slowdown} times slower`,
  needsBrowser: true,
  measure: () =>
    onPartPage('table-page', '[data-row="0"]', async (page, devTools) => {
      const scrolled = async (rate: number) => {
        await devTools.send('Emulation.setCPUThrottlingRate', { rate });
        const times = await timesOfFrames(page, frames, {
          first: `const grid = document.querySelector('[role="grid"]'); grid.scrollTop = 0;`,
          each: 'grid.scrollTop += 100;',
        });
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
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
    }),
};
