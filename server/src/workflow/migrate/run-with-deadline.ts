import { setImmediate } from 'node:timers/promises';

/** Works off a list until the time is over; others get their turn in between. Gives how many had theirs, one at least. */
export async function runWithDeadline<T>(
  milliseconds: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<number> {
  const end = performance.now() + milliseconds;
  let done = 0;
  for (const item of items) {
    if (done > 0 && performance.now() >= end) break;
    await work(item);
    done += 1;
    await setImmediate();
  }
  return done;
}
