import { ratioSign, type Sign, sign } from '@fairway/contract/flow-template.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countVotes, needed } from './count-votes.ts';
import type { Task } from './state.ts';

describe('how many it takes', () => {
  it.each<[object, number, number]>([
    [{ n: 1 }, 5, 1],
    [{ n: 3 }, 2, 2],
    [{ pct: 100 }, 4, 4],
    [{ pct: 50 }, 4, 2],
    [{ pct: 50 }, 3, 2],
    [{ pct: 51 }, 4, 3],
    [{ pct: 1 }, 3, 1],
    [{ pct: 33 }, 3, 1],
    [{ pct: 34 }, 3, 2],
    [{ pct: 70 }, 10, 7],
    [{ pct: 29 }, 100, 29],
  ])('%j of %i are %i', (threshold, total, expected) =>
    expect(needed(threshold as Sign['pass'], total)).toBe(expected),
  );
});

const states = {
  a: 'approved',
  r: 'rejected',
  p: 'pending',
  q: 'queued',
  x: 'removed',
  w: 'waitAfter',
} as const;
const tasks = (written: string, weight = 1) =>
  [...written].map((letter) => ({ state: states[letter as keyof typeof states], weight }) as Task);

describe('what a group comes to', () => {
  it.each<[string, object, string, string | undefined]>([
    ['any: one agrees', {}, 'app', 'passed'],
    ['any: one rejects', {}, 'rpp', 'rejected'],
    ['all: one is missing', { pass: { pct: 100 } }, 'aap', undefined],
    ['all: everybody', { pass: { pct: 100 } }, 'aaa', 'passed'],
    ['all: one rejects', { pass: { pct: 100 } }, 'arp', 'rejected'],
    ['a ratio and its own threshold against', { pass: { pct: 50 }, reject: { pct: 51 } }, 'rrpp', undefined],
    ['the same, one more', { pass: { pct: 50 }, reject: { pct: 51 } }, 'rrrp', 'rejected'],
    ['as soon as it cannot pass', { pass: { pct: 60 }, reject: 'impossible' }, 'rrrpp', 'rejected'],
    ['while it still can', { pass: { pct: 60 }, reject: 'impossible' }, 'rrppp', undefined],
    ['late: everybody is heard', { settle: 'late' }, 'app', undefined],
    ['late: and then it counts', { settle: 'late', pass: { pct: 50 }, reject: { pct: 90 } }, 'aar', 'passed'],
    ['a tie is rejected', { pass: { pct: 80 }, reject: { pct: 80 } }, 'ar', 'rejected'],
    ['a tie passes', { pass: { pct: 80 }, reject: { pct: 80 }, tie: 'pass' }, 'ar', 'passed'],
    ['who was taken away does not count', { pass: { pct: 100 } }, 'aax', 'passed'],
    ['a held approval is none yet', { pass: { pct: 100 } }, 'aw', undefined],
    ['more wanted than there are', { pass: { n: 9 } }, 'aa', 'passed'],
  ])('%s', (_case, given, written, expected) =>
    expect(countVotes(tasks(written), z.parse(sign, given))).toBe(expected),
  );

  it('a ratio is rejected when the share against is above what is left of it', () => {
    for (const [total, pct] of [
      [3, 50],
      [4, 50],
      [10, 70],
      [200, 50],
    ] as const)
      for (let against = 1; against <= total; against += 1)
        expect(countVotes(tasks('r'.repeat(against) + 'p'.repeat(total - against)), ratioSign(pct))).toBe(
          (against / total) * 100 > 100 - pct ? 'rejected' : undefined,
        );
  });

  it('counts weights', () => {
    const two = [...tasks('a', 3), ...tasks('rr', 1)];
    expect(countVotes(two, z.parse(sign, { pass: { pct: 60 }, reject: { pct: 60 } }))).toBe('passed');
    expect(
      countVotes(tasks('ppr', 1), z.parse(sign, { pass: { pct: 60 }, reject: { pct: 60 } })),
    ).toBeUndefined();
  });
});
