import { mayResume } from '../../people/no-self-approval.ts';
import type { CommandOf } from '../commands.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { needAdmin } from '../take-task.ts';

/** It goes on; what was due is due so much later. */
export function resume(run: Run<CommandOf<'resume'>>): void {
  const { state, context, command } = run;
  needAdmin(run);
  if (state.status !== 'paused' || state.pausedAt === null) refuse('E_NOT_PAUSED');
  if (!mayResume(state, command.actor)) refuse('E_OWN');
  const frozen = state.frozen + Math.max(0, context.now - state.pausedAt);
  run.emit({ type: 'resumed', frozen, ...saidIn(command) });
}
