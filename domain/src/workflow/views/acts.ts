import type { FlowAct } from '@fairway/contract/workflow.ts';
import type { FlowCommand } from '../engine/commands.ts';
import { decide } from '../engine/decide.ts';
import type { FlowContext } from '../engine/run.ts';
import {
  type FlowState,
  groupOf,
  isActive,
  isCounted,
  isSettled,
  type Task,
  taskOf,
  visitOf,
} from '../engine/state.ts';
import { mayReject } from '../engine/take-task.ts';
import { mayStandIn } from '../people/delegation.ts';
import { isFlowAdmin, mayAct } from '../people/may-act.ts';
import { mayStart } from '../people/may-launch.ts';
import { isOwnRequest, mayAssign, mayResume } from '../people/no-self-approval.ts';
import { hasTakenOver } from '../people/successor.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';
import { returnChoices } from './projections.ts';

/** How somebody looks at a flow: codes of the wire. */
export const opTypes = { write: '-1', mine: '0', todo: '1', done: '2', copy: '3', manage: '4' } as const;
export type OpType = (typeof opTypes)[keyof typeof opTypes];

export interface Looking {
  opType: OpType;
  /** The task that is open, or the one a record is about. */
  task?: string | undefined;
  /** They have the right to manage flows at all. */
  isMonitor: boolean;
  /** It was started by another flow. */
  isSubFlow?: boolean;
}

interface Seen {
  flow: CompiledFlow;
  state: FlowState;
  context: FlowContext;
  caller: string;
}

/** What somebody may do here now: exactly what a command would not be refused for reasons of right, status or button. */
export function actsOf(
  flow: CompiledFlow,
  state: FlowState,
  context: FlowContext,
  caller: string,
  looking: Looking,
): FlowAct[] {
  const seen: Seen = { flow, state, context, caller };
  return [...byHow(seen, looking), ...anywhere(seen, looking)];
}

function byHow(seen: Seen, { opType, task, isMonitor, isSubFlow = false }: Looking): FlowAct[] {
  switch (opType) {
    case opTypes.write:
    case opTypes.mine:
      return initiatorActs(seen, isSubFlow);
    case opTypes.todo:
      return taskActs(seen, task);
    case opTypes.done:
      return [...recallAct(seen, task), ...reduceAct(seen)];
    case opTypes.copy:
      return [];
    case opTypes.manage:
      return isMonitor ? managingActs(seen) : [];
  }
}

/** What does not depend on how they came here. */
function anywhere(seen: Seen, { opType, task }: Looking): FlowAct[] {
  const { flow, state } = seen;
  if (state.status === 'draft') return [];
  const acts: FlowAct[] = [];
  if (mayCopy(seen)) acts.push('copy');
  if (flow.template.settings.comments) acts.push('comment');
  if (opType !== opTypes.manage && maySeePrint(seen, opType === opTypes.todo ? task : undefined))
    acts.push('print');
  return acts;
}

/** A step may leave printing out for those who handle it. */
function maySeePrint({ flow, state }: Seen, task: string | undefined): boolean {
  const node = task === undefined ? undefined : nodeOfTask(flow, state, task);
  return !node || !isHumanNode(node) || node.buttons.includes('print');
}

const nodeOfTask = (flow: CompiledFlow, state: FlowState, task: string) =>
  flow.byId.get(visitOf(state, taskOf(state, task)?.visit ?? '')?.node ?? '')?.node;

function initiatorActs(seen: Seen, isSubFlow: boolean): FlowAct[] {
  const { state, caller, flow, context } = seen;
  const acts: FlowAct[] = [];
  if (maySubmit(seen)) acts.push('submit');
  if (maySave(seen)) acts.push('save');
  if (isAccepted(seen, { type: 'withdraw' })) acts.push('revoke');
  if (isAccepted(seen, { type: 'revoke', flow: '', opinion: '…', isSubFlow })) acts.push('revokeApproved');
  if ((isMine(seen) || isFlowAdmin(flow, context, state, caller)) && hasSomebodyToUrge(state))
    acts.push('press');
  const isIdle = state.status === 'draft' || state.status === 'withdrawn';
  if (isIdle && caller === state.initiator && !isSubFlow) acts.push('delete');
  return acts;
}

const isMine = ({ state, caller, context }: Seen): boolean =>
  caller === state.initiator ||
  caller === state.submittedBy ||
  hasTakenOver(context.directory, state, caller);

function maySubmit(seen: Seen): boolean {
  const { state, flow, context } = seen;
  if (state.revokes) return false;
  if (isActive(state)) {
    const start = startTask(state);
    return state.status === 'running' && start !== undefined && isAllowed(seen, start);
  }
  if (isSettled(state)) return false;
  const { initiator: user, place } = state;
  if (!mayStart(flow, context.directory, { user, place })) return false;
  return isStandingInFor(seen);
}

function isStandingInFor({ state, caller, flow, context }: Seen): boolean {
  if (caller === state.initiator) return true;
  const { now, delegations } = context;
  const { key } = flow.template;
  return mayStandIn(delegations, { type: 'launch', from: state.initiator, to: caller, key, now });
}

function maySave({ state, caller }: Seen): boolean {
  if (caller !== state.initiator || state.revokes) return false;
  if (isActive(state)) return startTask(state) !== undefined;
  return !isSettled(state);
}

/** It was sent back to its initiator. */
const startTask = (state: FlowState): Task | undefined =>
  state.tasks.find((task) => task.via === 'start' && isWaiting(state, task));

const isWaiting = (state: FlowState, task: Task): boolean =>
  task.state === 'pending' && visitOf(state, task.visit)?.state === 'open';

const isAllowed = ({ flow, context, state, caller }: Seen, task: Task): boolean =>
  mayAct(flow, context, state, task, caller).may;

/** Asks the engine itself, where nothing but the right, the status and the rules can speak against it. */
const isAccepted = ({ flow, state, context, caller }: Seen, intent: object): boolean =>
  !decide(flow, state, { ...intent, id: '', actor: caller } as FlowCommand, context).refusal;

const hasSomebodyToUrge = ({ status, tasks }: FlowState): boolean =>
  status === 'running' && tasks.some(({ state, via }) => state === 'pending' && via !== 'start');

function taskActs(seen: Seen, taskId: string | undefined): FlowAct[] {
  const { flow, state } = seen;
  const task = taskId === undefined ? undefined : taskOf(state, taskId);
  if (state.status !== 'running' || !task || !isWaiting(state, task) || !isAllowed(seen, task))
    return [...recallAct(seen, taskId), ...reduceAct(seen)];
  const node = nodeOfTask(flow, state, task.id);
  if (!node) return [];
  if (node.kind === 'start') return maySave(seen) ? ['submit', 'save'] : ['submit'];
  if (node.kind === 'action') return ['audit', 'reject'];
  if (!isHumanNode(node)) return [];
  const acts: FlowAct[] = ['audit'];
  const has = (button: (typeof node.buttons)[number]) => node.buttons.includes(button);
  if (mayReject(state, node) || (has('return') && returnChoices(flow, state, task.id).length > 0))
    acts.push('reject');
  if (has('transfer')) acts.push('transfer');
  if (has('addSign')) acts.push('freeApprover');
  if (has('save')) acts.push('saveAudit');
  return [...acts, ...poolActs(state, task), ...reduceAct(seen)];
}

/** To take it out of the pool while others could, to give it back when they cannot. */
function poolActs(state: FlowState, task: Task): FlowAct[] {
  if (groupOf(state, task.group)?.sign.order !== 'claim') return [];
  const peers = state.tasks.filter((other) => other.group === task.group && other.id !== task.id);
  if (peers.some((other) => other.state === 'pending')) return ['claim'];
  return peers.some((other) => other.state === 'queued') ? ['unclaim'] : [];
}

const recallAct = (seen: Seen, task: string | undefined): FlowAct[] =>
  task !== undefined && isAccepted(seen, { type: 'recall', task }) ? ['recall'] : [];

const reduceAct = (seen: Seen): FlowAct[] => (removableTasks(seen).length > 0 ? ['reduceSign'] : []);

/** Those somebody added, and may take away again. */
function removableTasks({ flow, state, context, caller }: Seen): Task[] {
  if (state.status !== 'running') return [];
  const isAdmin = isFlowAdmin(flow, context, state, caller) && !isOwnRequest(state, caller);
  return state.tasks.filter((task) => {
    const isUndecided = task.state === 'pending' || task.state === 'queued' || task.state === 'waitBefore';
    if (task.addedBy === null || !isUndecided || visitOf(state, task.visit)?.state !== 'open') return false;
    const adder = taskOf(state, task.addedBy);
    if (adder?.user !== caller && adder?.by !== caller && !isAdmin) return false;
    return state.tasks.some(
      (other) => other.group === task.group && other.id !== task.id && isCounted(other),
    );
  });
}

function mayCopy({ flow, state, context, caller }: Seen): boolean {
  return (
    caller === state.initiator ||
    caller === state.submittedBy ||
    state.tasks.some(({ user, by }) => user === caller || by === caller) ||
    isFlowAdmin(flow, context, state, caller)
  );
}

function managingActs(seen: Seen): FlowAct[] {
  const { flow, state, context, caller } = seen;
  if (!isFlowAdmin(flow, context, state, caller)) return [];
  const isOwn = isOwnRequest(state, caller);
  const isAssignable = (task: Task) =>
    (task.state === 'pending' || task.state === 'queued') &&
    task.via !== 'start' &&
    mayAssign(state, task, caller);
  const acts: FlowAct[] = [];
  if (isActive(state)) acts.push('cancel');
  if (state.status === 'running') {
    if (state.tasks.some(isAssignable)) acts.push('assign');
    if (!isOwn) acts.push('change');
    acts.push('suspend');
    if (hasSomebodyToUrge(state)) acts.push('press');
    acts.push(...reduceAct(seen));
  }
  if (state.status === 'paused' && mayResume(state, caller)) acts.push('restore');
  if (!isOwn && (state.status === 'rejected' || state.status === 'terminated') && !state.revokes)
    acts.push('resurgence');
  return acts;
}
