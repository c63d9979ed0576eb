import { expect, it } from 'vitest';
import { durationBounds, requestCounts } from './count-requests.ts';

function counting() {
  const clock = { ms: 1_000_000 };
  return { clock, counts: requestCounts(() => clock.ms) };
}

it('counts by route, outcome and duration', () => {
  const { counts } = counting();
  counts.note('/a/:id', 'GET', 'ok', 5);
  counts.note('/a/:id', 'GET', 'failed', 30_000);
  counts.note('/a/:id', 'POST', 'refused', 6);
  const [get, post] = counts.routes();
  expect(get).toMatchObject({ method: 'GET', outcomes: { ok: 1, refused: 0, failed: 1 }, sum: 30_005 });
  expect(get?.durations[0]).toBe(1);
  expect(get?.durations[durationBounds.length]).toBe(1);
  expect(post?.durations[1]).toBe(1);
});

it('knows the last minute and five minutes, and forgets what is older than half an hour', () => {
  const { clock, counts } = counting();
  expect(counts.recent()).toMatchObject({ perMinute: 0, recent: 0, p95: null, minutes: [] });
  for (let n = 0; n < 100; n += 1) counts.note('/a', 'GET', n === 0 ? 'failed' : 'ok', n < 90 ? 10 : 1_000);
  clock.ms += 10_000;
  const soon = counts.recent();
  expect(soon).toMatchObject({ perMinute: 100, recent: 100, recentFailed: 1, minutes: [100] });
  expect(soon.p95).toBeGreaterThan(900);
  expect(soon.p95).toBeLessThan(1_400);
  clock.ms += 60_000;
  expect(counts.recent()).toMatchObject({ perMinute: 0, recent: 100, minutes: [100, 0] });
  clock.ms += 5 * 60_000;
  expect(counts.recent()).toMatchObject({ perMinute: 0, recent: 0, p95: null });
  clock.ms += 30 * 60_000;
  expect(counts.recent().minutes).toEqual([]);
  counts.note('/a', 'GET', 'ok', 1);
  clock.ms += 10_000;
  expect(counts.recent()).toMatchObject({ perMinute: 1, recent: 1, p95: 1, minutes: [1] });
});

it('costs next to nothing', () => {
  const { counts } = counting();
  const began = performance.now();
  for (let n = 0; n < 100_000; n += 1) counts.note('/api/x/:id', 'GET', 'ok', n % 300);
  // Ten microseconds each would be far too many; it is some tenths of one.
  expect(performance.now() - began).toBeLessThan(1_000);
});
