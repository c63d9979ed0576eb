import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const minute = 60_000;
const keptMinutes = 30;
/** How often the event loop is looked at, in milliseconds. */
const resolution = 20;

export type Vitals = ReturnType<typeof watchVitals>;

/** How this process is: its memory, minute by minute, and how late its turns are. */
export function watchVitals() {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const minutes: number[] = [];
  /** Of the minute before, so that a new one does not begin with nothing. */
  let lastDelay = 0;
  // A delay is counted from one look to the next: what was meant to pass is no delay.
  const delayNow = () => Math.max(0, delays.percentile(99) / 1e6 - resolution) || 0;
  const watching = setInterval(() => {
    minutes.push(process.memoryUsage.rss());
    if (minutes.length > keptMinutes) minutes.shift();
    lastDelay = delayNow();
    delays.reset();
  }, minute).unref();

  return {
    memory() {
      const { rss, heapUsed } = process.memoryUsage();
      const mostHeap = getHeapStatistics().heap_size_limit;
      return { used: rss, heap: heapUsed, mostHeap, minutes: [...minutes, rss] };
    },
    /** Milliseconds. */
    eventLoop: () => Math.round(Math.max(lastDelay, delayNow())),
    stop() {
      clearInterval(watching);
      delays.disable();
    },
  };
}
