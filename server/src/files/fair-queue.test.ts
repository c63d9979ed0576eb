import { expect, it } from 'vitest';
import { fairQueue, QueueFull } from './fair-queue.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('lets people take turns, however much one of them brings', async () => {
  const inTurn = fairQueue(100);
  const done: string[] = [];
  let working = 0;
  const piece = (person: string, name: string) =>
    inTurn(person, async () => {
      working += 1;
      expect(working).toBe(1);
      await soon();
      done.push(name);
      working -= 1;
    });
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => piece(name.charAt(0), name));
  await Promise.all(all);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('goes on after a piece that failed, and when everything was done', async () => {
  const inTurn = fairQueue(100);
  const failing = inTurn('a', () => Promise.reject(new Error('no')));
  const next = inTurn('a', async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
  expect(await inTurn('b', async () => 'later')).toBe('later');
});

it('sends away who has too much waiting, and nobody else', async () => {
  const inTurn = fairQueue(2);
  let end = () => {};
  const running = inTurn('a', () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = [inTurn('a', soon), inTurn('a', soon)];
  await expect(inTurn('a', soon)).rejects.toThrow(QueueFull);
  const other = inTurn('b', soon);
  end();
  await Promise.all([running, ...waiting, other]);
});
