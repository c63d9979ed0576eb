import { mayAssign } from '../../people/no-self-approval.ts';
import { type CommandOf, systemActor } from '../commands.ts';
import { type Run, refuse, saidIn } from '../run.ts';
import { taskOf } from '../state.ts';
import { needAdmin, needFreePerson } from '../take-task.ts';

/** An administrator gives a task to somebody else. */
export function assign(run: Run<CommandOf<'assign'>>): void {
  const { command, state } = run;
  needAdmin(run);
  const task = taskOf(state, command.task);
  if (!task || (task.state !== 'pending' && task.state !== 'queued')) refuse('E_DONE');
  if (task.via === 'start') {
    // Only what lay with somebody in their place goes back to whose request it is.
    if (command.actor !== systemActor || command.to !== state.initiator) refuse('E_OFF');
  } else {
    if (!mayAssign(state, task, command.actor)) refuse('E_OWN');
    needFreePerson(run, task, command.to);
  }
  run.emit({
    type: 'taskMoved',
    task: task.id,
    from: task.user,
    to: command.to,
    why: 'assign',
    ...saidIn(command),
  });
}
