import * as z from 'zod/mini';
import { expressionText, fieldRights, formLimits, model } from './forms.ts';
import { translations } from './translations.ts';

/** Bounds that keep a flow something people can follow and an engine can decide at once. */
export const flowLimits = {
  nodes: 200,
  depth: 8,
  arms: 20,
  members: 2_000,
  conditions: 50,
  reminders: 10,
  minutes: 366 * 24 * 60,
  revokeDays: 366,
} as const;

const short = z.string().check(z.maxLength(200));
const id = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[\p{L}\p{N}_-]+$/u));
const someId = z.string().check(z.minLength(1), z.maxLength(100));
const ids = z._default(z.array(someId).check(z.maxLength(flowLimits.members)), []);
const minutes = z.int().check(z.minimum(0), z.maximum(flowLimits.minutes));
const level = z.int().check(z.minimum(1), z.maximum(10));
const path = z
  .string()
  .check(z.minLength(1), z.maxLength(130), z.regex(/^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?$/u));

/** Who of the named people stays, seen from the initiator. */
export const extraRules = [
  'none',
  'sameDepartment',
  'samePosition',
  'superiors',
  'subordinates',
  'sameCompany',
] as const;
export type ExtraRule = (typeof extraRules)[number];

const memberLists = {
  users: ids,
  positions: ids,
  roles: ids,
  organisations: ids,
  groups: ids,
  rule: z._default(z.enum(extraRules), 'none'),
};
/** People by name, position, role, organisation and group together. */
export const members = z.object(memberLists);
export type Members = z.infer<typeof members>;

/** One way to find the people of a step. */
export const who = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('manager'),
    level: z._default(level, 1),
    of: z._default(z.enum(['initiator', 'previous']), 'initiator'),
  }),
  /** Every manager of the initiator up to this level, the nearest first. */
  z.object({ by: z.literal('managers'), levels: level }),
  /** The head of the initiator's own department (1), of the one above (2), and so on. */
  z.object({ by: z.literal('departmentHead'), level: z._default(level, 1) }),
  z.object({ by: z.literal('initiator') }),
  z.object({
    by: z.literal('field'),
    field: path,
    as: z._default(z.enum(['user', 'users', 'department', 'position', 'role', 'group']), 'user'),
    /** Of a department: its head, or everybody in it. */
    take: z._default(z.enum(['head', 'members']), 'head'),
  }),
  /** Whoever handled an earlier step. */
  z.object({ by: z.literal('node'), node: id }),
  z.object({ by: z.literal('members'), ...memberLists }),
  /** The handler before picks among these; nothing named means everybody. */
  z.object({ by: z.literal('candidates'), ...memberLists }),
  z.object({
    by: z.literal('initiatorPicks'),
    ...memberLists,
    most: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
  }),
  /** An interface is asked; its answer is handed to the engine. */
  z.object({ by: z.literal('interface'), interfaceId: short }),
]);
export type Who = z.infer<typeof who>;
const whoList = z._default(z.array(who).check(z.maxLength(20)), []);

/** A share or a number of the people present; never more than there are. */
const share = z.object({ pct: z.int().check(z.minimum(1), z.maximum(100)) });
const count = z.object({ n: z.int().check(z.minimum(1), z.maximum(1_000)) });
export const threshold = z.union([share, count]);
export type Threshold = z.infer<typeof threshold>;

export const sign = z.object({
  /** Together, one after the other, or whoever takes it first. */
  order: z._default(z.enum(['par', 'seq', 'claim']), 'par'),
  pass: z._default(threshold, { n: 1 }),
  /** `impossible`: as soon as those left cannot make it pass any more. */
  reject: z._default(z.union([share, count, z.literal('impossible')]), { n: 1 }),
  settle: z._default(z.enum(['early', 'late']), 'early'),
  /** When everybody has decided and neither is reached. */
  tie: z._default(z.enum(['reject', 'pass']), 'reject'),
  weights: z.optional(z.record(someId, z.int().check(z.minimum(1), z.maximum(1_000)))),
});
export type Sign = z.infer<typeof sign>;

/** So many of a hundred; rejected as soon as they cannot be reached any more. */
export const ratioSign = (pct: number): Sign => z.parse(sign, { pass: { pct }, reject: 'impossible' });

/** The ways of signing that have a name. */
export const signPresets = {
  any: z.parse(sign, {}),
  all: z.parse(sign, { pass: { pct: 100 } }),
  inOrder: z.parse(sign, { order: 'seq', pass: { pct: 100 } }),
} as const;

export const comparisons = [
  '=',
  '<>',
  '>',
  '>=',
  '<',
  '<=',
  'contains',
  'notContains',
  'in',
  'notIn',
  'empty',
  'notEmpty',
] as const;
export type Comparison = (typeof comparisons)[number];

const plainValue = z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean(), z.null()]);
export type PlainValue = z.infer<typeof plainValue>;

/** When something is so: a rule about a field, rules together, or a text of the form language. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | {
      field: string;
      is: Comparison;
      value?: PlainValue | PlainValue[] | undefined;
      other?: string | undefined;
    }
  | { expression: string };

export const condition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    z.object({ all: z.array(condition).check(z.maxLength(flowLimits.conditions)) }),
    z.object({ any: z.array(condition).check(z.maxLength(flowLimits.conditions)) }),
    z.object({
      field: path,
      is: z.enum(comparisons),
      value: z.optional(z.union([plainValue, z.array(plainValue).check(z.maxLength(200))])),
      /** Compare with another field instead of a value. */
      other: z.optional(path),
    }),
    z.object({ expression: expressionText }),
  ]),
);

const repeated = {
  every: z.int().check(z.minimum(1), z.maximum(flowLimits.minutes)),
  max: z.int().check(z.minimum(1), z.maximum(flowLimits.reminders)),
};

/** How long a step may take, who is told, and what happens by itself. Times are minutes. */
export const due = z.object({
  after: z.union([z.object({ minutes }), z.object({ field: path })]),
  /** Counted from when the step was reached, or from when the flow was submitted. */
  from: z._default(z.enum(['receive', 'launch']), 'receive'),
  calendar: z._default(z.enum(['natural', 'work']), 'natural'),
  /** Reminders before the end, the first so many minutes before it. */
  remind: z.optional(z.object({ before: minutes, ...repeated })),
  /** Reminders when it is late. */
  late: z.optional(z.object(repeated)),
  onOverdue: z._default(
    z.union([z.enum(['none', 'pass', 'reject', 'escalate']), z.object({ transfer: z.array(who) })]),
    'none',
  ),
  /** How long after the end that happens. */
  overdueAfter: z._default(minutes, 0),
});
export type Due = z.infer<typeof due>;

export const nodeButtons = ['reject', 'return', 'transfer', 'addSign', 'save', 'print'] as const;
export type NodeButton = (typeof nodeButtons)[number];

const common = { id, name: z._default(short, '') };
const rights = z._default(fieldRights, {});
/** Masked fields whose whole value the people of this step may look at. */
const reveals = z._default(z.array(path).check(z.maxLength(formLimits.fields)), []);
const onReject = z._default(
  z.union([z.enum(['end', 'start', 'prev', 'choose', 'continue']), z.object({ node: id })]),
  'end',
);

const start = z.object({ kind: z.literal('start'), ...common, fields: rights });

const human = {
  ...common,
  who: whoList,
  sign: z._default(sign, signPresets.any),
  fields: rights,
  reveals,
  buttons: z._default(z.array(z.enum(nodeButtons)), [...nodeButtons]),
  buttonTexts: z._default(z.record(z.string().check(z.maxLength(20)), z.string().check(z.maxLength(20))), {}),
  onEmpty: z._default(
    z.union([
      z.enum(['admin', 'pass', 'reject', 'block', 'prevPicks', 'initiator']),
      z.object({ users: z.array(someId).check(z.maxLength(100)) }),
    ]),
    'admin',
  ),
  onReject,
  returnTo: z._default(z.union([z.enum(['any', 'start', 'prev']), z.array(id)]), 'any'),
  afterReturn: z._default(z.enum(['rerun', 'backHere', 'ask']), 'rerun'),
  reassignOnReturn: z._default(z.enum(['same', 'resolve']), 'same'),
  opinion: z._default(z.enum(['optional', 'required', 'onReject']), 'optional'),
  signature: z._default(z.boolean(), false),
  neverSkip: z._default(z.boolean(), false),
  skipInitiator: z.optional(z.enum(['no', 'skip', 'superior'])),
  skipRepeat: z.optional(z.enum(['no', 'adjacent', 'any'])),
  autoPass: z.optional(condition),
  autoReject: z.optional(condition),
  due: z.optional(due),
  cc: whoList,
  recall: z._default(z.boolean(), true),
  batch: z._default(z.boolean(), false),
  progress: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
};
const approve = z.object({ kind: z.literal('approve'), ...human });
/** Work is done here, nothing is rejected. */
const handle = z.object({ kind: z.literal('handle'), ...human });
const cc = z.object({ kind: z.literal('cc'), ...common, who: whoList });

/** Values handed over, by the name they have on the other side. */
const mapping = z._default(z.array(z.object({ from: path, to: path })).check(z.maxLength(200)), []);
const sub = z.object({
  kind: z.literal('sub'),
  ...common,
  /** The key of the flow that is started. */
  flow: someId,
  /** One for each starter, or one for each row of a sub-table. */
  per: z._default(z.union([z.literal('one'), z.object({ field: model })]), 'one'),
  wait: z._default(z.boolean(), true),
  in: mapping,
  out: mapping,
  /** Nobody named: the initiator. */
  starter: whoList,
  onReject,
});
const delay = z.object({
  kind: z.literal('delay'),
  ...common,
  until: z.union([z.object({ minutes }), z.object({ field: path })]),
  calendar: z._default(z.enum(['natural', 'work']), 'natural'),
});
const action = z.object({
  kind: z.literal('action'),
  ...common,
  /** What the server does; the engine only asks for it. */
  run: z.object({ action: short, settings: z._default(z.record(short, z.unknown()), {}) }),
  retry: z._default(z.int().check(z.minimum(0), z.maximum(10)), 0),
  undoable: z._default(z.boolean(), false),
  /** Fields its answer may write. */
  writes: z._default(z.array(model).check(z.maxLength(200)), []),
});

export type StartNode = z.infer<typeof start>;
export type HumanNode = z.infer<typeof approve> | z.infer<typeof handle>;
export type CcNode = z.infer<typeof cc>;
export type SubNode = z.infer<typeof sub>;
export type DelayNode = z.infer<typeof delay>;
export type ActionNode = z.infer<typeof action>;
export interface BranchArm {
  id: string;
  name: string;
  when?: Condition | undefined;
  isDefault: boolean;
  seq: FlowNode[];
}
export interface BranchNode {
  kind: 'branch';
  id: string;
  name: string;
  /** The first true one, every true one, all of them, or those the handler before ticks. */
  mode: 'exclusive' | 'inclusive' | 'parallel' | 'choose';
  arms: BranchArm[];
}
export type FlowNode = StartNode | HumanNode | CcNode | BranchNode | SubNode | DelayNode | ActionNode;

const branchArm: z.ZodMiniType<BranchArm> = z.object({
  id,
  name: z._default(short, ''),
  when: z.optional(condition),
  isDefault: z._default(z.boolean(), false),
  get seq() {
    return z.array(flowNode).check(z.maxLength(flowLimits.nodes));
  },
});
const branch: z.ZodMiniType<BranchNode> = z.object({
  kind: z.literal('branch'),
  ...common,
  mode: z._default(z.enum(['exclusive', 'inclusive', 'parallel', 'choose']), 'exclusive'),
  get arms() {
    return z.array(branchArm).check(z.maxLength(flowLimits.arms));
  },
});
export const flowNode: z.ZodMiniType<FlowNode> = z.lazy(() =>
  z.union([start, approve, handle, cc, branch, sub, delay, action]),
);

export const flowSettings = z.object({
  /**
   * An approver who is the initiator: decides, is passed over, or is replaced by the manager. A step that names the
   * initiator itself (`by: 'initiator'`) is meant for them and is never taken away from them.
   */
  skipInitiator: z._default(z.enum(['no', 'skip', 'superior']), 'superior'),
  /** An approver who approved the step before, or any step before. */
  skipRepeat: z._default(z.enum(['no', 'adjacent', 'any']), 'no'),
  withdraw: z._default(z.enum(['never', 'beforeHandled', 'anytime']), 'beforeHandled'),
  /** So many days from its approval a request may be revoked; 0: it is not offered. */
  revokeDays: z._default(z.int().check(z.minimum(0), z.maximum(flowLimits.revokeDays)), 0),
  maxAddDepth: z._default(z.int().check(z.minimum(1), z.maximum(5)), 3),
  /** `{@launchUserName}`, `{@flowFullName}`, `{@flowFullCode}`, `{@launchTime}` and `{field}`. */
  title: z._default(short, '{@launchUserName}的{@flowFullName}'),
  summaryFields: z._default(z.array(path).check(z.maxLength(5)), []),
  /** Who may start it; nobody named means everybody. */
  launchBy: z.optional(members),
  admins: z.optional(members),
  urgeCooldownMinutes: z._default(minutes, 30),
  comments: z._default(z.boolean(), true),
  summary: z._default(z.boolean(), true),
});
export type FlowSettings = z.infer<typeof flowSettings>;

/** A flow as it is designed: a tree, so that a join can never wait for an arm that does not come. */
export const flowTemplate = z.object({
  key: someId,
  version: z._default(z.int().check(z.minimum(1)), 1),
  name: z._default(short, ''),
  code: z._default(short, ''),
  /** The version of the form it was made for. */
  formVersion: z.optional(short),
  settings: z._default(flowSettings, z.parse(flowSettings, {})),
  root: z.array(flowNode).check(z.maxLength(flowLimits.nodes)),
  translations: z.optional(translations),
});
export type FlowTemplate = z.infer<typeof flowTemplate>;

/** A template with everything it leaves out; throws when it is none. */
export const readFlowTemplate = (given: unknown): FlowTemplate => z.parse(flowTemplate, given);
