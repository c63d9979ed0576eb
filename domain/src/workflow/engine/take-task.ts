import type { ActionNode, HumanNode, NodeButton, StartNode } from '@fairway/contract/flow-template.ts';
import { isColleague } from '../people/directory.ts';
import { isFlowAdmin, mayAct } from '../people/may-act.ts';
import { isOwnRequest } from '../people/no-self-approval.ts';
import { isHumanNode } from '../template/compile-flow.ts';
import { systemActor } from './commands.ts';
import { type Run, refuse } from './run.ts';
import { type FlowState, isCounted, type Task, taskOf, type Visit, visitOf } from './state.ts';

export interface Taken {
  task: Task;
  visit: Visit;
  node: StartNode | HumanNode | ActionNode;
}

/** The task a command is about: it is pending, and the actor may decide it. */
export function takeTask(run: Run, taskId: string, states: readonly Task['state'][] = ['pending']): Taken {
  const task = taskOf(run.state, taskId);
  const visit = task && visitOf(run.state, task.visit);
  const node = visit && run.nodeOf(visit.node)?.node;
  if (!task || !visit || !states.includes(task.state) || visit.state !== 'open')
    return refuse('E_DONE', { places: { who: lastAt(run, task?.visit) } });
  if (!node || !(node.kind === 'start' || node.kind === 'action' || isHumanNode(node)))
    return refuse('E_DONE');
  if (run.isLookingAhead) return { task, visit, node };
  const right = mayAct(run.flow, run.context, run.state, task, run.command.actor);
  if (!right.may) return refuse(right.why);
  run.onBehalfOf = right.onBehalfOf;
  return { task, visit, node };
}

/** Who was faster. */
const lastAt = ({ state }: Run, visit: string | undefined): string =>
  (visit && state.records.findLast((record) => record.visit === visit && !record.undone)?.user) ?? '';

/** A step's own task, not the start's. */
export function takeStep(run: Run, taskId: string): Taken & { node: HumanNode | ActionNode } {
  const { task, visit, node } = takeTask(run, taskId);
  return node.kind === 'start' ? refuse('E_OFF') : { task, visit, node };
}

export function needButton(node: HumanNode | ActionNode, button: NodeButton): void {
  if (node.kind === 'action' || !node.buttons.includes(button)) refuse('E_OFF');
}

/** Who may only send a request back rejects what would revoke it: there is nothing else to say no with. */
export function mayReject({ revokes }: FlowState, node: HumanNode | ActionNode): boolean {
  if (node.kind !== 'approve') return node.kind === 'action';
  return node.buttons.includes('reject') || (revokes !== undefined && node.buttons.includes('return'));
}

/** An administrator of flows, or the system that ends or holds a sub-flow with the flow that started it. */
export function needAdmin(run: Run): void {
  if (run.command.actor === systemActor) return;
  if (!isFlowAdmin(run.flow, run.context, run.state, run.command.actor)) refuse('E_NO_RIGHT');
}

/** An administrator who moves a request on: never their own. */
export function needAdminOfOthers(run: Run): void {
  needAdmin(run);
  if (isOwnRequest(run.state, run.command.actor)) refuse('E_OWN');
}

/** Somebody else who takes over a task: active, and not in its group already. */
export function needFreePerson(run: Run, task: Task, user: string): void {
  if (!isColleague(run.context.directory, user)) refuse('E_USER');
  if (isOwnRequest(run.state, user)) refuse('E_INITIATOR');
  if (isInGroup(run, task.group, user)) refuse('E_DUP');
}

/** Also who has decided: nobody counts twice. */
export const isInGroup = ({ state }: Run, group: string, user: string): boolean =>
  state.tasks.some((task) => task.group === group && task.user === user && isCounted(task));
