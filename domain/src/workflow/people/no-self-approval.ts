import type { FlowNode, HumanNode, Members } from '@fairway/contract/flow-template.ts';
import type { Run } from '../engine/run.ts';
import { type FlowState, flowAdmin, handleStatus, type Task } from '../engine/state.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';
import { type Directory, isActiveUser, managersOf } from './directory.ts';
import { type Initiating, pickable } from './members.ts';
import type { Found } from './resolve-people.ts';

/**
 * Nobody decides about their own request unless its template names them. Whoever is found in place of others, takes
 * over, is added to sign or stands in for somebody is asked this first.
 */
export const isOwnRequest = ({ initiator }: Pick<FlowState, 'initiator'>, user: string): boolean =>
  user === initiator;

/** Who decides about one's own request is not one's own choice, except where there is no other administrator to choose. */
export const mayAssign = (state: Pick<FlowState, 'initiator'>, { user }: Task, actor: string): boolean =>
  !isOwnRequest(state, actor) || user === flowAdmin;

/** What somebody else holds goes on when they, or another administrator, say so. */
export const mayResume = (state: Pick<FlowState, 'initiator' | 'records'>, actor: string): boolean =>
  !isOwnRequest(state, actor) ||
  state.records.findLast(({ code }) => code === handleStatus.paused)?.user === actor;

/** What the template says about a step that would be decided by whose request it is. */
export function ownRequestRule(
  { template }: Pick<CompiledFlow, 'template'>,
  node: HumanNode,
): 'allowed' | 'skip' | 'superior' {
  const rule = node.skipInitiator ?? template.settings.skipInitiator;
  // A step that asks the initiator by name, such as to confirm a receipt, is meant for them.
  const isMeant = node.who.some(({ by }) => by === 'initiator');
  if (rule === 'no' || (isMeant && (rule === 'superior' || node.neverSkip))) return 'allowed';
  // A step that may not be passed over is decided by somebody else.
  return node.neverSkip ? 'superior' : rule;
}

/**
 * An initiator who would decide for themselves is replaced by their nearest active manager. If there is none, the others
 * decide; if there are no others, it is a step without people. Who is only passed over stays, to be passed over; but
 * not at a step that it was sent back to: there somebody is to look at it.
 */
export function replaceInitiator(
  run: Run,
  visit: string,
  node: HumanNode,
  { people, isForward }: { people: readonly Found[]; isForward: boolean },
): readonly Found[] {
  const { initiator } = run.state;
  const rule = ownRequestRule(run.flow, node);
  const isPassedOver = rule === 'skip' && isForward;
  if (rule === 'allowed' || isPassedOver || !people.some(({ user }) => user === initiator)) return people;
  const { directory } = run.context;
  const superior = managersOf(directory, initiator).find(
    (user) => isActiveUser(directory, user) && !isOwnRequest(run.state, user),
  );
  const others = people.filter(({ user }) => user !== initiator);
  if (superior === undefined) return others;
  run.emit({ type: 'initiatorReplaced', visit, by: superior });
  if (others.some(({ user }) => user === superior)) return others;
  return people.map((one) => (one.user === initiator ? { user: superior, via: 'superior' } : one));
}

/** Without whose request it is, unless the template lets them decide here. */
export const withoutInitiator = (
  flow: Pick<CompiledFlow, 'template'>,
  state: Pick<FlowState, 'initiator'>,
  node: FlowNode,
  users: readonly string[],
): string[] =>
  !isHumanNode(node) || ownRequestRule(flow, node) === 'allowed'
    ? [...users]
    : users.filter((user) => !isOwnRequest(state, user));

/** Whom somebody may pick for a step: not whose request it is, as long as there is somebody else. */
export function pickableAt(
  flow: Pick<CompiledFlow, 'template'>,
  state: Initiating,
  node: FlowNode,
  { directory, lists }: { directory: Directory; lists: Members },
): string[] {
  const all = pickable(directory, lists, state);
  const others = withoutInitiator(flow, state, node, all);
  return others.length > 0 ? others : all;
}
