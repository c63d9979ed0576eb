import { type FlowTemplate, readFlowTemplate } from '@fairway/contract/flow-template.ts';
import fc from 'fast-check';

export const people = ['A', 'B', 'C', 'D', 'I', 'M1', 'GONE', 'X', 'Y'] as const;

const some = <T>(arbitrary: fc.Arbitrary<T>, weight = 1) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight, arbitrary });
const users = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'I', 'GONE', 'X'), { maxLength: 4 });

const who = fc.oneof(
  {
    weight: 6,
    arbitrary: users.map((list) => ({ by: 'members', users: list })),
  },
  fc.constantFrom(
    { by: 'initiator' },
    { by: 'manager', level: 1 },
    { by: 'manager', level: 2, of: 'previous' },
    { by: 'managers', levels: 3 },
    { by: 'departmentHead', level: 2 },
    { by: 'field', field: 'who' },
    { by: 'node', node: 'n1' },
    { by: 'candidates', users: ['A', 'B', 'X'] },
    { by: 'initiatorPicks', users: ['B', 'Y'] },
    { by: 'members', roles: ['leaders'], rule: 'superiors' },
    { by: 'interface', interfaceId: 'lookup' },
  ),
);

const threshold = fc.oneof(
  fc.constantFrom(1, 33, 50, 51, 100).map((pct) => ({ pct })),
  fc.integer({ min: 1, max: 5 }).map((n) => ({ n })),
);
const sign = fc.record({
  order: fc.constantFrom('par', 'par', 'seq', 'claim'),
  pass: threshold,
  reject: fc.oneof(threshold, fc.constant('impossible')),
  settle: fc.constantFrom('early', 'early', 'late'),
  tie: fc.constantFrom('reject', 'pass'),
  weights: some(fc.constant({ A: 2, C: 3 })),
});

const condition = fc.oneof(
  fc
    .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('>', '<', '='), fc.integer({ min: 0, max: 20 }))
    .map(([field, is, value]) => ({ field, is, value })),
  fc.constantFrom(
    { expression: '{a} + {b} > 20' },
    { expression: '1 +' },
    { any: [{ field: 'nosuch', is: 'notEmpty' }] },
  ),
);

const due = fc.record({
  after: fc.constantFrom({ minutes: 60 }, { field: 'when' }, { minutes: 0 }),
  calendar: fc.constantFrom('natural', 'work'),
  remind: some(fc.constant({ before: 30, every: 10, max: 2 })),
  late: some(fc.constant({ every: 60, max: 2 })),
  onOverdue: fc.constantFrom('none', 'pass', 'reject', 'escalate', {
    transfer: [{ by: 'members', users: ['Y'] }],
  }),
});

const step = fc.record({
  kind: fc.constantFrom('approve', 'approve', 'approve', 'handle'),
  who: fc.array(who, { minLength: 1, maxLength: 2 }),
  sign: fc.oneof(fc.constantFrom(undefined, { pass: { pct: 100 } }), sign),
  fields: fc.constantFrom({}, { a: 'edit' }, { a: 'edit', b: 'edit', who: 'edit' }),
  onEmpty: fc.constantFrom('admin', 'admin', 'pass', 'pass', 'reject', 'block', 'prevPicks', 'initiator', {
    users: ['Y'],
  }),
  onReject: fc.constantFrom('end', 'start', 'start', 'prev', 'choose', 'continue', { node: 'n1' }),
  afterReturn: fc.constantFrom('rerun', 'backHere', 'ask'),
  reassignOnReturn: fc.constantFrom('same', 'resolve'),
  neverSkip: fc.boolean(),
  autoPass: some(condition),
  autoReject: fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: condition }),
  due: some(due),
  cc: fc.constantFrom([], [{ by: 'members', users: ['Y'] }]),
});

const automatic = fc.oneof(
  fc.constant({ kind: 'cc', who: [{ by: 'members', users: ['Y', 'A'] }] }),
  fc.constantFrom({ kind: 'delay', until: { minutes: 5 } }, { kind: 'delay', until: { field: 'when' } }),
  fc.record({
    kind: fc.constant('action'),
    run: fc.constant({ action: 'write' }),
    retry: fc.integer({ min: 0, max: 1 }),
    undoable: fc.boolean(),
    writes: fc.constant(['b']),
  }),
  fc.record({
    kind: fc.constant('sub'),
    flow: fc.constant('advance'),
    wait: fc.boolean(),
    per: fc.constantFrom('one', { field: 'rows' }),
    starter: fc.constantFrom([], [{ by: 'members', users: ['A', 'B'] }]),
    out: fc.constant([{ from: 'sum', to: 'b' }]),
    onReject: fc.constantFrom('end', 'start', 'continue', 'prev'),
  }),
);

interface Tree {
  node: object;
  arms?: Tree[][];
}

const { seq } = fc.letrec<{ seq: Tree[]; tree: Tree }>((tie) => ({
  seq: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  tree: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    { weight: 5, arbitrary: step.map((node) => ({ node })) },
    { weight: 1, arbitrary: automatic.map((node) => ({ node })) },
    {
      weight: 3,
      arbitrary: fc.record({
        node: fc.record({
          kind: fc.constant('branch'),
          mode: fc.constantFrom('exclusive', 'inclusive', 'parallel', 'parallel', 'choose'),
          whens: fc.array(condition, { minLength: 3, maxLength: 3 }),
        }),
        arms: fc.array(
          fc.oneof({ weight: 1, arbitrary: fc.constant<Tree[]>([]) }, { weight: 5, arbitrary: tie('seq') }),
          {
            minLength: 2,
            maxLength: 3,
          },
        ),
      }),
    },
  ),
}));

function numbered(trees: readonly Tree[], next: { id: number }): object[] {
  return trees.map(({ node, arms }) => {
    next.id += 1;
    const id = `n${next.id}`;
    if (!arms) return { ...node, id, name: id };
    const { whens, ...rest } = node as { whens: object[] };
    return {
      ...rest,
      id,
      name: id,
      arms: arms.map((inner, index) => ({
        id: `arm${index}`,
        isDefault: index === arms.length - 1,
        when: whens[index],
        seq: numbered(inner, next),
      })),
    };
  });
}

const settings = fc.record({
  skipInitiator: fc.constantFrom('no', 'skip', 'superior'),
  skipRepeat: fc.constantFrom('no', 'adjacent', 'any'),
  withdraw: fc.constantFrom('never', 'beforeHandled', 'anytime'),
  maxAddDepth: fc.integer({ min: 1, max: 2 }),
  revokeDays: fc.constantFrom(0, 7, 7),
});

/** Flows nobody has designed: every kind of node, rule and sign, nested, sensible or not. */
export const anyFlow: fc.Arbitrary<FlowTemplate> = fc.tuple(settings, step, seq).map(([given, first, rest]) =>
  readFlowTemplate({
    key: 'leave',
    name: '请假',
    settings: given,
    root: [{ kind: 'start', id: 'start' }, ...numbered([{ node: first }, ...rest], { id: 0 })],
  }),
);

/** What somebody does next; numbers are read against what there is to act on. */
export interface Choice {
  kind: (typeof choiceKinds)[number];
  n: number;
  user: (typeof people)[number];
  value: number;
  flag: boolean;
}
const choiceKinds = [
  ...['approve', 'approve', 'approve', 'approve', 'reject', 'return', 'return', 'recall', 'recall'],
  ...['withdraw', 'submit', 'resubmit', 'transfer', 'before', 'after', 'with', 'consult', 'reduce'],
  ...['claim', 'unclaim', 'assign', 'cc', 'urge', 'pause', 'resume', 'terminate', 'jump', 'reactivate'],
  ...['timer', 'child', 'childRejected', 'done', 'failed', 'disabled', 'stranger', 'saveDraft', 'edit'],
  ...['migrate', 'migrate', 'migrate', 'revoke', 'revocationEnded'],
] as const;

export const anyChoices: fc.Arbitrary<Choice[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...choiceKinds),
    n: fc.nat({ max: 30 }),
    user: fc.constantFrom(...people),
    value: fc.integer({ min: 0, max: 20 }),
    flag: fc.boolean(),
  }),
  { minLength: 1, maxLength: 30, size: 'max' },
);

export const anyForm = fc.record({
  a: fc.integer({ min: 0, max: 20 }),
  b: fc.integer({ min: 0, max: 20 }),
  who: fc.constantFrom('A', ['B', 'C'], 'GONE', '', null),
  when: fc.constantFrom(null, 1_900_000_000_000, 'soon'),
  rows: fc.constantFrom([], [{ id: 'r1' }, { id: 'r2' }], null),
});
