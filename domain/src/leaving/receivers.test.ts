import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { describe, expect, it } from 'vitest';
import { kindsWithoutReceiver, type Receivers, receiverOf } from './receivers.ts';

describe('who gets things of a kind', () => {
  it.each<[HoldingKind, Receivers, string | null]>([
    ['customers', { toId: 'ann', receivers: {} }, 'ann'],
    ['customers', { toId: 'ann', receivers: { customers: 'bob' } }, 'bob'],
    ['customers', { toId: null, receivers: { quotes: 'bob' } }, null],
    ['flowSteps', { toId: 'ann', receivers: { tasks: 'bob' } }, 'bob'],
    ['flowSteps', { toId: 'ann', receivers: { flowSteps: 'bob' } }, 'ann'],
    ['delegations', { toId: 'ann', receivers: { delegations: 'bob' } }, null],
  ])('%s of %j is %s', (kind, chosen, expected) => {
    expect(receiverOf(kind, chosen)).toBe(expected);
  });
});

describe('kinds without a receiver', () => {
  const nobody: Receivers = { toId: null, receivers: {} };
  it.each<[string, Partial<Record<HoldingKind, number>>, Receivers, HoldingKind[]]>([
    ['nothing is held', { tasks: 0, customers: 0 }, nobody, []],
    ['what is held needs one', { tasks: 2, customers: 1 }, nobody, ['tasks', 'customers']],
    ['one for all is enough', { tasks: 2, customers: 1 }, { ...nobody, toId: 'ann' }, []],
    ['one for each is enough', { tasks: 2 }, { ...nobody, receivers: { tasks: 'ann' } }, []],
    ['steps ask for one of tasks', { tasks: 1, flowSteps: 1 }, nobody, ['tasks']],
    ['delegations end, watches and views may stay', { delegations: 3, watches: 1, views: 1 }, nobody, []],
  ])('%s', (_, counts, chosen, expected) => {
    const held = Object.entries(counts).map(([kind, count]) => ({ kind: kind as HoldingKind, count }));
    expect(kindsWithoutReceiver(held, chosen)).toEqual(expected);
  });
});
