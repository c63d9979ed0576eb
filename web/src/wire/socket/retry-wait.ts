/** So often it is tried again before the person is told that it failed. */
export const mostRetries = 10;
/** From this one on the person is told. */
export const toldFromRetry = 3;

const first = 1_000;
const longest = 30_000;

/** Milliseconds before the n-th retry: growing, and never the same for everybody who lost the same server. */
export function retryWait(retry: number, random = Math.random()): number {
  return Math.min(longest, first * 2 ** (retry - 1)) * (0.5 + random / 2);
}
