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
  type Op,
  opOf,
  visitOf,
} from '../engine/state.ts';
import { mayReject } from '../engine/take-task.ts';
import { mayStandIn } from '../people/delegation.ts';
import { isFlowAdmin, mayAct } from '../people/may-act.ts';
import { mayStart } from '../people/may-launch.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';
import { returnChoices } from './projections.ts';

/** How somebody looks at a flow: codes of the wire. */
export const opTypes = { write: '-1', mine: '0', todo: '1', done: '2', copy: '3', manage: '4' } as const;
export type OpType = (typeof opTypes)[keyof typeof opTypes];

export interface Looking {
  opType: OpType;
  /** The task that is open, or the one a record is about. */
  op?: string | undefined;
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

function byHow(seen: Seen, { opType, op, isMonitor, isSubFlow = false }: Looking): FlowAct[] {
  switch (opType) {
    case opTypes.write:
    case opTypes.mine:
      return initiatorActs(seen, isSubFlow);
    case opTypes.todo:
      return taskActs(seen, op);
    case opTypes.done:
      return [...recallAct(seen, op), ...reduceAct(seen)];
    case opTypes.copy:
      return [];
    case opTypes.manage:
      return isMonitor ? managingActs(seen) : [];
  }
}

/** What does not depend on how they came here. */
function anywhere(seen: Seen, { opType, op }: Looking): FlowAct[] {
  const { flow, state } = seen;
  if (state.status === 'draft') return [];
  const acts: FlowAct[] = [];
  if (mayCopy(seen)) acts.push('copy');
  if (flow.template.settings.comments) acts.push('comment');
  if (opType !== opTypes.manage && maySeePrint(seen, opType === opTypes.todo ? op : undefined))
    acts.push('print');
  return acts;
}

/** A step may leave printing out for those who handle it. */
function maySeePrint({ flow, state }: Seen, op: string | undefined): boolean {
  const node = op === undefined ? undefined : nodeOfOp(flow, state, op);
  return !node || !isHumanNode(node) || node.buttons.includes('print');
}

const nodeOfOp = (flow: CompiledFlow, state: FlowState, op: string) =>
  flow.byId.get(visitOf(state, opOf(state, op)?.visit ?? '')?.node ?? '')?.node;

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

const isMine = ({ state, caller }: Seen): boolean =>
  caller === state.initiator || caller === state.submittedBy;

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
const startTask = (state: FlowState): Op | undefined =>
  state.ops.find((op) => op.via === 'start' && isWaiting(state, op));

const isWaiting = (state: FlowState, op: Op): boolean =>
  op.state === 'pending' && visitOf(state, op.visit)?.state === 'open';

const isAllowed = ({ flow, context, state, caller }: Seen, op: Op): boolean =>
  mayAct(flow, context, state, op, caller).may;

/** Asks the engine itself, where nothing but the right, the status and the rules can speak against it. */
const isAccepted = ({ flow, state, context, caller }: Seen, intent: object): boolean =>
  !decide(flow, state, { ...intent, id: '', actor: caller } as FlowCommand, context).refusal;

const hasSomebodyToUrge = ({ status, ops }: FlowState): boolean =>
  status === 'running' && ops.some(({ state, via }) => state === 'pending' && via !== 'start');

function taskActs(seen: Seen, opId: string | undefined): FlowAct[] {
  const { flow, state } = seen;
  const op = opId === undefined ? undefined : opOf(state, opId);
  if (state.status !== 'running' || !op || !isWaiting(state, op) || !isAllowed(seen, op))
    return [...recallAct(seen, opId), ...reduceAct(seen)];
  const node = nodeOfOp(flow, state, op.id);
  if (!node) return [];
  if (node.kind === 'start') return maySave(seen) ? ['submit', 'save'] : ['submit'];
  if (node.kind === 'action') return ['audit', 'reject'];
  if (!isHumanNode(node)) return [];
  const acts: FlowAct[] = ['audit'];
  const has = (button: (typeof node.buttons)[number]) => node.buttons.includes(button);
  if (mayReject(state, node) || (has('return') && returnChoices(flow, state, op.id).length > 0))
    acts.push('reject');
  if (has('transfer')) acts.push('transfer');
  if (has('addSign')) acts.push('freeApprover');
  if (has('save')) acts.push('saveAudit');
  return [...acts, ...poolActs(state, op), ...reduceAct(seen)];
}

/** To take it out of the pool while others could, to give it back when they cannot. */
function poolActs(state: FlowState, op: Op): FlowAct[] {
  if (groupOf(state, op.group)?.sign.order !== 'claim') return [];
  const peers = state.ops.filter((other) => other.group === op.group && other.id !== op.id);
  if (peers.some((other) => other.state === 'pending')) return ['claim'];
  return peers.some((other) => other.state === 'queued') ? ['unclaim'] : [];
}

const recallAct = (seen: Seen, op: string | undefined): FlowAct[] =>
  op !== undefined && isAccepted(seen, { type: 'recall', op }) ? ['recall'] : [];

const reduceAct = (seen: Seen): FlowAct[] => (removableOps(seen).length > 0 ? ['reduceSign'] : []);

/** Those somebody added, and may take away again. */
function removableOps({ flow, state, context, caller }: Seen): Op[] {
  if (state.status !== 'running') return [];
  const isAdmin = isFlowAdmin(flow, context, state, caller);
  return state.ops.filter((op) => {
    const isUndecided = op.state === 'pending' || op.state === 'queued' || op.state === 'waitBefore';
    if (op.addedBy === null || !isUndecided || visitOf(state, op.visit)?.state !== 'open') return false;
    const adder = opOf(state, op.addedBy);
    if (adder?.user !== caller && adder?.by !== caller && !isAdmin) return false;
    return state.ops.some((other) => other.group === op.group && other.id !== op.id && isCounted(other));
  });
}

function mayCopy({ flow, state, context, caller }: Seen): boolean {
  return (
    caller === state.initiator ||
    caller === state.submittedBy ||
    state.ops.some(({ user, by }) => user === caller || by === caller) ||
    isFlowAdmin(flow, context, state, caller)
  );
}

function managingActs(seen: Seen): FlowAct[] {
  const { flow, state, context, caller } = seen;
  if (!isFlowAdmin(flow, context, state, caller)) return [];
  const isOpen = ({ state: standing, via }: Op) =>
    (standing === 'pending' || standing === 'queued') && via !== 'start';
  const acts: FlowAct[] = [];
  if (isActive(state)) acts.push('cancel');
  if (state.status === 'running') {
    if (state.ops.some(isOpen)) acts.push('assign');
    acts.push('change', 'suspend');
    if (hasSomebodyToUrge(state)) acts.push('press');
    acts.push(...reduceAct(seen));
  }
  if (state.status === 'paused') acts.push('restore');
  if ((state.status === 'rejected' || state.status === 'terminated') && !state.revokes)
    acts.push('resurgence');
  return acts;
}
