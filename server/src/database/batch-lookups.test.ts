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

it('asks at once, and what comes while enough are under way goes together', async () => {
  const { asked, lookUp } = controlled(2);
  const all = [1, 2, 3, 4, 3].map(lookUp);
  expect(asked.map(({ keys }) => keys)).toEqual([[1], [2]]);
  asked[1]?.answer(['two']);
  expect(await all[1]).toBe('two');
  await expect.poll(() => asked[2]?.keys).toEqual([3, 4, 3]);
  asked[2]?.answer(['three', 'four', 'three']);
  asked[0]?.answer(['one']);
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four', 'three']);
});

it('tells all who asked together of a failure, and goes on', async () => {
  const { asked, lookUp } = controlled(1);
  const first = lookUp(1);
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
