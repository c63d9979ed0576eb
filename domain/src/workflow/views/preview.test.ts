import { readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../forms/compile-form.ts';
import { compileFlow } from '../template/compile-flow.ts';
import { anyFlow, anyForm } from '../testing/generated-flows.ts';
import { arm, branch, Play, step, submitted } from '../testing/play.ts';
import { previewFlow, previewFrom } from './preview.ts';

const nodes = [
  step('a', [], { who: [{ by: 'manager' }], opinion: 'required', signature: true }),
  branch('level', 'exclusive', [
    arm('大额', [step('cfo', 'C')], { when: { field: 'amount', is: '>', value: 1000 } }),
    arm('小额', [], { isDefault: true }),
  ]),
  branch('both', 'parallel', [
    arm('法务', [step('law', 'D')]),
    arm('财务', [step('fin', ['E', 'I'], { sign: { pass: { pct: 100 } } })]),
  ]),
  step('last', 'GONE', { onEmpty: 'pass' }),
  step('pick', [], { who: [{ by: 'candidates', users: ['X', 'Y'] }] }),
  { kind: 'delay', id: 'wait', until: { minutes: 60 } },
  { kind: 'sub', id: 'sub', flow: 'advance' },
  { kind: 'action', id: 'act', run: { action: 'write' } },
  step('z', 'C'),
];
const settings = { skipInitiator: 'skip', skipRepeat: 'any' };
const shown = (amount: number) => {
  const play = new Play(nodes, { settings });
  const { nodes: found, ends } = previewFlow(play.flow, { initiator: 'I', form: { amount } }, play.context);
  return {
    ends,
    found: found.map(({ node, arms, people, skipped }) =>
      [
        node,
        arms.join('/'),
        people.map((one) => one.user + (one.skipped ? `(${one.skipped})` : '')).join(' '),
        skipped ?? '',
      ].join('|'),
    ),
  };
};

describe('the way ahead', () => {
  it('says who will decide, in which arm, and who is passed over and why', () => {
    expect(shown(2000)).toEqual({
      ends: 'approved',
      found: [
        'start||I|',
        'a||M1|',
        'cfo|大额|C|',
        'law|法务|D|',
        'fin|财务|E I(initiator)|',
        'last|||empty',
        'pick||X|',
        'wait|||',
        'sub|||',
        'act|||',
        'z||C(before)|',
      ],
    });
    const small = shown(10).found;
    expect(small).not.toContain('cfo|大额|C|');
    expect(small).toContain('z||C|');
  });

  it('shows the rule somebody was found by', () => {
    const play = new Play(nodes);
    const { nodes: found } = previewFlow(play.flow, { initiator: 'I', form: {} }, play.context);
    expect(found.find(({ node }) => node === 'a')?.people).toEqual([
      { user: 'M1', via: 'manager', skipped: null },
    ]);
  });

  it('follows what the form works out', () => {
    const compiledForm = compileForm(
      readFormDefinition({
        version: 1,
        nodes: [
          { id: 'f1', kind: 'number', model: 'n' },
          { id: 'f2', kind: 'calculation', model: 'amount', calculated: '{n} * 100' },
        ],
      }),
    );
    const play = new Play(nodes, { compiledForm });
    const nodesFor = (n: number) =>
      previewFlow(play.flow, { initiator: 'I', form: { n } }, play.context).nodes.map(({ node }) => node);
    expect(nodesFor(10)).not.toContain('cfo');
    expect(nodesFor(11)).toContain('cfo');
  });

  it('of a flow on its way: what is behind, where it is, what comes', () => {
    const play = submitted(nodes, { form: { amount: 1 } });
    play.approve('M1', { opinion: '好', signature: 'data:' });
    const before = play.state;
    const { nodes: found } = previewFrom(play.flow, play.state, play.context);
    expect(found.slice(0, 5).map(({ node, state }) => [node, state])).toEqual([
      ['start', 'past'],
      ['a', 'past'],
      ['law', 'current'],
      ['fin', 'current'],
      ['last', 'future'],
    ]);
    expect(play.state).toBe(before);
  });

  it('leaves out what was taken back', () => {
    const play = submitted([step('a', 'A'), step('b', 'B'), step('z', 'Z')]);
    play.approve('A');
    play.recall('A');
    const { nodes: found } = previewFrom(play.flow, play.state, play.context);
    expect(found.map(({ node, state }) => [node, state])).toEqual([
      ['start', 'past'],
      ['a', 'current'],
      ['b', 'future'],
      ['z', 'future'],
    ]);
  });

  it('whatever the flow, looking ahead answers', () => {
    const { context } = new Play([]);
    fc.assert(
      fc.property(anyFlow, anyForm, (template, form) => {
        const preview = previewFlow(compileFlow(template), { initiator: 'I', form }, context);
        expect(preview.nodes).toBeInstanceOf(Array);
      }),
      { numRuns: 200 },
    );
  });
});
