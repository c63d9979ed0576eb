import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '../../engine/decide.ts';
import { draftFlow } from '../../engine/state.ts';
import { asking, company, monday } from '../../testing/company.ts';
import { lostOnFlowRoundTrip } from '../../testing/flow-round-trip.ts';
import { Play } from '../../testing/play.ts';
import { compileFlow } from '../compile-flow.ts';
import { flowProblems } from '../flow-problems.ts';
import { exportJnpfFlow } from '../jnpf-export/export-flow.ts';
import { importJnpfFlow, isJnpfFlow } from './import-flow.ts';

type Tree = Record<string, unknown>;
const node = (type: string, nodeId: string, properties: Tree = {}, more: Tree = {}): Tree => ({
  ...{ type, nodeId, content: nodeId, properties: { title: nodeId.toUpperCase(), ...properties } },
  ...more,
});
const approver = (nodeId: string, properties: Tree = {}, more: Tree = {}) =>
  node('approver', nodeId, { assigneeType: 6, approvers: ['A'], ...properties }, more);
const arm = (nodeId: string, properties: Tree, childNode?: Tree) =>
  node('condition', nodeId, properties, { childNode });
/** A start, and what follows one after the other. */
const tree = (nodes: Tree[], start: Tree = {}): Tree => ({
  ...node('start', 's', start),
  childNode: nodes
    .toReversed()
    .reduce<Tree | undefined>((next, one) => ({ ...one, childNode: next }), undefined),
});
const read = (nodes: Tree[], start: Tree = {}) => {
  const given = importJnpfFlow(tree(nodes, start));
  // Whatever was read goes back to where it came from.
  expect(lostOnFlowRoundTrip(given.template)).toEqual([]);
  const notes = exportJnpfFlow(given.template).notes.map(({ setting }) => setting);
  expect(notes.filter((setting) => !['newerComparison', 'copyNode', 'when'].includes(setting))).toEqual([]);
  return given;
};
const first = (properties: Tree, start: Tree = {}) =>
  read([approver('a', properties)], start).template.root[1];
const playOf = (nodes: Tree[], start: Tree = {}, form: Tree = {}) => {
  const play = new Play([], { form });
  play.flow = compileFlow({ ...read(nodes, start).template, key: 'leave', name: '请假' });
  play.submit();
  return play;
};

describe('who approves', () => {
  const lists = {
    approvers: ['A'],
    approverPos: ['sales'],
    approverRole: ['leaders'],
    approverGroup: ['board'],
  };
  it.each<[string, Tree, unknown]>([
    ['a manager', { assigneeType: 1, managerLevel: 2 }, [{ by: 'manager', level: 2, of: 'initiator' }]],
    ['a manager too high up', { assigneeType: '1', managerLevel: 99 }, [{ by: 'manager', level: 10 }]],
    [
      'the head of a department',
      { assigneeType: 2, departmentLevel: 3 },
      [{ by: 'departmentHead', level: 3 }],
    ],
    ['oneself', { assigneeType: 3 }, [{ by: 'initiator' }]],
    [
      'a field',
      { assigneeType: 4, formField: 'boss', formFieldType: 1 },
      [{ by: 'field', field: 'boss', as: 'user' }],
    ],
    [
      'a column',
      { assigneeType: 4, formField: 'rows-who', formFieldType: 3 },
      [{ by: 'field', field: 'rows.who', as: 'position' }],
    ],
    ['the people of a node', { assigneeType: 5, nodeId: 's' }, [{ by: 'node', node: 's' }]],
    [
      'people by lists',
      { assigneeType: 6, ...lists, approverOrg: [['company', 'ops']], extraRule: 4 },
      [
        {
          ...{ by: 'members', users: ['A'], positions: ['sales'], roles: ['leaders'] },
          ...{ organisations: ['ops'], groups: ['board'], rule: 'superiors' },
        },
      ],
    ],
    [
      'people with their kinds',
      { assigneeType: 6, approvers: ['A--user', 'ops--department', 'leaders--role'] },
      [{ users: ['A'], organisations: ['ops'], roles: ['leaders'] }],
    ],
    ['candidates', { assigneeType: 7, ...lists }, [{ by: 'candidates', users: ['A'], rule: 'none' }]],
    ['an interface', { assigneeType: 9, getUserUrl: 'lookup' }, [{ by: 'interface', interfaceId: 'lookup' }]],
  ])('%s', (_, properties, who) => {
    expect(first(properties)).toMatchObject({ kind: 'approve', who });
  });

  it.each<[string, Tree, RegExp]>([
    ['an address', { assigneeType: 9, getUserUrl: 'http://x/y' }, /http:\/\/x\/y/],
    ['a way nobody knows', { assigneeType: 8 }, /处理人类型 8/],
  ])('%s is said, and nobody handles it', (_, properties, words) => {
    const { template, remarks } = read([approver('a', properties)]);
    expect(remarks).toEqual([expect.stringMatching(words)]);
    expect(flowProblems(template).map(({ problem }) => problem)).toEqual(['whoMissing']);
  });
});

it.each<[string, Tree, Tree]>([
  ['any of them', { counterSign: 0 }, { sign: { order: 'par', pass: { n: 1 } } }],
  ['all of them', { counterSign: 1 }, { sign: { pass: { pct: 100 }, reject: 'impossible' } }],
  [
    'a share',
    { counterSign: '1', countersignRatio: 60 },
    { sign: { pass: { pct: 60 }, reject: 'impossible' } },
  ],
  ['in order', { counterSign: 2 }, { sign: { order: 'seq', pass: { pct: 100 } } }],
  ['rejected to the start', { rejectStep: '0', rejectType: 1 }, { onReject: 'start', afterReturn: 'rerun' }],
  [
    'rejected to the one before',
    { rejectStep: 1, rejectType: 2 },
    { onReject: 'prev', afterReturn: 'backHere' },
  ],
  [
    'rejected by choice',
    { rejectStep: '2', rejectType: 3 },
    { onReject: 'choose', returnTo: 'any', afterReturn: 'ask' },
  ],
  ['rejected to a node', { rejectStep: 's' }, { onReject: { node: 's' }, returnTo: ['s'] }],
  ['nobody: the administrator', { errorRule: 1 }, { onEmpty: 'admin' }],
  ['nobody: others', { errorRule: 2, errorRuleUser: ['B'] }, { onEmpty: { users: ['B'] } }],
  ['nobody: picked', { errorRule: 3 }, { onEmpty: 'prevPicks' }],
  ['nobody: passed', { errorRule: '4' }, { onEmpty: 'pass' }],
  ['nobody: refused', { errorRule: 5 }, { onEmpty: 'block' }],
  ['nobody: the initiator', { errorRule: 6 }, { onEmpty: 'initiator' }],
  [
    'the initiator agrees',
    { hasAgreeRule: true, agreeRules: [2, 3] },
    { skipInitiator: 'skip', skipRepeat: 'adjacent' },
  ],
  [
    'who agreed before',
    { hasAgreeRule: 1, agreeRules: ['3', '4'] },
    { skipInitiator: 'no', skipRepeat: 'any' },
  ],
  [
    'rules that are off',
    { hasAgreeRule: false, agreeRules: [2, 4] },
    { skipInitiator: 'no', skipRepeat: 'no' },
  ],
  ['a signature', { hasSign: true }, { signature: true }],
  ['progress', { progress: '30' }, { progress: 30 }],
  [
    'buttons as they are',
    {},
    { buttons: ['reject', 'return', 'transfer', 'addSign'], buttonTexts: {}, recall: true },
  ],
  [
    'buttons of its own',
    {
      hasRejectBtn: false,
      hasSaveBtn: true,
      hasRevokeBtn: false,
      auditBtnText: '同意',
      transferBtnText: '转 审',
    },
    { buttons: ['transfer', 'addSign', 'save'], buttonTexts: { approve: '同意' }, recall: false },
  ],
  [
    'rights of fields',
    {
      formOperates: [
        { id: 'a', read: true, write: true, required: true },
        { id: 'b', read: true, write: true },
        { id: 'rows-c', read: true, write: false },
        { id: 'd', read: false, write: false },
      ],
    },
    { fields: { a: 'required', b: 'edit', 'rows.c': 'read', d: 'hidden' } },
  ],
  [
    'copies',
    { circulateUser: ['B'], circulateRole: ['leaders'], extraCopyRule: 2, isInitiatorCopy: true },
    {
      cc: [{ by: 'members', users: ['B'], roles: ['leaders'], rule: 'sameDepartment' }, { by: 'initiator' }],
    },
  ],
])('a step: %s', (_, properties, expected) => {
  expect(first(properties)).toMatchObject(expected);
});

describe('time limits', () => {
  const limit = { timeLimitConfig: { on: 1, nodeLimit: 0, duringDeal: 24 } };
  it.each<[string, Tree, Tree, Tree | undefined]>([
    ['none', {}, {}, undefined],
    ['off', { timeLimitConfig: { on: 0, duringDeal: 5 } }, {}, undefined],
    [
      'from when it was received',
      limit,
      {},
      { after: { minutes: 1440 }, from: 'receive', onOverdue: 'none' },
    ],
    [
      'from the launch',
      { timeLimitConfig: { on: 1, nodeLimit: 1, duringDeal: 2 } },
      {},
      { after: { minutes: 120 }, from: 'launch' },
    ],
    [
      'until a date',
      { timeLimitConfig: { on: 1, nodeLimit: 2, duringDeal: 0, formField: 'when' } },
      {},
      { after: { field: 'when' } },
    ],
    ['as the start says', { timeLimitConfig: { on: 2 } }, limit, { after: { minutes: 1440 } }],
    [
      'reminders before the end',
      { ...limit, noticeConfig: { on: 1, firstOver: 20, overTimeDuring: 2, overNotice: true } },
      {},
      { remind: { before: 240, every: 120, max: 2 } },
    ],
    [
      'reminders when it is late',
      { ...limit, overTimeConfig: { on: 1, overTimeDuring: 3, overNotice: true } },
      {},
      { late: { every: 180, max: 10 }, onOverdue: 'none' },
    ],
    [
      'agreement after the third time',
      {
        ...limit,
        overTimeConfig: {
          on: 1,
          firstOver: 1,
          overTimeDuring: 2,
          overAutoApprove: true,
          overAutoApproveTime: 3,
        },
      },
      {},
      { onOverdue: 'pass', overdueAfter: 60 + 2 * 120 },
    ],
  ])('%s', (_, properties, start, due) => {
    const step = first(properties, start);
    if (due) expect(step).toMatchObject({ due });
    else expect(step).not.toHaveProperty('due');
  });

  it('a step passes by itself when it is too late', () => {
    const play = playOf([
      approver('a', { ...limit, overTimeConfig: { on: 1, overAutoApprove: true, overAutoApproveTime: 1 } }),
    ]);
    expect(play.fire('overdue')).toBe('ok');
    expect(play.status).toBe('approved');
  });
});

describe('ways', () => {
  const rule = (field: string, symbol: string, fieldValue: unknown, more: Tree = {}) => ({
    ...{ fieldType: 1, fieldValueType: 2, jnpfKey: 'inputNumber' },
    ...{ field, symbol, fieldValue, ...more },
  });
  const split = (conditions: Tree[]) => [
    approver(
      'a',
      {},
      {
        conditionNodes: [
          arm('rest', { isDefault: true, priority: 1 }, approver('c', { approvers: ['C'] })),
          arm('much', { conditions, priority: 2 }, approver('b', { approvers: ['B'] })),
        ],
      },
    ),
    approver('d', { approvers: ['D'] }),
  ];
  const next = (conditions: Tree[], form: Tree) => {
    const play = playOf(split(conditions), {}, form);
    play.approve('A');
    return play.pending;
  };

  it.each<[string, Tree[], Tree, string]>([
    ['more', [rule('n', '>', '10')], { n: 11 }, 'B'],
    ['not more', [rule('n', '>', '10')], { n: 9 }, 'C'],
    ['the same', [rule('t', '==', 'x', { jnpfKey: 'input' })], { t: 'x' }, 'B'],
    ['part of it', [rule('t', 'like', 'x', { jnpfKey: 'input' })], { t: 'axb' }, 'B'],
    ['no part of it', [rule('t', 'notLike', 'x', { jnpfKey: 'input' })], { t: 'axb' }, 'C'],
    ['one of several', [rule('t', '==', ['x', 'y'], { jnpfKey: 'select' })], { t: 'y' }, 'B'],
    ['another field', [rule('n', '>=', 'm', { fieldValueType: 1 })], { n: 5, m: 5 }, 'B'],
    ['a formula', [rule(`${'$'}{n} + {m}`, '>', 8, { fieldType: 3 })], { n: 5, m: 5 }, 'B'],
    [
      'and before or',
      [rule('n', '>', 1, { logic: '||' }), rule('n', '>', 5, { logic: '&&' }), rule('m', '>', 5)],
      { n: 2, m: 0 },
      'B',
    ],
    ['and', [rule('n', '>', 1, { logic: '&&' }), rule('m', '>', 5)], { n: 2, m: 0 }, 'C'],
  ])('a condition: %s', (_, conditions, form, pending) => {
    expect(next(conditions, form)).toBe(pending);
  });

  it.each<[string, Tree]>([
    ['a value that is no value', rule('t', '==', { deep: 1 }, { jnpfKey: 'select' })],
    ['a sign nobody knows', rule('n', '~', 1)],
    ['a field that cannot be one', rule('@launchUserId', '==', 'A')],
  ])('%s is a problem, not a guess', (_, condition) => {
    const { template, remarks } = read(split([condition]));
    expect(remarks).toHaveLength(1);
    expect(flowProblems(template).map(({ problem }) => problem)).toEqual(['conditionEmpty']);
  });

  it('arms by their priority, the default last', () => {
    const { template } = read([
      approver(
        'a',
        {},
        {
          conditionNodes: [
            arm('late', { conditions: [rule('n', '>', 1)], priority: 3 }),
            arm('rest', { isDefault: true, priority: 1 }),
            arm('early', { conditions: [rule('n', '>', 5)], priority: 2 }),
          ],
        },
      ),
    ]);
    const branch = template.root[2];
    expect(branch).toMatchObject({
      mode: 'exclusive',
      arms: [{ name: 'EARLY' }, { name: 'LATE' }, { name: 'REST' }],
    });
  });

  it('all ways at once, and what follows waits for them', () => {
    const play = playOf([
      approver(
        'a',
        {},
        {
          conditionType: 'interflow',
          conditionNodes: [
            approver(
              'b',
              { approvers: ['B'] },
              { isInterflow: true, childNode: approver('e', { approvers: ['E'] }) },
            ),
            approver('c', { approvers: ['C'] }, { isInterflow: true }),
          ],
        },
      ),
      approver('d', { approvers: ['D'] }),
    ]);
    play.approve('A');
    expect(play.pending).toBe('B C');
    play.approve('B');
    play.approve('E');
    expect(play.pending).toBe('C');
    play.approve('C');
    expect(play.pending).toBe('D');
  });

  it('ways that are ticked', () => {
    const play = playOf([
      approver(
        'a',
        {},
        {
          conditionNodes: [
            approver('b', { approvers: ['B'] }, { isBranchFlow: true }),
            approver('c', { approvers: ['C'] }, { isBranchFlow: true }),
          ],
        },
      ),
    ]);
    expect(play.approve('A')).toBe('E_PICK');
    expect(play.approve('A', { branches: { 'branch-a': ['a2'] } })).toBe('ok');
    expect(play.pending).toBe('C');
  });
});

it('waits, copies and sub-flows', () => {
  const { template, remarks } = read([
    approver('a'),
    node('timer', 't', { day: 1, hour: 2, minute: 3, second: 4 }),
    node('copy', 'k', { approvers: ['B'] }),
    node('subFlow', 'f', {
      ...{ flowId: 'other', isAsync: true, initiateType: 6, initiator: ['B'] },
      assignList: [
        {
          nodeId: 's',
          ruleList: [
            { parentField: 'x', childField: 'y' },
            { parentField: '', childField: '' },
          ],
        },
      ],
    }),
    node('webhook', 'w'),
  ]);
  expect(template.root.slice(2)).toMatchObject([
    { kind: 'delay', until: { minutes: (24 + 2) * 60 + 3 + 1 } },
    { kind: 'cc', who: [{ by: 'members', users: ['B'] }] },
    { kind: 'sub', flow: 'other', wait: false, in: [{ from: 'x', to: 'y' }], starter: [{ users: ['B'] }] },
  ]);
  expect(remarks).toEqual(['“W”：节点类型 webhook 不受支持，没有导入']);
});

it('the start says what holds for all of it', () => {
  const { template, remarks } = read([approver('a')], {
    ...{
      titleType: 1,
      titleContent: '{@launchUserName} {n}',
      initiateRole: ['leaders'],
      hasRevokeBtn: false,
    },
    ...{ isBatchApproval: true, isComment: true, isSummary: false, formOperates: [{ id: 'n', read: true }] },
    ...{ initFuncConfig: { on: true }, waitMsgConfig: { on: 1 }, endMsgConfig: { on: 3 } },
  });
  expect(template).toMatchObject({
    settings: {
      ...{ title: '{@launchUserName} {n}', launchBy: { roles: ['leaders'] }, withdraw: 'never' },
      ...{ comments: true, summary: false },
    },
    root: [{ fields: { n: 'read' } }, { batch: true }],
  });
  expect(remarks).toEqual([
    '“S”的事件 initFuncConfig 没有导入，请改用动作节点',
    '“S”的自定义消息 waitMsgConfig 没有导入，将使用系统消息',
  ]);
});

it('what is too much is refused, not cut', () => {
  const problems = (given: Tree) => {
    const { template, problems } = importJnpfFlow(given);
    return new Set([...problems, ...flowProblems(template)].map(({ problem }) => problem));
  };
  expect(problems(tree(Array.from({ length: 300 }, (_, index) => approver(`n${index}`))))).toContain(
    'tooManyNodes',
  );
  const deep = (level: number): Tree =>
    approver(
      `n${level}`,
      {},
      {
        conditionNodes:
          level === 0 ? [] : [deep(level - 1), deep(0)].map((one) => ({ ...one, isInterflow: true })),
      },
    );
  expect(problems(tree([deep(40)]))).toContain('tooDeep');
  const many = Array.from({ length: 30 }, (_, index) => ({ ...approver(`n${index}`), isInterflow: true }));
  expect(problems(tree([approver('a', {}, { conditionNodes: many })]))).toContain('tooManyArms');
});

it('ids that are odd or twice become ours, and what names them follows', () => {
  const { template } = read([
    approver('号 1'),
    approver('b', { assigneeType: 5, nodeId: '号 1', rejectStep: '号 1' }),
    approver('b'),
  ]);
  expect(flowProblems(template)).toEqual([]);
  expect(template.root[2]).toMatchObject({ who: [{ node: template.root[1]?.id }] });
});

it.each<[unknown, boolean]>([
  [{ type: 'start' }, true],
  [{ childNode: { type: 'approver' } }, true],
  [{ key: 'leave', root: [] }, false],
  [{}, false],
  [null, false],
  [[], false],
])('%j: of the family %s', (given, expected) => {
  expect(isJnpfFlow(given)).toBe(expected);
});

describe('trees nobody has drawn', () => {
  const odd = fc.oneof(
    fc.constantFrom(undefined, null, '', 'x', -1, 1e9, 1.5, Number.POSITIVE_INFINITY, true, [], {}),
    fc.string(),
  );
  const list = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.uniqueArray(fc.constantFrom('A', 'B', 'I', 'GONE', 'leaders'), { maxLength: 3 }),
    },
    { weight: 1, arbitrary: fc.array(odd) as never },
  );
  const oneOf = (...values: unknown[]) =>
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: odd });
  const config = fc.record({
    ...{
      on: oneOf(0, 1, 2),
      nodeLimit: oneOf(0, 1, 2),
      duringDeal: oneOf(1, 24),
      formField: oneOf('when', ''),
    },
    ...{
      firstOver: oneOf(0, 1),
      overTimeDuring: oneOf(2, 0),
      overNotice: oneOf(true),
      overAutoApprove: oneOf(true, false),
    },
    overAutoApproveTime: oneOf(1, 5),
  });
  const properties = fc.record({
    ...{
      assigneeType: oneOf(1, 2, 3, 4, 5, 6, 6, 6, 7, 9),
      initiateType: oneOf(1, 3, 6),
      managerLevel: oneOf(1, 2),
    },
    ...{
      formField: oneOf('who'),
      formFieldType: oneOf(1, 2, 3),
      nodeId: oneOf('n1', 's'),
      getUserUrl: oneOf('lookup'),
    },
    ...{
      approvers: list,
      approverRole: list,
      circulateUser: list,
      initiator: fc.constant([]),
      errorRuleUser: list,
    },
    ...{ counterSign: oneOf(0, 1, 2), countersignRatio: oneOf(50, 100), extraRule: oneOf(1, 2, 4) },
    ...{
      rejectStep: oneOf('0', '1', '2', 'n1'),
      rejectType: oneOf(1, 2, 3),
      errorRule: oneOf(1, 2, 3, 4, 5, 6),
    },
    ...{
      hasAgreeRule: oneOf(true),
      agreeRules: fc.constantFrom([2], [3, 4]),
      progress: oneOf(10),
      title: odd,
    },
    ...{
      timeLimitConfig: config,
      overTimeConfig: config,
      noticeConfig: config,
      hour: oneOf(1),
      flowId: oneOf('other'),
    },
    ...{ isDefault: oneOf(true, false), priority: oneOf(1, 2), titleType: oneOf(0, 1), titleContent: odd },
    formOperates: fc.array(fc.record({ id: oneOf('a', 'rows-b'), read: oneOf(true), write: oneOf(true) }), {
      maxLength: 2,
    }),
    conditions: fc.array(
      fc.record({
        ...{
          fieldType: oneOf(1, 1, 3),
          field: oneOf('a', 'rows-b'),
          symbol: oneOf('>', '==', 'like'),
          fieldValue: oneOf(1, 'x'),
        },
        ...{ fieldValueType: oneOf(1, 2), logic: oneOf('&&', '||'), jnpfKey: oneOf('inputNumber', 'input') },
      }),
      { maxLength: 3 },
    ),
  });
  const { anyNode } = fc.letrec<{ anyNode: Tree }>((tie) => ({
    anyNode: fc.record({
      type: oneOf('approver', 'approver', 'approver', 'approver', 'subFlow', 'timer', 'copy', 'empty'),
      nodeId: oneOf('n1', 'n2', 'n3', 'n4', 'n5'),
      properties: properties as fc.Arbitrary<unknown>,
      childNode: fc.option(tie('anyNode'), { nil: undefined, depthSize: 'small' }),
      conditionType: fc.constantFrom(undefined, 'interflow', 'branchFlow'),
      conditionNodes: fc.oneof(
        { depthSize: 'small' },
        { weight: 3, arbitrary: fc.constant([]) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(tie('anyNode'), tie('anyNode'), fc.boolean())
            .map(([one, other, isCondition]) =>
              isCondition
                ? [
                    { ...one, type: 'condition' },
                    { ...other, type: 'condition', properties: { isDefault: true } },
                  ]
                : [one, other],
            ),
        },
      ),
    }),
  }));
  const anyTree = fc
    .tuple(properties as fc.Arbitrary<object>, anyNode)
    .map(([start, childNode]) => ({ type: 'start', nodeId: 's', properties: start, childNode }));

  it('have problems with names, or can be submitted', () => {
    const outcomes = new Map<string, number>();
    const context = { now: monday, directory: company(), asking, delegations: [] };
    fc.assert(
      fc.property(anyTree, (given) => {
        const { template, problems } = importJnpfFlow(given);
        const all = [...problems, ...flowProblems(template)];
        const state = draftFlow({
          id: 'f',
          key: 'imported',
          version: 1,
          initiator: 'I',
          form: { a: 3, who: 'A', when: monday },
        });
        const { refusal } = decide(
          compileFlow(template),
          state,
          { type: 'submit', id: 'c', actor: 'I' },
          context,
        );
        const outcome = all.length > 0 ? 'problems' : (refusal?.name ?? 'ok');
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        expect(['problems', 'ok', 'E_PICK', 'E_ASK', 'E_BLOCK']).toContain(outcome);
      }),
      { numRuns: 1_000 },
    );
    expect(outcomes.get('ok')).toBeGreaterThan(50);
  });

  it('anything at all is read without a throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (properties, childNode) => {
        importJnpfFlow({ type: 'start', properties, childNode });
        importJnpfFlow(properties);
      }),
    );
  });
});
