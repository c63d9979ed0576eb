import type { Page } from 'playwright-core';
import type { Bench } from './bench.ts';
import { figuresOf, quantile } from './load.ts';
import { onPartPage, timesOfFrames } from './part-page.ts';

const drawGoal = 300;
const frameGoal = 20;
const frames = 200;

/** Two thousand shipments on a hundred lanes, on a map that was never open before, then moved by the mouse. */
export const shipmentsMap: Bench = {
  name: 'a map of 2,000 shipments: drawn, and a frame while it is moved',
  goal: `first drawn ≤ ${drawGoal} ms after the press; p95 of frames ≤ ${frameGoal} ms`,
  needsBrowser: true,
  measure: () =>
    onPartPage('shipments-map-page', '#show', async (page, devTools) => {
      // Of the thread of the page: a machine that has other things to do does not change it.
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
      const worked = async () => {
        const { metrics } = await devTools.send('Performance.getMetrics');
        return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
      };
      const before = await worked();
      const { first, whole, longest } = await opened(page);
      const cpu = (await worked()) - before;
      const times = await moved(page);
      return {
        ok: first <= drawGoal && quantile(times, 0.95) <= frameGoal,
        figures: {
          'first drawn, ms': first.toFixed(0),
          'every ship on its lane, ms': whole.toFixed(0),
          'CPU of the page until then, ms': cpu.toFixed(0),
          'longest the page stood still meanwhile, ms': longest.toFixed(0),
          ...figuresOf('a frame while it is moved, ', times),
        },
      };
    }),
};

/** From the press until something is drawn, and until all two thousand are. */
const opened = (page: Page) =>
  page.evaluate<{ first: number; whole: number; longest: number }>(`(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const start = performance.now();
    document.getElementById('show').click();
    let first, longest = 0, before = start;
    for (;;) {
      await frame();
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
      const canvas = document.querySelector('canvas');
      if (canvas?.dataset.ships && first === undefined) first = now - start;
      if (canvas?.dataset.whole === 'true') return { first, whole: now - start, longest };
    }
  })()`);

/** While a pointer drags the map to and fro. */
const moved = (page: Page) =>
  timesOfFrames(page, frames, {
    first: `
    const canvas = document.querySelector('canvas');
    canvas.setPointerCapture = () => undefined;
    const send = (type, x) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, clientX: x, clientY: 400 }));
    document.querySelector('.map-canvas-tools button').click();
    await frame();
    send('pointerdown', 600);`,
    each: 'send("pointermove", 600 + 200 * Math.sin(count / 12));',
    last: 'send("pointerup", 600);',
  });
