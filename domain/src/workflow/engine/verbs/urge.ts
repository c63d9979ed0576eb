import { isFlowAdmin } from '../../people/may-act.ts';
import { hasTakenOver } from '../../people/successor.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';

const minute = 60_000;

/** Asks everybody who is at it to hurry, not too often. */
export function urge(run: Run<CommandOf<'urge'>>): void {
  const { command, state, context, flow } = run;
  const isMine =
    command.actor === state.initiator ||
    command.actor === state.submittedBy ||
    hasTakenOver(context.directory, state, command.actor);
  if (!isMine && !isFlowAdmin(flow, context, state, command.actor)) refuse('E_NO_RIGHT');
  const cooldown = flow.template.settings.urgeCooldownMinutes * minute;
  if (state.urgedAt !== null && context.now < state.urgedAt + cooldown) refuse('E_COOLDOWN');
  const users = state.tasks
    .filter(({ state: standing, via }) => standing === 'pending' && via !== 'start')
    .map(({ user }) => user);
  if (users.length === 0) refuse('E_NONE');
  run.emit({ type: 'urged', users: [...new Set(users)] });
}
