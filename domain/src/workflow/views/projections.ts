import { returnTargets } from '../engine/return-target.ts';
import { type FlowState, isActive, isApproved, taskOf, visitOf } from '../engine/state.ts';
import { isAllowed } from '../engine/verbs/return.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';

/** A task as a to-do list shows it. */
export interface PendingTask {
  task: string;
  visit: string;
  node: string;
  nodeName: string;
  user: string;
  since: number;
  /** When it is due; null without a limit. */
  due: number | null;
  /** It is the initiator's own: to be corrected and submitted again. */
  isStart: boolean;
}

const nameOf = (flow: CompiledFlow, node: string): string => flow.byId.get(node)?.node.name ?? '';

/** Every task somebody has to decide now. While a flow is paused they are there, but nobody can act. */
export function pendingTasks(flow: CompiledFlow, state: FlowState): PendingTask[] {
  if (!isActive(state)) return [];
  return state.tasks.flatMap((task) => {
    const visit = task.state === 'pending' ? visitOf(state, task.visit) : undefined;
    if (visit?.state !== 'open') return [];
    return [
      {
        task: task.id,
        visit: visit.id,
        node: visit.node,
        nodeName: nameOf(flow, visit.node),
        user: task.user,
        since: task.since,
        due: visit.due === null ? null : visit.due + state.frozen,
        isStart: task.via === 'start',
      },
    ];
  });
}

/** Where a flow stands: the names of its open nodes, in the order of the template; none when it has ended. */
export function currentNodeNames(flow: CompiledFlow, state: FlowState): string[] {
  const open = new Set(state.visits.filter((visit) => visit.state === 'open').map(({ node }) => node));
  return flow.reading
    .filter(({ node }) => node.kind !== 'branch' && open.has(node.id))
    .map(({ node }) => node.name || node.id);
}

/** How far a flow has come, 0 to 100: what its steps say, else how much of the way is behind it. */
export function completion(flow: CompiledFlow, state: FlowState): number {
  if (isApproved(state.status)) return 100;
  if (!isActive(state)) return 0;
  const open = state.visits.filter((visit) => visit.state === 'open');
  const said = open.flatMap(({ node }) => {
    const found = flow.byId.get(node)?.node;
    return found && isHumanNode(found) && found.progress !== undefined ? [found.progress] : [];
  });
  if (said.length > 0) return Math.max(...said);
  const outermost = open.find(({ frame }) => state.frames[Number(frame.slice(1))]?.parent === null);
  const placed = outermost && flow.byId.get(outermost.node);
  return placed ? Math.round((placed.index / placed.seq.length) * 100) : 0;
}

/** Status codes of the wire. */
export const taskStatus = {
  draft: 0,
  running: 1,
  approved: 2,
  returned: 3,
  withdrawn: 4,
  terminated: 5,
  paused: 6,
  // ours; 7 is another's
  revoking: 8,
  revoked: 9,
} as const;

/** A request that was sent back to its start, or rejected, is the initiator's again. */
export function taskStatusOf(state: FlowState): (typeof taskStatus)[keyof typeof taskStatus] {
  if (state.status === 'rejected') return taskStatus.returned;
  if (isWithInitiator(state)) return taskStatus.returned;
  return taskStatus[state.status];
}

/** It runs, and was sent back to whoever submitted it. */
export const isWithInitiator = ({ status, tasks }: FlowState): boolean =>
  status === 'running' && tasks.some(({ via, state }) => via === 'start' && state === 'pending');

/** Where a task can be sent back to, the nearest first; only where its step allows it. */
export function returnChoices(
  flow: CompiledFlow,
  state: FlowState,
  task: string,
): { node: string; nodeName: string }[] {
  const visit = visitOf(state, taskOf(state, task)?.visit ?? '');
  const node = visit && flow.byId.get(visit.node)?.node;
  if (!visit || !node || !isHumanNode(node)) return [];
  const targets = returnTargets({ flow, state }, visit);
  const nearest = targets[0]?.placed.node.id;
  return targets
    .filter(({ placed }) => isAllowed(node, placed.node.id, placed.node.kind === 'start', nearest))
    .map(({ placed }) => ({ node: placed.node.id, nodeName: placed.node.name }));
}
