import { readFlowTemplate } from '@fairway/contract/flow-template.ts';
import { readFormDefinition } from '@fairway/contract/forms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../forms/compile-form.ts';
import { company } from '../testing/company.ts';
import { anyFlow } from '../testing/generated-flows.ts';
import { arm, branch, step, template } from '../testing/play.ts';
import { flowProblems } from './flow-problems.ts';

const form = compileForm(
  readFormDefinition({
    version: 1,
    nodes: [
      { id: 'f1', kind: 'number', model: 'amount', label: '金额' },
      { id: 'f2', kind: 'user', model: 'boss', label: '上级' },
      { id: 'f3', kind: 'date', model: 'when', label: '日期' },
      { id: 'f4', kind: 'text', model: 'why', label: '事由' },
    ],
  }),
);
const problems = (nodes: object[], settings: object = {}) =>
  flowProblems(template(nodes, settings), form).map(({ problem, node }) => `${problem} ${node}`.trim());
const when = { when: { field: 'amount', is: '>', value: 1 } };
const other = { isDefault: true };
const [a, b] = [step('a', 'A'), step('b', 'B')];
const deep = (level: number): object[] =>
  level === 0 ? [a] : [branch(`b${level}`, 'parallel', [arm('x', deep(level - 1)), arm('y', [])])];

describe('what is wrong with a flow', () => {
  it.each<[string, object[], string[]]>([
    ['nothing', [a, b], []],
    ['nobody decides', [{ kind: 'cc', id: 'k', who: [{ by: 'initiator' }] }], ['noSteps']],
    ['the same id twice', [a, step('a', 'B')], ['idTwice a']],
    ['a second start', [a, { kind: 'start', id: 's2' }], ['startTwice s2']],
    ['nobody named', [step('a', [], { who: [] })], ['whoMissing a']],
    ['one arm', [branch('s', 'parallel', [arm('x', [a])])], ['armsMissing s']],
    ['no default', [branch('s', 'exclusive', [arm('x', [a], when), arm('y', [b], when)])], ['defaultArm s']],
    ['two defaults', [branch('s', 'choose', [arm('x', [a], other), arm('y', [b], other)])], ['defaultArm s']],
    [
      'an arm without a condition',
      [branch('s', 'inclusive', [arm('x', [a]), arm('y', [b], other)])],
      ['armWithoutCondition s'],
    ],
    ['the same arm twice', [branch('s', 'parallel', [arm('x', [a]), arm('x', [b])])], ['idTwice s']],
    [
      'a condition about no field',
      [step('a', 'A', { autoPass: { field: 'nosuch', is: 'empty' } })],
      ['conditionField a'],
    ],
    [
      'a condition that cannot be read',
      [step('a', 'A', { autoReject: { expression: '1 +' } })],
      ['conditionWrong a'],
    ],
    [
      'more than a text',
      [step('a', 'A', { autoPass: { field: 'why', is: '>', value: 5 } })],
      ['conditionOrder a'],
    ],
    [
      'more than a text, in words of the form language',
      [step('a', 'A', { autoPass: { expression: 'AND({amount} > 1, 5 <= {why})' } })],
      ['conditionOrder a'],
    ],
    [
      'a number against words',
      [step('a', 'A', { autoPass: { any: [{ field: 'amount', is: '=', value: '很多' }] } })],
      ['conditionNumber a'],
    ],
    [
      'a date against words',
      [step('a', 'A', { autoPass: { field: 'when', is: '<', value: '2026-01-01' } })],
      ['conditionNumber a'],
    ],
    [
      'comparisons that mean something',
      [
        step('a', 'A', {
          autoPass: {
            all: [
              { field: 'why', is: '=', value: '很多' },
              { field: 'why', is: 'contains', value: '多' },
              { field: 'amount', is: '>=', value: '10' },
              { field: 'when', is: '<', value: 1_900_000_000_000 },
              { expression: '{when} < TODAY()' },
            ],
          },
        }),
      ],
      [],
    ],
    ['a condition that says nothing', [step('a', 'A', { autoPass: { all: [] } })], ['conditionEmpty a']],
    ['people of no field', [step('a', [], { who: [{ by: 'field', field: 'nosuch' }] })], ['whoField a']],
    ['people of a number', [step('a', [], { who: [{ by: 'field', field: 'amount' }] })], ['whoFieldKind a']],
    ['people of a field', [step('a', [], { who: [{ by: 'field', field: 'boss' }] })], []],
    ['people of a later step', [step('a', [], { who: [{ by: 'node', node: 'b' }] }), b], ['whoNode a']],
    [
      'people of a step in a finished branch',
      [
        branch('s', 'parallel', [arm('x', [a]), arm('y', [b])]),
        step('c', [], { who: [{ by: 'node', node: 'a' }] }),
      ],
      [],
    ],
    [
      'people of another arm',
      [
        branch('s', 'parallel', [
          arm('x', [a]),
          arm('y', [step('b', [], { who: [{ by: 'node', node: 'a' }] })]),
        ]),
      ],
      ['whoNode b'],
    ],
    ['candidates after the start', [step('a', [], { who: [{ by: 'candidates' }] })], []],
    [
      'candidates after a delay',
      [{ kind: 'delay', id: 'd', until: { minutes: 1 } }, step('a', [], { who: [{ by: 'candidates' }] })],
      ['picksAfterAutomatic a'],
    ],
    [
      'candidates after a copy',
      [
        b,
        { kind: 'cc', id: 'k', who: [{ by: 'initiator' }] },
        step('a', [], { who: [{ by: 'candidates' }] }),
      ],
      [],
    ],
    ['a right over no field', [step('a', 'A', { fields: { nosuch: 'edit' } })], ['rightField a']],
    ['a look at a field that is not masked', [step('a', 'A', { reveals: ['amount'] })], ['revealField a']],
    ['a limit by no date', [step('a', 'A', { due: { after: { field: 'amount' } } })], ['dueField a']],
    ['a limit by a date', [step('a', 'A', { due: { after: { field: 'when' } } })], []],
    ['rejecting forward', [step('a', 'A', { onReject: { node: 'b' } }), b], ['rejectNode a']],
    ['rejecting back', [a, step('b', 'B', { onReject: { node: 'a' } })], []],
    [
      'returning into a finished branch',
      [branch('s', 'parallel', [arm('x', [a]), arm('y', [])]), step('b', 'B', { returnTo: ['a'] })],
      ['returnNode b'],
    ],
    ['its own sub-flow', [a, { kind: 'sub', id: 's', flow: 'leave' }], ['subItself s']],
    [
      'handing over nothing',
      [a, { kind: 'sub', id: 's', flow: 'x', in: [{ from: 'nosuch', to: 'y' }] }],
      ['mapField s'],
    ],
    [
      'writing nowhere',
      [a, { kind: 'action', id: 's', run: { action: 'x' }, writes: ['nosuch'] }],
      ['mapField s'],
    ],
    ['too deep', deep(9), ['tooDeep b1']],
  ])('%s', (_case, nodes, expected) => expect(problems(nodes)).toEqual(expected));

  it('looks at the title, the summary and the administrators', () => {
    expect(problems([a], { title: '{amount} {nosuch} {@launchTime}', summaryFields: ['other'] })).toEqual([
      'titleField',
      'titleField',
    ]);
    const alone = template([a], { admins: { users: ['GONE'] } });
    expect(flowProblems(alone, form, company()).map(({ problem }) => problem)).toEqual(['adminsMissing']);
    expect(flowProblems(alone, form)).toEqual([]);
  });

  it('a flow without a start, or with too many nodes', () => {
    const bare = readFlowTemplate({ key: 'x', root: [a] });
    expect(flowProblems(bare).map(({ problem }) => problem)).toEqual(['startFirst']);
    const arms = ['x', 'y'].map((id) =>
      arm(
        id,
        Array.from({ length: 110 }, (_, n) => step(`${id}${n}`, 'A')),
      ),
    );
    expect(problems([branch('s', 'parallel', arms)])).toEqual(['tooManyNodes']);
  });

  it('says which word is wrong', () => {
    const [problem] = flowProblems(template([step('a', 'A', { autoPass: { expression: 'EVAL(1)' } })]), form);
    expect(problem).toEqual({
      problem: 'conditionWrong',
      node: 'a',
      places: { name: 'A', at: 0, word: 'EVAL', text: 'EVAL(1)' },
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(anyFlow, (given) => {
        expect(flowProblems(given, form, company())).toBeInstanceOf(Array);
      }),
      { numRuns: 200 },
    );
  });
});
