const tries = 10;

/** Milliseconds of the quickest run: other work on the machine only ever adds to one. It stops at the first below the limit. */
export function quickestOf(limit: number, work: () => unknown): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < tries && quickest >= limit; run += 1) {
    const start = Date.now();
    work();
    quickest = Math.min(quickest, Date.now() - start);
  }
  return quickest;
}
