import autocannon from 'autocannon';

/** Requests a second that a server answers well with 32 clients. */
export async function requestsPerSecond(
  url: string,
  headers: Record<string, string> = {},
  seconds = 4,
): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

export function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Usual, slow and slowest, as a bench tells them. */
export const figuresOf = (which: string, times: readonly number[]) => ({
  [`${which}p50, ms`]: quantile(times, 0.5).toFixed(1),
  [`${which}p95, ms`]: quantile(times, 0.95).toFixed(1),
  [`${which}worst, ms`]: Math.max(...times).toFixed(1),
});
