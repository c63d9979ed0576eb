import type { HumanNode } from '@fairway/contract/flow-template.ts';
import type { Run } from '../engine/run.ts';
import { type FlowState, flowAdmin, handleStatus, type Task } from '../engine/state.ts';
import { isActiveUser, managersOf } from './directory.ts';
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

/** An initiator who would approve for themselves is replaced by their nearest active manager. */
export function replaceInitiator(run: Run, node: HumanNode, people: readonly Found[]): readonly Found[] {
  const rule = node.skipInitiator ?? run.flow.template.settings.skipInitiator;
  const { initiator } = run.state;
  if (rule !== 'superior' || node.neverSkip || !people.some(({ user }) => user === initiator)) return people;
  const { directory } = run.context;
  const superior = managersOf(directory, initiator).find((user) => isActiveUser(directory, user));
  if (superior === undefined) return people;
  const replaced = people.map((one) => (one.user === initiator ? { user: superior, via: 'manager' } : one));
  return replaced.filter(({ user }, place) => replaced.findIndex((other) => other.user === user) === place);
}
