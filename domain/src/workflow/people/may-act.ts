import type { FlowRefusalName } from '@fairway/contract/flow-words.ts';
import type { FlowContext } from '../engine/run.ts';
import { type FlowState, flowAdmin, type Task } from '../engine/state.ts';
import type { CompiledFlow } from '../template/compile-flow.ts';
import { mayStandIn } from './delegation.ts';
import { membersIn } from './members.ts';
import { isOwnRequest } from './no-self-approval.ts';

export type MayAct =
  | { may: true; onBehalfOf: string | null }
  | { may: false; why: Extract<FlowRefusalName, 'E_NOT_YOURS' | 'E_OWN'> };

/** Whether somebody may decide a task now: it is theirs, it waits for an administrator, or it is entrusted to them. */
export function mayAct(
  flow: CompiledFlow,
  context: FlowContext,
  state: FlowState,
  task: Task,
  user: string,
): MayAct {
  if (task.user === user) return { may: true, onBehalfOf: null };
  if (task.user === flowAdmin) {
    if (!isFlowAdmin(flow, context, state, user)) return { may: false, why: 'E_NOT_YOURS' };
    // It waits for somebody else to become one, or to be assigned; correcting a request is no decision about it.
    if (task.via !== 'start' && isOwnRequest(state, user)) return { may: false, why: 'E_OWN' };
    return { may: true, onBehalfOf: null };
  }
  const isEntrusted = mayStandIn(context.delegations, {
    // To correct a request and submit it again is to launch it.
    type: task.via === 'start' ? 'launch' : 'approve',
    from: task.user,
    to: user,
    key: state.key,
    now: context.now,
  });
  if (!isEntrusted) return { may: false, why: 'E_NOT_YOURS' };
  if (isOwnRequest(state, user)) return { may: false, why: 'E_OWN' };
  return { may: true, onBehalfOf: task.user };
}

/** Named in the template, or an administrator of flows at all. */
export function isFlowAdmin(
  { template }: CompiledFlow,
  { directory }: FlowContext,
  state: Pick<FlowState, 'initiator' | 'place'>,
  user: string,
): boolean {
  if (directory.administrators.includes(user)) return true;
  const { admins } = template.settings;
  return admins !== undefined && membersIn(directory, admins, state).includes(user);
}
