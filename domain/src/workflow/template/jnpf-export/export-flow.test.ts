import {
  type FlowNode,
  type FlowTemplate,
  nodeButtons,
  readFlowTemplate,
} from '@fairway/contract/flow-template.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { throughJson } from '../../../forms/testing/form-round-trip.ts';
import { lostOnFlowRoundTrip } from '../../testing/flow-round-trip.ts';
import { anyFlow } from '../../testing/generated-flows.ts';
import { importJnpfFlow } from '../jnpf-import/import-flow.ts';
import { exportJnpfFlow } from './export-flow.ts';

/** What generated flows, made to be played, leave as usual. */
const more = fc.record(
  {
    name: fc.constantFrom('', '总经理审批', 'x'),
    buttons: fc.subarray([...nodeButtons]),
    buttonTexts: fc.constantFrom(
      { approve: '同意' },
      { audit: '核准', reject: '通 过' },
      { print: '打印' },
      { x: 'y' },
    ),
    opinion: fc.constantFrom('optional', 'required', 'onReject'),
    signature: fc.boolean(),
    returnTo: fc.constantFrom('any', 'start', 'prev', ['n1']),
    skipInitiator: fc.constantFrom('no', 'skip', 'superior'),
    skipRepeat: fc.constantFrom('no', 'adjacent', 'any'),
    recall: fc.boolean(),
    batch: fc.boolean(),
    progress: fc.integer({ min: 0, max: 100 }),
    fields: fc.constantFrom({ a: 'hidden', 'rows.x': 'required' }, { b: 'read' }),
    cc: fc.constantFrom(
      [{ by: 'initiator' }],
      [{ by: 'members', roles: ['r'], rule: 'sameCompany' }, { by: 'initiator' }],
    ),
    autoPass: fc.constantFrom({ all: [{ field: 'a', is: 'in', value: ['x', 'y'] }] }),
  },
  { requiredKeys: [] },
);
const when = fc.constantFrom<object>(
  {
    all: [
      { field: 'a', is: '>=', value: 3 },
      { field: 'b', is: 'contains', value: 'x' },
    ],
  },
  {
    any: [
      { field: 'a', is: '=', value: 'x' },
      {
        all: [
          { field: 'b', is: 'notEmpty' },
          { field: 'a', is: '<', other: 'b' },
        ],
      },
    ],
  },
  {
    all: [
      {
        any: [
          { field: 'a', is: '=', value: 1 },
          { field: 'a', is: '=', value: 2 },
        ],
      },
      { field: 'rows.x', is: '<>', value: null },
    ],
  },
  { expression: '({a} + 2) * {rows.x} >= 3.5' },
  { expression: 'SUM({rows.x}) > {a}' },
  { all: [] },
);
const settings = fc.record(
  {
    title: fc.constantFrom('{a}', '{@launchUserName}的{@flowFullName}'),
    summaryFields: fc.constantFrom(['a'], []),
    launchBy: fc.constantFrom({ users: ['A'] }, { roles: ['r'], rule: 'sameCompany' }),
    admins: fc.constant({ users: ['B'] }),
    urgeCooldownMinutes: fc.constantFrom(5, 30),
    comments: fc.boolean(),
    summary: fc.boolean(),
  },
  { requiredKeys: [] },
);

const anyTemplate: fc.Arbitrary<FlowTemplate> = fc
  .tuple(anyFlow, fc.infiniteStream(more), fc.infiniteStream(when), settings)
  .map(([template, given, conditions, flowSettings]) => {
    const varied = (node: FlowNode): object => {
      if (node.kind === 'branch')
        return {
          ...node,
          arms: node.arms.map((arm) => ({ ...arm, when: conditions.next().value, seq: arm.seq.map(varied) })),
        };
      return node.kind === 'approve' || node.kind === 'handle' ? { ...node, ...given.next().value } : node;
    };
    return readFlowTemplate({
      ...template,
      settings: { ...template.settings, ...flowSettings },
      root: template.root.map(varied),
    });
  });

it('any flow goes to the family and comes back', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      expect(lostOnFlowRoundTrip(template)).toEqual([]);
    }),
    { numRuns: 700 },
  );
});

const exported = (...nodes: object[]) => {
  const root = [{ kind: 'start', id: 's', name: '发起' }, ...nodes];
  const { flowTemplateJson, notes } = exportJnpfFlow(readFlowTemplate({ key: 'k', root }));
  return { tree: throughJson(flowTemplateJson), notes };
};

it('a step says in the words of the family who handles it and what they may do', () => {
  const { tree } = exported({
    ...{ kind: 'approve', id: 'a', name: '主管', who: [{ by: 'manager', level: 2 }] },
    ...{ sign: { pass: { pct: 60 }, reject: 'impossible' }, buttons: ['reject', 'transfer'] },
    ...{ buttonTexts: { approve: '核准' }, onReject: 'prev', afterReturn: 'ask', fields: { n: 'required' } },
  });
  expect(tree).toMatchObject({ type: 'start', nodeId: 's', properties: { hasSubmitBtn: true } });
  expect(tree.childNode).toMatchObject({ type: 'approver', nodeId: 'a', prevId: 's', content: '主管' });
  expect(tree.childNode.properties).toMatchObject({
    ...{ title: '主管', assigneeType: 1, managerLevel: 2, counterSign: 1, countersignRatio: 60 },
    ...{ hasAuditBtn: true, auditBtnText: '核准', hasRejectBtn: true, rejectBtnText: '退 回' },
    ...{ hasTransferBtn: true, hasFreeApproverBtn: false, hasSaveBtn: false, rejectStep: '1', rejectType: 3 },
    formOperates: [{ id: 'n', read: true, write: true, required: true }],
  });
});

it('branches stand at the node before them, with the conditions of their arms in a row', () => {
  const when = {
    all: [
      { field: 'n', is: '>', value: 3 },
      { field: 'rows.x', is: 'contains', value: 'y' },
    ],
  };
  const step = (id: string) => ({ kind: 'approve', id, who: [{ by: 'members', users: ['A'] }] });
  const { tree } = exported(
    {
      ...{ kind: 'branch', id: 'b' },
      arms: [
        { id: 'x', name: '大额', when, seq: [step('c')] },
        { id: 'y', isDefault: true, seq: [] },
      ],
    },
    {
      kind: 'branch',
      id: 'p',
      mode: 'parallel',
      arms: [
        { id: '1', seq: [step('d')] },
        { id: '2', seq: [step('e')] },
      ],
    },
    step('f'),
  );
  const [large, otherwise] = tree.conditionNodes;
  expect(tree.conditionType).toBe('condition');
  expect(large).toMatchObject({
    type: 'condition',
    properties: {
      ...{ title: '大额', priority: 1, isDefault: false },
      conditions: [
        { field: 'n', symbol: '>', fieldValue: 3, fieldValueType: 2, logic: '&&', jnpfKey: 'numInput' },
        { field: 'rows-x', symbol: 'like', fieldValue: 'y', jnpfKey: 'comInput' },
      ],
    },
    childNode: { nodeId: 'c' },
  });
  expect(otherwise).toMatchObject({ type: 'condition', properties: { isDefault: true, conditions: [] } });
  // A second branch right after the first has a placeholder to stand at.
  expect(tree.childNode).toMatchObject({ type: 'empty', conditionType: 'interflow' });
  expect(tree.childNode.conditionNodes).toMatchObject([
    { type: 'approver', nodeId: 'd', isInterflow: true },
    { type: 'approver', nodeId: 'e', isInterflow: true },
  ]);
  expect(tree.childNode.childNode).toMatchObject({ nodeId: 'f' });
});

it('what was changed in the words of the family since stays changed', () => {
  const { tree } = exported({
    kind: 'approve',
    id: 'a',
    who: [{ by: 'managers', levels: 2 }],
    opinion: 'required',
  });
  Object.assign(tree.childNode.properties, { assigneeType: 3 });
  const { template, remarks } = importJnpfFlow(tree);
  expect(template.root[1]).toMatchObject({ who: [{ by: 'initiator' }], opinion: 'required' });
  expect(remarks).toContainEqual(expect.stringContaining('fairway.who'));
});
