import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileFlow } from '../template/compile-flow.ts';
import { Play, step, submitted } from '../testing/play.ts';
import type { FlowCommand } from './commands.ts';
import { decide } from './decide.ts';

const odd = fc.constantFrom(
  '',
  'o',
  'o0',
  'o1',
  'o01',
  'o1.0',
  'v1',
  'o-1',
  '__proto__',
  'constructor',
  'start',
  'n1',
  'A',
  '#system',
  '#flow-admin',
);
const lists = fc.dictionary(odd, fc.array(odd, { maxLength: 3 }));
const anyCommand = fc.record({
  type: fc.constantFrom(
    ...['submit', 'resubmit', 'approve', 'reject', 'return', 'recall', 'withdraw', 'transfer', 'addSign'],
    ...['reduceSign', 'claim', 'unclaim', 'assign', 'cc', 'urge', 'pause', 'resume', 'terminate', 'jump'],
    ...[
      'reactivate',
      'timer',
      'childEnded',
      'actionDone',
      'actionFailed',
      'userDisabled',
      'saveDraft',
      'migrate',
      'revoke',
      'revocationEnded',
    ],
  ),
  id: odd,
  actor: fc.constantFrom('A', 'I', 'ADM', 'nobody', '#system', '__proto__'),
  task: odd,
  to: odd,
  how: fc.constantFrom('before', 'after', 'with', 'consult'),
  users: fc.array(odd, { maxLength: 3 }),
  timer: odd,
  visit: odd,
  child: fc.nat({ max: 2 }),
  result: fc.constantFrom('approved', 'rejected'),
  user: odd,
  form: fc.dictionary(odd, fc.jsonValue(), { maxKeys: 3 }),
  changes: fc.dictionary(odd, fc.jsonValue(), { maxKeys: 2 }),
  picks: lists,
  branches: lists,
}) as unknown as fc.Arbitrary<FlowCommand>;

it('whatever is sent, the engine answers', () => {
  const play = submitted([step('n1', 'A'), step('n2', 'B')]);
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 6 }), (commands) => {
      let { state } = play;
      for (const command of commands) {
        const decision = decide(play.flow, state, command, play.context);
        if (!decision.refusal) state = decision.state;
      }
      expect(typeof state.seq).toBe('number');
      expect(Object.getPrototypeOf(state.picks)).toBe(Object.prototype);
    }),
    { numRuns: 2_000 },
  );
});

it('nodes may be called anything an id allows', () => {
  const play = new Play([]);
  play.flow = compileFlow(
    readFlowTemplate({
      key: 'leave',
      root: [
        { kind: 'start', id: 'toString' },
        step('constructor', [], { who: [{ by: 'initiatorPicks', users: ['A'] }] }),
        step('__proto__', [], { who: [{ by: 'candidates', users: ['B'] }] }),
        {
          kind: 'branch',
          id: 'valueOf',
          mode: 'choose',
          arms: [
            { id: 'x', seq: [] },
            { id: 'y', seq: [], isDefault: true },
          ],
        },
      ],
    }),
  );
  expect(play.submit()).toBe('E_PICK');
  expect(play.submit({ picks: { constructor: ['A'] } as never })).toBe('ok');
  expect(play.approve('A')).toBe('E_PICK');
  expect(play.approve('A', { picks: JSON.parse('{"__proto__": ["B"]}') })).toBe('ok');
  expect(play.approve('B')).toBe('E_PICK');
  expect(play.approve('B', { branches: { valueOf: ['x'] } as never })).toBe('ok');
  expect(play.status).toBe('approved');
});

it('an id that only looks like one is none', () => {
  const play = submitted([step('n1', 'A')]);
  for (const task of ['o', 'o01', 'o1.0', 'o1 ', 'v1', 'toString'])
    expect(play.approve('A', { task })).toBe('E_DONE');
  expect(play.approve('A', { task: 'o1' })).toBe('ok');
});
