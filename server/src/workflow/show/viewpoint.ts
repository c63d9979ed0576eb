import type { FlowNode } from '@fairway/contract/flow-template.ts';
import type { FieldRights } from '@fairway/contract/forms.ts';
import type { FlowContext } from '@fairway/domain/workflow/engine/run.ts';
import { isActive, type Task, taskOf, visitOf } from '@fairway/domain/workflow/engine/state.ts';
import { mayStandIn } from '@fairway/domain/workflow/people/delegation.ts';
import { isFlowAdmin, mayAct } from '@fairway/domain/workflow/people/may-act.ts';
import { actsOf, type OpType, opTypes } from '@fairway/domain/workflow/views/acts.ts';
import {
  copyRights,
  readingRights,
  stepsOf,
  writingRights,
} from '@fairway/domain/workflow/views/field-rights.ts';
import type { OpenFlow } from '../open-flow.ts';

/** How somebody came to a flow, as they say. */
export interface Asked {
  opType?: OpType | undefined;
  /** What a task or a record is called inside the flow: `o31`, `r7`. */
  inside: string;
}

/** Where somebody looks at a flow from: what they see and may write follows from who they are there. */
export interface Viewpoint {
  opType: OpType;
  /** The step whose settings hold. */
  node: FlowNode | undefined;
  task: Task | undefined;
  rights: FieldRights;
  /** They fill the form in here, at least some of it. */
  mayWrite: boolean;
  /** The task is theirs to decide now. */
  isHandling: boolean;
  /** Whose task it is, when it was entrusted to them. */
  onBehalfOf: string | null;
}

interface Looker {
  open: OpenFlow;
  context: FlowContext;
  caller: string;
  /** They may manage flows at all. */
  isMonitor: boolean;
}

/**
 * The place somebody asks to look from, if it is theirs; else the nearest that is. Asking for another place never shows
 * more than one may see from one's own.
 */
export function viewpointOf(looker: Looker, { opType, inside }: Asked): Viewpoint {
  const wanted = opType ?? naturalType(inside);
  const from: Record<OpType, () => Viewpoint | undefined> = {
    [opTypes.write]: () => asInitiator(looker, opTypes.write),
    [opTypes.mine]: () => asInitiator(looker, opTypes.mine),
    [opTypes.todo]: () => atTask(looker, inside),
    [opTypes.done]: () => atRecord(looker, inside),
    [opTypes.copy]: () => asCopied(looker),
    [opTypes.manage]: () => asManager(looker),
  };
  const found = from[wanted]();
  if (found) return found;
  const own =
    asInitiator(looker, opTypes.mine) ?? atLatestTask(looker) ?? asCopied(looker) ?? asManager(looker);
  // A copy, and a task that is somebody else's by now, are only read.
  const isOnlyRead = wanted === opTypes.copy || wanted === opTypes.todo;
  return own ? { ...own, opType: isOnlyRead ? opTypes.copy : own.opType } : onlooking(looker);
}

/** Every place of theirs: all they see of a flow is what they see from one of these. */
export function viewpointsOf(looker: Looker): Viewpoint[] {
  const { tasks, records } = looker.open.state;
  const own = [
    asInitiator(looker, opTypes.mine),
    ...tasks.map(({ id }) => atTask(looker, id)),
    ...records.map((_, place) => atRecord(looker, `r${place}`)),
    asCopied(looker),
    asManager(looker),
  ].filter((view) => view !== undefined);
  return own.length > 0 ? own : [onlooking(looker)];
}

const naturalType = (inside: string): OpType =>
  inside.startsWith('o') ? opTypes.todo : inside.startsWith('r') ? opTypes.done : opTypes.mine;

const plain = { task: undefined, mayWrite: false, isHandling: false, onBehalfOf: null };

function asInitiator({ open, context, caller, isMonitor }: Looker, opType: OpType): Viewpoint | undefined {
  const { state, published, row } = open;
  const { flow } = published;
  const { now, delegations } = context;
  const standsIn = { type: 'launch', from: state.initiator, to: caller, key: state.key, now } as const;
  const isTheirs =
    [state.initiator, state.submittedBy, row.delegateUserId].includes(caller) ||
    mayStandIn(delegations, standsIn);
  const node = flow.root[0]?.node;
  if (!isTheirs || !node) return undefined;
  const acts = actsOf(flow, state, context, caller, { opType, isMonitor });
  const mayWrite = acts.includes('submit') || acts.includes('save');
  const rights = mayWrite ? writingRights(node, flow.form) : readingRights([node], flow.form);
  return { ...plain, opType, node, rights, mayWrite };
}

function atTask(looker: Looker, inside: string): Viewpoint | undefined {
  const { open, context, caller } = looker;
  const { flow } = open.published;
  const task = taskOf(open.state, inside);
  const node = task && nodeOf(open, task);
  if (!task || !node) return undefined;
  const right = mayAct(flow, context, open.state, task, caller);
  const isWaiting = task.state === 'pending' && isActive(open.state);
  if (right.may && isWaiting) {
    // While it stands still nobody writes, and in a revocation nobody ever does.
    const isHandling = open.state.status === 'running';
    const isOpen = isHandling && !open.state.revokes;
    const rights = isOpen ? writingRights(node, flow.form) : readingRights([node], flow.form);
    const mayWrite =
      Object.values(rights).some((one) => one === 'edit' || one === 'required') || isStart(task);
    const { onBehalfOf } = right;
    return { opType: opTypes.todo, node, task, rights, mayWrite: isOpen && mayWrite, isHandling, onBehalfOf };
  }
  return isOfCaller(looker, task) ? readFrom(looker, task, node, opTypes.todo) : undefined;
}

function atRecord(looker: Looker, inside: string): Viewpoint | undefined {
  const { state } = looker.open;
  const record = /^r\d+$/.test(inside) ? state.records[Number(inside.slice(1))] : undefined;
  const task = taskOf(state, record?.task ?? '');
  const node = task && nodeOf(looker.open, task);
  const isTheirs = record?.user === looker.caller || (task && isOfCaller(looker, task));
  return task && node && isTheirs ? readFrom(looker, task, node, opTypes.done) : undefined;
}

/** Without being told which task: the last they had. */
function atLatestTask(looker: Looker): Viewpoint | undefined {
  const task = looker.open.state.tasks.findLast(
    (one) => one.state !== 'queued' && one.state !== 'removed' && isOfCaller(looker, one),
  );
  const node = task && nodeOf(looker.open, task);
  return task && node ? readFrom(looker, task, node, opTypes.done) : undefined;
}

/** It came back to whoever requests it: everything is open there but what is named. */
const isStart = ({ via }: Task): boolean => via === 'start';

const isOfCaller = ({ caller }: Looker, { user, by }: Task): boolean => user === caller || by === caller;

const readFrom = ({ open }: Looker, task: Task, node: FlowNode, opType: OpType): Viewpoint => ({
  ...plain,
  opType,
  node,
  task,
  rights: readingRights([node], open.published.flow.form),
});

const nodeOf = ({ state, published }: OpenFlow, task: Task): FlowNode | undefined =>
  published.flow.byId.get(visitOf(state, task.visit)?.node ?? '')?.node;

function asCopied({ open, caller }: Looker): Viewpoint | undefined {
  const rights = copyRights(open.published.flow, open.state, caller);
  return rights && { ...plain, opType: opTypes.copy, node: undefined, rights };
}

function asManager({ open, context, caller, isMonitor }: Looker): Viewpoint | undefined {
  const { flow } = open.published;
  if (!isMonitor || !isFlowAdmin(flow, context, open.state, caller)) return undefined;
  return { ...plain, opType: opTypes.manage, node: undefined, rights: readingRights([], flow.form) };
}

/** Somebody without a place of their own, mentioned in a comment: what anybody does not see, they do not. */
function onlooking({ open }: Looker): Viewpoint {
  const { flow } = open.published;
  const rights = readingRights(stepsOf(flow), flow.form);
  return { ...plain, opType: opTypes.copy, node: undefined, rights };
}
