import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runWithDeadline } from './run-with-deadline.ts';

it('works through everything when there is time', async () => {
  const seen: number[] = [];
  const done = await runWithDeadline(1_000, [1, 2, 3], async (n) => {
    seen.push(n);
  });
  expect([done, seen]).toEqual([3, [1, 2, 3]]);
});

it('stops when the time is over, after one at least', async () => {
  expect(await runWithDeadline(0, [1, 2, 3], async () => undefined)).toBe(1);
  expect(await runWithDeadline(30, [1, 2, 3, 4], () => setTimeout(20))).toBeLessThan(4);
});

it('others get their turn in between', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('others'));
  await runWithDeadline(1_000, ['first', 'second'], async (one) => {
    order.push(one);
  });
  expect(order).toEqual(['first', 'others', 'second']);
});
