import { type Run, refuse } from '../engine/run.ts';
import { mayStandIn } from './delegation.ts';
import { hasTakenOver } from './successor.ts';

/**
 * Whose request it is takes it back, or who submitted it for them and is still entrusted with that, or who took it over
 * when they left.
 */
export function needOwnRequest(run: Run): void {
  const { command, state, context } = run;
  if (command.actor === state.initiator || isStillStandingIn(run)) return;
  if (!hasTakenOver(context.directory, state, command.actor)) refuse('E_NO_RIGHT');
}

const isStillStandingIn = ({ command, state, context }: Run): boolean =>
  command.actor === state.submittedBy &&
  mayStandIn(context.delegations, {
    type: 'launch',
    from: state.initiator,
    to: command.actor,
    key: state.key,
    now: context.now,
  });
