import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { systemActor } from '../engine/commands.ts';
import { anyChoices, anyFlow, anyForm } from '../testing/generated-flows.ts';
import { all, arm, branch, Play, step } from '../testing/play.ts';
import { playAndCheck } from '../testing/random-play.ts';
import { type EndedTask, endedTasks } from './ended-tasks.ts';
import { pendingTasks } from './projections.ts';

const either = { pass: { n: 1 } };
const pool = { order: 'claim', pass: { n: 1 } };
const late = (onOverdue: unknown) => ({ due: { after: { minutes: 60 }, onOverdue } });
const withdrawable = { settings: { withdraw: 'anytime' } };

type Case = [
  what: string,
  begin: () => Play,
  act: (play: Play) => unknown,
  ended: (Pick<EndedTask, 'user' | 'as'> & Partial<EndedTask>)[],
];

const begun = (nodes: object[], given: ConstructorParameters<typeof Play>[1] = {}) => {
  const play = new Play(nodes, given);
  expect(play.submit()).toBe('ok');
  return play;
};
const entrusted = {
  context: {
    delegations: [
      { id: 'd', type: 'approve' as const, from: 'A', to: 'Y', flows: [], start: 0, end: 9_000_000_000_000 },
    ],
  },
};

const cases: Case[] = [
  [
    'it is agreed to',
    () => begun([step('a', 'A')]),
    (play) => play.approve('A'),
    [{ user: 'A', as: 'approved', by: 'A', to: null }],
  ],
  [
    'whoever stands in agrees',
    () => begun([step('a', 'A')], entrusted),
    (play) => play.send('approve', 'Y', { task: play.task('A') }),
    [{ user: 'A', as: 'approved', by: 'Y' }],
  ],
  [
    'one of several is enough',
    () => begun([step('a', ['A', 'B'], { sign: either }), step('c', 'C')]),
    (play) => play.approve('B'),
    [
      { user: 'A', as: 'approved', by: 'B' },
      { user: 'B', as: 'approved', by: 'B' },
    ],
  ],
  [
    'one of all agrees: the others are still asked',
    () => begun([step('a', ['A', 'B'], { sign: all })]),
    (play) => play.approve('B'),
    [{ user: 'B', as: 'approved', by: 'B' }],
  ],
  [
    'it is rejected, also for who signs beside',
    () => begun([step('a', ['A', 'B'], { sign: all })]),
    (play) => play.reject('A', { opinion: '不' }),
    [
      { user: 'A', as: 'rejected', by: 'A' },
      { user: 'B', as: 'rejected', by: 'A' },
    ],
  ],
  [
    'it is returned, also for the other arm',
    () => begun([branch('p', 'parallel', [arm('x', [step('x1', 'X')]), arm('y', [step('y1', 'Y')])])]),
    (play) => play.return('X', 'start', { opinion: '补' }),
    [
      { user: 'X', as: 'returned', by: 'X' },
      { user: 'Y', as: 'returned', by: 'X' },
    ],
  ],
  [
    'the initiator submits again what came back',
    () => {
      const play = begun([step('a', 'A')]);
      expect(play.return('A', 'start', { opinion: '补' })).toBe('ok');
      return play;
    },
    (play) => play.resubmit(),
    [{ user: 'I', as: 'submitted', by: 'I' }],
  ],
  [
    'the initiator takes it back',
    () => begun([step('a', ['A', 'B'], { sign: all })], withdrawable),
    (play) => play.send('withdraw', 'I', {}),
    [
      { user: 'A', as: 'withdrawn', by: 'I' },
      { user: 'B', as: 'withdrawn', by: 'I' },
    ],
  ],
  [
    'whoever decided before takes that back',
    () => {
      const play = begun([step('a', 'A'), step('b', 'B')]);
      expect(play.approve('A')).toBe('ok');
      return play;
    },
    (play) => play.recall('A'),
    [{ user: 'B', as: 'recalled', by: 'A' }],
  ],
  [
    'it is given to somebody else',
    () => begun([step('a', 'A')]),
    (play) => play.transfer('A', 'C'),
    [{ user: 'A', as: 'moved', by: 'A', to: 'C' }],
  ],
  [
    'an administrator gives it to somebody else',
    () => begun([step('a', 'A')]),
    (play) => play.send('assign', 'ADM', { task: play.task('A'), to: 'C' }),
    [{ user: 'A', as: 'assigned', by: 'ADM', to: 'C' }],
  ],
  [
    'a time limit gives it to somebody else',
    () => begun([step('a', 'A', late({ transfer: [{ by: 'members', users: ['Y'] }] }))]),
    (play) => play.fire('overdue'),
    [{ user: 'A', as: 'overdueMoved', by: null, to: 'Y' }],
  ],
  [
    'a time limit lets it pass',
    () => begun([step('a', ['A', 'B'], { sign: all, ...late('pass') })]),
    (play) => play.fire('overdue'),
    [
      { user: 'A', as: 'overdueApproved', by: null },
      { user: 'B', as: 'overdueApproved', by: null },
    ],
  ],
  [
    'a time limit rejects it',
    () => begun([step('a', 'A', late('reject'))]),
    (play) => play.fire('overdue'),
    [{ user: 'A', as: 'overdueRejected', by: null }],
  ],
  [
    'somebody takes it out of the pool',
    () => begun([step('a', ['A', 'B', 'C'], { sign: pool })]),
    (play) => play.send('claim', 'B', { task: play.task('B') }),
    [
      { user: 'A', as: 'claimed', by: 'B' },
      { user: 'C', as: 'claimed', by: 'B' },
    ],
  ],
  [
    'others are to sign first',
    () => begun([step('a', 'A')]),
    (play) => play.addSign('A', 'before', ['C']),
    [{ user: 'A', as: 'askedOthers', by: 'A' }],
  ],
  [
    'others are to sign afterwards',
    () => begun([step('a', 'A')]),
    (play) => play.addSign('A', 'after', ['C']),
    [{ user: 'A', as: 'approved', by: 'A' }],
  ],
  [
    'who was added is taken away again',
    () => {
      const play = begun([step('a', 'A', { sign: all })]);
      expect(play.addSign('A', 'with', ['C'])).toBe('ok');
      return play;
    },
    (play) => play.send('reduceSign', 'A', { task: play.task('C') }),
    [{ user: 'C', as: 'removed', by: 'A' }],
  ],
  [
    'an administrator moves the flow',
    () => begun([step('a', 'A'), step('b', 'B')]),
    (play) => play.send('jump', 'ADM', { to: 'b' }),
    [{ user: 'A', as: 'jumped', by: 'ADM' }],
  ],
  [
    'an administrator ends the flow',
    () => begun([step('a', 'A')]),
    (play) => play.send('terminate', 'ADM', {}),
    [{ user: 'A', as: 'terminated', by: 'ADM' }],
  ],
  [
    'somebody left and another takes over',
    () => begun([step('a', 'A')]),
    (play) => play.send('userDisabled', systemActor, { user: 'A', handOver: 'C' }),
    [{ user: 'A', as: 'handedOver', by: null, to: 'C' }],
  ],
  [
    'it is paused: everybody is still asked',
    () => begun([step('a', 'A')]),
    (play) => play.send('pause', 'ADM', {}),
    [],
  ],
  [
    'somebody is urged: they are still asked',
    () => begun([step('a', 'A')]),
    (play) => play.send('urge', 'I', {}),
    [],
  ],
];

describe('a task is off somebody’s list when', () => {
  it.each(cases)('%s', (_, begin, act, wanted) => {
    const play = begin();
    const { state: before } = play;
    const known = play.history.length;
    expect(act(play)).toBe('ok');
    const ended = endedTasks(play.flow, before, play.state, play.history.slice(known));
    expect(ended.toSorted((one, other) => one.user.localeCompare(other.user))).toMatchObject(wanted);
    expect(ended).toHaveLength(wanted.length);
  });
});

it('whatever is done to whatever flow, who is asked is who has a task', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(anyFlow, anyForm, anyChoices, (template, form, choices) => {
      const asked = new Set<string>();
      playAndCheck(template, form, choices, ({ flow, before, state, events }) => {
        const key = ({ task, user }: { task: string; user: string }) => `${task} ${user}`;
        const stood = new Set(pendingTasks(flow, before).map(key));
        const ended = endedTasks(flow, before, state, events);
        for (const one of ended) {
          expect(asked.delete(key(one)), `${key(one)} was asked`).toBe(true);
          seen.set(one.as, (seen.get(one.as) ?? 0) + 1);
          const isOfNobody = /^(overdue|auto|moot|handedOver)/.test(one.as);
          expect(one.by === null, `${one.as} by ${one.by}`).toBe(isOfNobody);
        }
        for (const one of pendingTasks(flow, state)) if (!stood.has(key(one))) asked.add(key(one));
        expect([...asked].toSorted()).toEqual(pendingTasks(flow, state).map(key).toSorted());
      });
    }),
    { numRuns: 300 },
  );
  // A test that plays nothing proves nothing. What chance seldom plays is a case above.
  for (const as of ['approved', 'rejected', 'returned', 'withdrawn', 'moved'])
    expect(seen.get(as) ?? 0, as).toBeGreaterThan(0);
});
