import { expect, it } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

/** Statements that answer when they are told to. */
function controlled(mostUnderWay: number) {
  const asked: { keys: number[]; answer: (found: string[]) => void; fail: (error: Error) => void }[] = [];
  const lookUp = batchLookups(
    mostUnderWay,
    (keys: number[]) =>
      new Promise<string[]>((resolve, reject) => asked.push({ keys, answer: resolve, fail: reject })),
  );
  return { asked, lookUp };
}

it('asks what comes in one breath together, and so what comes while enough are under way', async () => {
  const { asked, lookUp } = controlled(2);
  const first = [1, 2].map(lookUp);
  await expect.poll(() => asked[0]?.keys).toEqual([1, 2]);
  const second = lookUp(3);
  await expect.poll(() => asked[1]?.keys).toEqual([3]);
  const waiting = [4, 5, 4].map(lookUp);
  asked[1]?.answer(['three']);
  expect(await second).toBe('three');
  await expect.poll(() => asked[2]?.keys).toEqual([4, 5, 4]);
  asked[2]?.answer(['four', 'five', 'four']);
  asked[0]?.answer(['one', 'two']);
  expect(await Promise.all([...first, ...waiting])).toEqual(['one', 'two', 'four', 'five', 'four']);
  expect(asked.length).toBe(3);
});

it('tells all who asked together of a failure, and goes on', async () => {
  const { asked, lookUp } = controlled(1);
  const first = lookUp(1);
  await expect.poll(() => asked.length).toBe(1);
  const together = [lookUp(2), lookUp(3)];
  asked[0]?.answer(['one']);
  await first;
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.fail(new Error('gone'));
  for (const outcome of await Promise.allSettled(together)) expect(outcome.status).toBe('rejected');
  const next = lookUp(4);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.answer(['four']);
  expect(await next).toBe('four');
});
