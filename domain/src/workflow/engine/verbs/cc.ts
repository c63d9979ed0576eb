import { isFlowAdmin } from '../../people/may-act.ts';
import type { CommandOf } from '../commands.ts';
import { copyToNamed } from '../copies.ts';
import { type Run, refuse } from '../run.ts';

/** Somebody who takes part lets others know. */
export function cc(run: Run<CommandOf<'cc'>>): void {
  const { command, state } = run;
  const isTakingPart =
    command.actor === state.initiator ||
    command.actor === state.submittedBy ||
    state.tasks.some(({ user, by }) => user === command.actor || by === command.actor);
  if (!isTakingPart && !isFlowAdmin(run.flow, run.context, state, command.actor)) refuse('E_NO_RIGHT');
  if (state.status === 'draft') refuse('E_NOT_RUNNING');
  copyToNamed(run, command.users, null);
}
