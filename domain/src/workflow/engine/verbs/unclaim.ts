import type { CommandOf } from '../commands.ts';
import { type Run, refuse } from '../run.ts';
import { groupOf } from '../state.ts';
import { takeStep } from '../take-task.ts';

/** Gives a task back to the pool. */
export function unclaim(run: Run<CommandOf<'unclaim'>>): void {
  const { task } = takeStep(run, run.command.task);
  const { state } = run;
  if (groupOf(state, task.group)?.sign.order !== 'claim') refuse('E_OFF');
  for (const peer of state.tasks)
    if (peer.group === task.group && peer.state === 'queued')
      run.emit({ type: 'taskActivated', task: peer.id });
}
