import type { FlowContext } from '../engine/run.ts';
import { type FlowState, isActive, type Task, visitOf } from '../engine/state.ts';
import { mayAct } from '../people/may-act.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';

/** What somebody did at a step is theirs to look at again: a payment that comes back needs the card number once more. */
const decided: readonly Task['state'][] = ['approved', 'rejected', 'returned', 'waitAfter', 'waitBefore'];

/** The masked fields that somebody may look at because a step lets its people: those who can decide it now, or did. */
export function revealedAtSteps(
  flow: CompiledFlow,
  state: FlowState,
  context: FlowContext,
  user: string,
): Set<string> {
  const paths = state.tasks.flatMap((task) => {
    const node = flow.byId.get(visitOf(state, task.visit)?.node ?? '')?.node;
    if (!node || !isHumanNode(node) || node.reveals.length === 0) return [];
    const isNow = task.state === 'pending' && isActive(state) && mayAct(flow, context, state, task, user).may;
    const isPast = decided.includes(task.state) && (task.by ?? task.user) === user && task.auto === null;
    return isNow || isPast ? node.reveals : [];
  });
  return new Set(paths);
}
